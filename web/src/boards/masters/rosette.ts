// The compass figure of a card: as many points as its number says, so that each has its own.

const TAU = 2 * Math.PI

function at(angle: number, radius: number): string {
  const x = 50 + radius * Math.sin(angle * TAU)
  const y = 50 - radius * Math.cos(angle * TAU)
  return `${x.toFixed(1)} ${y.toFixed(1)}`
}

/** Every point joined with the one so many further. */
function chords(points: number, step: number, radius: number): string {
  const lines = Array.from({ length: points }, (_, n) => `M${at(n / points, radius)}L${at((n + step) / points, radius)}`)
  return lines.join('')
}

/** A star of outer and inner points. */
function star(points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, n) => at(n / (2 * points), n % 2 ? inner : outer))
  return `M${corners.join('L')}z`
}

/** The paths of a card's rosette in a box of 100: lines, filled star, outline. */
export function rosette(number: number): { lines: string; heart: string; rays: string } {
  const points = 5 + (number % 8)
  const step = 2 + (Math.floor(number / 8) % Math.max(1, Math.floor(points / 2) - 1))
  return { lines: chords(points, step, 46), heart: star(points, 28.5, 14), rays: star(points, 43.7, 28.5) }
}
