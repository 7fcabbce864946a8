// Sentences with signs in them, taken apart.

import { EDGE, PART, type Sign } from '../lib/words'

/** A sign within a sentence, and what it says. */
export interface Piece extends Sign {
  readonly says: string
}

/** A text of `drawn` words, taken apart at its signs. */
export function pieces(text: string): (string | Piece)[] {
  return text.split(EDGE).map((each, at) => {
    if (at % 2 === 0) return each
    const [icon = '', n = '', says = ''] = each.split(PART)
    return n ? { icon, n: Number(n), says } : { icon, says }
  })
}

/** Where a text begins to be nothing but signs; -1 = it ends in words. */
export function signsAt(text: string): number {
  const at = text.indexOf(EDGE)
  return pieces(text.slice(Math.max(0, at))).every((piece) => typeof piece !== 'string' || piece.trim() === '') ? at : -1
}
