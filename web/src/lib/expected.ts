// What the server expects to be needed: the page of a running game names its title.

const title = document.querySelector<HTMLMetaElement>('meta[name="title"]')?.content ?? ''
const path = location.pathname + location.search

/** The title of the table that this page was opened at; empty = it waits, or who knows. */
export function expectedAt(table: string, invite: string): string {
  return invite === '' && path.startsWith(`/t/${table}`) ? title : ''
}
