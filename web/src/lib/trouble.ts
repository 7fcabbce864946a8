// Why something could not be done, as the server or the network gave it: still without a language.

import type { Objection, Say } from '../wire'

export class Trouble extends Error {
  /** `status` 0 = the server was not reached. */
  constructor(
    readonly say: Say,
    readonly status: number,
    readonly objections: readonly Objection[] = [],
    /** Where in a text that was sent; 0 = nowhere. */
    readonly line = 0,
    readonly column = 0,
  ) {
    super(say[0])
    this.name = 'Trouble'
  }
}

/** Whatever was thrown, as a message for people. */
export function sayOf(error: unknown): Say {
  if (error instanceof Trouble) return error.say
  console.error(error)
  return ['browser-trouble', {}]
}
