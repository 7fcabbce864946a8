// The shape of Lorenzo's picture (`games/lorenzo/picture.py`) and of its faces (`listing.py`).

import type { Ask, Option, Say } from '../../wire'
import type { Amount, Board, Face as AnyFace, Picture as AnyPicture, Scene as AnyScene } from '../../table/board'

export const KINDS = ['territory', 'character', 'building', 'venture'] as const
export const MEMBERS = ['white', 'black', 'orange', 'neutral'] as const
export const COLOURS = ['white', 'black', 'orange'] as const

export type Kind = (typeof KINDS)[number]
export type Member = (typeof MEMBERS)[number]
export type Area = 'harvest' | 'production'
export type Good = 'coins' | 'wood' | 'stone' | 'servants' | 'military' | 'faith' | 'vp'
/** What is gained or paid; privileges are no goods but stand beside them. */
export type Goods = Partial<Record<Good | 'privileges', number>>

export interface Standing {
  seat: number
  member: Member
}
export interface Floor {
  space: string
  value: number
  bonus: Goods
  card: number | null
  members: Standing[]
}
export interface Tower {
  kind: Kind
  occupied: boolean
  /** From the ground up. */
  floors: Floor[]
}
export interface Space {
  space: string
  covered: boolean
  members: Standing[]
}
export interface Played {
  leader: string
  used: boolean
  copied: string | null
}
export interface Player {
  seat: number
  goods: Record<Good, number>
  cards: Record<Kind, number[]>
  /** Those not yet placed, with their values. */
  members: Partial<Record<Member, number>>
  surcharge: number[]
  /** How many territories there is room for now. */
  open: number
  bonus: string | null
  hand: (string | null)[]
  packet: (string | null)[]
  /** The seat whose packet comes next, while there are any. */
  packet_from: number | null
  played: Played[]
  excommunications: string[]
}
/** What stands on the board whatever happens. */
export interface Printed {
  market: Goods[]
  palace: Goods
  privileges: Record<string, Goods>
  surcharge: number
  /** What a long space takes off the value. */
  large: number
  /** Places for cards of a kind. */
  cards: number
  /** Military points for each territory. */
  needs: number[]
  /** By how many cards, from one on. */
  points: Partial<Record<Kind, number[]>>
  faith: number[]
  /** The rounds that a report closes. */
  reports: number[]
  rounds: number
  laps: number
}
export interface Lorenzo extends AnyPicture {
  round: number
  period: number
  lap: number
  order: number[]
  /** As the palace stands now. */
  next_order: number[]
  dice: Record<(typeof COLOURS)[number], number>
  towers: Tower[]
  spaces: Space[]
  /** `due`: it closes this round. */
  report: { period: number; faith: number; due: boolean }
  printed: Printed
  /** Where the military track ends; null = nowhere. */
  military_cap: number | null
  faith_track: number[]
  excommunications: { tile: string; seats: number[] }[]
  discarded: string[]
  players: Player[]
}

export type Scene = AnyScene<Lorenzo>
export type LorenzoBoard = Board<Lorenzo>

/** An effect node, as `figures.py` lists it. */
export type Node =
  | { kind: 'gain'; goods: Goods }
  | { kind: 'gain-per-card'; goods: Goods; cards: Kind }
  | { kind: 'gain-per-military'; goods: Goods; each: number }
  | { kind: 'privileges'; count: number }
  | { kind: 'take-card'; cards: Kind[]; value: number; less: Goods }
  | { kind: 'activate'; area: Area; value: number; only_servants: boolean }
  | { kind: 'exchange'; ways: Way[] }
  | { kind: 'set-one-member'; value: number }
  | { kind: 'raises'; action: Kind | Area; by: number }
  | { kind: 'cheaper'; cards: Kind[]; less: Goods; one_of: boolean }
  | { kind: 'raises-members'; members: 'coloured' | 'neutral'; by: number }
  | { kind: 'sets-members'; value: number }
  | { kind: 'supporting'; goods: Goods }
  | { kind: 'less'; goods: Good[] }
  | { kind: 'servants-per-value'; servants: number }
  | { kind: 'no-points-for'; cards: Kind }
  | { kind: 'loses-per-points'; each: number }
  | { kind: 'no-surcharge'; goods: Goods }
  | { kind: Plain }

/** Nodes without a figure. */
export type Plain =
  | 'no-floor-bonus'
  | 'enters-taken'
  | 'free-territories'
  | 'copies-leader'
  | 'doubles-goods'
  | 'no-market'
  | 'skips-first-turn'
  | 'loses-per-military'
  | 'loses-per-building-cost'
  | 'loses-per-resource'

export interface Way {
  pay: Goods
  goods: Goods
  privileges: number
}
export type Price = Goods & { military_needs?: number }
export interface Work {
  value: number
  effects: Node[]
}
interface Sourced extends AnyFace {
  sentence: Say
  provenance: { source: string; agreement?: string; confirmed?: string; note?: string }
}
export interface CardFace extends Sourced {
  number: number
  kind: Kind
  period: number
  cost: Price[]
  now: Node[]
  always: Node[]
  yields?: Work
  work?: Work
  end?: number
}
export interface LeaderFace extends Sourced {
  kind: 'leader'
  key: string
  rule: string
  needs: { goods: Goods; cards: Partial<Record<Kind, number>>; of_one_kind?: number }
  once: Node[]
  always: Node[]
}
export interface TileFace extends Sourced {
  kind: 'excommunication'
  period: number
  /** What keeps it off. */
  faith: number
  key: string
  always: Node[]
  end: Node[]
}
export interface BonusFace extends Sourced {
  kind: 'bonus'
  key: string
  production: Goods
  harvest: Goods
}
export type Face = CardFace | LeaderFace | TileFace | BonusFace

export type { Amount, Ask, Option, Say }
