// What a seat pays and gains between two pictures, and what places and steps are called.

import type { Amount, Change, Tab } from '../../table/board'
import type { Ask, Option } from '../../wire'
import { amounts, GOODS } from './goods'
import type { Goods, Player, Scene, Table } from './picture'

const RESOURCES = [...GOODS, 'faith'] as const

/** What a seat has more and what it has less; production that is being put together counts in full. */
export function change(now: Table, then: Table, seat: number): Change {
  const before = now.players[seat]
  const after = then.players[seat]
  if (!before || !after) return { pay: [], gain: [] }
  const open = then.producing
  const pay = amounts(open ? open.pays : less(before.goods, after.goods))
  const gain = amounts(open ? open.gives : less(after.goods, before.goods))
  const points = after.points - before.points
  return points > 0 ? { pay, gain: [...gain, vp(points)] } : { pay: points < 0 ? [...pay, vp(-points)] : pay, gain }
}

function vp(n: number): Amount {
  return { icon: 'vp', n }
}

/** How much `one` has more than `other`. */
function less(one: Goods, other: Goods): Goods {
  const found: Record<string, number> = {}
  for (const kind of RESOURCES) found[kind] = Math.max(0, (one[kind] ?? 0) - (other[kind] ?? 0))
  return found
}

/** The name of a place: `Row 2 of the market`, `Development card green I no. 1`. */
export function title(thing: string, { words, now }: Scene): string {
  const [kind = '', key = ''] = thing.split(':')
  const number = Number(key)
  if (kind === 'seat') return words.seat(number)
  if (kind === 'card') return words.text('masters-title-card', { card: number })
  if (kind === 'leader') return words.text('masters-title-leader', { leader: number })
  if (kind === 'power') return power(key, now.players, words)
  if (kind === 'market') return line(key, words)
  if (kind === 'depot') return key === 'out' ? words.text('masters-title-out') : words.text('masters-title-depot', { depot: key })
  if (kind === 'slot' || kind === 'favour') return words.text(`masters-title-${kind}`, { n: number })
  if (kind === 'good') return words.text(`masters-title-${key}`)
  if (kind === 'token') return words.text('masters-title-token')
  return thing
}

function power(key: string, players: readonly Player[], words: Scene['words']): string {
  if (key === 'base') return words.text('masters-title-base')
  const isLeader = players.some(({ played }) => played.includes(Number(key)))
  return isLeader
    ? words.text('masters-title-leader', { leader: Number(key) })
    : words.text('masters-title-card', { card: Number(key) })
}

function line(key: string, words: Scene['words']): string {
  const [word = 'row', n = ''] = key.split('.')
  return words.text(`masters-title-${word}`, { n: Number(n) })
}

/** The things whose rules explain a place. */
export function about(thing: string, { cards, now }: Scene): string[] {
  const [kind = '', key = ''] = thing.split(':')
  if (kind === 'power' && key !== 'base') {
    return [cards.has(`card:${key}`) ? `card:${key}` : `leader:${key}`]
  }
  if (kind !== 'slot') return [thing]
  const own = now.players.flatMap(({ slots }) => slots[Number(key) - 1] ?? [])
  return [thing, ...own.map((number) => `card:${number}`)]
}

const VERBS: readonly (readonly [RegExp, string])[] = [
  [/^produce$|^activate /, 'masters-board-verb-produce'],
  [/^(row|column) /, 'masters-board-verb-take'],
  [/>(\d|extra|out)$/, 'masters-board-verb-put'],
  [/^buy /, 'masters-board-verb-buy'],
  [/^play /, 'masters-board-verb-play'],
  [/^discard /, 'masters-board-verb-discard'],
  [/^keep /, 'masters-board-verb-keep'],
]

/** The last button: by what the walk began with; storing by that it ends with. */
export function verb(walked: readonly Option[], ask: Ask | null): string {
  if (ask?.ask === 'masters-produce') return 'masters-board-verb-produce'
  const moves = walked.map(({ move }) => move)
  if (moves.some((move) => />(\d|extra|out)$/.test(move))) return 'masters-board-verb-put'
  for (const [pattern, id] of VERBS) {
    if (pattern.test(moves[0] ?? '')) return id
  }
  return 'masters-board-verb-end'
}

export const tabs: readonly Tab[] = [
  {
    id: 'market',
    name: 'masters-board-market',
    icon: 'market',
    holds: (thing) => thing.startsWith('market:'),
  },
  {
    id: 'cards',
    name: 'masters-board-tab-cards',
    icon: 'suit-purple',
    holds: (thing) => thing.startsWith('card:'),
  },
]
