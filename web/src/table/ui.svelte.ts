// What is open around the table: dialogs, tabs, the plan of the screen.

import { fetched } from '../lib/fetched'
import type { Around, Board } from './board'

export type Sheet = 'options' | 'score' | 'rules' | 'menu' | 'undo' | 'end' | 'chance'
export type SideTab = 'log' | 'score' | 'rules' | 'talk'

/** `wide` = everything at once; `tablet` = tabs beside each other; `phone` = one tab at a time. */
export type Plan = 'wide' | 'tablet' | 'phone'

/** Narrower or lower than this, not everything fits at once; in the measure of the text that is set. */
const WIDE = '(min-width: 73.4375em) and (min-height: 40em)'
const TABLET = '(min-width: 50em) and (min-height: 32.5em)'

/** Milliseconds after which nobody waits for the browser to idle. */
const SOON = 400

export type Later = typeof import('./later') & Around

export class Ui {
  plan = $state<Plan>('wide')
  /** A tab of the board, or one of the shell's: `mine`, `others`, `log`, `talk`. */
  tab = $state('')
  side = $state<SideTab>('log')
  sheet = $state<Sheet | null>(null)
  /** What lies around the board; null = on its way. */
  later = $state.raw<Later | null>(null)
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

  /** Once the board is painted and the browser idles, fetch what lies around it; returns how to stop. */
  settle(board: Board): () => void {
    let stopped = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const fetch = async (): Promise<void> => {
      const [parts, own] = await Promise.all([fetched(() => import('./later')), fetched(board.around)])
      if (!stopped) this.later = { ...parts, ...own }
    }
    // Not every browser says when it idles.
    const idle = window.requestIdleCallback as typeof requestIdleCallback | undefined
    if (idle === undefined) timer = setTimeout(() => void fetch(), SOON)
    else idle(() => void fetch(), { timeout: SOON })
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }

  /** The tab is there, or else the first is. */
  tabOf(board: Board): string {
    const alone = this.plan === 'tablet' ? [] : ['others', 'log', 'talk']
    const known = [...board.tabs.map((tab) => tab.id), 'mine', ...alone]
    return known.includes(this.tab) ? this.tab : (known[0] ?? 'mine')
  }
}
