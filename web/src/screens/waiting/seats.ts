// How a chair is called.

import type { SeatInfo } from '../../wire'
import type { Words } from '../../lib/words'
import { botName } from '../../lib/titles.svelte'

/** The name of whoever sits there; '' = nobody does. */
export function seatName(words: Words, seat: SeatInfo): string {
  if (seat.kind === 'bot') return botName(words, seat.bot || seat.name)
  return seat.name
}
