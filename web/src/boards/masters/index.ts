// Masters of Renaissance in the browser.

import './masters.css'

import type { Board } from '../../table/board'
import Bar from './Bar.svelte'
import { about, change, tabs, title, verb } from './change'
import Extra from './Extra.svelte'
import Other from './Other.svelte'
import Own from './Own.svelte'
import type { Table } from './picture'
import Purse from './Purse.svelte'
import { says } from './says'
import Shared from './Shared.svelte'

export const board: Board<Table> = {
  Bar,
  Shared,
  Own,
  Other,
  Purse,
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
  steps: new Set(['masters-store', 'masters-pay']),
  order: (now) => now.order,
  points: (now, seat) => now.players[seat]?.points ?? null,
}
