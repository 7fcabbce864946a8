// How far a guided round has come. It watches what is asked and answered, and is in nobody's way: whoever
// plays something else plays it, and a hint that does not fit any more is left out.

import type { Ask, GuideHint, Line } from '../../wire'

/** What the guide looks at; the scene of a table has it. */
export interface Watched {
  readonly lines: readonly Line[]
  readonly chair: number | null
  readonly ask: Ask | null
  readonly mine: boolean
  readonly over: boolean
  readonly pinned: ReadonlySet<string>
  readonly walked: readonly unknown[]
}

export class Course {
  readonly hints: readonly GuideHint[]
  /** Which hint; as many as there are = the guide is over. */
  at = $state(0)
  /** The hint before was answered in another way than it said. */
  otherwise = $state(false)
  /** Moves from here on answer the hints that are left. */
  #since: number

  constructor(hints: readonly GuideHint[], at = 0, since = 0) {
    this.hints = hints
    this.at = at
    this.#since = since
  }

  get hint(): GuideHint | null {
    return this.hints[this.at] ?? null
  }

  get last(): boolean {
    return this.at === this.hints.length - 1
  }

  /** To be kept, and to go on from. */
  get mark(): string {
    return `${this.at} ${this.#since}`
  }

  /** It is read. */
  read(): void {
    this.otherwise = false
    this.at += 1
  }

  close(): void {
    this.at = this.hints.length
  }

  /** Something changed at the table: one step on, if the hint is answered or cannot be any more. */
  watch(scene: Watched): void {
    const { hint } = this
    const count = (scene.lines.at(-1)?.n ?? -1) + 1
    this.#since = Math.min(this.#since, count)
    if (hint === null) return
    if (scene.over && !this.last) {
      this.at = this.hints.length - 1
      return
    }
    const own = scene.lines.filter((line) => line.n >= this.#since && line.seat === scene.chair)
    if (hint.does.length === 0) {
      if (own.length > 0 && !this.last) this.at += 1
      return
    }
    this.#answered(hint, own, scene, count)
  }

  #answered(hint: GuideHint, own: readonly Line[], scene: Watched, count: number): void {
    const begins = scene.mine && scene.walked.length === 0
    if (own.some((line) => fits(line.touches, hint.does))) this.#pass(count, false)
    else if (hint.chosen && hint.does.some((thing) => scene.pinned.has(thing))) this.#pass(this.#since, false)
    else if (own.length > 0 && (begins || !scene.mine)) this.#pass(count, true)
    else if (begins && scene.ask !== null && !scene.ask.options.some((option) => fits(option.touches, hint.does))) {
      this.#pass(this.#since, this.otherwise)
    }
  }

  #pass(since: number, otherwise: boolean): void {
    this.#since = since
    this.otherwise = otherwise
    this.at += 1
  }
}

/** Does an answer touch one of these? An empty name: it touches nothing. */
function fits(touches: readonly string[], does: readonly string[]): boolean {
  return touches.length === 0 ? does.includes('') : touches.some((thing) => does.includes(thing))
}
