// The options that are left by what is clicked. With `finding.ts` the twin of
// `signoria/cli/table/narrowing.py`.

import type { Option } from '../wire'

/** The options that touch everything pinned. */
export function fitting(options: readonly Option[], pins: readonly string[]): Option[] {
  return options.filter((option) => pins.every((pin) => option.touches.includes(pin)))
}

/** Everything on the table that some option is about. */
export function touched(options: readonly Option[]): Set<string> {
  return new Set(options.flatMap((option) => option.touches))
}

/** Those of the pins, the latest first, that can stay when `thing` is chosen too; null = it cannot be. */
export function repinned(
  options: readonly Option[],
  pins: readonly string[],
  thing: string,
): string[] | null {
  if (fitting(options, [thing]).length === 0) return null
  const kept: string[] = []
  for (const pin of [...pins].reverse()) {
    if (fitting(options, [pin, ...kept, thing]).length > 0) kept.unshift(pin)
  }
  return [...kept, thing]
}
