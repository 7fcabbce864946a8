// Marbles of one colour are alike and have no names; to let them roll, each gets one here for as long
// as the tray is watched: a push moves the names as it moves the marbles.

import type { Marble, Table } from './picture'

export type Tray = Table['market']
export type Line = readonly ['row' | 'column', number]

export const ROWS = 3
export const COLUMNS = 4
export const SPARE = ROWS * COLUMNS

/** The places of a line in the order in which its marbles are pushed, the one that falls out first. */
export function places([word, n]: Line): number[] {
  if (word === 'row') return Array.from({ length: COLUMNS }, (_, column) => (n - 1) * COLUMNS + column)
  return Array.from({ length: ROWS }, (_, row) => row * COLUMNS + n - 1)
}

export const LINES: readonly Line[] = [
  ...Array.from({ length: ROWS }, (_, n): Line => ['row', n + 1]),
  ...Array.from({ length: COLUMNS }, (_, n): Line => ['column', n + 1]),
]

/** The thirteen marbles, the spare one last; fewer while they are being dealt. */
export function marbles(tray: Tray): Marble[] {
  const found = tray.rows.flat()
  return tray.spare === null ? found : [...found, tray.spare]
}

function pushed<T>(things: readonly T[], line: Line): T[] {
  const found = [...things]
  let next = things[SPARE] as T
  for (const at of places(line).toReversed()) {
    const there = found[at] as T
    found[at] = next
    next = there
  }
  found[SPARE] = next
  return found
}

/** Back again: the marble that went in last is the spare one. */
export function pulled<T>(things: readonly T[], line: Line): T[] {
  const found = [...things]
  let next = things[SPARE] as T
  for (const at of places(line)) {
    const there = found[at] as T
    found[at] = next
    next = there
  }
  found[SPARE] = next
  return found
}

function same(one: readonly Marble[], other: readonly Marble[]): boolean {
  return one.length === other.length && one.every((marble, at) => marble === other[at])
}

/** The names of the marbles of one tray after another was shown. */
export class Names {
  #tray: readonly Marble[] = []
  #names: readonly number[] = []

  of(tray: Tray): readonly number[] {
    const next = marbles(tray)
    if (same(next, this.#tray)) return this.#names
    this.#names = this.#follow(next)
    this.#tray = next
    return this.#names
  }

  #follow(next: readonly Marble[]): readonly number[] {
    if (this.#tray.length === next.length) {
      for (const line of LINES) {
        if (same(next, pushed(this.#tray, line))) return pushed(this.#names, line)
        if (same(next, pulled(this.#tray, line))) return pulled(this.#names, line)
      }
    }
    return next.map((_, at) => at)
  }
}
