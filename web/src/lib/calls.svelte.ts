// What calls one to the table: sounds, and the browser's notifications. Both are off until somebody wants them,
// and what makes them is fetched only then.

import { keep, kept } from './keep'

export type Sound = 'turn' | 'move' | 'said' | 'over'
/** What a notification says, and the table that it leads to. */
export interface Note {
  readonly table: string
  readonly title: string
  readonly text: string
}

const LOUD = 60

class Calls {
  /** A page of its own for each: what is chosen in one holds in the next that is opened. */
  #sounds = $state(kept('sounds') === 'yes')
  #volume = $state(Number(kept('volume') ?? LOUD))
  #notes = $state(kept('notes') === 'yes' && allowed() === 'granted')

  get sounds(): boolean {
    return this.#sounds
  }
  get volume(): number {
    return this.#volume
  }
  get notes(): boolean {
    return this.#notes
  }
  /** Can this browser show them at all? */
  get noting(): boolean {
    return allowed() !== null
  }

  /** By a click: a page may only sound after one. */
  async wantSounds(on: boolean): Promise<void> {
    this.#sounds = on
    keep('sounds', on ? 'yes' : null)
    if (on) await this.sound('turn')
  }

  async louder(volume: number): Promise<void> {
    this.#volume = volume
    keep('volume', String(volume))
    await this.sound('turn')
  }

  /** By a click: browsers ask only then. False = the browser does not allow it. */
  async wantNotes(on: boolean): Promise<boolean> {
    this.#notes = on && (await Notification.requestPermission()) === 'granted'
    keep('notes', this.#notes ? 'yes' : null)
    return this.#notes === on
  }

  async sound(sound: Sound): Promise<void> {
    if (!this.#sounds || this.#volume <= 0) return
    const { play } = await import('../calls/sounds')
    play(sound, this.#volume / 100)
  }

  /** Only where nobody looks. */
  async note(note: Note): Promise<void> {
    if (!this.#notes || !document.hidden) return
    const { show } = await import('../calls/notes')
    show(note)
  }

  /** A mark on the page's own sign. */
  async badge(on: boolean): Promise<void> {
    if (!on && !this.#badged) return
    this.#badged = on
    const { badge } = await import('../calls/badge')
    badge(on && this.#badged)
  }
  #badged = false
}

/** null = there are no notifications here. */
function allowed(): NotificationPermission | null {
  return 'Notification' in window ? Notification.permission : null
}

export const calls = new Calls()
