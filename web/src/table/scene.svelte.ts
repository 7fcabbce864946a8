// The table on the screen: what the server told, what was chosen so far, and what one looks at.

import { SvelteSet } from 'svelte/reactivity'

import { LineClosed, TableSocket, type Answer, type Asking, type LineState } from '../lib/socket'
import { named } from '../lib/titles.svelte'
import type { Sign, Words } from '../lib/words'
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
import type { Layer } from './layer'
import { patched } from './patch'
import { Talk } from './talk/talk.svelte'
import { Walking, type After } from './walking.svelte'

/** How long "just changed" stays if nobody clicks. */
const FRESH = 6000
/** The seat that answers for dice and decks. */
const CHANCE = -1
const NO_UNDO: Undo = { alone: null, last: null, why: null, asked: null }
const NOTHING: ReadonlySet<string> = new Set()
/** Where nothing can be chosen. */
const RESTING = new Walking(
  () => NOTHING,
  () => Promise.resolve(null),
)

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
  /** The table as it is, whatever lies over it. */
  base = $state.raw<Picture>({})
  /** One's own chair, whatever lies over the table. */
  own = $state.raw<number | null>(null)
  /** Who has to answer at the table itself. */
  due = $state.raw<readonly number[]>([])
  /** All that was told, as far as it is here. */
  told = $state.raw<readonly Line[]>([])
  /** Only these seats may know what chance is asked, where a game is kept. */
  chanceFor = $state.raw<readonly number[]>([])
  undo = $state.raw<Undo>(NO_UNDO)
  sheet = $state.raw<Sheet | null>(null)
  over = $state(false)
  /** The line to the server. */
  line = $state<LineState>('open')
  /** Nothing earlier is to be had. */
  whole = $state(false)
  /** How many moves the game has, and the length of its log. */
  moves = $state(0)
  at = $state(0)

  // As one looks at it

  /** Another moment, laid over the table: the past, or a plan. */
  layer = $state.raw<Layer | null>(null)
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
  #freshTimer = 0
  #scoring = false

  readonly seats: readonly SeatInfo[] = $derived.by(() => named(this.#around.words('', []), this.table?.seats ?? []))
  readonly words: Words = $derived.by(() =>
    this.#around.words(
      this.table?.game ?? '',
      this.seats.map((seat) => seat.name),
    ),
  )
  readonly now: Picture = $derived.by(() => this.layer?.now ?? this.base)
  readonly chair: number | null = $derived.by(() => (this.layer === null ? this.own : this.layer.chair))
  readonly asked: readonly number[] = $derived.by(() => this.layer?.asked ?? this.due)
  readonly lines: readonly Line[] = $derived.by(() => this.layer?.lines ?? this.told)
  /** Where one chooses: at the table, or in a plan. */
  readonly walking: Walking = $derived.by(() =>
    this.layer === null ? this.#walking : (this.layer.walking ?? RESTING),
  )
  readonly ask: Ask | null = $derived.by(() => this.walking.open)
  readonly left: readonly Option[] = $derived.by(() => this.walking.left)
  readonly lit: ReadonlySet<string> = $derived.by(() => (this.busy ? NOTHING : this.walking.lit))
  readonly pinned: ReadonlySet<string> = $derived.by(() => this.walking.pinned)
  readonly walked: readonly Option[] = $derived.by(() =>
    this.walking.strides.map((stride) => stride.option),
  )
  readonly then: Picture | null = $derived.by(() => {
    const after = this.walking.after
    return after === null ? null : patched(this.now, after.patch)
  })
  /** What the walk takes and brings. */
  readonly change: Change | null = $derived.by(() => {
    const board = this.#around.board()
    if (board === null || this.then === null || this.chair === null) return null
    return board.change(this.now, this.then, this.chair)
  })
  readonly refused: string | null = $derived(this.reasons?.thing ?? null)
  /** Is it this person who says what dice and decks say? */
  readonly chance: boolean = $derived.by(() => this.layer === null && this.#walking.base?.seat === CHANCE)
  /** Is this chair asked something? */
  readonly mine: boolean = $derived(
    this.chance || (this.layer?.kind !== 'past' && this.chair !== null && this.asked.includes(this.chair)),
  )

  constructor(
    readonly id: string,
    around: Surroundings,
  ) {
    this.invite = around.invite
    this.#around = around
    this.talk = new Talk(id, (message) => this.query(message))
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

  title(thing: string): string {
    return this.#around.board()?.title(thing, this) ?? thing
  }

  /** What the log draws instead of saying it. */
  sign(say: Say, seat: number): Sign | null {
    return this.#around.board()?.sign?.(say, seat) ?? null
  }

  // Choosing

  touch(thing: string): void {
    this.#seen()
    if (this.layer?.walking === null) return this.detail(thing)
    if (this.whyNot && !this.walking.pinned.has(thing)) return this.why(thing)
    if (this.busy || this.walking.touch(thing)) return
    this.why(thing)
  }

  take(option: Option): void {
    this.#seen()
    if (this.busy) return
    void this.walking.take(option).then(() => this.#straightOn())
  }

  /** Another answer to an earlier question: steppers. */
  swap(at: number, option: Option): void {
    this.#seen()
    if (!this.busy) void this.walking.swap(at, option)
  }

  rewind(step: number): void {
    this.#seen()
    this.walking.rewind(step)
  }

  /** One step back: what is open first, then what was chosen; false = nothing was. */
  back(): boolean {
    if (this.#seen()) return true
    return this.walking.back() || (this.layer?.back() ?? false)
  }

  clear(): boolean {
    this.#seen()
    return this.walking.clear()
  }

  /** Hand in what was chosen. */
  async commit(): Promise<void> {
    const { layer, walking } = this
    if (!walking.complete || this.busy) return
    this.#seen()
    this.busy = true
    if (layer !== null) await layer.commit()
    else await this.#hand({ kind: 'play', at: this.at, moves: walking.moves })
    this.busy = false
  }

  /** A named button that costs, brings and tells nothing needs no second click. */
  #straightOn(): void {
    const { complete, strides } = this.walking
    if (complete && this.chance) return void this.commit()
    if (!complete || this.busy || strides.some((stride) => stride.ask.sealed)) return
    const told = strides.some((stride) => (stride.after?.says.length ?? 0) > 0)
    const changes = this.change
    if (!told && changes !== null && changes.pay.length + changes.gain.length === 0) void this.commit()
  }

  async #tryOut(moves: string): Promise<After | null> {
    const answer = await this.query({ kind: 'walk', at: this.at, moves })
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
    const { moves } = this.walking
    const answer = await (this.layer?.why(moves, thing) ?? this.query({ kind: 'why', at: this.at, moves, thing }))
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
    const answer = await this.query({ kind: 'score' })
    if (answer?.kind === 'scored') this.score = answer.sheet
  }

  async earlier(): Promise<void> {
    const first = this.told[0]
    if (this.whole || first === undefined) return
    const answer = await this.query({ kind: 'earlier', n: first.n })
    // Another may have asked for the same lines meanwhile, or all of them were taken back.
    if (answer?.kind !== 'lines' || this.told[0] !== first) return
    this.told = [...answer.lines, ...this.told]
    this.whole = answer.lines.length === 0 || answer.lines[0]?.n === 0
  }

  /** Look from another of one's seats. */
  async sit(seat: number | null): Promise<void> {
    this.#say(await this.query({ kind: 'chair', seat }))
  }

  // Going back

  async takeBack(to: number): Promise<void> {
    this.#walking.clear()
    this.busy = true
    await this.#hand({ kind: 'back', at: this.at, to })
    this.busy = false
  }

  async agree(yes: boolean): Promise<void> {
    this.#say(await this.query({ kind: 'agree', at: this.at, yes }))
  }

  // Talking with the server

  async #hand(message: Asking): Promise<void> {
    const answer = await this.query(message)
    if (answer?.kind === 'sight') this.notice = { say: ['play-moved-on', {}], objections: [] }
    else this.#say(answer)
    if (answer?.kind === 'refused') this.#walking.begin(this.#walking.base)
  }

  /** Ask the server; null = nobody waits for the answer any more. */
  async query(message: Asking): Promise<Answer | null> {
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
    const same = sight.at === this.at && sight.chair === this.own && this.table !== null
    this.at = sight.at
    this.moves = sight.moves
    this.table = sight.table
    this.own = sight.chair
    this.base = sight.picture
    this.due = sight.asked
    this.chanceFor = sight.chance_for
    this.undo = sight.undo
    this.told = sight.lines
    this.whole = (sight.lines[0]?.n ?? 0) === 0
    this.sheet = sight.sheet ?? null
    this.over = sight.table.state === 'over'
    this.clock.hear(sight.table.clocks)
    void this.talk.recall()
    // After a break of the line the same table is there: what was chosen stays chosen.
    if (same && this.#walking.base !== null && sight.ask !== null) return
    this.#forget()
    this.#walking.begin(sight.ask)
    this.layer?.moved(0)
    if (this.#scoring) void this.#rescore()
  }

  #step(step: Step): void {
    if (step.was !== this.at) return this.#lost()
    const same = Math.min(this.moves, step.moves)
    this.#around.motion.play(() => this.#apply(step), step.back)
    if (this.layer === null) this.#forget()
    this.#walking.begin(step.ask)
    this.layer?.moved(same)
    if (this.#scoring) void this.#rescore()
  }

  #apply(step: Step): void {
    this.base = patched(this.base, step.patch)
    this.at = step.at
    this.moves = step.moves
    this.due = step.asked
    this.chanceFor = step.chance_for
    this.undo = step.undo
    this.over = step.over
    this.clock.hear(step.clocks)
    this.sheet = step.sheet ?? null
    const kept = step.back ? this.told.filter((line) => line.n < step.moves) : this.told
    this.told = [...kept, ...step.lines]
    this.#freshen(step.lines)
  }

  /** A step is missing: look at the whole table again. */
  #lost(): void {
    void this.query({ kind: 'chair', seat: this.own })
  }

  #people({ table, undo }: People): void {
    this.table = table
    this.undo = undo
    this.clock.hear(table.clocks)
  }

  #freshen(lines: readonly Line[]): void {
    const others = lines.filter((line) => line.seat !== this.own)
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
