// The line to a table. It mends itself: after a break it is open again as soon as the server is, a fresh
// Sight arrives first, and what was asked meanwhile is asked again where that is still meant.

import type { Sight, ToBrowser, ToServer } from '../wire'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A message of the browser, before it has its number. */
export type Asking = WithoutId<ToServer>
/** A Sight instead of an answer: it was too late, look again. */
export type Answer = Extract<ToBrowser, { id: number }> | Sight
/** `gone`: the table is no longer there for this person, and nobody looks for it any more. */
export type LineState = 'open' | 'away' | 'gone'

interface Pending {
  readonly message: ToServer
  readonly resolve: (answer: Answer) => void
  readonly reject: (error: Error) => void
}

/** Milliseconds between looks whether the server is back: quickly at first, for nobody likes to wait. */
const PAUSES = [0, 100]
const QUICK = 150
/** After so many looks in vain, once a second. */
const EAGER = 300
const SLOW = 1000
/** A break shorter than this is not worth a word. */
const BLINK = 300
/** An answer that takes longer never comes: the line is dead without having said so. */
const PATIENCE = 8000
/** Who was away for so long may have lost the line without noticing. */
const ASLEEP = 30_000

/** Why the server closes a line: 4000 and the status of HTTP. */
const LOGGED_OUT = 4401
const NOT_YOURS = 4403
const NOT_HERE = 4404

export class LineClosed extends Error {}

export class TableSocket {
  #socket: WebSocket | null = null
  /** A Sight has arrived on this line, so questions may be asked. */
  #ready = false
  #closed = false
  #looks = 0
  #number = 0
  #hiddenAt = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #blink: ReturnType<typeof setTimeout> | undefined
  #patience: ReturnType<typeof setTimeout> | undefined
  readonly #pending = new Map<number, Pending>()
  readonly #listening = new AbortController()

  /** `chair` null = the server chooses: one's own seat that is asked, else a spectator's. */
  constructor(
    private readonly table: string,
    private chair: number | null,
    private readonly onFrame: (frame: ToBrowser) => void,
    private readonly onState: (state: LineState) => void,
    /** The secret of a link to the table; empty = none. */
    private readonly invite = '',
  ) {
    this.#listen()
    this.#connect()
  }

