// The compass figure behind a card: drawn from its number, so that each has its own.

const MIDDLE = 50

interface Rosette {
  star: string
  inner: string
  outer: string
}

/** `n` points on a circle of radius `r`, turned by `turn` of a step. */
function ring(n: number, r: number, turn = 0): [number, number][] {
  return Array.from({ length: n }, (_, at) => {
    const angle = ((at + turn) / n) * 2 * Math.PI - Math.PI / 2
    return [MIDDLE + r * Math.cos(angle), MIDDLE + r * Math.sin(angle)]
  })
}

const at = ([x, y]: [number, number]): string => `${x.toFixed(1)} ${y.toFixed(1)}`

/** A star: points on the outer circle and notches on the inner one. */
function star(n: number, outer: number, inner: number): string {
  const notches = ring(n, inner, 0.5)
  const points = ring(n, outer).flatMap((point, i) => [point, notches[i] ?? point])
  return `M${points.map(at).join('L')}z`
}

const made = new Map<number, Rosette>()

/** n = 5 + number mod 8 points; the step from one to the next from number div 8. */
export function rosette(number: number): Rosette {
  const known = made.get(number)
  if (known !== undefined) return known
  const n = 5 + (number % 8)
  const step = 2 + (Math.floor(number / 8) % Math.max(1, Math.floor((n - 1) / 2) - 1))
  const points = ring(n, 46)
  const chords = points.map((point, i) => `M${at(point)}L${at(points[(i + step) % n] ?? point)}`)
  const drawing = { star: chords.join(''), inner: star(n, 28.5, 15), outer: star(n, 43.7, 28.5) }
  made.set(number, drawing)
  return drawing
}
