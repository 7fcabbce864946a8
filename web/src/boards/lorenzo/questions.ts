// Which questions get a panel, and what the last button is called.

import type { Ask, Option } from '../../wire'
import type { Scene } from './picture'

const PANELS = ['keep', 'bonus-tile', 'privilege', 'exchange', 'church'] as const
export type PanelKind = (typeof PANELS)[number]

function kindOf(ask: string): PanelKind | null {
  return PANELS.find((kind) => kind === ask) ?? null
}

/** The panel of the open question, or of the last answer while nothing else is asked. */
export function panelOf(scene: Scene): PanelKind | null {
  if (drafting(scene)) return 'keep'
  const open = scene.ask === null ? null : kindOf(scene.ask.ask)
  return open ?? answered(scene.walked.at(-1))
}

/** Does this seat choose a leader, or wait until the others have? */
export function drafting({ now, chair, asked }: Scene): boolean {
  return asked.some((seat) => seat >= 0) && (now.players[chair ?? -1]?.packet.length ?? 0) > 1
}

const BY_VERB: Readonly<Record<string, PanelKind>> = {
  bonus: 'bonus-tile',
  privilege: 'privilege',
  exchange: 'exchange',
  skip: 'exchange',
  support: 'church',
  refuse: 'church',
}

function answered(option: Option | undefined): PanelKind | null {
  return BY_VERB[option?.move.split(' ')[0] ?? ''] ?? null
}

const VERBS: Readonly<Record<string, string>> = {
  keep: 'screen-verb-keep',
  bonus: 'screen-verb-take',
  take: 'screen-verb-take',
  support: 'screen-verb-support',
  refuse: 'screen-verb-refuse',
  play: 'screen-verb-play',
  use: 'screen-verb-use',
  copy: 'screen-verb-copy',
  discard: 'screen-verb-discard',
  privilege: 'screen-verb-take-them',
  six: 'screen-verb-set',
  lose: 'screen-verb-lose',
  end: 'screen-verb-end',
  forfeit: 'screen-verb-end',
  decline: 'screen-verb-leave',
}
const TOWER = />(territory|character|building|venture)\./

/** What the last button does: named by the answer that the walk began with. */
export function verb(walked: readonly Option[], ask: Ask | null): string {
  const move = walked[0]?.move ?? ''
  if (move.includes('>harvest')) return 'screen-verb-harvest'
  if (move.includes('>production')) return 'screen-verb-produce'
  if (TOWER.test(move)) return 'screen-verb-take'
  if (move.includes('>')) return 'screen-verb-place'
  const named = VERBS[move.split(' ')[0] ?? '']
  return named ?? (ask === null ? 'screen-verb-do' : 'screen-verb-take')
}
