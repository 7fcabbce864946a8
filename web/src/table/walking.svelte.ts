// Choosing is walking the options: from the question that is open, pin by pin and answer by answer,
// until the seat is at rest. Nothing is played meanwhile; the server says where each answer would lead.

import type { Ask, Option, Patch, Say } from '../wire'
import { fitting, repinned, touched } from './narrowing'

/** Where an answer would lead, as the server says. */
export interface After {
  /** Against the picture as it is now. */
  readonly patch: Patch
  /** The next question to the same seat; null = what follows is another's, or unknown. */
  readonly ask: Ask | null
  readonly says: readonly Say[]
}

/** One answer of a walk. */
export interface Stride {
  readonly ask: Ask
  readonly option: Option
  /** What was pinned for it. */
  readonly pins: readonly string[]
  /** Nobody chose it: it was the only one, or the first of a question with a stepper. */
  readonly auto: boolean
  /** null while the server thinks. */
  readonly after: After | null
}

/** No walk is that long; a loop of forced answers ends here. */
const MOST = 40
/** Answers of one place each stay lit beside the chosen one where they are so few. */
const FEW = 6

export class Walking {
  /** The question that the table asks. */
  base = $state.raw<Ask | null>(null)
  strides = $state.raw<readonly Stride[]>([])
  pins = $state.raw<readonly string[]>([])

  readonly waiting = $derived(this.strides.some((stride) => stride.after === null))
  /** The question after what was chosen so far. */
  readonly open = $derived.by((): Ask | null => {
    const last = this.strides.at(-1)
    return last === undefined ? this.base : (last.after?.ask ?? null)
  })
  readonly left = $derived(this.open === null ? [] : fitting(this.open.options, this.pins))
  /** What was chosen may be handed in as it is. */
  readonly complete = $derived(
    this.strides.length > 0 && !this.waiting && (this.open === null || this.open.rest),
  )
  /** Nothing is chosen. */
  readonly idle = $derived(this.strides.length === 0 && this.pins.length === 0)
  readonly after = $derived(this.strides.findLast((stride) => stride.after !== null)?.after ?? null)
  readonly moves = $derived(this.strides.map((stride) => stride.option.move).join('; '))
  readonly pinned = $derived(
    new Set([...this.strides.flatMap((stride) => stride.option.touches), ...this.pins]),
  )
  /** What glows: places of the open question, and those that would change the last choice. */
  readonly lit = $derived.by(() => {
    const lit = touched(this.left)
    if (this.complete) for (const thing of this.#others()) lit.add(thing)
    for (const thing of this.pins) lit.delete(thing)
    return lit
  })

  readonly #steps: () => ReadonlySet<string>
  readonly #tryOut: (moves: string) => Promise<After | null>
  #ticket = 0

  /** `steps` are the questions whose first answer is taken by itself. */
  constructor(
    steps: () => ReadonlySet<string>,
    tryOut: (moves: string) => Promise<After | null>,
  ) {
    this.#steps = steps
    this.#tryOut = tryOut
  }

  /** A new question from the table: whatever was chosen is forgotten. */
  begin(ask: Ask | null): void {
    this.#ticket++
    this.base = ask
    this.strides = []
    this.pins = []
    const only = ask?.options.length === 1 ? ask.options[0] : undefined
    if (only !== undefined && ask !== null) void this.#step(only, true)
  }

  /** Choose a place, or let it go; false = no option is about it. */
  touch(thing: string): boolean {
    if (this.pins.includes(thing)) {
      this.pins = this.pins.filter((pin) => pin !== thing)
      return true
    }
    if (this.waiting) return true
    return this.#pin(this.open, this.pins, thing) || this.#change(thing)
  }

  /** Choose an option of the open question outright. */
  take(option: Option): Promise<void> {
    return this.#step(option, false)
  }

  /** Choose another answer to an earlier question; what came after is forgotten. */
  swap(at: number, option: Option): Promise<void> {
    const stride = this.strides[at]
    if (stride === undefined) return Promise.resolve()
    this.#ticket++
    this.strides = this.strides.slice(0, at)
    this.pins = stride.pins
    return this.#step(option, stride.auto, stride.ask)
  }

  /** Choose these answers one after the other; false = they cannot all be chosen here. */
  async replay(moves: readonly string[]): Promise<boolean> {
    this.clear()
    for (const [at, move] of moves.entries()) {
      const stride = this.strides[at]
      if (stride?.option.move === move) continue
      const option = (stride?.ask ?? this.open)?.options.find((one) => one.move === move)
      if (option === undefined) return false
      await (stride === undefined ? this.take(option) : this.swap(at, option))
    }
    return this.strides.length > 0
  }

  /** Ask again from a stride on. */
  rewind(at: number): void {
    if (at >= this.strides.length) return
    this.#ticket++
    this.strides = this.strides.slice(0, Math.max(0, at))
    this.pins = []
  }

  /** One pin back, or one answer; false = nothing was chosen. */
  back(): boolean {
    if (this.pins.length > 0) {
      this.pins = this.pins.slice(0, -1)
      return true
    }
    const at = this.strides.findLastIndex((stride) => !stride.auto)
    const stride = this.strides[at]
    if (stride === undefined) return false
    this.rewind(at)
    this.pins = stride.pins.slice(0, -1)
    return true
  }

  /** Everything back; false = nothing was chosen. */
  clear(): boolean {
    const first = this.strides.findIndex((stride) => !stride.auto)
    if (first < 0 && this.pins.length === 0) return false
    if (first >= 0) this.rewind(first)
    this.pins = []
    return true
  }

  #pin(ask: Ask | null, pins: readonly string[], thing: string): boolean {
    const kept = ask === null ? null : repinned(ask.options, pins, thing)
    if (ask === null || kept === null) return false
    this.pins = kept
    const [only, ...more] = fitting(ask.options, kept)
    if (only !== undefined && more.length === 0) void this.#step(only, false, ask)
    return true
  }

