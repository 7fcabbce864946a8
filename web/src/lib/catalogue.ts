// The texts of one language: Fluent files, each entry parsed when it is first needed. The twin of
// `signoria/locale/catalogue.py`: both speak from the same files.

import { FluentBundle, FluentResource, type FluentValue } from '@fluent/bundle'

export type Argument = string | number

const ENTRY = /^(?=[A-Za-z-])/m
const COMMENT = /^#.*\n?/gm
const ID = /^-?[A-Za-z][\w-]*/
/** Another entry used inside an entry: `{ -term }`, `{ other-id }`. */
const REFERENCE = /\{\s*(-?[a-z][\w-]*)/g

export class Catalogue {
  readonly language: string
  readonly #bundle: FluentBundle
  readonly #unparsed = new Map<string, string>()

  /** What `sources` say in `language`; of an id that is there twice the later source counts. */
  constructor(language: string, sources: readonly string[]) {
    this.language = language
    const NAME = ([family, key]: FluentValue[], named: Record<string, FluentValue>): FluentValue =>
      this.#name(plain(family), plain(key), plain(named['form']))
    this.#bundle = new FluentBundle([language], { functions: { NAME }, useIsolating: false })
    for (const source of sources) {
      for (const [id, entry] of entries(source)) this.#unparsed.set(id, entry)
    }
  }

  has(id: string): boolean {
    return this.#unparsed.has(id) || this.#bundle.hasMessage(id)
  }

  /** An attribute of an entry as it stands; null = it has no such attribute. */
  attribute(id: string, name: string): string | null {
    this.#parse(id)
    const entry = this.#bundle.getMessage(id)
    return entry?.attributes[name] === undefined ? null : this.text(id, {}, name)
  }

  /** The text of an id, or one of its `form`s: the attributes of its entry. */
  text(id: string, args: Record<string, Argument>, form = ''): string {
    this.#parse(id)
    const entry = this.#bundle.getMessage(id)
    if (entry === undefined) return missing(id, 'no such id')
    const pattern = form ? entry.attributes[form] : entry.value
    if (pattern === null || pattern === undefined) return missing(id, `no form ${form}`)
    const errors: Error[] = []
    const said = this.#bundle.formatPattern(pattern, args, errors)
    return errors[0] === undefined ? said : missing(id, String(errors[0]))
  }

  /** Hand the entry, and those it refers to, over to Fluent. */
  #parse(id: string): void {
    const source = this.#unparsed.get(id)
    if (source === undefined) return
    this.#unparsed.delete(id)
    this.#bundle.addResource(new FluentResource(source), { allowOverrides: true })
    for (const [, other] of source.matchAll(REFERENCE)) if (other !== undefined) this.#parse(other)
  }

  /** `NAME("space", $space, form: "to")` in a text: the `.to` of `space-building-3`. */
  #name(family: string, key: string, form: string): string {
    return this.text(`${family}-${key.replaceAll('.', '-').replaceAll('+', '-')}`, {}, form)
  }
}

/** The entries of a Fluent file by id, unparsed. An entry begins at the margin. */
function* entries(source: string): Generator<[id: string, entry: string]> {
  for (const entry of source.replace(COMMENT, '').split(ENTRY)) {
    const id = ID.exec(entry)
    if (id !== null) yield [id[0], entry]
  }
}

/** What Fluent hands to a function: a text, or a value in its wrapping. */
function plain(value: FluentValue | undefined): string {
  if (value === undefined) return ''
  return typeof value === 'string' ? value : String(value.valueOf())
}

const told = new Set<string>()

/** People see the id; whoever develops is told once. */
function missing(id: string, why: string): string {
  if (!told.has(id)) console.warn(`text ${id}: ${why}`)
  told.add(id)
  return id
}
