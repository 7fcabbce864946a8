// Lorenzo's cards in the gallery: shelves, what a card gives, the rules it is about, the icon language.

import type { Gallery, Shelf, Sign } from '../../gallery/gallery'
import type { Face as AnyFace } from '../../table/board'
import GalleryCard from './GalleryCard.svelte'
import GallerySign from './GallerySign.svelte'
import { icon } from './figures'
import { KINDS, type CardFace, type Face, type Good, type Goods, type Node } from './picture'

const GOODS: readonly Good[] = ['wood', 'stone', 'servants', 'coins', 'military', 'faith', 'vp']

const kinds: Shelf[] = KINDS.map((kind) => ({
  id: kind,
  icon: kind,
  name: `lorenzo-shelf-${kind}`,
  holds: (face) => (face as Face).kind === kind,
  width: 158,
  height: 101,
}))

const others: Shelf[] = [
  { id: 'leader', icon: 'leader', width: 158, height: 218 },
  { id: 'excommunication', icon: 'excommunication', width: 158, height: 104 },
  { id: 'bonus', icon: 'harvest', width: 158, height: 218 },
].map((shelf) => ({ ...shelf, name: `lorenzo-shelf-${shelf.id}`, holds: (face) => (face as Face).kind === shelf.id }))

/** All nodes of a card, wherever they stand. */
function nodes(face: Face): Node[] {
  if (face.kind === 'bonus') return []
  if (face.kind === 'leader') return [...face.once, ...face.always]
  if (face.kind === 'excommunication') return [...face.always, ...face.end]
  return [...face.now, ...face.always, ...(face.yields?.effects ?? []), ...(face.work?.effects ?? [])]
}

function goodsOf(node: Node): Goods[] {
  if (node.kind === 'exchange') return node.ways.map((way) => ({ ...way.goods, privileges: way.privileges }))
  if (node.kind === 'privileges') return [{ privileges: node.count }]
  const gains = ['gain', 'gain-per-card', 'gain-per-military', 'supporting']
  return gains.includes(node.kind) && 'goods' in node ? [node.goods as Goods] : []
}

function gives(given: AnyFace): ReadonlySet<string> {
  const face = given as Face
  const found = new Set<string>()
  const add = (goods: Goods): void => {
    for (const [good, n] of Object.entries(goods)) if (n) found.add(icon(good as Good))
  }
  if (face.kind === 'bonus') [face.harvest, face.production].forEach(add)
  for (const node of nodes(face)) {
    goodsOf(node).forEach(add)
    if (node.kind === 'take-card') found.add('any-tower')
    if (node.kind === 'activate') found.add(node.area)
  }
  if ('end' in face && typeof face.end === 'number') found.add('vp')
  if (face.kind !== 'bonus' && face.kind !== 'excommunication' && face.always.length > 0) found.add('permanent')
  return found
}

/** What a kind of cards is about; the leaders have a number each. */
const BY_KIND: Readonly<Record<CardFace['kind'] | 'bonus', readonly string[]>> = {
  territory: ['L-78', 'L-90'],
  character: ['L-75', 'L-81'],
  building: ['L-90', 'L-91'],
  venture: ['L-77', 'L-221'],
  bonus: ['L-13', 'L-96'],
}
const BY_NODE: Readonly<Partial<Record<Node['kind'], readonly string[]>>> = {
  'gain-per-card': ['L-82'],
  'gain-per-military': ['L-82'],
  privileges: ['L-85', 'L-111'],
  'take-card': ['L-101'],
  activate: ['L-103'],
  exchange: ['L-91', 'L-92'],
  cheaper: ['L-76'],
  'no-floor-bonus': ['L-74'],
  'set-one-member': ['L-193'],
  'raises-members': ['L-51'],
  'sets-members': ['L-51'],
  'enters-taken': ['L-191'],
  'no-surcharge': ['L-73'],
  'free-territories': ['L-78'],
  'copies-leader': ['L-194'],
  'doubles-goods': ['L-196'],
  supporting: ['L-195'],
  less: ['L-120', 'L-121'],
  'servants-per-value': ['L-57'],
  'no-market': ['L-65'],
  'skips-first-turn': ['L-127'],
  'no-points-for': ['L-220'],
  'loses-per-points': ['L-220'],
  'loses-per-military': ['L-220'],
  'loses-per-building-cost': ['L-220'],
  'loses-per-resource': ['L-220'],
}

