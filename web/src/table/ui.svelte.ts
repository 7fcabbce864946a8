// What is open around the table: dialogs, tabs, the plan of the screen.

import type { Board } from './board'

export type Sheet = 'options' | 'score' | 'rules' | 'menu' | 'undo' | 'end' | 'chance'
export type SideTab = 'log' | 'score' | 'rules' | 'talk'

/** `wide` = everything at once; `tablet` = tabs beside each other; `phone` = one tab at a time. */
export type Plan = 'wide' | 'tablet' | 'phone'

/** Narrower or lower than this, not everything fits at once. */
const WIDE = '(min-width: 1175px) and (min-height: 640px)'
const TABLET = '(min-width: 800px)'

export class Ui {
  plan = $state<Plan>('wide')
  /** A tab of the board, or one of the shell's: `mine`, `others`, `log`, `talk`. */
  tab = $state('')
  side = $state<SideTab>('log')
  sheet = $state<Sheet | null>(null)
  /** The rule that the rules open at. */
  rule = $state<string | null>(null)

  open(sheet: Sheet): void {
    this.sheet = sheet
  }

  close(): void {
    this.sheet = null
  }

  showRule(rule: string | null): void {
    this.rule = rule
    this.sheet = 'rules'
  }

  /** Follow the size of the window; returns how to stop. */
  begin(): () => void {
    const stop = new AbortController()
    const wide = matchMedia(WIDE)
    const tablet = matchMedia(TABLET)
    const look = (): void => {
      this.plan = wide.matches ? 'wide' : tablet.matches ? 'tablet' : 'phone'
    }
    for (const query of [wide, tablet]) query.addEventListener('change', look, { signal: stop.signal })
    look()
    return () => stop.abort()
  }

  /** The tab is there, or else the first is. */
  tabOf(board: Board): string {
    const alone = this.plan === 'tablet' ? [] : ['others', 'log', 'talk']
    const known = [...board.tabs.map((tab) => tab.id), 'mine', ...alone]
    return known.includes(this.tab) ? this.tab : (known[0] ?? 'mine')
  }
}
