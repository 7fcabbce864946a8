// The turns of a game in pages and laps: what the slider numbers, and the page that lies below it.

import type { Turn } from '../../wire'

/** A turn with what the screen asks of it. */
export interface Stretch extends Turn {
  /** The first move after it. */
  readonly end: number
  readonly page: number
  /** Its row on the page; chance has none. */
  readonly lap: number
}

/** Laps of a page where every turn has a name of its own, so that no label gathers them. */
const LAPS = 4

/** `moves` is the length of the game. */
export function stretched(turns: readonly Turn[], moves: number): Stretch[] {
  return byLabel(turns) ? gathered(turns, moves) : counted(turns, moves)
}

/** Do labels gather several turns of a seat, as rounds do? */
function byLabel(turns: readonly Turn[]): boolean {
  const own = turns.filter(({ seat }) => seat >= 0)
  const seats = new Set(own.map(({ seat }) => seat)).size
  return own.length >= 1.5 * seats * new Set(own.map(({ label }) => label)).size || isOne(own)
}

function isOne(own: readonly Turn[]): boolean {
  return new Set(own.map(({ label }) => label)).size < 2
}

function gathered(turns: readonly Turn[], moves: number): Stretch[] {
  let page = -1
  let label = ''
  let laps = new Map<number, number>()
  return turns.map((turn, at) => {
    if (turn.label !== label || page < 0) {
      page += 1
      label = turn.label
      laps = new Map()
    }
    const lap = laps.get(turn.seat) ?? 0
    laps.set(turn.seat, lap + 1)
    return { ...turn, end: turns[at + 1]?.n ?? moves, page, lap }
  })
}

/** A lap ends where somebody is on again; so many of them are a page. */
function counted(turns: readonly Turn[], moves: number): Stretch[] {
  let lap = 0
  let seen = new Set<number>()
  return turns.map((turn, at) => {
    if (turn.seat >= 0 && seen.has(turn.seat)) {
      lap += 1
      seen = new Set()
    }
    if (turn.seat >= 0) seen.add(turn.seat)
    return { ...turn, end: turns[at + 1]?.n ?? moves, page: Math.floor(lap / LAPS), lap: lap % LAPS }
  })
}

/** Where one can stop: after every move, but chance that deals before a turn is one stop. */
export function stopsOf(stretches: readonly Stretch[]): number[] {
  const stops = [0]
  for (const { n, end, seat } of stretches) {
    if (seat < 0) stops.push(end)
    else for (let at = n + 1; at <= end; at++) stops.push(at)
  }
  return stops
}

/** The turn that the last of so many moves belongs to. */
export function stretchAt(stretches: readonly Stretch[], n: number): Stretch | null {
  return stretches.findLast((each) => each.n < n) ?? null
}

/** Each page from its first move to its end, with the label of its first turn. */
export function pagesOf(stretches: readonly Stretch[]): { from: number; to: number; label: string }[] {
  const pages: Stretch[][] = []
  for (const each of stretches) (pages[each.page] ??= []).push(each)
  return pages.map((page) => ({
    from: page[0]?.n ?? 0,
    to: page.at(-1)?.end ?? 0,
    label: (page.find(({ seat }) => seat >= 0) ?? page[0])?.label ?? '',
  }))
}
