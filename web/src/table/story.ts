// The log as sentences: one row for what somebody did in a row, with the name said once.

import type { Words } from '../lib/words'
import type { Line, Say } from '../wire'

/** A row of the log. */
export interface Row {
  readonly key: string
  /** -1 is chance. */
  readonly seat: number
  readonly label: string
  /** The first and the last move that it tells. */
  readonly from: number
  readonly to: number
  readonly text: string
  readonly touches: ReadonlySet<string>
}

/** `Anna, Ben and Carla`. */
export function namesOf(seats: readonly number[], words: Words): string {
  return words.text('list-and', { parts: seats.map((seat): Say => ['seat', { seat }]) })
}

/** Lines as rows, neighbours by the same seat in the same part of the game together. */
export function rows(lines: readonly Line[], words: Words): Row[] {
  const told: Line[][] = []
  for (const line of lines) {
    if (line.says.length === 0) continue
    const last = told.at(-1)
    const before = last?.at(-1)
    if (last !== undefined && before?.seat === line.seat && before.label === line.label) last.push(line)
    else told.push([line])
  }
  return told.map((group) => row(group, words))
}

function row(group: readonly Line[], words: Words): Row {
  const [first] = group
  const last = group.at(-1)
  const seat = first?.seat ?? -1
  return {
    key: `${first?.n ?? 0}`,
    seat,
    label: first?.label ?? '',
    from: first?.n ?? 0,
    to: last?.n ?? 0,
    text: sentence(group.flatMap((line) => line.says), seat, words),
    touches: new Set([...group.flatMap((line) => line.touches), ...(seat < 0 ? [] : [`seat:${seat}`])]),
  }
}

/** `anna pays 1 coin; takes a card`: the name once. */
export function sentence(says: readonly Say[], seat: number, words: Words): string {
  const said = joined(says.map((say) => words.say(say)))
  if (seat < 0) return said.join(' · ')
  const start = `${words.seat(seat)} `
  const [first = '', ...others] = said
  return [first, ...others.map((each) => (each.startsWith(start) ? each.slice(start.length) : each))].join('; ')
}

/** Neighbours that begin alike become one: `On the board: Woods, Forest`. */
function joined(said: readonly string[]): string[] {
  const result: string[] = []
  let open = ''
  for (const each of said) {
    const start = /^[^:]*: /.exec(each)?.[0] ?? ''
    if (start !== '' && start === open) result[result.length - 1] += `, ${each.slice(start.length)}`
    else result.push(each)
    open = start
  }
  return result
}
