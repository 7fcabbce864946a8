// The table that is being set up.

import type { NewSeat, NewTable, Pace, TitleInfo } from '../../wire'
import { keep, kept } from '../../lib/keep'
import { NO_CLOCK } from '../../lib/pace'
import { called } from './called'
import { remember } from './paces'
import { defaultOf, type Setting } from './settings'

export class Plan {
  title = $state.raw<TitleInfo>() as TitleInfo
  seats = $state<NewSeat[]>([])
  /** Only those that differ from the default. */
  switches = $state<Record<string, Setting>>({})
  name = $state('')
  open = $state(false)
  pace = $state.raw<Pace>(NO_CLOCK)
  /** Played on a real table: whoever sets it up writes it down. */
  companion = $state(false)
  readonly changed = $derived(Object.keys(this.switches).length)

  constructor(titles: readonly TitleInfo[]) {
    const last = kept('title')
    const title = titles.find(({ game }) => game === last) ?? titles[0]
    if (title !== undefined) this.play(title)
  }

  /** Another title: its options are others, the people stay as far as there are chairs. */
  play(title: TitleInfo): void {
    this.title = title
    this.switches = {}
    const wanted = this.seats.length || 4
    const counts = [...title.seats].sort((one, other) => Math.abs(one - wanted) - Math.abs(other - wanted))
    this.count(counts[0] ?? wanted)
    for (const seat of this.seats) if (!title.bots.includes(seat.bot)) seat.bot = this.#bot()
  }

  /** So many players: chairs are added at the end, and removed there. */
  count(n: number): void {
    while (this.seats.length > n) this.seats.pop()
    while (this.seats.length < n) {
      this.seats.push({ kind: this.seats.length === 0 || this.companion ? 'me' : 'friend', name: '', bot: this.#bot() })
    }
  }

  /** At a real table everybody's moves are entered here, unless they have a link. */
  keep(companion: boolean): void {
    this.companion = companion
    if (companion) for (const seat of this.seats) if (seat.kind === 'friend') seat.kind = 'me'
  }

  set(name: string, setting: Setting): void {
    const info = this.title.switches.find((one) => one.name === name)
    if (info === undefined) return
    if (setting === defaultOf(info)) delete this.switches[name]
    else this.switches[name] = setting
  }

  setting(name: string): Setting {
    const info = this.title.switches.find((one) => one.name === name)
    return this.switches[name] ?? (info ? defaultOf(info) : false)
  }

  /** Several people at this screen. */
  get hotseat(): boolean {
    return this.seats.filter(({ kind }) => kind === 'me').length > 1
  }

  /** Who sits on a chair of a hotseat: as written, else `Anna`, `Anna 2`, `Anna 3`. */
  nameOf(n: number, me: string): string {
    const place = this.seats.slice(0, n + 1).filter(({ kind }) => kind === 'me').length
    return this.seats[n]?.name.trim() || called(me, place)
  }

  /** As the server wants it. */
  wire(me: string): NewTable {
    keep('title', this.title.game)
    remember(this.pace)
    return {
      game: this.title.game,
      seats: this.seats.map(({ kind, bot }, n) => ({
        kind,
        name: kind === 'me' && this.hotseat ? this.nameOf(n, me) : '',
        bot: kind === 'bot' ? bot : '',
      })),
      switches: { ...this.switches },
      title: this.name.trim(),
      // Whoever has the link follows a game of a real table; no list shows it.
      private: !this.open && !this.companion,
      // At a real table nobody's clock can be kept from here.
      pace: this.companion ? NO_CLOCK : this.pace,
      companion: this.companion,
    }
  }

  #bot(): string {
    return this.title.bots.at(-1) ?? ''
  }
}
