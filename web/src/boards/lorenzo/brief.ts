// What a turn was, in a word or two: the cards that were taken, else the place that was gone to.

import type { Say } from '../../wire'
import type { Scene } from './picture'
import { capital, title } from './titles'

/** Answers in a report, by what they are called there. */
const REPORT: ReadonlyMap<string, string> = new Map([
  ['event-support', 'screen-verb-support-church'],
  ['event-excommunicated', 'screen-excommunicated'],
])
const WORK = /^(harvest|production)/

/** `Barracks`, `Market 1`, `Harvest`; empty = there is no shorter word than the sentences. */
export function brief(says: readonly Say[], scene: Scene): string {
  const cards = says.flatMap(([id, { card }]) => (id === 'event-card' ? title(`card:${String(card)}`, scene) : []))
  if (cards.length > 0) return cards.join(', ')
  const placed = says.find(([id]) => id === 'event-place')
  if (placed !== undefined) return placeOf(placed, scene)
  const telling = says.find(([id]) => REPORT.has(id))?.[0]
  if (telling !== undefined) return scene.words.text(REPORT.get(telling) ?? telling)
  const leader = says.find(([id]) => id === 'event-keep' || id === 'event-play-leader')?.[1]['leader']
  return Array.isArray(leader) ? capital(scene.words.say(leader as Say)) : ''
}

/** Where a family member went. */
export function placeOf([, { space }]: Say, scene: Scene): string {
  const where = String((space as Say)[1]['space'])
  const area = WORK.exec(where)?.[0]
  return area === undefined ? title(`space:${where}`, scene) : scene.words.text(`screen-area-${area}`)
}
