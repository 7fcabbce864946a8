// Another moment laid over the table: the past, or a plan. Boards draw it as they draw the table; what is
// chosen there changes nothing at the table.

import type { Answer } from '../lib/socket'
import type { Line } from '../wire'
import type { Picture } from './board'
import type { Walking } from './walking.svelte'

export interface Layer {
  readonly kind: 'past' | 'plan'
  /** So many moves lie on the table there. */
  readonly n: number
  readonly now: Picture
  /** Whose eyes, or who answers; null = everybody's. */
  readonly chair: number | null
  readonly asked: readonly number[]
  /** What was told up to there. */
  readonly lines: readonly Line[]
  /** Where one chooses; null = nothing can be chosen. */
  readonly walking: Walking | null

  /** Hand in what was chosen. */
  commit(): Promise<void>
  /** One step back; false = there is none. */
  back(): boolean
  /** Why a place cannot be chosen there. */
  why(moves: string, thing: string): Promise<Answer | null>
  /** A key that means something there; false = it does not. */
  press(key: string): boolean
  /** The table itself has moved on; of its moves so many are as before. */
  moved(same: number): void
}
