// Looking back: the table as it was after any of its moves, seen with one's own eyes, or with any when the
// game is over. The server makes the pictures; those that were seen are kept.

import { SvelteMap } from 'svelte/reactivity'

import { router } from '../../lib/router.svelte'
import type { Answer } from '../../lib/socket'
import type { Eyes, Line, Looked, Turn } from '../../wire'
import type { Change, Picture } from '../board'
import type { Layer } from '../layer'
import type { Motion } from '../motion'
import { patched } from '../patch'
import type { TableScene } from '../scene.svelte'
import { stopsOf, stretchAt, stretched, type Stretch } from './laps'

/** One moment. */
export interface Moment {
  readonly now: Picture
  readonly label: string
  readonly asked: readonly number[]
  readonly totals: readonly number[]
}

/** Moments that are kept; a game has some hundred. */
const MOST = 600
/** While it plays by itself: a turn, and then a rest. */
const BEAT = 1400
/** Milliseconds between two looks: whoever slides sees what is possible, and nobody asks too often. */
const PACE = 40
const TOO_OFTEN = 500
/** The address follows when one rests. */
const REST = 250

const NOW: Moment = { now: {}, label: '', asked: [], totals: [] }

export class Past implements Layer {
  readonly kind = 'past'
  readonly walking = null
  /** Where one is; the picture follows as soon as it is here. */
  n = $state(0)
  eyes = $state.raw<Eyes>('own')
  moment = $state.raw<Moment>(NOW)
  turns = $state.raw<readonly Turn[]>([])
  /** The log of the page. */
  page = $state.raw<readonly Line[]>([])
  playing = $state(false)

