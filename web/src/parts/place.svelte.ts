// What every place of a table does, whatever it looks like: it has a name, it can be chosen by mouse,
// finger and keyboard, it answers when it cannot, and it shows itself large when looked at for long.

import type { Attachment } from 'svelte/attachments'
import type { Scene } from '../table/board'

/** How long a pointer rests before the place shows itself large. */
const LOOK = 400

export type PlaceState = 'option' | 'selected' | 'refused' | 'marked' | 'fresh' | 'rest'

type Somewhere = Scene<unknown> | Scene

/** In which of its states a place is; it is in exactly one. */
export function stateOf(scene: Somewhere, thing: string): PlaceState {
  if (scene.refused === thing) return 'refused'
  if (scene.pinned.has(thing)) return 'selected'
  if (scene.marked.has(thing)) return 'marked'
  if (scene.lit.has(thing)) return 'option'
  if (scene.fresh.has(thing)) return 'fresh'
  return 'rest'
}

/**
 * `{@attach place(scene, 'space:market.2')}` makes the element a place.
 *
 * Its look comes from `data-state` (`look/states.css`). `label` is its name; without it the board's
 * title of the thing is. The shell moves the focus between places with the arrow keys.
 */
export function place(
  scene: Somewhere,
  thing: string,
  label?: string,
): Attachment<HTMLElement | SVGElement> {
  return (element) => {
    element.dataset['thing'] = thing
    if (element.tagName !== 'BUTTON') element.setAttribute('role', 'button')
    if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
    $effect(() => {
      element.dataset['state'] = stateOf(scene, thing)
    })
    $effect(() => {
      const chosen = scene.pinned.has(thing)
      set(element, 'aria-pressed', chosen ? 'true' : null)
      set(element, 'aria-disabled', chosen || scene.lit.has(thing) ? null : 'true')
    })
    $effect(() => {
      element.setAttribute('aria-label', label ?? scene.title(thing))
    })
    return listen(scene, thing, element)
  }
}

function set(element: Element, name: string, value: string | null): void {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}

function listen(scene: Somewhere, thing: string, element: HTMLElement | SVGElement): () => void {
  let timer = 0
  /** The finger rested so long that lifting it is no choice. */
  let looked = false
  const stop = new AbortController()
  const { signal } = stop

  function look(): void {
    looked = true
    scene.detail(thing, element)
  }
  function away(): void {
    clearTimeout(timer)
    if (looked) scene.detail(null)
    looked = false
  }
  function enter(event: PointerEvent): void {
    clearTimeout(timer)
    looked = false
    if (event.pointerType === 'mouse') timer = window.setTimeout(look, LOOK)
  }
  function press(event: PointerEvent): void {
    if (!nearest(event)) return
    clearTimeout(timer)
    if (event.pointerType !== 'mouse') timer = window.setTimeout(look, LOOK)
  }
  function click(event: MouseEvent): void {
    if (!nearest(event)) return
    event.stopPropagation()
    const byFinger = event instanceof PointerEvent && event.pointerType === 'touch'
    if (byFinger && looked) return
    away()
    scene.touch(thing)
  }
  function key(event: KeyboardEvent): void {
    if (!nearest(event) || event.ctrlKey || event.metaKey || event.altKey) return
    // Enter on what is chosen hands in: that is the shell's.
    if (event.key === 'Enter' && scene.pinned.has(thing)) return
    if (event.key === 'Enter' || event.key === ' ') scene.touch(thing)
    else if (event.key === 'i') scene.detail(thing, element)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  /** Places may lie in places, and buttons of their own too: the innermost answers. */
  function nearest(event: Event): boolean {
    const at = event.target instanceof Element ? event.target.closest('[data-thing],button') : null
    return at === null || at === element
  }

  const options = { signal }
  element.addEventListener('pointerenter', enter as EventListener, options)
  element.addEventListener('pointerleave', away, options)
  element.addEventListener('pointercancel', away, options)
  element.addEventListener('pointerdown', press as EventListener, options)
  element.addEventListener('click', click as EventListener, options)
  element.addEventListener('keydown', key as EventListener, options)
  element.addEventListener('contextmenu', (event) => looked && event.preventDefault(), options)
  return () => {
    clearTimeout(timer)
    stop.abort()
  }
}
