// Movement on the table, once the part that moves things is here; until then they stand where they belong.

import type { Travels } from './travels'

export class Motion {
  travels: Travels | null = null

  /** Do `change`, and let what it moved travel. `back`: at half the time. */
  play(change: () => void, back = false): void {
    if (this.travels === null) change()
    else this.travels.play(change, back)
  }

  /** Everything stands where it belongs, now. */
  skip(): void {
    this.travels?.skip()
  }
}
