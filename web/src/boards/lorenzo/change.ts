// What a seat pays and gains between two pictures, and what the log draws.

import type { Amount, Change } from '../../table/board'
import type { Sign } from '../../lib/words'
import type { Say } from '../../wire'
import { GOODS, icon } from './figures'
import type { Good, Lorenzo, Member } from './picture'
import { memberIcon } from './reading'

/** Goods paid and gained, in their order. */
export function change(now: Lorenzo, then: Lorenzo, seat: number): Change {
  const [before, after] = [now.players[seat]?.goods, then.players[seat]?.goods]
  const pay: Amount[] = []
  const gain: Amount[] = []
  if (before === undefined || after === undefined) return { pay, gain }
  for (const good of GOODS) {
    const by = after[good] - before[good]
    if (by < 0) pay.push({ icon: icon(good), n: -by })
    if (by > 0) gain.push({ icon: icon(good), n: by })
  }
  return { pay, gain }
}

const SIGN = /^(good|member)-(\w+)$/

/** Goods and family members are drawn in the log. */
export function sign([id, { n }]: Say, seat: number): Sign | null {
  const [, family, key = ''] = SIGN.exec(id) ?? []
  if (family === 'good' && typeof n === 'number') return { icon: icon(key as Good), n }
  return family === 'member' && seat >= 0 ? { icon: memberIcon({ seat, member: key as Member }) } : null
}
