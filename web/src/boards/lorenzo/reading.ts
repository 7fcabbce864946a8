// What the components read out of a scene: a place, its options, what is about to change.

import { MEMBERS } from './picture'
import type { Ask, CardFace, Face, Floor, LeaderFace, Lorenzo, Player, Scene, Space, Standing } from './picture'

const KEY = /^(\w+):(.*)$/

/** `space:building.3` as `["space", "building.3"]`. */
export function parted(thing: string): [family: string, key: string] {
  const found = KEY.exec(thing)
  return found ? [found[1] ?? '', found[2] ?? ''] : ['', thing]
}

export const face = (scene: Scene, thing: string): Face | undefined => scene.cards.get(thing) as Face | undefined
export const cardOf = (scene: Scene, number: number): CardFace | undefined =>
  face(scene, `card:${number}`) as CardFace | undefined
export const leaderOf = (scene: Scene, key: string): LeaderFace | undefined =>
  face(scene, `leader:${key}`) as LeaderFace | undefined

/** The name of a card, a leader or a tile. */
export function named(scene: Scene, thing: string): string {
  const known = face(scene, thing)
  return known ? scene.words.text(known.name_id) : thing
}

/** Its sentence, as a screen reader says it. */
export function sentence(scene: Scene, thing: string): string {
  const known = face(scene, thing)
  return known ? scene.words.say(known.sentence) : ''
}

export function player(picture: Lorenzo, seat: number): Player | undefined {
  return picture.players[seat]
}

export function floorOf(picture: Lorenzo, name: string): Floor | undefined {
  return picture.towers.flatMap((tower) => tower.floors).find((floor) => floor.space === name)
}

export function spaceOf(picture: Lorenzo, name: string): Space | undefined {
  return picture.spaces.find((space) => space.space === name)
}

/** Who stands there. */
export function members(picture: Lorenzo, name: string): readonly Standing[] {
  return (floorOf(picture, name) ?? spaceOf(picture, name))?.members ?? []
}

/** Members that will stand there after what was chosen; only while the round stays the same. */
export function ghosts(scene: Scene, name: string): Standing[] {
  const { now, then } = scene
  if (then === null || then.round !== now.round) return []
  const before = members(now, name)
  return members(then, name).filter(
    (one) => !before.some((other) => other.seat === one.seat && other.member === one.member),
  )
}

export const memberIcon = ({ seat, member }: Standing): string => `member-p${seat + 1}-${member}`
export const pieceOf = ({ seat, member }: Standing): string => `member-${seat}-${member}`

/** Members of a seat that stand somewhere. */
export const placed = (one: Player): string[] => MEMBERS.filter((member) => one.members[member] === undefined)

const known = new WeakMap<Ask, ReadonlySet<string>>()

/** All places that a question touches. */
export function touched(ask: Ask): ReadonlySet<string> {
  let all = known.get(ask)
  if (all === undefined) {
    all = new Set(ask.options.flatMap((option) => option.touches))
    known.set(ask, all)
  }
  return all
}

/** For `data-dashed`: it can be chosen with servants alone. */
export const dashed = (scene: Scene, thing: string): '' | undefined => (servantsFor(scene, thing) > 0 ? '' : undefined)

/** Is the question about places of this family, and this place none of them? Then it is hatched. */
export function barred(scene: Scene, thing: string, family: string): boolean {
  const { ask } = scene
  if (ask === null || scene.pinned.has(thing)) return false
  const all = touched(ask)
  if (all.has(thing)) return false
  for (const other of all) if (other.startsWith(family)) return true
  return false
}

/** The fewest servants that a placement there takes, of the options that are left; 0 = none, or no option. */
export function servantsFor(scene: Scene, thing: string): number {
  if (!scene.lit.has(thing)) return 0
  let least = Infinity
  for (const option of scene.left) {
    if (!option.touches.includes(thing)) continue
    const servants = option.say[1]['servants']
    if (typeof servants !== 'number') return 0
    least = Math.min(least, servants)
  }
  return Number.isFinite(least) ? least : 0
}
