// Which cards a search finds: by number, by a name in any language, by words of the sentence.

import { api } from '../lib/api'
import { Catalogue } from '../lib/catalogue'
import { fold } from '../lib/fold'
import { isSay, Words } from '../lib/words'
import type { Face } from '../table/board'

/** Languages that cards have names in. */
export const NAMED_IN = ['en', 'cs', 'pl', 'sk', 'it'] as const
export type Tongue = (typeof NAMED_IN)[number]
/** The words of a title in every language that is here already. */
export type Tongues = ReadonlyMap<Tongue, Words>

export async function tonguesOf(game: string): Promise<Tongues> {
  const all = await Promise.all(
    NAMED_IN.map(async (code) => [code, new Words(new Catalogue(code, [await api.words(code, game)]))] as const),
  )
  return new Map(all)
}

export function sentenceOf(face: Face, words: Words): string {
  return isSay(face.sentence) ? words.say(face.sentence) : ''
}

/** A card as it is searched: its number, and everything else folded. */
export interface Entry {
  readonly face: Face
  readonly number: string
  readonly hay: string
}

export function entriesOf(faces: readonly Face[], words: Words, tongues: Tongues): Entry[] {
  return faces.map((face) => {
    const names = [words, ...tongues.values()].map((one) => (one.has(face.name_id) ? one.text(face.name_id) : ''))
    const keys = [face['key'], face['rule']].filter((key) => typeof key === 'string')
    const hay = fold([...names, sentenceOf(face, words), ...keys].join('\n'))
    return { face, number: String(face['number'] ?? ''), hay }
  })
}

/** A number alone means the card of that number; words must all be found, each at the beginning of a word. */
export function foundIn(entries: readonly Entry[], typed: string): readonly Entry[] {
  const wanted = fold(typed).split(/\s+/).filter((word) => word !== '')
  if (wanted.length === 0) return entries
  if (wanted.length === 1 && /^#?\d+$/.test(wanted[0] ?? '')) {
    const number = (wanted[0] ?? '').replace('#', '')
    const exact = entries.filter((entry) => entry.number === number)
    if (exact.length > 0) return exact
  }
  return entries.filter(({ hay }) => wanted.every((word) => begins(hay, word)))
}

function begins(hay: string, word: string): boolean {
  for (let at = hay.indexOf(word); at >= 0; at = hay.indexOf(word, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(hay.charAt(at - 1))) return true
  }
  return false
}
