// What a title's board gets to see and what it must be able to draw. The shell around it (bar, prompt,
// rail, log, walking) is one for all titles and knows none; a board knows its title's picture and no rule.
//
// Marks on a board's elements that the shell reads:
//   data-thing   a place; `place` of `parts/place` sets it (`space:market.2`)
//   data-piece   what moves: the same key before and after a move of the game travels from here to there
//   data-count   a number that counts: the difference rises from it (`data-count="2:wood"`)
//   data-move    a button of the board that takes this option outright: the prompt then needs none
//   data-area    a part of the board inside which the arrow keys walk from place to place

import type { Gallery } from '../gallery/gallery'
import type { Component } from 'svelte'
import type { Ask, Line, Option, Say, SeatInfo } from '../wire'
import type { Sign, Words } from '../lib/words'

/** A title's picture (`games/<title>/picture.py`); each board declares its own shape of it. */
export type Picture = Record<string, unknown>

/** A card or tile as the title declares it (`GET /api/cards/<title>`), by its thing: `card:29`. */
export type Face = Record<string, unknown> & { thing: string; name_id: string; sentence: unknown }

/** The table at one moment, seen from one chair. All fields are reactive (a class with $state). */
export interface Scene<P = Picture> {
  /** The table as it is. */
  readonly now: P
  /** The table as it would be after what was chosen so far; null = nothing is chosen. */
  readonly then: P | null
  /** Whose eyes; null = a spectator's. */
  readonly chair: number | null
  /** Who has to answer now; -1 is chance. */
  readonly asked: readonly number[]
  /** The question that is open for this chair, after what was chosen so far. */
  readonly ask: Ask | null
  /** Those of its options that fit everything pinned. */
  readonly left: readonly Option[]
  /** Places that these options touch: they glow. */
  readonly lit: ReadonlySet<string>
  /** Places that were chosen in this walk. */
  readonly pinned: ReadonlySet<string>
  /** Moves chosen so far in this walk, oldest first: the answers to earlier questions. */
  readonly walked: readonly Option[]
  /** Places and seats (`seat:2`) that the last moves of others touched: "just changed". */
  readonly fresh: ReadonlySet<string>
  /** Places that a line of the log lights while the pointer is on it. */
  readonly marked: ReadonlySet<string>
  /** What happened lately, oldest first. */
  readonly lines: readonly Line[]
  /** The place whose why-not is open. */
  readonly refused: string | null
  readonly whyNot: boolean
  readonly seats: readonly SeatInfo[]
  readonly cards: ReadonlyMap<string, Face>
  readonly words: Words
  /** The width class the shell has chosen: one screen, or tabs. */
  readonly small: boolean

  /** A click, a tap, Enter: choose the place, or ask why it cannot be chosen. */
  touch(thing: string): void
  /** Choose one option outright (rows of a panel, steppers). */
  take(option: Option): void
  /** Take back what was chosen at this place of the walk and everything after it. */
  rewind(step: number): void
  /** Ask why not, whatever the button says. */
  why(thing: string): void
  /** What a place is called: the board's title of it. */
  title(thing: string): string
  /** Show the thing large, with its sentences: hover, long press, `i`. */
  detail(thing: string | null, at?: Element): void
}

/** What an option takes and brings, for the prompt: icons with amounts, in the order of the look. */
export interface Change {
  readonly pay: readonly Amount[]
  readonly gain: readonly Amount[]
}
export interface Amount {
  /** The id of a symbol of the icon sheet. */
  readonly icon: string
  readonly n: number
}

export interface BoardProps<P = Picture> {
  scene: Scene<P>
}
export interface SeatProps<P = Picture> extends BoardProps<P> {
  seat: number
}

/** A tab of the small screen: what it shows, and the places that belong to it (for the count of options). */
export interface Tab {
  readonly id: string
  /** Id of its name in the catalogues. */
  readonly name: string
  readonly icon: string
  readonly holds: (thing: string) => boolean
}

export interface Around<P = Picture> {
  /** One's own board: 1094 x 210. */
  readonly Own: Component<SeatProps<P>>
  /** A panel of the rail: 248 wide, 148 high (or as high as it is given). Alone at the table: seat -1. */
  readonly Other: Component<SeatProps<P>>
  /** Own goods and points in one line, always above the prompt of a small screen. */
  readonly Purse: Component<SeatProps<P>>
  /** A turn in a word or two, of what was told of its seat: what it took, where it went; empty = in no shorter ones. */
  readonly brief: (says: readonly Say[], scene: Scene<P>) => string
}

/** A title, as the shell sees it. `boards/<title>/index.ts` exports one as `board`. */
export interface Board<P = Picture> {
  /** Right of the name in the top bar: rounds, what ends the game. */
  readonly Bar: Component<BoardProps<P>>
  /** Everything shared: 1094 x 454 at 1366 (x 8..1102, y 48..502). On a small screen it gets `tab`. */
  readonly Shared: Component<BoardProps<P> & { tab: string | null }>
  /** What lies around `Shared`, fetched a moment later. */
  readonly around: () => Promise<Around<P>>
  /** Laid over the shared area while one of these questions is open, or others answer it; fetched then; null = none. */
  readonly Panel: (() => Promise<{ default: Component<BoardProps<P>> }>) | null
  readonly panelFor: (ask: Ask | null, scene: Scene<P>) => boolean
  /** The parts of `Shared` on a small screen; Mine, Others and Log are the shell's. */
  readonly tabs: readonly Tab[]
  /** Places of one's own board: on a small screen they are behind the tab Mine. */
  readonly mine?: (thing: string) => boolean
  /** What a seat pays and gains between two pictures. */
  readonly change: (now: P, then: P, seat: number) => Change
  /** The title of a place in words: for the prompt, the log, the list of options, screen readers. */
  readonly title: (thing: string, scene: Scene<P>) => string
  /** The id of the verb on the last button ("Take it", "Place", "Put away"). */
  readonly verb: (walked: readonly Option[], ask: Ask | null) => string
  /** Lines of the prompt while a question is open, beside its name: icons, chips; null = none. */
  readonly PromptExtra: Component<BoardProps<P>> | null
  /** The things whose rules explain this place (a floor and the card on it), most telling first. */
  readonly about: (thing: string, scene: Scene<P>) => readonly string[]
  /** What a place says that no card explains (a row, a depot): for its large picture. */
  readonly says?: (thing: string, scene: Scene<P>) => string
  /** Questions whose first answer is taken by itself while walking; a stepper or chips change it. */
  readonly steps: ReadonlySet<string>
  /** What stands on the stepper of such a question: `2 servants` as an amount. Without it, its sentence. */
  readonly chip?: (option: Option, scene: Scene<P>) => Amount | null
  /** Questions that are marked on the slider of the past, each with its symbol. */
  readonly marks?: Readonly<Record<string, string>>
  /** What the log draws instead of saying it: goods with their number, pieces of the seat it is about. */
  readonly sign?: (say: Say, seat: number) => Sign | null
  /** The seats in the order of play. */
  readonly order: (now: P) => readonly number[]
  /** Its cards as the gallery shows them. */
  readonly gallery: () => Promise<{ gallery: Gallery }>
  /** Points of a seat, for the rail and charts. */
  readonly points: (now: P, seat: number) => number | null
}
