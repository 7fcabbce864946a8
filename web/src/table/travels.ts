// What moved, moves on the screen too: briefly, and at once where nobody wants to wait.
//
// Boards only mark their elements: `data-piece` for what travels (the same key before and after),
// `data-count` for a number that counts. Only `transform` and `opacity` are animated.

import { tick } from 'svelte'

/** In all, a move of the game takes no longer than this. */
const MOST = 900
/** Nearer than this, nothing has moved. */
const STILL = 2

interface Before {
  readonly pieces: ReadonlyMap<string, DOMRect>
  readonly counts: ReadonlyMap<string, number>
}

export class Travels {
  #running: Animation[] = []
  #floats: Element[] = []

  /** Do `change`, then let everything marked travel from where it was. `back`: at half the time. */
  play(change: () => void, back = false): void {
    this.skip()
    if (isStill()) return change()
    const before = look()
    change()
    void tick().then(() => this.#run(before, back ? 0.5 : 1))
  }

  /** Everything stands where it belongs, now. */
  skip(): void {
    for (const animation of this.#running.splice(0)) animation.cancel()
    for (const float of this.#floats.splice(0)) float.remove()
  }

  #run({ pieces, counts }: Before, pace: number): void {
    const piece = duration('--m-piece') * pace
    const card = duration('--m-card') * pace
    let late = 0
    for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
      const from = pieces.get(element.dataset['piece'] ?? '')
      const to = element.getBoundingClientRect()
      if (from === undefined || !visible(from) || !visible(to)) continue
      if (Math.abs(from.x - to.x) < STILL && Math.abs(from.y - to.y) < STILL) continue
      const large = to.width * to.height > 3000
      this.#travel(element, from, to, large, Math.min(large ? card : piece, MOST - late), late)
      late = Math.min(late + 60, MOST - card)
    }
    for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
      const was = counts.get(element.dataset['count'] ?? '')
      const is = figure(element)
      if (was !== undefined && is !== null && was !== is) this.#rise(element, is - was, pace)
    }
  }

  /** From its old place in a small arc; cards grow a little on the way. */
  #travel(element: HTMLElement, from: DOMRect, to: DOMRect, large: boolean, time: number, delay: number): void {
    const dx = from.x + from.width / 2 - (to.x + to.width / 2)
    const dy = from.y + from.height / 2 - (to.y + to.height / 2)
    const scale = Math.min(3, Math.max(0.3, from.width / Math.max(1, to.width)))
    const middle = large ? (1 + scale) / 2 + 0.06 : (1 + scale) / 2
    const lift = large ? 12 : 24
    this.#keep(
      element.animate(
        [
          { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
          { transform: `translate(${dx / 2}px, ${dy / 2 - lift}px) scale(${middle})`, zIndex: 30 },
          { transform: 'none', zIndex: 30 },
        ],
        { duration: time, delay, fill: 'backwards', easing: 'cubic-bezier(.2,.9,.25,1)' },
      ),
    )
  }

  /** `+5` rises from the number and fades. */
  #rise(element: HTMLElement, by: number, pace: number): void {
    const { x, y, width } = element.getBoundingClientRect()
    if (width === 0) return
    const float = document.createElement('span')
    float.className = by > 0 ? 'rising gain' : 'rising loss'
    float.textContent = by > 0 ? `+${by}` : `−${-by}`
    float.setAttribute('aria-hidden', 'true')
    float.style.left = `${x + width / 2}px`
    float.style.top = `${y}px`
    document.body.append(float)
    this.#floats.push(float)
    const rising = float.animate(
      [
        { transform: 'translate(-50%, 0)', opacity: 1 },
        { transform: 'translate(-50%, -14px)', opacity: 1, offset: 0.6 },
        { transform: 'translate(-50%, -20px)', opacity: 0 },
      ],
      { duration: duration('--m-count') * pace * 1.6, easing: 'ease-out', fill: 'forwards' },
    )
    rising.onfinish = () => float.remove()
    this.#keep(rising)
  }

  #keep(animation: Animation): void {
    this.#running.push(animation)
  }
}

function look(): Before {
  const pieces = new Map<string, DOMRect>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    pieces.set(element.dataset['piece'] ?? '', element.getBoundingClientRect())
  }
  const counts = new Map<string, number>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-count]')) {
    const count = figure(element)
    if (count !== null) counts.set(element.dataset['count'] ?? '', count)
  }
  return { pieces, counts }
}

function figure(element: Element): number | null {
  const text = /[-−]?\d+/.exec(element.textContent)?.[0]
  return text === undefined ? null : Number(text.replace('−', '-'))
}

function visible({ width, height }: DOMRect): boolean {
  return width > 0 && height > 0
}

/** A duration of the tokens; 0 under reduced motion. */
function duration(token: string): number {
  const text = getComputedStyle(document.documentElement).getPropertyValue(token).trim()
  const number = Number.parseFloat(text)
  if (Number.isNaN(number)) return 0
  return text.endsWith('ms') ? number : number * 1000
}

/** Nobody looks, or nobody wants movement. */
function isStill(): boolean {
  return document.hidden || duration('--m-piece') === 0
}
