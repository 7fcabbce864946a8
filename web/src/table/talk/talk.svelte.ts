// What people say at this table: the lines as they come, whom one does not want to read, what is new.

import { keep, kept } from '../../lib/keep'
import type { Answer, Asking } from '../../lib/socket'
import type { ChatLine, Say } from '../../wire'

/** People that are remembered as muted, and tables of which one remembers how far one has read. */
const MOST_MUTED = 200
const MOST_TABLES = 40

type Ask = (message: Asking) => Promise<Answer | null>

export class Talk {
  lines = $state.raw<readonly ChatLine[]>([])
  /** Nothing earlier is to be had. */
  whole = $state(false)
  /** Somebody reads: nothing that comes is unread. */
  open = $state(false)
  #muted = $state.raw<ReadonlySet<string>>(new Set((kept('muted') ?? '').split(' ').filter(Boolean)))
  #allMuted = $state(kept('muted-all') === 'yes')
  /** The first line that was not read. */
  #unreadFrom = $state(Infinity)

  readonly unread: number = $derived(
    this.open ? 0 : this.lines.filter((line) => line.n >= this.#unreadFrom && !line.mine && !this.hushed(line)).length,
  )
  /** The last line that somebody else said just now. */
  news = $state.raw<ChatLine | null>(null)

  constructor(
    private readonly table: string,
    private readonly ask: Ask,
  ) {}

  // Lines

  /** What was said last: on arrival, and after every break of the line. */
  async recall(): Promise<void> {
    const answer = await this.ask({ kind: 'recall', before: null })
    if (answer?.kind !== 'chats') return
    const first = this.lines.length === 0
    this.#join(answer.lines)
    if (first) {
      this.whole = answer.lines[0]?.n === 0 || answer.lines.length === 0
      this.#unreadFrom = Math.min(this.#unreadFrom, (read()[this.table] ?? -1) + 1)
    }
  }

  async earlier(): Promise<void> {
    const first = this.lines[0]
    if (this.whole || first === undefined) return
    const answer = await this.ask({ kind: 'recall', before: first.n })
    if (answer?.kind !== 'chats') return
    this.#join(answer.lines)
    this.whole = (this.lines[0]?.n ?? 0) === 0
  }

  hear(line: ChatLine): void {
    this.#join([line])
    if (line.mine || this.hushed(line)) return
    this.#unreadFrom = Math.min(this.#unreadFrom, line.n)
    this.news = line
  }

  /** null = said; else why not. */
  async say(text: string): Promise<Say | null> {
    // After a break the line goes out again: by its key the server knows it.
    const key = crypto.getRandomValues(new Uint32Array(3)).join('-')
    const answer = await this.ask({ kind: 'chat', text, key })
    return answer?.kind === 'refused' ? answer.say : null
  }

  #join(lines: readonly ChatLine[]): void {
    const known = new Map([...this.lines, ...lines].map((line) => [line.n, line]))
    this.lines = [...known.values()].sort((one, other) => one.n - other.n)
    if (this.open) this.seen()
  }

  /** All that is there was read. */
  seen(): void {
    const last = this.lines.at(-1)
    this.#unreadFrom = Infinity
    if (last === undefined) return
    const { [this.table]: _, ...others } = read()
    const tables = [...Object.entries(others), [this.table, last.n] as const].slice(-MOST_TABLES)
    keep('talk-read', JSON.stringify(Object.fromEntries(tables)))
  }

  // Whom one does not want to read: only this browser knows

  get allMuted(): boolean {
    return this.#allMuted
  }

  hushed({ who, mine }: ChatLine): boolean {
    return !mine && (this.#allMuted || this.#muted.has(who))
  }

  mute(who: string, on: boolean): void {
    const others = [...this.#muted].filter((one) => one !== who)
    this.#muted = new Set(on ? [...others, who].slice(-MOST_MUTED) : others)
    keep('muted', this.#muted.size > 0 ? [...this.#muted].join(' ') : null)
  }

  muteAll(on: boolean): void {
    this.#allMuted = on
    keep('muted-all', on ? 'yes' : null)
  }
}

/** How far one has read, by table. */
function read(): Record<string, number> {
  try {
    return JSON.parse(kept('talk-read') ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}
