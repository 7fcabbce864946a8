// What a seat pays and gains between two pictures, and what its last move was.

import type { Amount, Change } from '../../table/board'
import { icon, print } from './figures'
import { KINDS, MEMBERS, type Good, type Lorenzo, type Player } from './picture'
import { members } from './reading'

/** Goods paid and gained, in their order. */
export function between(before: Player | undefined, after: Player | undefined): Change {
  const pay: Amount[] = []
  const gain: Amount[] = []
  if (before === undefined || after === undefined) return { pay, gain }
  for (const good of print.order as Good[]) {
    const by = after.goods[good] - before.goods[good]
    if (by < 0) pay.push({ icon: icon(good), n: -by })
    if (by > 0) gain.push({ icon: icon(good), n: by })
  }
  return { pay, gain }
}

export const change = (now: Lorenzo, then: Lorenzo, seat: number): Change => between(now.players[seat], then.players[seat])

/** The card that a seat took, or else the space that its member went to. */
export function taken(before: Player, after: Player, now: Lorenzo): string | null {
  for (const kind of KINDS) {
    const number = after.cards[kind].find((one) => !before.cards[kind].includes(one))
    if (number !== undefined) return `card:${number}`
  }
  const sent = MEMBERS.find((member) => before.members[member] !== undefined && after.members[member] === undefined)
  const space = [...now.spaces, ...now.towers.flatMap((tower) => tower.floors)].find(({ space }) =>
    members(now, space).some((who) => who.seat === after.seat && who.member === sent),
  )
  return space ? `space:${space.space}` : null
}
