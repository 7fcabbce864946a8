// The table on the screen: what the server told, what was chosen so far, and what one looks at.

import { SvelteSet } from 'svelte/reactivity'

import { LineClosed, TableSocket, type Answer, type Asking, type LineState } from '../lib/socket'
import { named } from '../lib/titles.svelte'
import type { Words } from '../lib/words'
import type {
  Ask,
  Line,
  Objection,
  Option,
  People,
  Say,
  SeatInfo,
  Sheet,
  Sight,
  Step,
  TableInfo,
  ToBrowser,
  Undo,
  Wish,
} from '../wire'
import type { Board, Change, Face, Picture, Scene } from './board'
import type { Motion } from './motion'
import { TableClock } from './clock/clock.svelte'
import { patched } from './patch'
import { Talk } from './talk/talk.svelte'
import { Walking, type After } from './walking.svelte'

/** How long "just changed" stays if nobody clicks. */
const FRESH = 6000
const NO_UNDO: Undo = { alone: null, last: null, why: null, asked: null }
const NOTHING: ReadonlySet<string> = new Set()

/** Why a place cannot be chosen; `wishes` null = the server still thinks. */
export interface Refusal {
  readonly thing: string
  readonly wishes: readonly Wish[] | null
}
/** A word to the player that goes away by itself. */
export interface Notice {
  readonly say: Say
  readonly objections: readonly Objection[]
}
/** What is shown large, and beside what. */
export interface Looked {
  readonly thing: string
  readonly at: Element | null
}

/** What the scene needs around it; the words follow the language that is shown. */
export interface Surroundings {
  readonly words: (game: string, names: readonly string[]) => Words
  /** The board of a title, once it is here. */
  readonly board: () => Board | null
  readonly motion: Motion
  /** The secret of the link by which one came; empty = none. */
  readonly invite: string
}

export class TableScene implements Scene {
  /** The secret of the link by which one came; empty = none. */
  readonly invite: string

  // As the server told it

  table = $state.raw<TableInfo | null>(null)
  now = $state.raw<Picture>({})
  chair = $state.raw<number | null>(null)
  asked = $state.raw<readonly number[]>([])
  undo = $state.raw<Undo>(NO_UNDO)
  lines = $state.raw<readonly Line[]>([])
  sheet = $state.raw<Sheet | null>(null)
  over = $state(false)
  /** The line to the server. */
  line = $state<LineState>('open')
  /** Nothing earlier is to be had. */
  whole = $state(false)

  // As one looks at it

  cards = $state.raw<ReadonlyMap<string, Face>>(new Map())
  small = $state(false)
  whyNot = $state(false)
  reasons = $state.raw<Refusal | null>(null)
  looked = $state.raw<Looked | null>(null)
  notice = $state.raw<Notice | null>(null)
  marked = $state.raw<ReadonlySet<string>>(NOTHING)
  /** What was handed in and is not yet answered. */
  busy = $state(false)
  /** The live score sheet, while somebody looks at it. */
  score = $state.raw<Sheet | null>(null)
  /** Whose board lies open at the bottom; null = one's own. */
  shown = $state<number | null>(null)
  readonly fresh = new SvelteSet<string>()
  /** The first move that was told just now. */
  newSince = $state(Infinity)

  readonly clock = new TableClock(() => this.table?.pace.kind ?? 'none')
  readonly talk: Talk

  readonly #around: Surroundings
  readonly #socket: TableSocket
  readonly #walking: Walking
  #at = 0
  #moves = 0
  #freshTimer = 0
  #scoring = false

