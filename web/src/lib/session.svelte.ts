// Who this browser belongs to. A name is asked for only when somebody sits down.

import type { Kept, Me } from '../wire'
import { api } from './api'

/** Milliseconds until a server that did not answer is asked again. */
const AGAIN = 1000
const NOBODY: Me = { name: '', user_name: '', codes: 0 }

class Session {
  me = $state.raw<Me>(NOBODY)
  /** Has the server said who it is? */
  known = $state(false)
  /** Somebody wants to sit down and has no name yet: the screen asks for one. */
  asking = $state(false)
  #looking = false
  #waiting: ((named: boolean) => void)[] = []

  async begin(): Promise<void> {
    this.take(await api.me())
  }

  /** Somebody wants to know: ask until the server says so. */
  async know(): Promise<void> {
    if (this.known || this.#looking) return
    this.#looking = true
    try {
      await this.begin()
    } catch {
      setTimeout(() => void this.know(), AGAIN)
    }
    this.#looking = false
  }

  take(me: Me): void {
    this.me = me
    this.known = true
  }

  /** Recovery codes come along; whoever calls this shows them once. */
  takeKept(kept: Kept): string[] {
    this.take(kept.me)
    return kept.codes
  }

  /** Is there a name, or does one come now? false = whoever was asked turned away. */
  async named(): Promise<boolean> {
    if (!this.known) await this.begin()
    if (this.me.name) return true
    this.asking = true
    return new Promise((resolve) => this.#waiting.push(resolve))
  }

  async comeIn(name: string): Promise<void> {
    this.take(await api.comeIn({ name }))
    this.answered(true)
  }

  /** The question for the name is closed, with or without an answer. */
  answered(named: boolean): void {
    this.asking = false
    for (const resolve of this.#waiting.splice(0)) resolve(named)
  }
}

export const session = new Session()