  /** Ask the server; the answer comes when it comes, also after a break. Rejected only by `close`. */
  ask(message: Asking): Promise<Answer> {
    if (this.#closed) return Promise.reject(new LineClosed())
    const id = ++this.#number
    return new Promise((resolve, reject) => {
      const pending = { message: { ...message, id } as ToServer, resolve, reject }
      this.#pending.set(id, pending)
      if (this.#ready) this.#send(pending)
    })
  }

  close(): void {
    this.#closed = true
    this.#listening.abort()
    clearTimeout(this.#blink)
    this.#drop()
    for (const { reject } of this.#pending.values()) reject(new LineClosed())
    this.#pending.clear()
  }

  // Connecting

  #connect(): void {
    clearTimeout(this.#timer)
    if (this.#closed || this.#socket !== null) return
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws'
    const asked = new URLSearchParams()
    if (this.chair !== null) asked.set('chair', String(this.chair))
    if (this.invite) asked.set('i', this.invite)
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/socket?${asked}`)
    socket.binaryType = 'arraybuffer'
    socket.onmessage = ({ data }: MessageEvent<string | ArrayBuffer>) => {
      if (this.#socket === socket) this.#take(data)
    }
    socket.onclose = ({ code }: CloseEvent) => {
      if (this.#socket !== socket) return
      if (code === NOT_HERE) this.#gone()
      // Logged out, or no longer one's chair: look again as whoever one is now.
      if (code === LOGGED_OUT || code === NOT_YOURS) this.chair = null
      this.#lost()
    }
    this.#socket = socket
  }

  /** There is nothing to come back to. */
  #gone(): void {
    this.close()
    this.onState('gone')
  }

  /** The line is lost: say so if it lasts, and look for the server. */
  #lost(): void {
    this.#drop()
    if (this.#closed) return
    this.#blink ??= setTimeout(() => this.onState('away'), BLINK)
    const pause = PAUSES[this.#looks] ?? (this.#looks < EAGER && !document.hidden ? QUICK : SLOW)
    this.#looks += 1
    this.#timer = setTimeout(() => void this.#look(), pause)
  }

  /**
   * Browsers hold back sockets that failed often, but not requests: look with one of these, and open the
   * socket when somebody answers.
   */
  async #look(): Promise<void> {
    if (this.#closed || this.#socket !== null) return
    if (this.#looks > 1 && !(await isBack())) {
      if (this.#socket === null) this.#lost()
      return
    }
    this.#connect()
  }

  /** The network or the person is back: at once, not at the next look. */
  #hurry(): void {
    if (this.#closed) return
    this.#looks = 0
    if (this.#socket === null) this.#connect()
  }

  /** Let go of a line that may be dead, and have another. */
  #renew(): void {
    this.#drop()
    this.#hurry()
  }

  #drop(): void {
    const socket = this.#socket
    this.#socket = null
    this.#ready = false
    clearTimeout(this.#timer)
    clearTimeout(this.#patience)
    socket?.close()
  }

  #listen(): void {
    const { signal } = this.#listening
    addEventListener('online', () => this.#renew(), { signal })
    // A page that is put aside for the back button closes its line, and opens it when it is shown again.
    addEventListener('pagehide', () => this.#drop(), { signal })
    addEventListener('pageshow', () => this.#hurry(), { signal })
    const seen = (): void => {
      if (document.hidden) this.#hiddenAt = Date.now()
      else if (Date.now() - this.#hiddenAt > ASLEEP) this.#renew()
      else this.#hurry()
    }
    document.addEventListener('visibilitychange', seen, { signal })
  }

  // Talking

  #send({ message }: Pending): void {
    this.#socket?.send(JSON.stringify(message))
    clearTimeout(this.#patience)
    this.#patience = setTimeout(() => {
      if (this.#pending.size > 0) this.#renew()
    }, PATIENCE)
  }

  #take(data: string | ArrayBuffer): void {
    const frame = JSON.parse(typeof data === 'string' ? data : new TextDecoder().decode(data)) as ToBrowser
    if (frame.kind === 'sight') this.#seen(frame)
    this.onFrame(frame)
    if (frame.kind === 'sight') this.#settle(frame)
    else if ('id' in frame) this.#answer(frame.id, frame)
  }

  #seen(sight: Sight): void {
    this.chair = sight.chair
    this.#looks = 0
    clearTimeout(this.#blink)
    this.#blink = undefined
    this.onState('open')
  }

  /**
   * A fresh Sight. On a new line everything that waits is asked again, if the table stands where it stood;
   * otherwise, and on a line that was open, it means that what was to be played came too late.
   */
  #settle(sight: Sight): void {
    const fresh = !this.#ready
    this.#ready = true
    for (const [id, pending] of [...this.#pending]) {
      const { message } = pending
      const stale = 'at' in message && message.at !== sight.at
      const turned = message.kind === 'chair' && message.seat === sight.chair
      if (stale || turned) this.#answer(id, sight)
      else if (fresh) this.#send(pending)
    }
  }

  #answer(id: number, answer: Answer): void {
    const pending = this.#pending.get(id)
    if (pending === undefined) return
    this.#pending.delete(id)
    if (this.#pending.size === 0) clearTimeout(this.#patience)
    pending.resolve(answer)
  }
}

async function isBack(): Promise<boolean> {
  try {
    const answer = await fetch('/health', { cache: 'no-store', signal: AbortSignal.timeout(2000) })
    return answer.ok
  } catch {
    return false
  }
}
