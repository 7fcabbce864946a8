// The boards of the titles, each a chunk of its own that only its tables fetch.

import { fetched } from '../lib/fetched'
import type { Board } from './board'

type Loader = () => Promise<{ board: Board }>

const boards: Readonly<Record<string, Loader>> = {
  lorenzo: () => import('../boards/lorenzo') as Promise<unknown> as ReturnType<Loader>,
  masters: () => import('../boards/masters') as Promise<unknown> as ReturnType<Loader>,
}

/** null = this client has no board for the title. */
export async function boardOf(game: string): Promise<Board | null> {
  const load = boards[game]
  return load === undefined ? null : (await fetched(load)).board
}
