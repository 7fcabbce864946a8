// The course of a game in figures, made ready to be drawn.

import type { Words } from '../lib/words'
import type { Chronicle, Moment } from '../wire'

/** At every moment the number of each seat. */
export type Series = readonly (readonly number[])[]

/** All points of each seat: the lines of the sheet together. */
export function totals(course: Chronicle): Series {
  return course.moments.map((_, at) =>
    (course.sources[0]?.points[at] ?? []).map((_points, seat) =>
      course.sources.reduce((sum, line) => sum + (line.points[at]?.[seat] ?? 0), 0),
    ),
  )
}

/** Something along the way: a moment with a word below it. */
export interface Tick {
  readonly at: number
  readonly label: string
}

/** Where a round ends; of many, every so many. The start is the axis itself. */
export function ticks(moments: readonly Moment[], most: number): Tick[] {
  const ends = moments
    .map(({ label }, at) => ({ at, label }))
    .filter(({ at, label }) => at > 0 && moments[at + 1]?.label !== label)
  const step = Math.ceil(ends.length / most)
  const every = step > 2 ? Math.ceil(step / 5) * 5 : step
  return ends.filter((_, n) => (n + 1) % every === 0).map(({ at, label }) => ({ at, label: /\d+/.exec(label)?.[0] ?? label }))
}

/** Round values that lines are drawn at: `0 20 40 60`. */
export function levels(least: number, most: number): number[] {
  const span = Math.max(1, most - least)
  const power = 10 ** Math.floor(Math.log10(span / 4))
  const step = Math.max(1, [1, 2, 5, 10].map((n) => n * power).find((n) => span / n <= 6) ?? 10 * power)
  const from = Math.floor(least / step) * step
  return Array.from({ length: Math.ceil((most - from) / step) + 1 }, (_, n) => from + n * step)
}

/** `1 h 22 min`, `4 min`, `12 s`. */
export function lasted(words: Words, seconds: number): string {
  if (seconds < 90) return words.text('result-seconds', { n: Math.round(seconds) })
  const minutes = Math.round(seconds / 60)
  if (minutes < 60) return words.text('result-minutes', { n: minutes })
  return words.text('result-hours', { h: Math.floor(minutes / 60), m: minutes % 60 })
}

/** Names that end at the same height stand below each other: `gap` apart, as near as they can. */
export function apart(heights: readonly number[], gap: number, floor: number): number[] {
  const order = [...heights.keys()].sort((a, b) => (heights[a] ?? 0) - (heights[b] ?? 0))
  const placed = [...heights]
  order.forEach((seat, n) => {
    const above = order[n - 1]
    if (above !== undefined) placed[seat] = Math.max(placed[seat] ?? 0, (placed[above] ?? 0) + gap)
  })
  order.toReversed().forEach((seat, n) => {
    placed[seat] = Math.min(placed[seat] ?? 0, floor - n * gap)
  })
  return placed
}

/** `Coins` of `coins`: names of figures are parts of sentences elsewhere. */
export function headed(name: string): string {
  return name.charAt(0).toLocaleUpperCase() + name.slice(1)
}
