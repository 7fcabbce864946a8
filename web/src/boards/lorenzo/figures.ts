// How amounts of goods become icons with numbers.

import type { Amount, Good, Goods, Say } from './picture'

export const ROMAN = ['', 'I', 'II', 'III'] as const

/** The order that goods have everywhere. */
export const GOODS: readonly Good[] = ['wood', 'stone', 'servants', 'coins', 'military', 'faith', 'vp']
const ORDER: readonly (Good | 'privileges')[] = [...GOODS, 'privileges']
const ICONS: Record<Good | 'privileges', string> = {
  wood: 'wood',
  stone: 'stone',
  servants: 'servant',
  coins: 'coin',
  military: 'military',
  faith: 'faith',
  vp: 'vp',
  privileges: 'privilege',
}

/** The symbol of a good. */
export const icon = (good: Good | 'privileges'): string => ICONS[good]

/** Goods as amounts, in the order that they have everywhere. */
export function amounts(goods: Goods): Amount[] {
  return ORDER.flatMap((good) => {
    const n = goods[good]
    return n ? [{ icon: ICONS[good], n }] : []
  })
}

/** The goods that a message speaks of: `["good-wood", {n: 2}]`, alone or in its arguments. */
export function said(what: unknown): Goods {
  const goods: Goods = {}
  gather(what, goods)
  return goods
}

function gather(what: unknown, into: Goods): void {
  if (!Array.isArray(what)) return
  const [id, args] = what as [unknown, unknown]
  if (typeof id !== 'string') {
    for (const part of what) gather(part, into)
    return
  }
  const good = id.startsWith('good-') ? (id.slice(5) as Good) : null
  const n = (args as Record<string, unknown>)['n']
  if (good !== null && good in ICONS && typeof n === 'number') into[good] = (into[good] ?? 0) + n
}

/** An argument of a message that is a list of goods. */
export const goodsIn = (say: Say, name: string): Goods => said(say[1][name])

/** Goods as the argument of a message, in the order that they have everywhere. */
export function saying(goods: Goods): Say {
  const parts = ORDER.flatMap((good): Say[] => (goods[good] ? [[`good-${good}`, { n: goods[good] }]] : []))
  return ['list-and', { parts }]
}

/** `−3`, `+2`: with the sign of arithmetic. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)
