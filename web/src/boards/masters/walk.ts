// What was chosen so far, read from the options that were taken: their moves are the title's notation.

import type { Option, Say, Line as Told } from '../../wire'
import type { Line } from './marbles'
import type { Good, Scene } from './picture'

export interface Put {
  /** Its place in the walk: to go back there. */
  readonly step: number
  readonly good: Good
  /** `1` to `3`, `extra`, `out`. */
  readonly to: string
}

const PUT = /^(coin|stone|shield|servant)>(1|2|3|extra|out)$/

/** The resources that were put away or out in this walk. */
export function puts(walked: readonly Option[]): Put[] {
  return walked.flatMap(({ move }, step) => {
    const found = PUT.exec(move)
    return found ? [{ step, good: found[1] as Good, to: found[2] as string }] : []
  })
}

/** `row 2` or `column 4`, if a line of the market was taken in this walk. */
export function takenLine(walked: readonly Option[]): readonly ['row' | 'column', number] | null {
  for (const { move } of walked) {
    const found = /^(row|column) (\d)$/.exec(move)
    if (found) return [found[1] as 'row' | 'column', Number(found[2])]
  }
  return null
}

/** The line of the market that somebody took last, as the log tells it. */
export function lastTaken(lines: readonly Told[]): { seat: number; line: Line } | null {
  const taken = lines.flatMap(({ says }) => says).findLast(([id]) => id === 'masters-event-take')
  if (taken === undefined) return null
  const { seat, line } = taken[1]
  const [id, { n }] = line as Say
  return { seat: Number(seat), line: [id === 'masters-row' ? 'row' : 'column', Number(n)] }
}

/** A place that the open question is about but that no option of it names: "cannot". */
export function barred(scene: Scene, thing: string, ask: string): boolean {
  return (
    scene.ask?.ask === ask &&
    scene.walked.length === 0 &&
    !scene.ask.options.some(({ touches }) => touches.includes(thing))
  )
}
