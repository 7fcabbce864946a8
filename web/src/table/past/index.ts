// Looking back: fetched when somebody does.

export { default as Bar } from './Bar.svelte'
export { default as Page } from './Page.svelte'
export { Past } from './past.svelte'
export { default as Side } from './Side.svelte'
