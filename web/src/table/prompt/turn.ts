// Whose turn it is, as a sentence: on the flag for the eye, and in what is told for the ear.

import type { TableScene } from '../scene.svelte'

/** `Your turn`, `Ben is choosing`, `Game over`. */
export function turn(scene: TableScene): string {
  const { words } = scene
  if (scene.over) return words.text(scene.sheet === null ? 'records-ends' : 'play-over')
  if (scene.chance) return words.text('keep-flag')
  if (scene.mine) return scene.table?.kept === true ? words.seat(scene.chair ?? 0) : words.text('play-your-turn')
  const people = scene.asked.filter((seat) => seat >= 0)
  if (people.length === 0) return scene.table?.companion === true ? keeping(scene) : words.text('play-chance')
  const id = people.every((seat) => plays(scene, seat)) ? 'play-thinking' : 'play-choosing'
  return words.text(id, { who: words.seats(people), n: people.length })
}

/** Does a bot sit there, or play for whoever does? */
export function plays(scene: TableScene, seat: number): boolean {
  const info = scene.seats[seat]
  return info?.kind === 'bot' || Boolean(info?.stand_in)
}

/** Who says what the real table says: for one seat alone, whoever sits there. */
function keeping({ chanceFor, seats, words }: TableScene): string {
  if (chanceFor.length > 0) return words.text('keep-secret', { who: words.seats(chanceFor) })
  return words.text('keep-waits', { name: seats.find((seat) => seat.host)?.name ?? words.text('keep-mark') })
}
