// The options that are left by what is typed, so that `zeme` finds `Země`. With `narrowing.ts` the twin of
// `signoria/cli/table/narrowing.py`.

import { fold } from '../lib/fold'
import type { Option } from '../wire'

/** An option with its sentence and all the words by which it can be found. */
export interface Choice {
  readonly option: Option
  readonly words: string
  readonly hay: string
}

export function choice(option: Option, words: string, names: readonly string[]): Choice {
  return { option, words, hay: fold([option.move, words, ...names].join(' ')) }
}

/**
 * What fits the letters, the best first. What fits by scattered first letters alone counts only where
 * nothing fits better.
 */
export function found(choices: readonly Choice[], typed: string): Choice[] {
  const words = fold(typed.normalize()).split(/\s+/).filter(Boolean)
  if (words.length === 0) return [...choices]
  const ranked = choices.map((each) => ({ each, rank: rank(each, words) }))
  const least = ranked.some(({ rank }) => rank > 1) ? 2 : 1
  return ranked
    .filter(({ rank }) => rank >= least)
    .sort((a, b) => b.rank - a.rank)
    .map(({ each }) => each)
}

/** How well an option fits: 0 = not at all. */
function rank({ option, hay }: Choice, words: readonly string[]): number {
  const typed = words.join(' ')
  if (option.move === typed) return 4
  if (option.move.startsWith(typed)) return 3
  const initials = firsts(option.move)
  if (words.every((word) => hay.includes(word) || initials.includes(word))) return 2
  return words.every((word) => scattered(word, hay)) ? 1 : 0
}

/** `wb3` for `white>building.3`. */
function firsts(text: string): string {
  return (text.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => word[0]).join('')
}

/** Do its letters begin words of the text, in this order? */
function scattered(word: string, hay: string): boolean {
  let from = 0
  const letters = firsts(hay)
  for (const letter of word) {
    const at = letters.indexOf(letter, from)
    if (at < 0) return false
    from = at + 1
  }
  return true
}
