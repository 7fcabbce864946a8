// What each seat has left, counted down here: the server says it when something happens, and not a word between.

import type { Clocks, Pace, SeatInfo } from '../../wire'

/** Milliseconds between two looks: no second is skipped. */
const TICK = 250

export class TableClock {
  #told = $state.raw<Clocks | null>(null)
  #at = 0
  #now = $state(0)

  constructor(private readonly pace: () => Pace['kind']) {}

  get kind(): Pace['kind'] {
    return this.pace()
  }

  /** As the server has just told it. */
  hear(clocks: Clocks | null): void {
    this.#told = clocks
    this.#at = this.#now = performance.now()
  }

  /** Is there any clock? */
  get on(): boolean {
    return this.#told !== null
  }

  runs(seat: number): boolean {
    return this.#told?.running.includes(seat) ?? false
  }

  /** Seconds; null = this seat's time is of no interest: no clock, a bot, or days for a turn that is not its own. */
  left(seat: number): number | null {
    const has = this.#told?.left[seat]
    const runs = this.runs(seat)
    if (has === undefined || (this.kind === 'days' && !runs)) return null
    return runs ? Math.max(0, has - (this.#now - this.#at) / 1000) : has
  }

  /** Has this seat used up its time, so that a bot plays for it? */
  over(seat: number): boolean {
    return this.#told?.left[seat] === 0 && !this.runs(seat)
  }

  /** Go on counting; returns how to stop. */
  begin(): () => void {
    const timer = setInterval(() => {
      if (this.#told !== null && this.#told.running.length > 0) this.#now = performance.now()
    }, TICK)
    return () => clearInterval(timer)
  }
}

/** Seconds that a person has who plays there; null = no clock is shown. */
export function timed(scene: { readonly clock: TableClock; readonly seats: readonly SeatInfo[] }, seat: number): number | null {
  const info = scene.seats[seat]
  return info?.kind === 'person' && !info.stand_in ? scene.clock.left(seat) : null
}
