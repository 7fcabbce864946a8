// What rows, depots, slots and tiles say: the sentences of the title's catalogue, with the figures of the table.

import type { Say } from '../../wire'
import type { Scene } from './picture'

/** Empty = nothing more than its title. */
export function says(thing: string, scene: Scene): string {
  const [kind = '', key = ''] = thing.split(':')
  return SAYING[kind]?.(key, scene) ?? ''
}

const SAYING: Readonly<Record<string, (key: string, scene: Scene) => string>> = {
  market: (key, { words, now }) => {
    const row = key.startsWith('row')
    const n = row ? (now.market.rows[0]?.length ?? 0) : now.market.rows.length
    return words.text(row ? 'masters-about-row' : 'masters-about-column', { n })
  },
  depot: (key, { words, now }) => {
    if (key === 'out' || key === 'extra') return words.text(`masters-about-${key}`)
    return words.text('masters-about-depot', { n: now.players[0]?.depots[Number(key) - 1]?.places ?? 0 })
  },
  slot: (_, { words }) => words.text('masters-about-slot'),
  good: (_, { words }) => words.text('masters-about-good'),
  favour: (key, { words, now }) => {
    const section = now.sections[Number(key) - 1]
    if (!section) return ''
    const goods: Say = ['masters-good-points', { n: section.points }]
    return words.text('masters-about-favour', { first: section.first, pope: section.pope, goods })
  },
  power: (_, { words, ask }) => {
    const option = ask?.options.find(({ touches }) => touches.includes('power:base'))
    return option ? words.say(option.say) : ''
  },
}
