// A place of the table on the screen: what can be chosen, asked about and looked at.

export { place } from './place.svelte'
