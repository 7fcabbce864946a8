// Who won, in words.

import { tableName } from '../lib/titles.svelte'
import type { Words } from '../lib/words'
import type { Sheet, TableInfo } from '../wire'

export interface Outcome {
  /** Seats, the best first. */
  readonly order: readonly number[]
  readonly winners: readonly number[]
  readonly alone: boolean
  /** `Anna`, and what she did: `wins Lorenzo il Magnifico`. */
  readonly name: string
  readonly line: string
}

export function outcome(sheet: Sheet, table: TableInfo, words: Words): Outcome {
  const order = [...sheet.totals.keys()].sort((a, b) => (sheet.places[a] ?? 0) - (sheet.places[b] ?? 0))
  const winners = order.filter((seat) => sheet.places[seat] === 1)
  const alone = order.length === 1
  const name = winners.length > 0 && !alone ? words.seats(winners) : words.seat(order[0] ?? 0)
  const line = alone
    ? words.text(winners.length > 0 ? 'play-solo-won' : 'play-solo-lost')
    : words.text('play-wins', { n: winners.length, title: tableName(words, table) })
  return { order, winners, alone, name, line }
}
