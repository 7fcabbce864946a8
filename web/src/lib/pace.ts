// How long people may think: what a table is set up with.

import type { Pace } from '../wire'

export const NO_CLOCK: Pace = { kind: 'none', time: 0, more: 0 }
