// Parchment by day, night in the dark: as the system has it until somebody chooses.

import { keep, kept } from './keep'

export type ThemeName = 'parchment' | 'night'

class Theme {
  #chosen = $state(chosen())
  #system = $state<ThemeName>('parchment')
  readonly name: ThemeName = $derived(this.#chosen ?? this.#system)

  /** Follow the system, and put the theme on the page now and whenever it changes. */
  begin(): void {
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const follow = (): void => {
      this.#system = dark.matches ? 'night' : 'parchment'
      this.#put()
    }
    dark.addEventListener('change', follow)
    follow()
  }

  turn(): void {
    this.#chosen = this.name === 'night' ? 'parchment' : 'night'
    keep('theme', this.#chosen)
    this.#put()
  }

  #put(): void {
    document.documentElement.dataset['theme'] = this.name
    // The tint of a phone's address bar is that of the top bar.
    let tint = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')
    if (tint === null) {
      tint = document.head.appendChild(document.createElement('meta'))
      tint.name = 'theme-color'
    }
    tint.content = getComputedStyle(document.documentElement).getPropertyValue('--serpentine').trim()
  }
}

function chosen(): ThemeName | null {
  const name = kept('theme')
  return name === 'parchment' || name === 'night' ? name : null
}

export const theme = new Theme()
