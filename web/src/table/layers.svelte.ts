// What can be laid over the table: the past, which the address says, and a plan. Their parts are fetched
// when they are opened.

import { fetched } from '../lib/fetched'
import { router } from '../lib/router.svelte'
import type { Board } from './board'
import type { Motion } from './motion'
import type { Past } from './past/past.svelte'
import type { Planning } from './plan/planning.svelte'
import type { TableScene } from './scene.svelte'
import type { Ui } from './ui.svelte'

export type PastParts = typeof import('./past')
export type PlanParts = typeof import('./plan')

export class Layers {
  past = $state.raw<{ layer: Past; parts: PastParts } | null>(null)
  plan = $state.raw<{ layer: Planning; parts: PlanParts } | null>(null)
  /** Where the address points to. */
  #wanted: number | null = null
  /** A plan was begun, and its parts are still to come. */
  #beginning = false
  /** The table itself stands before it in the browser's history. */
  #pushed = false

  constructor(
    private readonly scene: TableScene,
    private readonly board: Board,
    private readonly ui: Ui,
    private readonly motion: Motion,
  ) {}

  /** Follow the address: `at` is a move to look back at. */
  follow(at: number | null): void {
    this.#wanted = at
    if (at === null) {
      this.#pushed = true
      this.#close()
    } else if (this.past === null) void this.#lookBack()
    else if (this.past.layer.n !== at) this.past.layer.go(at)
  }

  /** Open the past where the table stands, or leave it. */
  history(): void {
    // Also where its parts are still to come.
    if (this.#wanted !== null) this.leave()
    else lookBack(this.scene, this.scene.moves)
  }

  leave(): void {
    if (this.#pushed) history.back()
    else router.become(location.pathname)
  }

  async #lookBack(): Promise<void> {
    const parts = await fetched(() => import('./past'))
    if (this.#wanted === null || this.past !== null) return
    this.drop()
    this.ui.close()
    const layer = new parts.Past(this.scene, this.motion, () => this.leave())
    this.past = { layer, parts }
    this.#lay(layer)
    layer.go(this.#wanted, true)
  }

  #close(): void {
    if (this.past === null) return
    this.past.layer.close()
    this.past = null
    this.#lay(null)
  }

  /** Begin a plan, from where one looks; or drop it. */
  async planning(): Promise<void> {
    if (this.plan !== null || this.#beginning) return this.drop()
    if (this.scene.own === null || this.scene.over) return
    this.#beginning = true
    const parts = await fetched(() => import('./plan'))
    if (!this.#beginning) return
    this.#beginning = false
    const n = this.past?.layer.n ?? this.scene.moves
    if (this.past !== null) {
      this.#close()
      this.leave()
    }
    const layer = new parts.Planning(this.scene, this.motion, () => this.board.steps, n, () => this.drop())
    this.plan = { layer, parts }
    this.#lay(layer)
    await layer.begin()
  }

  drop(): void {
    this.#beginning = false
    if (this.plan === null) return
    this.plan.layer.close()
    this.plan = null
    this.#lay(null)
  }

  /** What one has planned for oneself is chosen at the table, ready to be handed in. */
  async keep(): Promise<void> {
    const own = this.plan?.layer.own ?? []
    this.drop()
    if (await this.scene.walking.replay(own)) return
    this.scene.notice = { say: ['plan-kept-part', {}], objections: [] }
  }

  #lay(layer: Past | Planning | null): void {
    this.scene.shown = null
    this.scene.layer = layer
  }

  end(): void {
    this.drop()
    this.#close()
  }
}

/** To that moment of the game: one step for the back button, however far one then slides. */
export function lookBack(scene: TableScene, n: number): void {
  const path = `/t/${scene.table?.id ?? ''}?at=${n}`
  if (scene.layer?.kind === 'past') router.become(path)
  else router.go(path)
}