  readonly seats: readonly SeatInfo[] = $derived.by(() => named(this.#around.words('', []), this.table?.seats ?? []))
  readonly words: Words = $derived.by(() =>
    this.#around.words(
      this.table?.game ?? '',
      this.seats.map((seat) => seat.name),
    ),
  )
  readonly ask: Ask | null = $derived.by(() => this.#walking.open)
  readonly left: readonly Option[] = $derived.by(() => this.#walking.left)
  readonly lit: ReadonlySet<string> = $derived.by(() => (this.busy ? NOTHING : this.#walking.lit))
  readonly pinned: ReadonlySet<string> = $derived.by(() => this.#walking.pinned)
  readonly walked: readonly Option[] = $derived.by(() =>
    this.#walking.strides.map((stride) => stride.option),
  )
  readonly then: Picture | null = $derived.by(() => {
    const after = this.#walking.after
    return after === null ? null : patched(this.now, after.patch)
  })
  /** What the walk takes and brings. */
  readonly change: Change | null = $derived.by(() => {
    const board = this.#around.board()
    if (board === null || this.then === null || this.chair === null) return null
    return board.change(this.now, this.then, this.chair)
  })
  readonly refused: string | null = $derived(this.reasons?.thing ?? null)
  /** Is this chair asked something? */
  readonly mine: boolean = $derived(this.chair !== null && this.asked.includes(this.chair))

  constructor(
    readonly id: string,
    around: Surroundings,
  ) {
    this.invite = around.invite
    this.#around = around
    this.talk = new Talk(id, (message) => this.#ask(message))
    this.#walking = new Walking(
      () => around.board()?.steps ?? NOTHING,
      (moves) => this.#tryOut(moves),
    )
    this.#socket = new TableSocket(
      id,
      null,
      (frame) => this.#take(frame),
      (state) => (this.line = state),
      around.invite,
    )
  }

  close(): void {
    clearTimeout(this.#freshTimer)
    this.#socket.close()
  }

  get walking(): Walking {
    return this.#walking
  }

  /** How many moves the game has. */
  get moves(): number {
    return this.#moves
  }

  title(thing: string): string {
    return this.#around.board()?.title(thing, this) ?? thing
  }

  // Choosing

  touch(thing: string): void {
    this.#seen()
    if (this.whyNot && !this.#walking.pinned.has(thing)) return this.why(thing)
    if (this.busy || this.#walking.touch(thing)) return
    this.why(thing)
  }

  take(option: Option): void {
    this.#seen()
    if (this.busy) return
    void this.#walking.take(option).then(() => this.#straightOn())
  }

  /** Another answer to an earlier question: steppers. */
  swap(at: number, option: Option): void {
    this.#seen()
    if (!this.busy) void this.#walking.swap(at, option)
  }

  rewind(step: number): void {
    this.#seen()
    this.#walking.rewind(step)
  }

  /** One step back: what is open first, then what was chosen; false = nothing was. */
  back(): boolean {
    if (this.#seen()) return true
    return this.#walking.back()
  }

  clear(): boolean {
    this.#seen()
    return this.#walking.clear()
  }

  /** Hand in what was chosen. */
  async commit(): Promise<void> {
    const walking = this.#walking
    if (!walking.complete || this.busy) return
    this.#seen()
    this.busy = true
    await this.#hand({ kind: 'play', at: this.#at, moves: walking.moves })
    this.busy = false
  }

  /** A named button that costs, brings and tells nothing needs no second click. */
  #straightOn(): void {
    const { complete, strides } = this.#walking
    if (!complete || this.busy || strides.some((stride) => stride.ask.sealed)) return
    const told = strides.some((stride) => (stride.after?.says.length ?? 0) > 0)
    const changes = this.change
    if (!told && changes !== null && changes.pay.length + changes.gain.length === 0) void this.commit()
  }

  async #tryOut(moves: string): Promise<After | null> {
    const answer = await this.#ask({ kind: 'walk', at: this.#at, moves })
    if (answer?.kind === 'walked') return answer
    this.#say(answer)
    return null
  }

  // Why not

  why(thing: string): void {
    if (this.chair === null) return
    this.reasons = { thing, wishes: null }
    this.looked = null
    void this.#reasons(thing)
  }

  async #reasons(thing: string): Promise<void> {
    const answer = await this.#ask({ kind: 'why', at: this.#at, moves: this.#walking.moves, thing })
    if (this.reasons?.thing !== thing) return
    if (answer?.kind === 'reasons') this.reasons = { thing, wishes: answer.wishes }
    else this.reasons = null
    if (answer?.kind === 'refused') this.#say(answer)
  }

  // Looking

  detail(thing: string | null, at?: Element): void {
    this.looked = thing === null ? null : { thing, at: at ?? null }
  }

  mark(things: ReadonlySet<string> | null): void {
    this.marked = things ?? NOTHING
  }

  /** Keep the live score sheet up to date while it is looked at. */
  watchScore(on: boolean): void {
    this.#scoring = on
    if (on) void this.#rescore()
  }

  async #rescore(): Promise<void> {
    const answer = await this.#ask({ kind: 'score' })
    if (answer?.kind === 'scored') this.score = answer.sheet
  }

  async earlier(): Promise<void> {
    const first = this.lines[0]
    if (this.whole || first === undefined) return
    const answer = await this.#ask({ kind: 'earlier', n: first.n })
    if (answer === null || this.lines[0] === first) this.whole = true
  }

  /** Look from another of one's seats. */
  async sit(seat: number | null): Promise<void> {
    this.#say(await this.#ask({ kind: 'chair', seat }))
  }

  // Going back

  async takeBack(to: number): Promise<void> {
    this.#walking.clear()
    this.busy = true
    await this.#hand({ kind: 'back', at: this.#at, to })
    this.busy = false
  }

  async agree(yes: boolean): Promise<void> {
    this.#say(await this.#ask({ kind: 'agree', at: this.#at, yes }))
  }

  // Talking with the server

  async #hand(message: Asking): Promise<void> {
    const answer = await this.#ask(message)
    if (answer?.kind === 'sight') this.notice = { say: ['play-moved-on', {}], objections: [] }
    else this.#say(answer)
    if (answer?.kind === 'refused') this.#walking.begin(this.#walking.base)
  }

  async #ask(message: Asking): Promise<Answer | null> {
    try {
      return await this.#socket.ask(message)
    } catch (error) {
      if (error instanceof LineClosed) return null
      throw error
    }
  }

  #say(answer: Answer | null): void {
    if (answer?.kind === 'refused') this.notice = { say: answer.say, objections: answer.objections }
  }

  #take(frame: ToBrowser): void {
    if (frame.kind === 'sight') this.#sight(frame)
    else if (frame.kind === 'step') this.#step(frame)
    else if (frame.kind === 'people') this.#people(frame)
    else if (frame.kind === 'chatted') this.talk.hear(frame.line)
  }

  #sight(sight: Sight): void {
    const same = sight.at === this.#at && sight.chair === this.chair && this.table !== null
    this.#at = sight.at
    this.#moves = sight.moves
    this.table = sight.table
    this.chair = sight.chair
    this.now = sight.picture
    this.asked = sight.asked
    this.undo = sight.undo
    this.lines = sight.lines
    this.whole = (sight.lines[0]?.n ?? 0) === 0
    this.sheet = sight.sheet ?? null
    this.over = sight.table.state === 'over'
    this.clock.hear(sight.table.clocks)
    void this.talk.recall()
    // After a break of the line the same table is there: what was chosen stays chosen.
    if (same && this.#walking.base !== null && sight.ask !== null) return
    this.#forget()
    this.#walking.begin(sight.ask)
    if (this.#scoring) void this.#rescore()
  }

  #step(step: Step): void {
    if (step.was !== this.#at) return this.#lost()
    this.#around.motion.play(() => this.#apply(step), step.back)
    this.#forget()
    this.#walking.begin(step.ask)
    if (this.#scoring) void this.#rescore()
  }

  #apply(step: Step): void {
    this.now = patched(this.now, step.patch)
    this.#at = step.at
    this.#moves = step.moves
    this.asked = step.asked
    this.undo = step.undo
    this.over = step.over
    this.clock.hear(step.clocks)
    this.sheet = step.sheet ?? null
    const kept = step.back ? this.lines.filter((line) => line.n < step.moves) : this.lines
    this.lines = [...kept, ...step.lines]
    this.#freshen(step.lines)
  }

  /** A step is missing: look at the whole table again. */
  #lost(): void {
    void this.#ask({ kind: 'chair', seat: this.chair })
  }

  #people({ table, undo }: People): void {
    this.table = table
    this.undo = undo
    this.clock.hear(table.clocks)
  }

  #freshen(lines: readonly Line[]): void {
    const others = lines.filter((line) => line.seat !== this.chair)
    if (others.length === 0) return
    this.fresh.clear()
    this.newSince = others[0]?.n ?? Infinity
    for (const line of others) {
      for (const thing of line.touches) this.fresh.add(thing)
      if (line.seat >= 0) this.fresh.add(`seat:${line.seat}`)
    }
    clearTimeout(this.#freshTimer)
    this.#freshTimer = window.setTimeout(() => this.fresh.clear(), FRESH)
  }

  /** The next own click: news is old, bubbles close. True = a bubble was open. */
  #seen(): boolean {
    this.fresh.clear()
    const open = this.reasons !== null || this.looked !== null
    this.#forget()
    return open
  }

  #forget(): void {
    this.reasons = null
    this.looked = null
    this.notice = null
  }
}

/** Nothing is paid and nothing gained. */
export function isEmpty(change: Change): boolean {
  return change.pay.length + change.gain.length === 0
}
