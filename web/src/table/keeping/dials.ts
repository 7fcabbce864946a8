// Questions whose answers are several numbers at once, like three dice: a row of stones for each number.

import type { Option, Say } from '../../wire'

export interface Dial {
  /** The argument of the sentence. */
  readonly name: string
  readonly values: readonly number[]
}

/** Fewer answers are quicker found in a list. */
const FEW = 30

/** The numbers that tell the options apart; [] = something else does, or they are few. */
export function dialsOf(options: readonly Option[]): Dial[] {
  const first = options[0]?.say
  if (first === undefined || options.length < FEW) return []
  const names = Object.keys(first[1]).filter((name) => typeof first[1][name] === 'number')
  const dials = names
    .map((name) => ({ name, values: [...new Set(options.map(({ say }) => Number(say[1][name])))].sort((a, b) => a - b) }))
    .filter(({ values }) => values.length > 1)
  const product = dials.reduce((n, { values }) => n * values.length, 1)
  return options.every(({ say }) => say[0] === first[0]) && product === options.length ? dials : []
}

/** The option with these numbers; null = one is still missing. */
export function dialled(options: readonly Option[], dials: readonly Dial[], chosen: Readonly<Record<string, number>>): Option | null {
  return options.find(({ say }) => dials.every(({ name }) => say[1][name] === chosen[name])) ?? null
}

/** What the sentences of all options have in common: where a card lies, which row of the market it is. */
export function common(options: readonly Option[]): Say[1] {
  const first = options[0]?.say[1] ?? {}
  return Object.fromEntries(
    Object.entries(first).filter(([name, value]) =>
      options.every(({ say }) => JSON.stringify(say[1][name]) === JSON.stringify(value)),
    ),
  )
}
