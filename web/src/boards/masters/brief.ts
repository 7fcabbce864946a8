// What a turn was, in a word or two: the line of the market, the card, the production.

import type { Say } from '../../wire'
import type { Scene } from './picture'

/** `Row 2`, `Green I no. 1`; empty = there is no shorter word than the sentences. */
export function brief(says: readonly Say[], { words }: Scene): string {
  for (const [id, { line, card }] of says) {
    if (id === 'masters-event-take') return capital(words.say(line as Say))
    if (id === 'masters-event-keep') return words.text('masters-board-leaders')
    if (id === 'masters-event-card') return capital(words.text(`masters-card-${String(card)}`))
    if (id === 'masters-event-produce') return capital(words.text('masters-board-production'))
  }
  return ''
}

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1)
