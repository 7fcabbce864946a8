// What a title's cards must say of themselves to be shown in the gallery. The gallery knows no title.

import type { Component } from 'svelte'
import type { Words } from '../lib/words'
import type { Face } from '../table/board'
import { boardOf } from '../table/boards'

/** Cards that belong together: a kind of development cards, the leaders, the tiles. */
export interface Shelf {
  readonly id: string
  readonly icon: string
  /** Id of its name in the catalogues. */
  readonly name: string
  readonly holds: (face: Face) => boolean
  /** How large one is, in units of the table. */
  readonly width: number
  readonly height: number
}
/** What a card may give or be about: a filter. */
export interface Gift {
  readonly icon: string
  /** Id of its name in the catalogues. */
  readonly name: string
}
/** A word of the icon language: how it is drawn, and what it means (`{game}-sign-{id}`). */
export interface Sign {
  readonly id: string
  readonly draw: unknown
}
export interface Gallery {
  readonly Card: Component<{ face: Face; words: Words }>
  readonly shelves: readonly Shelf[]
  /** What parts a shelf: periods, levels. Id of its name; 0 = the card has none. */
  readonly stage: { readonly name: string; readonly of: (face: Face) => number }
  readonly gifts: readonly Gift[]
  /** Icons of the gifts of a card. */
  readonly gives: (face: Face) => ReadonlySet<string>
  /** Numbers of the rules that a card is about, most telling first. */
  readonly rules: (face: Face) => readonly string[]
  readonly signs: readonly Sign[]
  readonly Sign: Component<{ sign: Sign; words: Words }>
}

/** null = this client draws no cards of the title. */
export async function galleryOf(game: string): Promise<Gallery | null> {
  const board = await boardOf(game)
  return board === null ? null : (await board.gallery()).gallery
}

/** Where the figures of a card come from, as `provenance` in its declaration says it. */
export interface Source {
  readonly source: string
  /** How many sources have exactly these figures, of how many. */
  readonly agree: number
  readonly of: number
  readonly confirmed: boolean
  readonly note: string
}

export function sourceOf(face: Face): Source | null {
  const given = face['provenance']
  if (typeof given !== 'object' || given === null) return null
  const { source = '', agreement = '', confirmed, note = '' } = given as Record<string, string | undefined>
  const [agree = 0, of = 0] = agreement.split('/').map(Number)
  return { source, agree, of, confirmed: confirmed !== undefined, note }
}

/** Not all sources agree, and nothing printed was at hand to decide it. */
export const proposed = (source: Source | null): boolean =>
  source !== null && source.of > 0 && source.agree < source.of && !source.confirmed
