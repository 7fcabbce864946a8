// What was brought and lies open; the button and the whole page are both ways in.

class Door {
  /** A text, a file, or '' for a sheet that waits for one; null = nothing is open. */
  given = $state.raw<string | File | null>(null)
}

export const door = new Door()
