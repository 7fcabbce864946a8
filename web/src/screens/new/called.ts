// How several people at one screen are called, as long as nobody has written it.

/** Letters of a name. */
const LONGEST = 24

/** `Anna`, `Anna 2`, `Anna 3`. */
export function called(me: string, place: number): string {
  return place > 1 ? `${me.slice(0, LONGEST - 2)} ${place}` : me
}
