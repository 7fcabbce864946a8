// What is chosen of the gallery: nothing chosen of a kind of filters means all of it.

import { SvelteSet } from 'svelte/reactivity'
import type { Face } from '../table/board'
import type { Gallery } from './gallery'

export class Filters {
  readonly shelves = new SvelteSet<string>()
  readonly stages = new SvelteSet<number>()
  readonly gifts = new SvelteSet<string>()

  get any(): boolean {
    return this.shelves.size + this.stages.size + this.gifts.size > 0
  }

  clear(): void {
    for (const chosen of [this.shelves, this.stages, this.gifts]) chosen.clear()
  }

  /** Does it stand on a shelf that is shown, in a stage that is, and give all that is asked for? */
  let(face: Face, gallery: Gallery): boolean {
    const shelf = gallery.shelves.find((one) => one.holds(face))
    if (this.shelves.size > 0 && (shelf === undefined || !this.shelves.has(shelf.id))) return false
    if (this.stages.size > 0 && !this.stages.has(gallery.stage.of(face))) return false
    const given = gallery.gives(face)
    return [...this.gifts].every((gift) => given.has(gift))
  }
}

export function toggle<T>(chosen: Set<T>, one: T): void {
  if (!chosen.delete(one)) chosen.add(one)
}
