// Messages of the rules as sentences. The twin of `signoria/locale/words.py`.

import type { Objection, Say } from '../wire'
import type { Argument, Catalogue } from './catalogue'

/** Messages that join their `parts`: entries of a `$first` and a `$last`, with `.more` between. */
const LISTS = new Set(['list-and', 'list-or', 'list-either', 'list-then', 'list-sentences'])

/** The seat that stands for dice and deals. */
const NATURE = -1

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** What an argument of a message may be: a number, a text, a message, or a list of messages. */
export type Value = string | number | Say | readonly Say[]

/** What is drawn instead of being said: a symbol of the icon sheet, with a number or alone. */
export interface Sign {
  readonly icon: string
  readonly n?: number
}

/** Around a sign in a text, and between its parts (`table/pieces.ts`): nobody writes these. */
export const EDGE = '\u0001'
export const PART = '\u0002'

/** One language at one table. Nothing in it changes: another language or another name is another `Words`. */
export class Words {
  readonly #texts: Catalogue
  readonly #names: readonly string[]
  readonly #sign: ((say: Say) => Sign | null) | null

  /** `names` by seat; seats without a name are numbered. */
  constructor(texts: Catalogue, names: readonly string[] = [], sign: ((say: Say) => Sign | null) | null = null) {
    this.#texts = texts
    this.#names = names
    this.#sign = sign
  }

  get language(): string {
    return this.#texts.language
  }

  /** The same language at another table. */
  named(names: readonly string[]): Words {
    return new Words(this.#texts, names)
  }

  /** The same words, but what has a sign is drawn: `table/pieces.ts` finds it. */
  drawn(sign: (say: Say) => Sign | null): Words {
    return new Words(this.#texts, this.#names, sign)
  }

  /** A message as a sentence; messages inside it are rendered first. */
  say(what: Say): string {
    const drawn = this.#sign?.(what)
    if (drawn) return EDGE + [drawn.icon, drawn.n ?? '', this.#plain.say(what)].join(PART) + EDGE
    const [id, given] = what
    if (LISTS.has(id)) return this.#join(id, parts(given['parts']))
    const args: Record<string, Argument> = {}
    for (const [name, value] of Object.entries(given)) args[name] = this.#argument(name, value)
    return this.#texts.text(id, args)
  }

  /** A text by its id. */
  text(id: string, args: Record<string, Value> = {}): string {
    return this.say([id, args])
  }

  has(id: string): boolean {
    return this.#texts.has(id)
  }

  /** `.origin` and the like; null = the entry has no such attribute. */
  attribute(id: string, name: string): string | null {
    return this.#texts.attribute(id, name)
  }

  /** `L-72: 3 coins for an occupied tower; you have 2`; only rules of a book have numbers. */
  objection({ rule, say }: Objection): string {
    const reason = this.say(say)
    return /\d/.test(rule) ? this.text('objection', { rule, reason }) : reason
  }

  /** The name of a seat. */
  seat(seat: number): string {
    if (seat === NATURE) return this.text('nature')
    return this.#names[seat] || this.text('seat-unnamed', { n: seat + 1 })
  }

  /** A text without the name that it begins with: where the name stands beside it, or was said. */
  without(text: string, seat: number): string {
    const start = `${apart(this.seat(seat))} `
    return text.startsWith(start) ? text.slice(start.length) : text
  }

  /** `Anna, Ben and Carla`. */
  seats(seats: readonly number[]): string {
    return this.#join('list-and', seats.map((seat): Say => ['seat', { seat }]))
  }

  /** An argument as Fluent takes it. */
  #argument(name: string, value: unknown): Argument {
    if (isSay(value)) return this.say(value)
    if (Array.isArray(value)) return this.#join('list-and', parts(value))
    if (typeof value === 'number') return name === 'seat' ? apart(this.seat(value)) : value
    return String(value)
  }

  get #plain(): Words {
    return new Words(this.#texts, this.#names)
  }

  /** Parts one after another: `a, b and c`. */
  #join(id: string, said: readonly Say[]): string {
    if (said.length === 0) return this.text('list-nothing')
    const [first = '', ...others] = said.map((part) => this.say(part))
    // Signs side by side need no commas.
    if (said.every((part) => this.#sign?.(part))) return [first, ...others].join(' ')
    return others.reduce((before, other, place) => {
      const form = place === others.length - 1 ? '' : 'more'
      return this.#texts.text(id, { first: before, last: other }, form)
    }, first)
  }
}

/** A Say is a list that begins with a text; a list of Says is empty or begins with a list. */
export function isSay(value: unknown): value is Say {
  return Array.isArray(value) && typeof value[0] === 'string'
}

/** A name written from right to left, kept apart from the sentence around it. */
function apart(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name
}

function parts(value: unknown): Say[] {
  return Array.isArray(value) ? value.map((part) => (isSay(part) ? part : ['list-nothing', {}])) : []
}
