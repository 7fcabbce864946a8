// What can be played here, and how titles, bots and tables are called.

import type { SeatInfo, TableInfo, TitleInfo } from '../wire'
import { api } from './api'
import type { Words } from './words'

class Titles {
  all = $state.raw<readonly TitleInfo[]>([])

  async begin(): Promise<void> {
    if (this.all.length === 0) this.all = await api.titles()
  }

  of(game: string): TitleInfo | undefined {
    return this.all.find((title) => title.game === game)
  }
}

export const titles = new Titles()

/** `Lorenzo il Magnifico`; a title without words is called by its key. */
export function gameName(words: Words, game: string): string {
  const id = `browser-game-${game}`
  return words.has(id) ? words.text(id) : game
}

/** `Merchant`: how good it is, not how it thinks. */
export function botName(words: Words, bot: string): string {
  const id = `browser-bot-${bot}`
  return words.has(id) ? words.text(id) : bot
}

export function tableName(words: Words, table: TableInfo): string {
  return table.title || gameName(words, table.game)
}

/** `round 4` of the kernel's `r4`. */
export function labelName(words: Words, label: string): string {
  const [, letters = '', number = ''] = /^([a-z]+)(\d*)$/.exec(label) ?? []
  const id = `browser-label-${letters}`
  return letters && words.has(id) ? words.text(id, { n: Number(number) }) : label
}

/** `1 to 4 players`, `2 to 4 players`. */
export function seatsName(words: Words, seats: readonly number[]): string {
  return words.text('browser-players', { least: Math.min(...seats), most: Math.max(...seats) })
}

/** The seats with their names: bots are called by how well they play; several of a kind are numbered. */
export function named(words: Words, seats: readonly SeatInfo[]): SeatInfo[] {
  const count = new Map<string, number>()
  for (const { bot, kind } of seats) if (kind === 'bot') count.set(bot, (count.get(bot) ?? 0) + 1)
  const used = new Map<string, number>()
  return seats.map((seat) => {
    if (seat.kind !== 'bot' || (seat.name && seat.name !== seat.bot)) return seat
    const n = (used.get(seat.bot) ?? 0) + 1
    used.set(seat.bot, n)
    const name = botName(words, seat.bot)
    return { ...seat, name: (count.get(seat.bot) ?? 0) > 1 ? `${name} ${n}` : name }
  })
}
