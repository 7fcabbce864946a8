// Where the seats stand in the drawing of who passes to whom, and the arrows between them.

const [ACROSS, DOWN] = [150, 118]
const [WIDE, HIGH] = [106, 78]
/** Degrees that an arrow keeps off the seats at its ends. */
const [AFTER, BEFORE] = [19, 23]

function spot(degrees: number): { x: number; y: number } {
  const angle = (degrees * Math.PI) / 180
  return { x: Math.round(ACROSS + WIDE * Math.cos(angle)), y: Math.round(DOWN + HIGH * Math.sin(angle)) }
}

/** So many seats on from the one in front, clockwise. */
const on = (seat: number, front: number, seats: number): number => (seat - front + seats) % seats
const degrees = (steps: number, seats: number): number => 90 + (360 / seats) * steps

/** Clockwise around the table, the one in front first. */
export function seatsAround(seats: number, front: number): { seat: number; x: number; y: number }[] {
  return Array.from({ length: seats }, (_, seat) => ({ seat, ...spot(degrees(on(seat, front, seats), seats)) }))
}

/** An arc along the edge from one seat to the next; two seats have one on each side. */
export function arrow(from: number, to: number, front: number, seats: number): string {
  const clockwise = seats > 2 && on(to, from, seats) === 1
  const way = clockwise ? 1 : -1
  const begin = degrees(on(from, front, seats), seats)
  const [start, end] = [spot(begin + way * AFTER), spot(begin + way * (360 / seats - BEFORE))]
  return `M${start.x} ${start.y}A${WIDE} ${HIGH} 0 0 ${clockwise ? 1 : 0} ${end.x} ${end.y}`
}
