// How long people may think, in words and figures.

import type { Clocks, Pace } from '../wire'
import type { Words } from './words'

export const NO_CLOCK: Pace = { kind: 'none', time: 0, more: 0 }

const MINUTE = 60
const HOUR = 3600
const DAY = 86_400
/** So little is said: seconds of a live game, and of a turn that has days. */
const LITTLE = { none: 0, live: MINUTE, days: HOUR }

/** `30 min each, 15 s more a turn`; '' = no clock. */
export function paceName(words: Words, { kind, time, more }: Pace): string {
  if (kind === 'none') return ''
  if (kind === 'live') return words.text('browser-pace-live-is', { n: Math.round(time / MINUTE), more })
  if (time % DAY === 0) return words.text('browser-pace-days-is', { n: time / DAY })
  return words.text('browser-pace-hours-is', { n: Math.round(time / HOUR) })
}

/** `9:59`, `1:09:59`; where turns have days `2 days 4 hr`, `5 hr 20 min`. */
export function timeLeft(language: string, seconds: number, kind: Pace['kind']): string {
  const whole = Math.max(0, Math.ceil(seconds))
  if (kind === 'live' || whole < 2 * MINUTE) return clock(whole)
  const count = (n: number, unit: 'day' | 'hour' | 'minute'): string =>
    n === 0 ? '' : new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }).format(n)
  const [days, hours, minutes] = [Math.floor(whole / DAY), Math.floor((whole % DAY) / HOUR), Math.floor((whole % HOUR) / MINUTE)]
  const two = days > 0 ? [count(days, 'day'), count(hours, 'hour')] : [count(hours, 'hour'), count(minutes, 'minute')]
  return two.filter(Boolean).join(' ')
}

function clock(seconds: number): string {
  const two = (n: number): string => String(n).padStart(2, '0')
  const [hours, minutes, rest] = [Math.floor(seconds / HOUR), Math.floor((seconds % HOUR) / MINUTE), seconds % MINUTE]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`
}

/** Is that so little that one should hurry? */
export function isLittle(seconds: number, kind: Pace['kind']): boolean {
  return seconds < LITTLE[kind]
}

/** The least that one of these seats has left, if its time runs; null = none does. */
export function nextOut(clocks: Clocks | null, seats: readonly number[]): number | null {
  if (clocks === null) return null
  const left = seats.filter((seat) => clocks.running.includes(seat)).map((seat) => clocks.left[seat] ?? 0)
  return left.length > 0 ? Math.min(...left) : null
}
