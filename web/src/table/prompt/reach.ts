// Which options can be reached by touching the table; the others are named in the prompt.

import type { Option } from '../../wire'
import type { Tab } from '../board'

/** Options that no click on a place can choose: they touch nothing, or what is nowhere to be seen. */
export function unreached(left: readonly Option[], tabs: readonly Tab[], pinned: ReadonlySet<string>): Option[] {
  const seen = new Set<string>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-thing]')) seen.add(element.dataset['thing'] ?? '')
  const there = (thing: string): boolean => seen.has(thing) || tabs.some((tab) => tab.holds(thing))
  return left.filter((option) => {
    const open = option.touches.filter((thing) => !pinned.has(thing))
    return open.length === 0 || !open.every(there)
  })
}
