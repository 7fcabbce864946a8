// A text that somebody brings: how large it may be, and where in it something is.

/** Bytes of the longest record that the server takes. */
export const MOST = 256 * 1024

/** The text is too long to be sent; counted in bytes only where it may matter. */
export function tooLong(text: string): boolean {
  return text.length > MOST || (text.length > MOST / 4 && new Blob([text]).size > MOST)
}

/** What stands at a place of a text: the line up to it, what is wrong there, and where that begins. */
export interface Spot {
  readonly before: string
  readonly wrong: string
  readonly after: string
  readonly at: number
}

/** Letters that are shown on either side. */
const ASIDE = 36

/** `line` and `column` count from 1, columns by code points as the server does; 0 = nowhere. */
export function spotOf(text: string, line: number, column: number): Spot | null {
  const lines = text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/)
  const found = lines[line - 1]
  if (found === undefined) return null
  const signs = [...found]
  const from = Math.max(0, column - 1)
  const before = signs.slice(0, from).join('')
  const rest = signs.slice(from).join('')
  const wrong = /^\s*[^;]*/.exec(rest)?.[0] ?? ''
  // Ends of lines may be two signs: count them in the text itself.
  let at = 0
  for (let n = 1; n < line; n++) {
    at += lines[n - 1]?.length ?? 0
    at += text.startsWith('\r\n', at) ? 2 : 1
  }
  return {
    before: before.length > ASIDE ? `…${before.slice(-ASIDE)}` : before,
    wrong: wrong.slice(0, ASIDE),
    after: rest.slice(wrong.length, wrong.length + ASIDE),
    at: at + before.length,
  }
}

/** The text of a file; null = it is none that could be a record. */
export async function textOf(file: File): Promise<string | null> {
  if (file.size > MOST) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer())
  } catch {
    return null
  }
}