  /** The place belongs to an earlier question: answer that one differently. */
  #change(thing: string): boolean {
    for (let at = this.strides.length - 1; at >= 0; at--) {
      const stride = this.strides[at]
      if (stride === undefined || stride.auto) continue
      if (stride.option.touches.includes(thing)) {
        this.rewind(at)
        this.pins = stride.option.touches.filter((other) => other !== thing)
        return true
      }
      if (repinned(stride.ask.options, stride.option.touches, thing) === null) continue
      this.rewind(at)
      return this.#pin(stride.ask, [...stride.option.touches], thing)
    }
    return false
  }

  /** Places that would change the last choice by one thing. */
  #others(): Set<string> {
    const last = this.strides.findLast((stride) => !stride.auto)
    const touches = last?.option.touches ?? []
    if (last === undefined || (touches.length < 2 && last.ask.options.length > FEW)) return new Set()
    const near = last.ask.options.filter(
      (option) => option.touches.filter((thing) => !touches.includes(thing)).length === 1,
    )
    const others = touched(near)
    for (const thing of touches) others.delete(thing)
    return others
  }

  async #step(option: Option, auto: boolean, ask = this.open): Promise<void> {
    if (ask === null || this.strides.length >= MOST) return
    const ticket = ++this.#ticket
    const stride: Stride = { ask, option, pins: this.pins, auto, after: null }
    this.strides = [...this.strides, stride]
    this.pins = []
    const after = await this.#tryOut(this.moves)
    if (ticket !== this.#ticket) return
    const before = this.strides.slice(0, -1)
    this.strides = after === null ? before : [...before, { ...stride, after }]
    if (after !== null) await this.#onward(after.ask)
  }

  /** Only answers, and first answers of questions with a stepper, are walked by themselves. */
  async #onward(ask: Ask | null): Promise<void> {
    const first = ask?.options[0]
    if (ask === null || first === undefined) return
    if (ask.options.length === 1 || this.#steps().has(ask.ask)) await this.#step(first, true, ask)
  }
}
