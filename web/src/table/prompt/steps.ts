// Steppers of the prompt: questions that the walk answered by itself with their first answer.

import type { Option } from '../../wire'
import type { Stride } from '../walking.svelte'

export interface Dial {
  /** Where in the walk. */
  readonly at: number
  readonly ask: string
  readonly chosen: Option
  /** In the order of their numbers. */
  readonly numbers: readonly Option[]
  /** Answers that are no number. */
  readonly others: readonly Option[]
}

/** One for each question of the walk that has more than one answer and is a step. */
export function dials(strides: readonly Stride[], steps: ReadonlySet<string>): Dial[] {
  return strides.flatMap(({ ask, option }, at) => {
    if (!steps.has(ask.ask) || ask.options.length < 2) return []
    const numbers = ask.options.filter(isNumber)
    return [{ at, ask: ask.ask, chosen: option, numbers, others: ask.options.filter((one) => !isNumber(one)) }]
  })
}

/** The next number up or down; null = there is none. */
export function turned({ numbers, chosen }: Dial, by: number): Option | null {
  return numbers[numbers.indexOf(chosen) + by] ?? null
}

function isNumber(option: Option): boolean {
  return option.touches.length === 1 && /:\d+$/.test(option.touches[0] ?? '')
}
