// Every effect node as a row of signs. One function for each kind: a node without a drawing is a type error.

import { amounts, signed } from './figures'
import type { Goods, Kind, Node, Plain, Price, Way } from './picture'

/** The smallest piece of a drawing. */
export type Part =
  /** A number and an icon. */
  | { is: 'amount'; icon: string; n: string; loss: boolean }
  | { is: 'icon'; icon: string }
  /** The value of an action stands in a box. */
  | { is: 'boxed'; icon: string; value: string }
  | { is: 'sign'; text: string }
  /** A word of the catalogues. */
  | { is: 'word'; id: string }
  | { is: 'arrow' }
  | { is: 'down' }

export type Line = Part[]

const sign = (text: string): Part => ({ is: 'sign', text })
const word = (id: string): Part => ({ is: 'word', id })
const symbol = (icon: string): Part => ({ is: 'icon', icon })
const boxed = (icon: string, value: number | string): Part => ({ is: 'boxed', icon, value: String(value) })
const amount = (icon: string, n: number | string, loss = false): Part => ({ is: 'amount', icon, n: String(n), loss })

const gains = (goods: Goods): Line => amounts(goods).map(({ icon, n }) => amount(icon, n))
const losses = (goods: Goods): Line => amounts(goods).map(({ icon, n }) => amount(icon, `−${n}`, true))
const cards = (kinds: readonly Kind[]): string => (kinds.length === 1 ? `${kinds[0]}` : 'any-tower')
const between = (parts: Line, by: Part): Line => parts.flatMap((part, at) => (at ? [by, part] : [part]))
const coloured: Line = [symbol('member-white'), symbol('member-black'), symbol('member-orange')]
const resources: Line = ['wood', 'stone', 'servant', 'coin'].map(symbol)

/** More than three goods do not fit: then the arrow opens the second line. */
function way({ pay, goods, privileges }: Way): Line[] {
  const from = gains(pay)
  const to: Line = [{ is: 'arrow' }, ...gains(goods), ...(privileges ? [amount('privilege', privileges)] : [])]
  return from.length + to.length > 4 ? [from, to] : [[...from, ...to]]
}

type Drawings = { [K in Node['kind']]: (node: Extract<Node, { kind: K }>) => Line[] }

const plain: Record<Plain, Line> = {
  'no-floor-bonus': [word('screen-no-floor-bonus')],
  'enters-taken': [word('screen-enters-taken')],
  'free-territories': [symbol('territory'), sign(':'), word('screen-no'), symbol('military')],
  'copies-leader': [symbol('leader'), sign('='), symbol('leader')],
  'doubles-goods': [symbol('lightning'), ...resources, sign('×2')],
  'no-market': [word('screen-no'), symbol('market')],
  'skips-first-turn': [word('screen-skips-first-turn')],
  'loses-per-military': [amount('vp', '−1', true), word('screen-per'), symbol('military')],
  'loses-per-building-cost': [
    amount('vp', '−1', true), sign('/'), symbol('wood'), symbol('stone'), symbol('building'),
  ],
  'loses-per-resource': [amount('vp', '−1', true), sign('/'), ...resources],
}

const always = Object.fromEntries(
  Object.entries(plain).map(([kind, line]) => [kind, () => [line]]),
) as { [K in Plain]: () => Line[] }

const DRAWINGS: Drawings = {
  ...always,
  gain: (node) => [gains(node.goods)],
  'gain-per-card': (node) => [[...gains(node.goods), word('screen-per'), symbol(node.cards)]],
  'gain-per-military': (node) => [[...gains(node.goods), word('screen-per'), amount('military', node.each)]],
  privileges: (node) => [[amount('privilege', node.count), ...(node.count > 1 ? [sign('≠')] : [])]],
  'take-card': (node) => [[boxed(cards(node.cards), node.value), ...losses(node.less)]],
  activate: (node) => [
    [boxed(node.area, node.value), ...(node.only_servants ? [sign('+'), symbol('servant')] : [])],
  ],
  exchange: (node) => node.ways.flatMap(way),
  'set-one-member': (node) => [[...between(coloured, sign('/')), sign('='), boxed('', node.value)]],
  raises: (node) => [[boxed(node.action, signed(node.by))]],
  cheaper: (node) => [
    [
      ...(node.cards.length === 1 ? [symbol(cards(node.cards))] : []),
      ...(node.one_of ? between(losses(node.less), sign('/')) : losses(node.less)),
    ],
  ],
  'raises-members': (node) => [
    [...(node.members === 'coloured' ? coloured : [symbol('member-neutral')]), boxed('', signed(node.by))],
  ],
  'sets-members': (node) => [[...coloured, sign('='), boxed('', node.value)]],
  supporting: (node) => [[symbol('faith'), { is: 'arrow' }, ...gains(node.goods)]],
  less: (node) => [
    between(
      node.goods.flatMap((good) => losses({ [good]: 1 })),
      sign('/'),
    ),
  ],
  'servants-per-value': (node) => [[amount('servant', node.servants), sign('='), boxed('', '+1')]],
  'no-surcharge': (node) => [
    [word('screen-no'), ...amounts(node.goods).map(({ icon, n }) => amount(icon, `+${n}`, true))],
  ],
  'no-points-for': (node) => [[symbol(node.cards), sign(':'), word('screen-no'), symbol('vp')]],
  'loses-per-points': (node) => [[amount('vp', '−1', true), word('screen-per'), amount('vp', node.each)]],
}

/** One node. */
export function drawn(node: Node): Line[] {
  return (DRAWINGS[node.kind] as (node: Node) => Line[])(node)
}

/** Several nodes one after another: in one line as long as each of them is one line. */
export function drawnAll(nodes: readonly Node[]): Line[] {
  const lines = nodes.flatMap((node, at) => {
    const before = nodes[at - 1]
    // A discount on what the node before speaks of needs no second icon.
    const known = node.kind === 'cheaper' && before?.kind === 'raises' && node.cards[0] === before.action
    return known ? [drawn(node)[0]?.slice(1) ?? []] : drawn(node)
  })
  const exchanges = nodes.some((node) => node.kind === 'exchange')
  return exchanges ? lines : [lines.flat()]
}

/** An alternative of a cost: goods, or `8 banner ↓ −4`. */
export function price({ military_needs, ...goods }: Price): Line {
  if (!military_needs) return gains(goods)
  return [amount('military', military_needs), { is: 'down' }, sign(`−${goods.military ?? 0}`)]
}

/** Goods alone. */
export const goodsLine = gains
