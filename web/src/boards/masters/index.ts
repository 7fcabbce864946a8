// Masters of Renaissance in the browser.

import './masters.css'

import type { Board } from '../../table/board'
import Bar from './Bar.svelte'
import { about, change, tabs, title, verb } from './change'
import Extra from './Extra.svelte'
import { sign } from './goods'
import type { Table } from './picture'
import { says } from './says'
import Shared from './Shared.svelte'

export const board: Board<Table> = {
  Bar,
  Shared,
  around: () => import('./around'),
  Panel: null,
  panelFor: () => false,
  tabs,
  mine: (thing) => /^(leader|power|depot|slot):/.test(thing),
  change,
  title,
  verb,
  PromptExtra: Extra,
  about,
  says,
  sign,
  steps: new Set(['masters-store', 'masters-pay']),
  gallery: () => import('./gallery'),
  order: (now) => now.order,
  points: (now, seat) => now.players[seat]?.points ?? null,
}
