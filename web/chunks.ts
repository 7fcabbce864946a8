// What is fetched together: a module goes to the first of these chunks one of whose files imports it, itself or
// through others. What none of them imports is left to Rolldown.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

const TITLES = readdirSync(fileURLToPath(new URL('./src/boards/', import.meta.url))).filter((name) => !name.includes('.'))

/** What many screens need, but neither the shell nor a table at once. */
const SELDOM = 'seldom'

const CHUNKS: readonly { readonly name: string; readonly from: RegExp }[] = [
  // What the page begins with, a table's parts among it: they are what most come for, and much of it is needed
  // elsewhere, too. Then what only one title's tables need.
  { name: 'shell', from: /src\/(main\.ts|parts\/[^/]+|lib\/(?!calls|fold|pace|since|task)[^/]+|table\/Table\.svelte)$/ },
  ...TITLES.map((name) => ({ name, from: new RegExp(`src/boards/${name}/index\\.ts$`) })),
  // What many share that a table can do without at first; what the screens around the tables share; what comes to
  // a table a moment later.
  { name: 'told', from: /src\/table\/(story\.ts|side\/ScoreTable\.svelte)$/ },
  { name: SELDOM, from: /src\/lib\/(calls\.svelte|pace|since|task\.svelte)\.ts$/ },
  { name: 'house', from: /src\/screens\/(bar|controls|pictures)\/[^/]+$/ },
  { name: 'later', from: /src\/table\/later\.ts$/ },
]

const SVELTE = /node_modules\/(svelte\/src\/(?!animate)|clsx\/)/
const ANIMATE = /svelte\/src\/animate\/index\.js$/
/** Parts of Svelte that neither the shell nor a table uses at once, though one file of Svelte names all its parts. */
const SELDOM_OF_SVELTE =
  /\/(bindings\/select|bindings\/input|svelte-head|custom-element|legacy-client|svelte-element|transitions|shared\/clone)\.js$/
/** Rolldown keeps 158 bytes apart that make an object of a module: in those who need them they save a request. */
const RUNTIME = /rolldown-runtime/
const FROM_RUNTIME = /^import \{ t as __exportAll \} from "[^"]*rolldown-runtime[^"]*";$/m
const EXPORT_ALL = `const __exportAll = (all) => {
  const found = {};
  for (const name in all) Object.defineProperty(found, name, { get: all[name], enumerable: true });
  return found;
};`

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

export function chunks(): Plugin {
  let found: ReadonlyMap<string, string> = new Map()
  const name = (id: string): string | null => {
    // What animates lists goes with the one chunk that does it.
    if (id.endsWith('/transitions.js')) return [...found].find(([each]) => ANIMATE.test(each))?.[1] ?? null
    if (SVELTE.test(id)) return SELDOM_OF_SVELTE.test(id) ? SELDOM : 'shell'
    return found.get(id) ?? null
  }
  return {
    name: 'chunks',
    config: () => ({ build: { modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !RUNTIME.test(file)) } } }),
    // Svelte does not promise it, but nothing happens when these are loaded.
    transform: (code, id) => (SELDOM_OF_SVELTE.test(id) ? { code, moduleSideEffects: false, map: null } : null),
    buildEnd() {
      found = chunkOfEach([...this.getModuleIds()], this)
    },
    // Rolldown leaves an entry that does nothing but import the shell, which the page can do itself.
    transformIndexHtml: {
      order: 'post',
      handler(page, { chunk }) {
        const [shell, ...others] = chunk?.imports ?? []
        if (chunk === undefined || shell === undefined || chunk.moduleIds.length + others.length > 0) return page
        return page.replace(new RegExp(`\\s*<link rel="modulepreload"[^>]*${shell}">`), '').replace(`/${chunk.fileName}`, `/${shell}`)
      },
    },
    outputOptions: (options) => ({
      ...options,
      // A chunk needs nothing but those before it.
      codeSplitting: { groups: [{ name }], includeDependenciesRecursively: false },
    }),
    renderChunk: (code) => ({ code: code.replace(FROM_RUNTIME, EXPORT_ALL), map: null }),
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        withoutRuntime(bundle)
        const page = bundle['index.html']
        if (page?.type !== 'asset') return
        for (const title of TITLES) {
          const start = String(page.source)
          const more = filesOf(title, bundle).filter((file) => !start.includes(file))
          const head = `<meta name="title" content="${title}" />${more.map(link).join('')}${cards(title)}</head>`
          this.emitFile({ type: 'asset', fileName: `${title}.html`, source: start.replace('</head>', head) })
        }
      },
    },
  }
}

/** Whoever still asked for it would ask in vain: better no client than one that fails. */
function withoutRuntime(bundle: Rolldown.OutputBundle): void {
  for (const file of Object.values(bundle)) {
    if (RUNTIME.test(file.fileName)) delete bundle[file.fileName]
    else if (file.type === 'chunk' && RUNTIME.test(file.code)) throw new Error(`${file.fileName} asks for what is kept apart`)
  }
}

/** What a table of a title needs at once besides what every page does: nothing waits until a script asks for it. */
function filesOf(title: string, bundle: Rolldown.OutputBundle): string[] {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk')
  const board = all.find((chunk) => chunk.name === title)
  if (board === undefined) throw new Error(`there is no chunk of ${title}`)
  const scripts = all.filter((chunk) => chunk === board || board.imports.includes(chunk.fileName))
  const styles = scripts.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])])
  return [...scripts.map((chunk) => chunk.fileName), ...new Set(styles)]
}

/** What is printed on the cards, while the scripts are on their way. */
function cards(title: string): string {
  return `<link rel="preload" as="fetch" crossorigin href="/api/cards/${title}">`
}

function link(file: string): string {
  return file.endsWith('.css') ? `<link rel="stylesheet" crossorigin href="/${file}">` : `<link rel="modulepreload" crossorigin href="/${file}">`
}

function chunkOfEach(all: readonly string[], graph: Graph): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { name, from } of CHUNKS) {
    const open = all.filter((id) => from.test(id))
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      if (found.has(id) || SVELTE.test(id)) continue
      found.set(id, name)
      open.push(...(graph.getModuleInfo(id)?.importedIds ?? []))
    }
  }
  return found
}
