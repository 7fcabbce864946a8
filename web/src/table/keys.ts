// The keyboard at the table. Letters are free: nothing is typed there but in dialogs.

import type { Layers } from './layers.svelte'
import type { TableScene } from './scene.svelte'
import type { Ui } from './ui.svelte'
import { enter, step } from './focus'

export class Keys {
  #escaped = false

  constructor(
    private readonly scene: TableScene,
    private readonly ui: Ui,
    private readonly undo: () => void,
    private readonly nudge: (by: number) => void,
    private readonly layers: Layers,
  ) {}

  /** Every key that nothing inside has taken. */
  press(event: KeyboardEvent): void {
    const again = this.#escaped
    this.#escaped = false
    if (event.defaultPrevented || isTyping(event.target)) return
    if (this.ui.sheet !== null) return this.#giveUp(event)
    const plain = !event.altKey && !event.ctrlKey && !event.metaKey
    if (plain && this.scene.layer?.press(event.key)) return event.preventDefault()
    if (this.#chord(event) || (plain && this.#key(event, again))) {
      event.preventDefault()
    }
  }

  /** What was to open may still be on its way: it need not come any more. */
  #giveUp(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || document.querySelector('dialog[open]') !== null) return
    this.ui.close()
    event.preventDefault()
  }

  #chord(event: KeyboardEvent): boolean {
    if (!event.ctrlKey && !event.metaKey) return false
    if (event.key === 'Enter') void this.scene.commit()
    else if (event.key === 'z') this.#stepBack()
    else return false
    return true
  }

  #stepBack(): void {
    if (!this.scene.back()) this.undo()
  }

  #key(event: KeyboardEvent, again: boolean): boolean {
    const { scene, ui } = this
    switch (event.key) {
      case 'Escape':
        this.#escaped = true
        if (scene.shown !== null) scene.shown = null
        else if (again) scene.clear()
        else scene.back()
        return true
      case 'Backspace':
        scene.back()
        return true
      case 'Enter':
        if (isControl(event.target) || !scene.walking.complete) return false
        void scene.commit()
        return true
      case '?':
        scene.whyNot = !scene.whyNot
        return true
      case '/':
      case 'o':
        if (scene.left.length > 0) ui.open('options')
        return true
      case 'h':
        this.layers.history()
        return true
      case 'p':
        void this.layers.planning()
        return true
      case 'l':
        ui.side = 'log'
        document.querySelector<HTMLElement>('[data-log]')?.focus()
        return true
      case 's':
        ui.open('score')
        return true
      case 'r':
        ui.showRule(null)
        return true
      case 'u':
        this.undo()
        return true
      case '+':
      case '-':
        this.nudge(event.key === '+' ? 1 : -1)
        return true
      default:
        return this.#arrow(event)
    }
  }

  #arrow(event: KeyboardEvent): boolean {
    if (!event.key.startsWith('Arrow')) return false
    const at = event.target instanceof Element ? event.target.closest('[data-thing]') : null
    if (at !== null) return step(at, event.key)
    const elsewhere = event.target instanceof Element && event.target.closest('[role="tab"], [role="log"]') !== null
    return !elsewhere && enter(document.body)
  }
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, select, textarea, [contenteditable]')
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary, [role="tab"]') !== null
}
