// Amounts in the order of the look, and the sums that a screen shows.

import type { Amount } from '../../table/board'
import type { Sign } from '../../lib/words'
import type { Say } from '../../wire'
import { development, type Colour, type Good, type Goods, type Player, type Printing } from './picture'

export const GOODS: readonly Good[] = ['stone', 'shield', 'servant', 'coin']
export const COLOURS: readonly Colour[] = ['green', 'blue', 'yellow', 'purple']

/** Goods as icons: stone, shield, servant, coin, those of choice, faith. */
export function amounts(of: Goods, ofChoice = 0): Amount[] {
  const found: Amount[] = []
  for (const good of GOODS) {
    const n = of[good] ?? 0
    if (n !== 0) found.push({ icon: good, n })
  }
  if (ofChoice > 0) found.push({ icon: 'any-good', n: ofChoice })
  if (of.faith) found.push({ icon: 'faith', n: of.faith })
  return found
}

const GOOD = /^masters-good-(stone|shield|servant|coin|faith)$/

/** The goods that a sentence of the server speaks of, wherever they stand in it. */
export function spoken(said: unknown): Goods {
  const found: Record<string, number> = {}
  look(said, found)
  return found
}

function look(said: unknown, found: Record<string, number>): void {
  if (!Array.isArray(said)) return
  const [id, args] = said as Say
  if (typeof id !== 'string') {
    for (const part of said) look(part, found)
    return
  }
  const good = GOOD.exec(id)?.[1]
  if (good !== undefined) found[good] = (found[good] ?? 0) + Number(args['n'])
  else for (const value of Object.values(args ?? {})) look(value, found)
}

/** Goods are drawn in the log. */
export function sign([id, { n }]: Say): Sign | null {
  const good = GOOD.exec(id)?.[1]
  return good !== undefined && typeof n === 'number' ? { icon: good, n } : null
}

/** What lies in the depots, those of leaders too. */
export function stored(player: Player): Goods {
  const found: Partial<Record<Good, number>> = {}
  for (const { good, count } of [...player.depots, ...player.extra]) {
    if (good !== null) found[good] = (found[good] ?? 0) + count
  }
  return found
}

/** How many development cards lie before a seat. */
export function cardsOf(player: Player): number {
  return player.slots.reduce((sum, slot) => sum + slot.length, 0)
}

/** How many cards of a colour lie before a seat, of one level if one is given. */
export function owned(scene: Printing, player: Player, colour: Colour, level?: number): number {
  return player.slots.flat().filter((number) => {
    const card = development(scene, number)
    return card?.colour === colour && (level === undefined || card.level === level)
  }).length
}

/** I to III. */
export function roman(n: number): string {
  return 'I'.repeat(n)
}
