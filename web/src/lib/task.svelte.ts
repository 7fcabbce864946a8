// Something that a button does and that can go wrong: busy meanwhile, and its trouble in words afterwards.

import type { Say } from '../wire'
import { sayOf } from './trouble'

export class Task {
  busy = $state(false)
  trouble = $state.raw<Say | null>(null)

  /** Do it, unless it is being done; whether it went well. */
  async run(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false
    this.busy = true
    this.trouble = null
    try {
      await what()
      return true
    } catch (error) {
      this.trouble = sayOf(error)
      return false
    } finally {
      this.busy = false
    }
  }
}
