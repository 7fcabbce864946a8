// What a seat pays and gains between two pictures.

import type { Amount, Change } from '../../table/board'
import { icon, print } from './figures'
import type { Good, Lorenzo } from './picture'

export function change(now: Lorenzo, then: Lorenzo, seat: number): Change {
  const before = now.players[seat]?.goods
  const after = then.players[seat]?.goods
  const pay: Amount[] = []
  const gain: Amount[] = []
  if (before === undefined || after === undefined) return { pay, gain }
  for (const good of print.order as Good[]) {
    const by = after[good] - before[good]
    if (by < 0) pay.push({ icon: icon(good), n: -by })
    if (by > 0) gain.push({ icon: icon(good), n: by })
  }
  return { pay, gain }
}
