// The language of this browser: texts are fetched when needed and exchanged without a reload.

import { api } from './api'
import { Catalogue } from './catalogue'
import { keep, kept } from './keep'
import { Words } from './words'

export const LANGUAGES = { en: 'English', cs: 'Čeština', pl: 'Polski', sk: 'Slovenčina' } as const
export type Code = keyof typeof LANGUAGES

type Texts = ReadonlyMap<string, Catalogue>

/** The key of the shell's own texts among those of the titles. */
const SHELL = ''

class Language {
  /** The language that is shown. */
  code = $state<Code>(first())
  /** The one that was chosen last; its texts may still be on their way. */
  #wanted: Code = this.code
  #texts = $state.raw<Texts>(new Map())
  #games = new Set<string>([SHELL])
  readonly #shell = $derived(new Words(this.#texts.get(SHELL) ?? new Catalogue(this.code, [])))

  /** What the shell says. */
  get words(): Words {
    return this.#shell
  }

  /** Are there texts to show? */
  get ready(): boolean {
    return this.#texts.has(SHELL)
  }

  /** Fetch the shell's texts, and at a table those of its title, if it is known; throws `Trouble`. */
  async begin(game = ''): Promise<void> {
    if (game) {
      this.#games.add(game)
      fetchBoth(this.code, game)
    }
    await this.#show(this.code)
  }

  /** Have a title's texts at hand, now and in every language that will be chosen. */
  async need(game: string): Promise<void> {
    this.#games.add(game)
    if (!this.#texts.has(game)) await this.#show(this.#wanted)
  }

  /** Are a title's texts at hand? Reactive. */
  has(game: string): boolean {
    return this.#texts.has(game)
  }

  /** The words at a table: shell, title, and the names of its seats. Reactive; `need` comes first. */
  table(game: string, names: readonly string[]): Words {
    return new Words(this.#texts.get(game) ?? this.#texts.get(SHELL) ?? new Catalogue(this.code, []), names)
  }

  /** Another language; throws `Trouble` and stays with the old one where its texts cannot be had. */
  async choose(code: Code): Promise<void> {
    const before = this.#wanted
    this.#wanted = code
    try {
      await this.#show(code)
      keep('language', code)
    } catch (error) {
      this.#wanted = before
      throw error
    }
  }

  /** Fetch all that is needed in a language, then show it at once. */
  async #show(code: Code): Promise<void> {
    const sources = await Promise.all([...this.#games].map(async (game) => [game, await fetched(code, game)] as const))
    if (code !== this.#wanted) return
    const shell = sources.find(([game]) => game === SHELL)?.[1] ?? ''
    this.#texts = new Map(
      sources.map(([game, source]) => [game, new Catalogue(code, game === SHELL ? [shell] : [shell, source])]),
    )
    this.code = code
    document.documentElement.lang = code
  }
}

/** Texts by language and title, fetched once. */
const fetches = new Map<string, Promise<string>>()

function fetched(code: Code, game: string): Promise<string> {
  return fetches.get(`${code}/${game}`) ?? remembered(code, game, api.words(code, game))
}

/** Whoever begins at a table needs both: they come in one piece. */
function fetchBoth(code: Code, game: string): void {
  if (fetches.has(`${code}/${SHELL}`)) return
  const both = api.allWords(code, game)
  void remembered(code, SHELL, both.then(({ shell }) => shell))
  void remembered(code, game, both.then(({ title }) => title))
}

function remembered(code: Code, game: string, source: Promise<string>): Promise<string> {
  const key = `${code}/${game}`
  fetches.set(key, source)
  source.catch(() => fetches.delete(key))
  return source
}

/** As chosen before, else the first of the browser's languages that we speak. */
function first(): Code {
  const asked = [kept('language') ?? '', ...navigator.languages]
  return asked.map((tag) => tag.slice(0, 2)).find(isCode) ?? 'en'
}

function isCode(code: string): code is Code {
  return code in LANGUAGES
}

export const language = new Language()
