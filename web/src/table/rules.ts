// The numbered rules as the server has them, cut into blocks: headings, rules, paragraphs.

export interface Block {
  readonly kind: 'heading' | 'rule' | 'text' | 'row'
  /** `L-72`; empty where it is no rule. */
  readonly rule: string
  readonly runs: readonly Run[]
  /** In small letters, for finding. */
  readonly hay: string
}
/** A piece of a line in one face. */
export interface Run {
  readonly face: 'plain' | 'strong' | 'soft' | 'code'
  readonly text: string
}

const RULE = /^- \*\*([A-Z]+-[\d.]+)\*\*\s*/
const RUNS = /\*\*(.+?)\*\*|`(.+?)`|\*(.+?)\*/g

export function blocks(source: string): Block[] {
  const found: Block[] = []
  for (const paragraph of source.split(/\n{2,}/)) {
    if (/^-{3,}\s*$/.test(paragraph)) continue
    for (const line of joined(paragraph)) found.push(block(line))
  }
  return found
}

/** A list and a table have a line for each entry, a paragraph is one. */
function joined(paragraph: string): string[] {
  const lines: string[] = []
  for (const line of paragraph.split('\n')) {
    if (/^\|[\s|:-]+\|$/.test(line)) continue
    const begins = /^(#|- |\||\d+\. )/.test(line) || lines.length === 0
    if (begins) lines.push(line)
    else lines[lines.length - 1] += ` ${line.trim()}`
  }
  return lines.filter((line) => line.trim() !== '')
}

function block(line: string): Block {
  const rule = RULE.exec(line)
  if (rule !== null) return made('rule', rule[1] ?? '', line.slice(rule[0].length))
  if (line.startsWith('#')) return made('heading', '', line.replace(/^#+\s*/, ''))
  if (line.startsWith('|')) return made('row', '', line.slice(1, -1).split('|').map((cell) => cell.trim()).join(' · '))
  return made('text', '', line.replace(/^- /, '· '))
}

function made(kind: Block['kind'], rule: string, markdown: string): Block {
  const text = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
  return { kind, rule, runs: runs(text), hay: `${rule} ${text}`.toLowerCase() }
}

function runs(text: string): Run[] {
  const found: Run[] = []
  let from = 0
  for (const match of text.matchAll(RUNS)) {
    if (match.index > from) found.push({ face: 'plain', text: text.slice(from, match.index) })
    const [, strong, code, soft] = match
    found.push({ face: strong ? 'strong' : code ? 'code' : 'soft', text: strong ?? code ?? soft ?? '' })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ face: 'plain', text: text.slice(from) })
  return found
}
