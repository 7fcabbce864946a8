// Notifications of the browser: one for a table, and a click on it leads there.

import type { Note } from '../lib/calls.svelte'
import { router } from '../lib/router.svelte'

export function show({ table, title, text }: Note): void {
  try {
    // Several pages of one browser show it once.
    const note = new Notification(title, { body: text, tag: `signoria.${table}` })
    note.onclick = () => {
      window.focus()
      if (location.pathname !== `/t/${table}`) router.go(`/t/${table}`)
      note.close()
    }
    const seen = (): void => {
      if (document.hidden) return
      note.close()
      document.removeEventListener('visibilitychange', seen)
    }
    document.addEventListener('visibilitychange', seen)
  } catch {
    // Some browsers show them only by a worker, which Signoria does not have.
  }
}
