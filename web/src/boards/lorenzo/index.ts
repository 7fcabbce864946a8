// Lorenzo il Magnifico on the screen.

import type { LorenzoBoard } from './picture'
import Bar from './Bar.svelte'
import { change, sign } from './change'
import { drafting, panelOf, verb } from './questions'
import Shared from './Shared.svelte'
import { about, title } from './titles'

const TOWER = /^space:(territory|character|building|venture)\./

export const board: LorenzoBoard = {
  Bar,
  Shared,
  around: () => import('./around'),
  Panel: () => import('./Panel.svelte'),
  PromptExtra: null,
  panelFor: (ask, scene) => (ask !== null && panelOf(scene) !== null) || drafting(scene),
  tabs: [
    { id: 'towers', name: 'screen-towers', icon: 'any-tower', holds: (thing) => TOWER.test(thing) },
    { id: 'city', name: 'screen-city', icon: 'palace', holds: (thing) => thing.startsWith('space:') && !TOWER.test(thing) },
  ],
  change,
  title,
  verb,
  about,
  steps: new Set(['servants', 'work']),
  sign,
  chip: ({ move }) => (move.startsWith('+') ? { icon: 'servant', n: Number(move.slice(1)) } : null),
  marks: { church: 'faith' },
  gallery: () => import('./gallery'),
  order: (now) => now.order,
  points: (now, seat) => now.players[seat]?.goods.vp ?? null,
}
