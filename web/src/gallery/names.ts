// Names of cards, and where a name is from: printed on the card, our translation, our invention.

import type { Words } from '../lib/words'
import type { Face } from '../table/board'

const MARKS: Readonly<Record<string, string>> = { translation: '*', own: '°' }

export const originOf = (face: Face, words: Words): string => words.attribute(face.name_id, 'origin') ?? ''

/** The sign behind a name that stands on no printed card. */
export const marked = (origin: string): string => MARKS[origin] ?? ''

export const nameOf = (face: Face, words: Words): string => {
  const name = words.text(face.name_id)
  return name.charAt(0).toUpperCase() + name.slice(1)
}
