// A plan: what would come, answered for everybody on a copy of one's own. What is hidden there is a guess,
// chance is thrown for nothing, and nobody else sees it. What one likes of it is chosen at the table again.

import type { Answer } from '../../lib/socket'
import type { Ask, Line, Planned } from '../../wire'
import type { Picture } from '../board'
import type { Layer } from '../layer'
import type { Motion } from '../motion'
import { patched } from '../patch'
import type { TableScene } from '../scene.svelte'
import { Walking, type After } from '../walking.svelte'

type Answers = readonly [number, string][]
type Then = 'go' | 'bot'

/** The plan after one more answer. */
interface Stage {
  readonly moves: Answers
  readonly now: Picture
  readonly ask: Ask | null
  readonly asked: readonly number[]
  readonly told: readonly Line[]
  readonly totals: readonly number[]
  /** By what it came about: to throw chance again. */
  readonly sent: Answers
  readonly then: Then
  readonly roll: number
}

export class Planning implements Layer {
  readonly kind = 'plan'
  /** The moves of the table on which it stands. */
  readonly n: number
  readonly walking: Walking
  stages = $state.raw<readonly Stage[]>([])
  /** The table has moved on since. */
  late = $state(false)
  /** A bot thinks, or chance is thrown. */
  waiting = $state(false)

  readonly stage: Stage | null = $derived.by(() => this.stages.at(-1) ?? null)
  readonly now: Picture = $derived.by(() => this.stage?.now ?? this.#scene.base)
  readonly asked: readonly number[] = $derived.by(() => this.stage?.asked ?? [])
  readonly lines: readonly Line[] = $derived.by(() => [
    ...this.#scene.told.filter((line) => line.n < this.n),
    ...(this.stage?.told ?? []),
  ])
  /** Who answers, for whom the board then lies below. */
  readonly chair: number | null = $derived.by(() => this.stage?.ask?.seat ?? this.#scene.own)
  /** Has chance, or a bot, answered at the last step? */
  readonly again: boolean = $derived.by(() => {
    const stage = this.stage
    return stage !== null && (stage.then === 'bot' || stage.moves.slice(stage.sent.length).some(([seat]) => seat < 0))
  })
  /** One's own answers that come first: what can be chosen at the table. */
  readonly own: readonly string[] = $derived.by(() => {
    const moves = this.stage?.moves ?? []
    const first = moves.findIndex(([seat]) => seat === this.#scene.own)
    if (first < 0) return []
    const end = moves.findIndex(([seat], at) => at > first && seat !== this.#scene.own)
    return moves.slice(first, end < 0 ? undefined : end).map(([, move]) => move)
  })

  readonly #scene: TableScene
  readonly #motion: Motion
  readonly #leave: () => void
  #ticket = 0
  #roll = 0

  constructor(scene: TableScene, motion: Motion, steps: () => ReadonlySet<string>, n: number, leave: () => void) {
    this.#scene = scene
    this.#motion = motion
    this.#leave = leave
    this.n = n
    this.walking = new Walking(steps, (moves) => this.#tryOut(moves))
  }

  /** The first question. */
  begin(): Promise<void> {
    return this.#send([], 'go', 0)
  }

  close(): void {
    this.#ticket++
  }

  commit(): Promise<void> {
    const { ask } = this.walking.strides[0] ?? {}
    if (ask === undefined) return Promise.resolve()
    return this.#send(this.#with(this.walking.moves, ask.seat), 'go', ++this.#roll)
  }

  /** Let a bot answer for whoever is asked. */
  bot(): void {
    void this.#send(this.stage?.moves ?? [], 'bot', ++this.#roll)
  }

  /** Chance, or the bot, once more. */
  reroll(): void {
    const { stage } = this
    if (stage === null || !this.again) return
    this.stages = this.stages.slice(0, -1)
    void this.#send(stage.sent, stage.then, ++this.#roll)
  }

  back(): boolean {
    if (this.stages.length < 2) return false
    this.#ticket++
    this.waiting = false
    this.#motion.play(() => (this.stages = this.stages.slice(0, -1)), true)
    this.walking.begin(this.stage?.ask ?? null)
    return true
  }

  why(moves: string, thing: string): Promise<Answer | null> {
    const seat = this.stage?.ask?.seat ?? -1
    const sent = [...this.#with(moves, seat)]
    return this.#scene.query({ kind: 'plan', n: this.n, moves: sent, then: 'stop', roll: 0, why: thing })
  }

  press(key: string): boolean {
    if (key !== 'Escape' || this.#scene.back()) return key === 'Escape'
    this.#leave()
    return true
  }

  moved(same: number): void {
    this.late = true
    if (same < this.n) this.#ticket++
  }

  #with(moves: string, seat: number): Answers {
    const own = moves === '' ? [] : moves.split('; ').map((move): [number, string] => [seat, move])
    return [...(this.stage?.moves ?? []), ...own]
  }

  async #tryOut(moves: string): Promise<After | null> {
    const ask = this.stage?.ask
    if (!ask) return null
    const sent = [...this.#with(moves, ask.seat)]
    const answer = await this.#ask(sent, 'stop', 0)
    if (answer === null) return null
    const from = this.n + (this.stage?.moves.length ?? 0)
    const says = answer.lines.filter((line) => line.n >= from).flatMap((line) => line.says)
    return { patch: [[[], this.#drawn(answer)]], ask: answer.ask, says }
  }

  async #send(sent: Answers, then: Then, roll: number): Promise<void> {
    const ticket = ++this.#ticket
    this.waiting = true
    const answer = await this.#ask(sent, then, roll)
    if (ticket !== this.#ticket) return
    this.waiting = false
    if (answer === null) {
      // Nothing has come of it: the question is asked again.
      this.walking.begin(this.stage?.ask ?? null)
      return
    }
    const { moves, ask, asked, lines, totals } = answer
    const stage: Stage = { moves, now: this.#drawn(answer), ask, asked, told: lines, totals, sent, then, roll }
    this.#motion.play(() => (this.stages = [...this.stages, stage]))
    this.walking.begin(ask)
  }

  #drawn({ patch }: Planned): Picture {
    return patched(this.#scene.base, patch)
  }

  /** Until it fits the table as it is now. */
  async #ask(moves: Answers, then: Then | 'stop', roll: number): Promise<Planned | null> {
    for (;;) {
      const answer = await this.#scene.query({ kind: 'plan', n: this.n, moves: [...moves], then, roll, why: '' })
      if (answer?.kind === 'refused') this.#scene.notice = { say: answer.say, objections: answer.objections }
      if (answer?.kind !== 'planned') return null
      if (answer.at === this.#scene.at) return answer
    }
  }
}
