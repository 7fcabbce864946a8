// Which options can be reached by touching the table; the others are named in the prompt.

import type { Option } from '../../wire'
import type { Tab } from '../board'

/** Options that no click can choose: they touch nothing, or what is nowhere to be seen, and have no button. */
export function unreached(
  left: readonly Option[],
  tabs: readonly Pick<Tab, 'holds'>[],
  pinned: ReadonlySet<string>,
): Option[] {
  const seen = marks('thing')
  const buttons = marks('move')
  const there = (thing: string): boolean => seen.has(thing) || tabs.some((tab) => tab.holds(thing))
  return left.filter((option) => {
    if (buttons.has(option.move)) return false
    const open = option.touches.filter((thing) => !pinned.has(thing))
    return open.length === 0 || !open.every(there)
  })
}

function marks(name: 'thing' | 'move'): Set<string> {
  const elements = document.querySelectorAll<HTMLElement>(`[data-${name}]`)
  return new Set([...elements].map((element) => element.dataset[name] ?? ''))
}
