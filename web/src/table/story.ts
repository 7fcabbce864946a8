// The log as sentences: one row for what somebody did in a row, with the name said once.

import type { Sign, Words } from '../lib/words'
import type { Line, Say } from '../wire'
import { signsAt } from './pieces'

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

/** A sentence and who it is about. */
interface Told {
  readonly line: Line
  readonly seat: number
  readonly say: Say
}

/** What is drawn where a row about a seat is shown. */
export type Signs = (say: Say, seat: number) => Sign | null

/** Lines as rows: what is about one seat, in the same part of the game, stands together. */
export function rows(lines: readonly Line[], words: Words, signs?: Signs): Row[] {
  const groups: Told[][] = []
  for (const told of lines.flatMap(sentences)) {
    const last = groups.at(-1)
    const before = last?.[0]
    if (last !== undefined && before?.seat === told.seat && before.line.label === told.line.label) last.push(told)
    else groups.push([told])
  }
  return groups.map((group, at) => {
    const seat = group[0]?.seat ?? -1
    return row(group, at, signs ? words.drawn((say) => signs(say, seat)) : words)
  })
}

/** What nobody did, chance did: rounds that begin, cards that are turned up. */
function sentences(line: Line): Told[] {
  return line.says.map((say) => {
    const { seat } = say[1]
    return { line, seat: typeof seat === 'number' ? seat : -1, say }
  })
}

function row(group: readonly Told[], at: number, words: Words): Row {
  const first = group[0]
  const seat = first?.seat ?? -1
  const from = first?.line.n ?? 0
  const own = group.filter((told) => told.line.seat === seat)
  return {
    key: `${from}.${at}`,
    seat,
    label: first?.line.label ?? '',
    from,
    to: group.at(-1)?.line.n ?? from,
    text: sentence(group.map((told) => told.say), seat, words),
    touches: new Set([...own.flatMap((told) => told.line.touches), ...(seat < 0 ? [] : [`seat:${seat}`])]),
  }
}

/** `anna pays 1 coin; takes a card`: the name once. */
export function sentence(says: readonly Say[], seat: number, words: Words): string {
  const said = joined(says.map((say) => words.say(say)))
  if (seat < 0) return said.join(' · ')
  const [first = '', ...others] = said
  return [first, ...others.map((each) => words.without(each, seat))].join('; ')
}

/** Neighbours that begin alike become one: `On the board: Woods, Forest`, `gains` with all that is drawn after it. */
function joined(said: readonly string[]): string[] {
  const result: string[] = []
  let open = ''
  for (const each of said) {
    const signs = signsAt(each)
    const start = signs > 0 ? each.slice(0, signs) : (/^[^:]*: /.exec(each)?.[0] ?? '')
    if (start !== '' && start === open) result[result.length - 1] += (signs > 0 ? ' ' : ', ') + each.slice(start.length)
    else result.push(each)
    open = start
  }
  return result
}

/** As a sentence begins. */
export function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1)
}
