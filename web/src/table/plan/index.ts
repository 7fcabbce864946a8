// Planning: fetched when somebody does.

export { default as Bar } from './Bar.svelte'
export { Planning } from './planning.svelte'
