// What a seat did last, as the log tells it: where it went or what it took, what that cost and brought.

import type { Amount } from '../../table/board'
import type { Say } from '../../wire'
import { placeOf } from './brief'
import { amounts, goodsIn } from './figures'
import type { Goods, Scene } from './picture'
import { capital, title } from './titles'

export interface Last {
  readonly what: string
  readonly pay: readonly Amount[]
  readonly gain: readonly Amount[]
}

export function last(scene: Scene, seat: number): Last | null {
  const says = turn(scene, seat)
  const telling = says.findLast(([id]) => TELLING.some((known) => known === id)) ?? says.findLast((say) => !isAmount(say))
  if (telling === undefined) return null
  return { what: what(telling, scene, seat), pay: sum(says, 'event-pay', 'event-lose'), gain: sum(says, 'event-gain') }
}

const TELLING = ['event-place', 'event-card'] as const
const AMOUNTS = new Set(['event-pay', 'event-lose', 'event-gain'])

const isAmount = ([id]: Say): boolean => AMOUNTS.has(id)

/** Everything that its last turn tells of it: lines one after the other. */
function turn({ lines }: Scene, seat: number): Say[] {
  const to = lines.findLastIndex((line) => line.seat === seat)
  const from = lines.slice(0, to + 1).findLastIndex((line) => line.seat !== seat)
  return lines.slice(from + 1, to + 1).flatMap(({ says }) => says.filter(([, args]) => args['seat'] === seat))
}

/** `Barracks`, `Market 1`, or the sentence itself. */
function what(say: Say, scene: Scene, seat: number): string {
  const [id, { card }] = say
  if (id === 'event-card') return title(`card:${String(card)}`, scene)
  if (id === 'event-place') return placeOf(say, scene)
  return capital(scene.words.without(scene.words.say(say), seat))
}

function sum(says: readonly Say[], ...ids: string[]): Amount[] {
  const found: Record<string, number> = {}
  for (const say of says.filter(([id]) => ids.includes(id))) {
    for (const [good, n] of Object.entries(goodsIn(say, 'goods'))) found[good] = (found[good] ?? 0) + n
  }
  return amounts(found as Goods)
}
