// Where a bubble goes: beside what it speaks of, where it hides no option, and never on the prompt.

export interface Spot {
  readonly x: number
  readonly y: number
}

const GAP = 14
const EDGE = 6

/** The element of a place, if it is to be seen. */
export function anchorOf(thing: string): Element | null {
  const all = document.querySelectorAll(`[data-thing="${CSS.escape(thing)}"]`)
  for (const element of all) if (element.getBoundingClientRect().width > 0) return element
  return null
}

/** The best place for `box` beside `anchor`. */
export function spot(box: Element, anchor: Element | null): Spot {
  const { width, height } = box.getBoundingClientRect()
  const floor = promptTop()
  if (anchor === null) return { x: (innerWidth - width) / 2, y: Math.max(EDGE, floor - height - GAP) }
  const a = anchor.getBoundingClientRect()
  const middle = a.y + a.height / 2 - height / 2
  const centre = a.x + a.width / 2 - width / 2
  const spots = [
    { x: a.right + GAP, y: middle },
    { x: a.left - GAP - width, y: middle },
    { x: centre, y: a.bottom + GAP },
    { x: centre, y: a.top - GAP - height },
  ].map((one) => clamped(one, width, height, a.bottom > floor ? innerHeight : floor))
  const options = [...document.querySelectorAll('[data-state="option"]')].map((each) => each.getBoundingClientRect())
  const kept = [a, promptBox()].filter((box) => box !== null)
  const costs = spots.map((one) => cost(one, width, height, [...options, a]) + 100 * cost(one, width, height, kept))
  return spots[costs.indexOf(Math.min(...costs))] ?? { x: EDGE, y: EDGE }
}

/** A curve from the nearest edge of the box to the place. */
export function thread(at: Spot, box: Element, anchor: Element): string {
  const { width, height } = box.getBoundingClientRect()
  const a = anchor.getBoundingClientRect()
  const to = { x: a.x + a.width / 2, y: a.y + a.height / 2 }
  const from = { x: clamp(to.x, at.x, at.x + width), y: clamp(to.y, at.y, at.y + height) }
  return `M${from.x} ${from.y}Q${(from.x + to.x) / 2} ${Math.min(from.y, to.y) - 10} ${to.x} ${to.y}`
}

function clamped({ x, y }: Spot, width: number, height: number, floor: number): Spot {
  const ceiling = (document.querySelector('.bar')?.getBoundingClientRect().bottom ?? 0) + EDGE
  return { x: clamp(x, EDGE, innerWidth - width - EDGE), y: clamp(y, ceiling, floor - height - EDGE) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, Math.max(least, most)))
}

/** The prompt lies below the board; on a low screen beside it. */
function promptTop(): number {
  const prompt = promptBox()
  return prompt === null || prompt.left > innerWidth / 4 ? innerHeight : prompt.top
}

function promptBox(): DOMRect | null {
  return document.querySelector('.prompt')?.getBoundingClientRect() ?? null
}

function cost(at: Spot, width: number, height: number, options: readonly DOMRect[]): number {
  return options.filter((option) => overlaps(at, width, height, option)).length
}

function overlaps({ x, y }: Spot, width: number, height: number, other: DOMRect): boolean {
  return x < other.right && other.left < x + width && y < other.bottom && other.top < y + height
}
