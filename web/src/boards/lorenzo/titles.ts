// What places are called: in the prompt and the log, and in full for screen readers.

import { saying } from './figures'
import type { Scene, TileFace } from './picture'
import { floorOf, members, named, parted, player, sentence, servantsFor, spaceOf } from './reading'

/** With a capital at the beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** A long name of a person with its first name cut: `G. dalle Bande Nere`. */
export const shortened = (name: string, most: number): string =>
  name.length > most ? name.replace(/^(\p{L})\p{L}+ /u, '$1. ') : name

const FACES = new Set(['card', 'leader', 'excommunication', 'bonus'])

/** The name of a place. */
export function title(thing: string, scene: Scene): string {
  const { words } = scene
  const [family, key] = parted(thing)
  if (FACES.has(family)) return named(scene, thing)
  if (family === 'space') return spaceTitle(key, scene)
  if (family === 'member') return words.attribute(`member-${key}`, 'name') ?? key
  if (family === 'privilege') return words.text('title-privilege')
  if (family === 'seat') return words.seat(Number(key))
  if (family === 'servants') return words.text('good-servants', { n: Number(key) })
  if (family === 'good') return words.text(`good-${key}`, { n: 1 })
  return thing
}

function spaceTitle(space: string, scene: Scene): string {
  const number = floorOf(scene.now, space)?.card
  const place = scene.words.text('title-space', { space })
  return number ? `${named(scene, `card:${number}`)} (${place})` : place
}

/** What is printed on a space beside the towers. */
function printed(space: string, { words, now }: Scene): string {
  const [area = '', which] = space.split('.')
  const { market, palace, large } = now.printed
  if (area === 'market') return words.text('about-space', { goods: saying(market[Number(which) - 1] ?? {}) })
  if (area === 'palace') return words.text('about-open-space', { goods: saying(palace) })
  return words.text(which === undefined ? 'about-work' : 'about-work-large', { area, less: -large })
}

/** All that a screen reader says of a place. */
export function spoken(thing: string, scene: Scene): string {
  const { words } = scene
  const [family, key] = parted(thing)
  const parts = [title(thing, scene)]
  if (family === 'space') {
    const floor = floorOf(scene.now, key)
    if (floor) {
      parts.push(words.text('screen-value', { n: floor.value }))
      if (Object.keys(floor.bonus).length > 0) parts.push(capital(words.text('effect-gain', { goods: saying(floor.bonus) })))
      if (floor.card) parts.push(sentence(scene, `card:${floor.card}`))
    } else if (spaceOf(scene.now, key)?.covered) parts.push(words.text('screen-covered'))
    else parts.push(printed(key, scene))
    for (const who of members(scene.now, key)) parts.push(words.text('screen-stands', { seat: who.seat }))
    const servants = servantsFor(scene, thing)
    if (servants > 0) parts.push(words.text('screen-servants', { n: servants }))
  }
  if (family === 'member') {
    const value = scene.chair === null ? undefined : player(scene.now, scene.chair)?.members[key as 'white']
    parts.push(value === undefined ? words.text('screen-placed') : words.text('screen-value', { n: value }))
  }
  if (FACES.has(family)) parts.push(sentence(scene, thing))
  if (family === 'excommunication') parts.push(...asking(key, scene))
  return parts.join('. ').replaceAll('..', '.')
}

/** What a tile of the Church asks for, and whom it has hit. */
function asking(tile: string, { words, now, cards }: Scene): string[] {
  const seats = now.excommunications.find((one) => one.tile === tile)?.seats ?? []
  const faith = (cards.get(`excommunication:${tile}`) as TileFace | undefined)?.faith ?? 0
  const needs = `${capital(words.text('screen-needs'))} ${words.text('good-faith', { n: faith })}`
  return seats.length > 0 ? [needs, `${words.text('screen-excommunicated')}: ${words.seats(seats)}`] : [needs]
}

/** The things whose rules explain a place, most telling first. */
export function about(thing: string, scene: Scene): readonly string[] {
  const [family, key] = parted(thing)
  const number = family === 'space' ? floorOf(scene.now, key)?.card : null
  return number ? [`card:${number}`, thing] : [thing]
}
