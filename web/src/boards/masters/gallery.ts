// Masters' cards in the gallery: shelves, what a card gives, the rules it is about, the icon language.

import './masters.css'

import type { Gallery, Shelf } from '../../gallery/gallery'
import type { Face } from '../../table/board'
import GalleryCard from './GalleryCard.svelte'
import GallerySign from './GallerySign.svelte'
import { COLOURS, GOODS } from './goods'
import type { Ability, Development, Goods, Leader, Work } from './picture'

export type Printed = (Development & { kind: 'development' }) | (Leader & { kind: 'leader' })
/** What a sign of the icon language draws. */
export type Drawn =
  | { is: 'power'; work: Work }
  | { is: 'ability'; ability: Ability }
  | { is: 'level'; n: number }
  | { is: 'suit' }
  | { is: 'needs' }
  | { is: 'points' }

const printed = (face: Face): Printed => face as unknown as Printed

const colours: Shelf[] = COLOURS.map((colour) => ({
  id: colour,
  icon: `suit-${colour}`,
  name: `masters-shelf-${colour}`,
  holds: (face) => 'colour' in face && face['colour'] === colour,
  width: 158,
  height: 104,
}))

const leaders: Shelf = {
  id: 'leader',
  icon: 'leader',
  name: 'masters-shelf-leader',
  holds: (face) => face['kind'] === 'leader',
  width: 158,
  height: 96,
}

function add(goods: Goods, ofChoice: number, into: Set<string>): void {
  for (const [good, n] of Object.entries(goods)) if (n) into.add(good)
  if (ofChoice > 0) into.add('any-good')
}

function gives(given: Face): ReadonlySet<string> {
  const face = printed(given)
  const found = new Set<string>()
  if (face.kind === 'development') add(face.work.gives, face.work.any_out, found)
  else {
    for (const ability of face.always) {
      if (ability.kind === 'produces') add(ability.work.gives, ability.work.any_out, found)
      else if (ability.kind === 'white') add(ability.goods, 0, found)
      if (ability.kind === 'discount') found.add('minus')
      if (ability.kind === 'depot') found.add('depot')
    }
  }
  return found
}

const BY_ABILITY: Readonly<Record<Ability['kind'], readonly string[]>> = {
  discount: ['M-6.2'],
  depot: ['M-4.2'],
  white: ['M-5.4'],
  produces: ['M-7.1', 'M-7.4'],
}

function rules(given: Face): readonly string[] {
  const face = printed(given)
  if (face.kind === 'leader') return [...face.always.flatMap(({ kind }) => BY_ABILITY[kind]), 'M-9.2', 'M-9.3']
  return ['M-6.1', 'M-6.3', 'M-7.1', ...(face.work.gives.faith ? ['M-7.5'] : [])]
}

const power: Work = { pays: { coin: 1, shield: 1 }, gives: { stone: 2, faith: 1 }, any_in: 0, any_out: 0 }
const base: Work = { pays: {}, gives: {}, any_in: 2, any_out: 1 }
const DRAWN: Readonly<Record<string, Drawn>> = {
  production: { is: 'power', work: power },
  choice: { is: 'power', work: base },
  discount: { is: 'ability', ability: { kind: 'discount', goods: { servant: 1 } } },
  depot: { is: 'ability', ability: { kind: 'depot', goods: { stone: 2 } } },
  white: { is: 'ability', ability: { kind: 'white', goods: { shield: 1 } } },
  produces: {
    is: 'ability',
    ability: { kind: 'produces', work: { pays: { coin: 1 }, gives: { faith: 1 }, any_in: 0, any_out: 1 } },
  },
  suits: { is: 'suit' },
  level: { is: 'level', n: 2 },
  needs: { is: 'needs' },
  points: { is: 'points' },
}

export const gallery: Gallery = {
  Card: GalleryCard as unknown as Gallery['Card'],
  shelves: [...colours, leaders],
  stage: { name: 'masters-stage', of: (face) => Number(face['level'] ?? 0) },
  gifts: [
    ...[...GOODS, 'faith'].map((good) => ({ icon: good, name: `masters-board-goods-${good}` })),
    { icon: 'any-good', name: 'masters-board-any' },
    { icon: 'minus', name: 'masters-board-kind-discount' },
    { icon: 'depot', name: 'masters-board-kind-depot' },
  ],
  gives,
  rules,
  signs: Object.entries(DRAWN).map(([id, draw]) => ({ id, draw })),
  Sign: GallerySign as unknown as Gallery['Sign'],
}
