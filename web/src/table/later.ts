// What lies around the board: fetched together, once the table can be played.

export { default as UndoButton } from './UndoButton.svelte'
export { Travels } from './travels'
export { default as Around } from './Around.svelte'
export { Layers } from './layers.svelte'
export { default as Clock } from './clock/Clock.svelte'
export { default as Log } from './side/Log.svelte'
export { default as Rail } from './Rail.svelte'
export { default as Side } from './side/Side.svelte'
export { default as StepDial } from './prompt/StepDial.svelte'
export { default as Tabs } from './Tabs.svelte'
export { default as Next } from './prompt/Next.svelte'
