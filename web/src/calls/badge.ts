// The page's sign with a mark on it, for whoever has many pages open.

import crest from '../look/crest.svg?raw'

const MARK = '<circle cx="18" cy="6" r="5.5" fill="#c62f1f" stroke="#fff8e6" stroke-width="1.5"/>'

let plain: string | null = null

export function badge(on: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
  if (link === null) return
  plain ??= link.href
  link.href = on ? `data:image/svg+xml,${encodeURIComponent(crest.replace('</svg>', `${MARK}</svg>`))}` : plain
}