  readonly stretches: readonly Stretch[] = $derived.by(() => stretched(this.turns, this.#scene.moves))
  readonly stops: readonly number[] = $derived.by(() => stopsOf(this.stretches))
  /** The turn of the last move; null = nothing has happened yet. */
  readonly turn: Stretch | null = $derived.by(() => stretchAt(this.stretches, this.n))
  /** The turns of the page that lies open. */
  readonly open: readonly Stretch[] = $derived.by(() => {
    const { turn } = this
    // While chance sets up, the page that comes is the one to look at.
    const next = this.stretches.find(({ n, seat }) => seat >= 0 && n >= this.n)
    const page = (turn !== null && this.#played(turn.page) ? turn : (next ?? turn))?.page ?? 0
    return this.stretches.filter((each) => each.page === page)
  })
  readonly now: Picture = $derived.by(() => this.moment.now)
  readonly asked: readonly number[] = $derived.by(() => this.moment.asked)
  readonly lines: readonly Line[] = $derived.by(() => this.page.filter((line) => line.n < this.n))
  readonly chair: number | null = $derived.by(() => {
    if (this.eyes === 'own') return this.#scene.own
    return this.eyes === 'all' ? null : this.eyes
  })

  readonly #scene: TableScene
  readonly #motion: Motion
  readonly #leave: () => void
  readonly #moments = new SvelteMap<string, Moment>()
  /** So many moves the turns tell of. */
  #known = 0
  /** Whose log of which moves `page` is. */
  #paged = $state('')
  /** Is the log of the page on its way? */
  readonly reading: boolean = $derived.by(() => this.#paged !== this.#pageKey)
  #busy = false
  #closed = false
  /** It was gone to in one leap: nothing travels. */
  #still = true
  #asked = 0
  #timer = 0
  #address = 0

  constructor(scene: TableScene, motion: Motion, leave: () => void) {
    this.#scene = scene
    this.#motion = motion
    this.#leave = leave
    this.moment = { now: scene.base, label: '', asked: [], totals: [] }
    this.n = scene.moves
    if (scene.over) this.eyes = 'all'
  }

  close(): void {
    this.#closed = true
    clearTimeout(this.#address)
    this.pause()
  }

  // Going

  /** To after so many moves; `still` = pieces do not travel there. */
  go(n: number, still = false): void {
    this.n = Math.max(0, Math.min(n, this.#scene.moves))
    this.#still = still
    clearTimeout(this.#address)
    this.#address = window.setTimeout(() => router.become(`${location.pathname}?at=${this.n}`), REST)
    void this.#follow()
  }

  /** To the next stop, or the one before. */
  step(by: 1 | -1): void {
    const stop = by > 0 ? this.stops.find((n) => n > this.n) : this.stops.findLast((n) => n < this.n)
    if (stop !== undefined) this.go(stop)
  }

  /** To the end of the turn, or of the one before. */
  leap(by: 1 | -1): void {
    const ends = this.stretches.map(({ end }) => end)
    const end = by > 0 ? ends.find((n) => n > this.n) : (ends.findLast((n) => n < this.n) ?? 0)
    if (end !== undefined) this.go(end)
  }

  look(eyes: Eyes): void {
    this.eyes = eyes
    this.#still = true
    void this.#follow()
  }

  play(): void {
    if (this.n >= this.#scene.moves) this.go(0, true)
    this.playing = true
    this.#timer = window.setTimeout(() => this.#beat(), BEAT / 2)
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #beat(): void {
    this.leap(1)
    if (this.n >= this.#scene.moves) return this.pause()
    this.#timer = window.setTimeout(() => this.#beat(), BEAT)
  }

  press(key: string): boolean {
    switch (key) {
      case 'ArrowLeft':
        this.step(-1)
        break
      case 'ArrowRight':
        this.step(1)
        break
      case 'PageUp':
        this.leap(-1)
        break
      case 'PageDown':
        this.leap(1)
        break
      case 'Home':
        this.go(0, true)
        break
      case 'End':
        this.go(this.#scene.moves, true)
        break
      case 'Escape':
        if (this.#scene.shown !== null) return false
        this.#leave()
        return true
      default:
        return false
    }
    this.pause()
    return true
  }

  // What nothing is chosen in

  commit(): Promise<void> {
    return Promise.resolve()
  }
  back(): boolean {
    return false
  }
  why(): Promise<Answer | null> {
    return Promise.resolve(null)
  }

  // Seeing

  /** What a turn cost and brought its seat; null = not known yet. */
  change({ n, end, seat }: Stretch, compare: (now: Picture, then: Picture, seat: number) => Change): Change | null {
    const before = this.#moments.get(this.#key(n))
    const after = this.#moments.get(this.#key(end))
    return before === undefined || after === undefined ? null : compare(before.now, after.now, seat)
  }

  /** The table itself has moved on: what comes after those moves is another's story. */
  moved(same: number): void {
    this.turns = this.turns.filter((turn) => turn.n < same)
    this.#known = Math.min(this.#known, same)
    for (const key of [...this.#moments.keys()]) if (Number(key.split(' ')[0]) > same) this.#moments.delete(key)
    this.#paged = ''
    if (this.n > this.#scene.moves) this.n = this.#scene.moves
    void this.#follow()
  }

  /** Has anybody but chance a turn on that page? */
  #played(page: number): boolean {
    return this.stretches.some((each) => each.page === page && each.seat >= 0)
  }

  #key(n: number): string {
    return `${n} ${this.eyes}`
  }

  /** Until the picture is the one that is wanted, and what lies around it is here. */
  async #follow(): Promise<void> {
    if (this.#busy) return
    this.#busy = true
    try {
      while (!this.#closed && (await this.#fetch()));
    } finally {
      this.#busy = false
    }
  }

  /** The most urgent thing that is missing; false = nothing is. */
  async #fetch(): Promise<boolean> {
    const wait = this.#asked + PACE - performance.now()
    const { n } = this
    const here = this.#moments.get(this.#key(n))
    if (here !== undefined && here !== this.moment) this.#show(here)
    const missing = here === undefined || this.#known < this.#scene.moves ? n : this.#missing()
    if (missing === null && this.#paged === this.#pageKey) return false
    if (wait > 0) await rested(wait)
    // Meanwhile another moment may be wanted.
    if (n !== this.n) return true
    this.#asked = performance.now()
    const answer = await (missing === null ? this.#read() : this.#look(missing))
    if (answer?.kind !== 'refused') return answer !== null
    if (answer.say[0] !== 'app-too-often') return false
    await rested(TOO_OFTEN)
    return true
  }

  /** A moment at the end of some turn of the page, by which its cost and gain can be told. */
  #missing(): number | null {
    const ends = this.open.flatMap((each) => [each.n, each.end])
    return ends.find((at) => !this.#moments.has(this.#key(at))) ?? null
  }

  /** The log of the page, and of the one before it. */
  get #reach(): { first: number; last: number } {
    const page = this.open[0]?.page ?? 0
    return { first: this.stretches.find((each) => each.page >= page - 1)?.n ?? 0, last: this.open.at(-1)?.end ?? 0 }
  }
  get #pageKey(): string {
    const { first, last } = this.#reach
    return `${first} ${last} ${this.eyes}`
  }

  async #read(): Promise<Answer | null> {
    const [{ first, last }, key, { eyes }] = [this.#reach, this.#pageKey, this]
    const answer = await this.#scene.query({ kind: 'between', first, last, eyes })
    if (answer?.kind === 'lines') [this.page, this.#paged] = [answer.lines, key]
    return answer
  }

  async #look(n: number): Promise<Answer | null> {
    const { eyes } = this
    const since = this.#known < this.#scene.moves ? this.#known : null
    const answer = await this.#scene.query({ kind: 'look', n, eyes, since })
    // If the table has moved on since, it fits another picture.
    if (answer?.kind === 'looked' && answer.at === this.#scene.at) this.#keep(answer, `${n} ${eyes}`)
    return answer
  }

  #keep({ patch, label, asked, totals, turns, moves }: Looked, key: string): void {
    const moment = { now: patched(this.#scene.base, patch), label, asked, totals }
    if (this.#moments.size >= MOST) this.#moments.clear()
    this.#moments.set(key, moment)
    if (this.#known < moves) {
      this.turns = [...this.turns.filter((turn) => turn.n < this.#known), ...turns]
      this.#known = moves
    }
  }

  /** Pieces travel where one goes a step; from far away they simply stand there. */
  #show(moment: Moment): void {
    if (this.#still) this.moment = moment
    else this.#motion.play(() => (this.moment = moment))
  }
}

function rested(time: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, time))
}