function rules(given: AnyFace): readonly string[] {
  const face = given as Face
  const by = nodes(face).flatMap((node) => {
    if (node.kind === 'raises') return [node.action === 'harvest' || node.action === 'production' ? 'L-53' : 'L-52']
    return BY_NODE[node.kind] ?? []
  })
  if (face.kind === 'leader') return unique([face.rule, 'L-143', ...by])
  if (face.kind === 'excommunication') return unique([...by, 'L-129', 'L-201'])
  return unique([...BY_KIND[face.kind], ...by])
}

const unique = (all: readonly string[]): string[] => [...new Set(all)]

/** One of every node. */
const NODES: readonly Node[] = [
  { kind: 'gain', goods: { wood: 2, coins: 1 } },
  { kind: 'gain-per-card', goods: { vp: 1 }, cards: 'character' },
  { kind: 'gain-per-military', goods: { vp: 1 }, each: 2 },
  { kind: 'privileges', count: 2 },
  { kind: 'take-card', cards: ['building'], value: 6, less: { wood: 1, stone: 1 } },
  { kind: 'activate', area: 'harvest', value: 4, only_servants: false },
  { kind: 'exchange', ways: [{ pay: { wood: 1 }, goods: { coins: 3 }, privileges: 0 }, { pay: { wood: 2 }, goods: { coins: 5 }, privileges: 0 }] },
  { kind: 'raises', action: 'building', by: 2 },
  { kind: 'cheaper', cards: ['building'], less: { wood: 1, stone: 1 }, one_of: true },
  { kind: 'no-floor-bonus' },
  { kind: 'raises-members', members: 'coloured', by: 2 },
  { kind: 'sets-members', value: 5 },
  { kind: 'set-one-member', value: 6 },
  { kind: 'enters-taken' },
  { kind: 'no-surcharge', goods: { coins: 3 } },
  { kind: 'free-territories' },
  { kind: 'copies-leader' },
  { kind: 'doubles-goods' },
  { kind: 'supporting', goods: { vp: 5 } },
  { kind: 'less', goods: ['coins'] },
  { kind: 'servants-per-value', servants: 2 },
  { kind: 'no-market' },
  { kind: 'skips-first-turn' },
  { kind: 'no-points-for', cards: 'venture' },
  { kind: 'loses-per-points', each: 5 },
  { kind: 'loses-per-military' },
  { kind: 'loses-per-building-cost' },
  { kind: 'loses-per-resource' },
]
const PLACES: readonly Sign[] = [
  { id: 'at-once', draw: 'lightning' },
  { id: 'always', draw: 'permanent' },
  { id: 'harvest', draw: 'harvest' },
  { id: 'production', draw: 'production' },
  { id: 'end', draw: 'endgame' },
]

export const gallery: Gallery = {
  Card: GalleryCard as unknown as Gallery['Card'],
  shelves: [...kinds, ...others],
  stage: { name: 'lorenzo-stage', of: (face) => Number(face['period'] ?? 0) },
  gifts: [
    ...GOODS.map((good) => ({ icon: icon(good), name: `screen-good-${good}` })),
    { icon: 'privilege', name: 'lorenzo-gift-privilege' },
    { icon: 'any-tower', name: 'lorenzo-gift-card' },
    { icon: 'harvest', name: 'screen-area-harvest' },
    { icon: 'production', name: 'screen-area-production' },
    { icon: 'permanent', name: 'lorenzo-gift-permanent' },
  ],
  gives,
  rules,
  signs: [...PLACES, ...NODES.map((node) => ({ id: node.kind, draw: node }))],
  Sign: GallerySign as unknown as Gallery['Sign'],
}
