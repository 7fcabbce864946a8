// What a leader needs, as a line of signs.

import { goodsLine, type Line } from './drawing'
import { KINDS, type LeaderFace } from './picture'

export function needsLine({ needs }: LeaderFace): Line {
  const cards: Line = KINDS.flatMap((kind) => {
    const n = needs.cards[kind]
    return n ? [{ is: 'amount' as const, icon: kind, n: String(n), loss: false }] : []
  })
  const alike: Line = needs.of_one_kind
    ? [{ is: 'amount', icon: 'any-tower', n: String(needs.of_one_kind), loss: false }, { is: 'sign', text: '=' }]
    : []
  return [...cards, ...alike, ...goodsLine(needs.goods)]
}
