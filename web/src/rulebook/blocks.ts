// The numbered rules as the server has them, cut into blocks: headings, rules, paragraphs, tables.

import { fold } from '../lib/fold'

export interface Block {
  readonly kind: 'heading' | 'rule' | 'text' | 'item' | 'table'
  /** `L-72`; empty where it is no rule. */
  readonly rule: string
  /** Of a heading: 1 is the title's. */
  readonly level: number
  readonly runs: readonly Run[]
  /** Of a table, its head first. */
  readonly rows: readonly (readonly (readonly Run[])[])[]
  /** Folded, for finding. */
  readonly hay: string
}
/** A piece of a line in one face. */
export interface Run {
  readonly face: 'plain' | 'strong' | 'soft' | 'code' | 'number'
  readonly text: string
}

const RULE = /^- \*\*([A-Z]+-\d[\d.]*)\*\*\s*/
const RUNS = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*(?=$|[\s.,;:)])/g
const NUMBER = /\b[A-Z]+-\d+(?:\.\d+)?\b/g
const TABLE_LINE = /^\|[\s|:-]+\|$/

export function blocks(source: string): Block[] {
  const found: Block[] = []
  const known = numbers(source)
  for (const paragraph of source.split(/\n{2,}/)) {
    if (/^-{3,}\s*$/.test(paragraph)) continue
    if (paragraph.startsWith('|')) found.push(table(paragraph, known))
    else for (const line of joined(paragraph)) found.push(block(line, known))
  }
  return found
}

/** Every number that a rule has. */
function numbers(source: string): ReadonlySet<string> {
  return new Set(source.split('\n').flatMap((line) => RULE.exec(line)?.[1] ?? []))
}

/** A list has a line for each entry, a paragraph is one. */
function joined(paragraph: string): string[] {
  const lines: string[] = []
  for (const line of paragraph.split('\n')) {
    const begins = /^(#|- |\d+\. )/.test(line) || lines.length === 0
    if (begins) lines.push(line)
    else lines[lines.length - 1] += ` ${line.trim()}`
  }
  return lines.filter((line) => line.trim() !== '')
}

function block(line: string, known: ReadonlySet<string>): Block {
  const rule = RULE.exec(line)
  if (rule !== null) return made('rule', line.slice(rule[0].length), known, { rule: rule[1] ?? '' })
  const heading = /^(#+)\s*/.exec(line)
  if (heading !== null) return made('heading', line.slice(heading[0].length), known, { level: heading[1]?.length ?? 1 })
  return line.startsWith('- ') ? made('item', line.slice(2), known) : made('text', line, known)
}

function table(paragraph: string, known: ReadonlySet<string>): Block {
  const lines = paragraph.split('\n').filter((line) => !TABLE_LINE.test(line))
  const rows = lines.map((line) => line.slice(1, -1).split('|').map((cell) => runs(unlinked(cell.trim()), known)))
  return { ...made('table', '', known), rows, hay: fold(lines.join(' ')) }
}

function made(
  kind: Block['kind'],
  markdown: string,
  known: ReadonlySet<string>,
  { rule = '', level = 0 }: { rule?: string; level?: number } = {},
): Block {
  const text = unlinked(markdown)
  return { kind, rule, level, runs: runs(text, known), rows: [], hay: fold(`${rule} ${text.replace(/[*`]/g, '')}`) }
}

const unlinked = (markdown: string): string => markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')

function runs(text: string, known: ReadonlySet<string>): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(RUNS)) {
    found.push(...numbered('plain', text.slice(from, match.index), known))
    const [, strong, code, soft] = match
    const face = strong ? 'strong' : code ? 'code' : 'soft'
    found.push(...numbered(face, (strong ?? code ?? soft ?? '').replaceAll('`', ''), known))
    from = match.index + match[0].length
  }
  return [...found, ...numbered('plain', text.slice(from), known)]
}

/** The numbers of rules are runs of their own. */
function numbered(face: Run['face'], text: string, known: ReadonlySet<string>): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(NUMBER)) {
    if (!known.has(match[0])) continue
    found.push({ face, text: text.slice(from, match.index) }, { face: 'number', text: match[0] })
    from = match.index + match[0].length
  }
  return [...found, { face, text: text.slice(from) }].filter((run) => run.text !== '')
}

/** What a search finds: the blocks themselves, and the heading over each of them. */
export function found(all: readonly Block[], typed: string): readonly Block[] {
  const wanted = fold(typed.trim())
  if (wanted === '') return all
  const hits: Block[] = []
  let heading: Block | null = null
  for (const block of all) {
    if (block.kind === 'heading') heading = block
    else if (block.hay.includes(wanted)) {
      if (heading !== null) hits.push(heading)
      heading = null
      hits.push(block)
    }
  }
  return hits
}

/** The id of a heading in the page: its place among the blocks, for the table of contents. */
export const anchor = (at: number): string => `part-${at}`
