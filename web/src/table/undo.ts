// How one's last answer can be taken back.

import type { Undo } from '../wire'

export type UndoWay = 'alone' | 'ask' | 'none'

export function undoOf({ alone, last }: Undo): UndoWay {
  if (last === null) return 'none'
  return alone !== null && last >= alone ? 'alone' : 'ask'
}
