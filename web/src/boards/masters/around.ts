// What lies around the shared part of the board.

export { brief } from './brief'
export { default as Other } from './Other.svelte'
export { default as Own } from './Own.svelte'
export { default as Purse } from './Purse.svelte'
