// The paces that can be chosen; the server takes any between its bounds.

import type { Pace } from '../../wire'
import type { Words } from '../../lib/words'
import { keep, kept } from '../../lib/keep'
import { NO_CLOCK } from '../../lib/pace'

export const LIVE_MINUTES = [10, 15, 20, 30, 45, 60, 90, 120]
export const LIVE_MORE = [0, 5, 10, 15, 20, 30, 60]
/** Hours for a turn. */
export const TURN_HOURS = [8, 12, 24, 48, 72, 120, 168, 336]

const DAY = 24
const USUAL: Readonly<Record<Pace['kind'], Pace>> = {
  none: NO_CLOCK,
  live: { kind: 'live', time: 1800, more: 15 },
  days: { kind: 'days', time: 86_400, more: 0 },
}

/** As it was chosen last. */
export function usual(kind: Pace['kind']): Pace {
  const [time, more] = (kept(`pace.${kind}`) ?? '').split(' ').map(Number)
  const known = kind === 'live' ? LIVE_MINUTES.some((n) => n * 60 === time) && LIVE_MORE.includes(more ?? -1) : TURN_HOURS.some((n) => n * 3600 === time)
  return kind !== 'none' && known ? { kind, time: time ?? 0, more: more ?? 0 } : USUAL[kind]
}

/** For the next table. */
export function remember({ kind, time, more }: Pace): void {
  if (kind !== 'none') keep(`pace.${kind}`, `${time} ${more}`)
}

/** `12 hours`, `3 days`. */
export function turnName(words: Words, hours: number): string {
  return hours % DAY === 0 ? words.text('browser-pace-days-n', { n: hours / DAY }) : words.text('browser-pace-hours-n', { n: hours })
}
