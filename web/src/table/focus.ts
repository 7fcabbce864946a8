// The focus on the table: Tab goes from area to area, the arrow keys from place to place.

const PLACE = '[data-thing]'
const AREA = '[data-area]'

type Way = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight'

/** In each area one place can be reached by Tab: where one was, else what can be chosen, else the first. */
export function roam(root: Element): void {
  for (const area of root.querySelectorAll(AREA)) {
    const places = placesOf(area)
    const stop =
      places.find((place) => place === document.activeElement) ??
      places.find((place) => place.dataset['state'] === 'option') ??
      places.find((place) => place.tabIndex === 0) ??
      places[0]
    for (const place of places) place.tabIndex = place === stop ? 0 : -1
  }
}

/** Move the focus to the nearest place that way, in this area if there is one; false = there is none. */
export function step(from: Element, way: string): boolean {
  if (!isWay(way)) return false
  const area = from.closest(AREA)
  const near = area === null ? null : nearest(from, placesOf(area), way)
  const to = near ?? nearest(from, [...document.querySelectorAll<HTMLElement>(PLACE)], way)
  if (to === null) return false
  to.focus()
  if (area !== null) roam(area.parentElement ?? area)
  return true
}

/** Put the focus on the first place that can be chosen; false = there is none. */
export function enter(root: Element): boolean {
  const place = root.querySelector<HTMLElement>(`${PLACE}[data-state="option"]`)
  place?.focus()
  return place !== null
}

function placesOf(area: Element): HTMLElement[] {
  return [...area.querySelectorAll<HTMLElement>(PLACE)].filter((place) => place.closest(AREA) === area)
}

function nearest(from: Element, places: readonly HTMLElement[], way: Way): HTMLElement | null {
  const here = middle(from)
  const across = way === 'ArrowLeft' || way === 'ArrowRight'
  const sign = way === 'ArrowRight' || way === 'ArrowDown' ? 1 : -1
  let best: HTMLElement | null = null
  let least = Infinity
  for (const place of places) {
    if (place === from || !place.checkVisibility({ visibilityProperty: true })) continue
    const there = middle(place)
    const ahead = sign * (across ? there.x - here.x : there.y - here.y)
    const aside = Math.abs(across ? there.y - here.y : there.x - here.x)
    const far = ahead + 2 * aside
    if (ahead > 4 && far < least) [best, least] = [place, far]
  }
  return best
}

function middle(element: Element): { x: number; y: number } {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x: x + width / 2, y: y + height / 2 }
}

function isWay(key: string): key is Way {
  return key === 'ArrowUp' || key === 'ArrowDown' || key === 'ArrowLeft' || key === 'ArrowRight'
}
