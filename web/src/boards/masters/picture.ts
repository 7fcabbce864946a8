// The picture of Masters as `games/masters/picture.py` makes it, and the cards as `listing.py` lists them.

import type { Scene as AnyScene } from '../../table/board'
import type { Say } from '../../wire'

export type Good = 'coin' | 'stone' | 'shield' | 'servant'
export type Colour = 'green' | 'blue' | 'yellow' | 'purple'
export type Marble = 'white' | 'blue' | 'grey' | 'yellow' | 'purple' | 'red'
export type Favour = 'pending' | 'kept' | 'lost'
/** How many of each; what is not there is none. */
export type Goods = Readonly<Partial<Record<Good | 'faith', number>>>

export interface Depot {
  readonly places: number
  readonly good: Good | null
  readonly count: number
}

export interface Player {
  readonly seat: number
  /** All that can pay, wherever it lies, and faith. */
  readonly goods: Goods
  readonly depots: readonly Depot[]
  /** The depots of leaders in play. */
  readonly extra: readonly (Depot & { readonly good: Good })[]
  readonly strongbox: Goods
  readonly faith: number
  readonly favours: readonly Favour[]
  /** Development cards of each slot, the lowest first. */
  readonly slots: readonly (readonly number[])[]
  /** The level that each slot can take; null = it is full. */
  readonly fits: readonly (number | null)[]
  /** `base`, or the number of a card or leader. */
  readonly powers: readonly string[]
  /** Leaders in hand and, before two are kept, the four dealt; null = not for these eyes. */
  readonly hand: readonly (number | null)[]
  readonly packet: readonly (number | null)[]
  readonly played: readonly number[]
  readonly points: number
}

export interface Section {
  readonly first: number
  readonly pope: number
  readonly points: number
  readonly resolved: boolean
}

export interface Pile {
  readonly level: number
  readonly card: number | null
  readonly below: number
}

export interface Producing {
  readonly powers: readonly string[]
  readonly pays: Goods
  readonly gives: Goods
  /** Where its owner's faith then stands. */
  readonly faith: number
}

/** What stands on boards and tokens whatever happens. */
export interface Printed {
  /** What a marble gives; one that is not there gives nothing. */
  readonly marbles: Readonly<Partial<Record<Marble, Good | 'faith'>>>
  readonly base: Work
  /** How many leaders each keeps. */
  readonly leaders: number
  /** How many cards a token of a colour takes out. */
  readonly token: number
}

export interface Table extends Record<string, unknown> {
  readonly turn: number
  /** Who has the inkwell; nobody before it is drawn. */
  readonly first: number | null
  readonly order: readonly number[]
  readonly ending: boolean
  readonly goal: { readonly cards: number; readonly faith: number }
  readonly printed: Printed
  /** How far each resource put out moves every other seat, and the cross. */
  readonly discard: { readonly others: number; readonly cross: number }
  readonly market: { readonly rows: readonly (readonly Marble[])[]; readonly spare: Marble | null }
  readonly grid: readonly { readonly colour: Colour; readonly piles: readonly Pile[] }[]
  /** Points of each space. */
  readonly faith_track: readonly number[]
  readonly sections: readonly Section[]
  readonly solo: {
    readonly cross: number
    readonly tokens: Readonly<Record<string, number>>
    readonly seen: Readonly<Record<string, number>>
    readonly result: 'won' | 'lost' | null
  } | null
  readonly discarded: readonly number[]
  readonly waiting: readonly Good[]
  readonly producing: Producing | null
  readonly players: readonly Player[]
}

export type Scene = AnyScene<Table>
/** What a card needs of it to be drawn. */
export type Printing = Pick<Scene, 'words' | 'small' | 'cards'>

/** One production: goods in and out, and how many of each are of choice. */
export interface Work {
  readonly pays: Goods
  readonly gives: Goods
  readonly any_in: number
  readonly any_out: number
}

export interface Provenance {
  readonly agreement: string
  readonly confirmed?: string
  readonly note?: string
}

export interface Development {
  readonly number: number
  readonly colour: Colour
  readonly level: number
  readonly points: number
  readonly cost: readonly Goods[]
  readonly work: Work
  readonly provenance: Provenance
}

export type Ability =
  | { readonly kind: 'discount' | 'depot' | 'white'; readonly goods: Goods }
  | { readonly kind: 'produces'; readonly work: Work }

export interface Leader {
  readonly number: number
  readonly points: number
  readonly needs: {
    readonly goods: Goods
    readonly cards: Readonly<Partial<Record<Colour, number>>>
    readonly level_two?: Colour
  }
  readonly always: readonly Ability[]
  readonly provenance: Provenance
}

/** A development card by its number. */
export function development(scene: Printing, number: number): Development | undefined {
  return scene.cards.get(`card:${number}`) as Development | undefined
}

/** A leader by its number. */
export function leader(scene: Scene, number: number): Leader | undefined {
  return scene.cards.get(`leader:${number}`) as Leader | undefined
}

/** What a card or leader says, in words. */
export function sentence(scene: Scene, thing: string): string {
  const said = scene.cards.get(thing)?.sentence
  if (typeof said === 'string') return said
  return Array.isArray(said) ? scene.words.say(said as Say) : ''
}
