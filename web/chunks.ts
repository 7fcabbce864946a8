// What is fetched together: a module goes to the first of these chunks one of whose files imports it, itself or
// through others. What none of them imports is left to Rolldown.

import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import type { Plugin, Rolldown } from 'vite'

const TITLES = readdirSync(fileURLToPath(new URL('./src/boards/', import.meta.url))).filter((name) => !name.includes('.'))

const CHUNKS: readonly { readonly name: string; readonly from: RegExp }[] = [
  // Every screen needs these; then what tables need at once, and what only one title's do.
  { name: 'shell', from: /src\/(main\.ts|parts\/[^/]+|screens\/bar\/ThemeButton\.svelte|lib\/(?!calls|fold|pace|since)[^/]+)$/ },
  { name: 'table', from: /src\/table\/Table\.svelte$/ },
  ...TITLES.map((name) => ({ name, from: new RegExp(`src/boards/${name}/index\\.ts$`) })),
  // What many share that a table can do without at first; what the screens around the tables share; what comes to
  // a table a moment later.
  { name: 'told', from: /src\/table\/(story\.ts|side\/ScoreTable\.svelte)$/ },
  { name: 'time', from: /src\/lib\/(calls\.svelte|pace|since)\.ts$/ },
  { name: 'house', from: /src\/screens\/(bar|controls|pictures)\/[^/]+$/ },
  { name: 'later', from: /src\/table\/later\.ts$/ },
]

const SVELTE = /node_modules\/(svelte\/src\/(?!animate)|clsx)\//
const ANIMATE = /svelte\/src\/animate\/index\.js$/
/** Parts of Svelte that neither the shell nor a table uses, though one file of Svelte names all its parts. */
const SELDOM = /\/(bindings\/select|bindings\/size|bindings\/input|media-query|custom-element|legacy-client|svelte-element|transitions|map|clone)\.js$/

interface Graph {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}

export function chunks(): Plugin {
  let found: ReadonlyMap<string, string> = new Map()
  const name = (id: string): string | null => {
    // What animates lists goes with the one chunk that does it.
    if (id.endsWith('/transitions.js')) return [...found].find(([each]) => ANIMATE.test(each))?.[1] ?? null
    if (SVELTE.test(id)) return SELDOM.test(id) ? null : 'shell'
    const chunk = found.get(id) ?? null
    // Styles of the table come with those of every screen: one file fewer.
    return chunk === 'table' && id.endsWith('.css') ? 'shell' : chunk
  }
  return {
    name: 'chunks',
    // Svelte does not promise it, but nothing happens when these are loaded.
    transform: (code, id) => (SELDOM.test(id) ? { code, moduleSideEffects: false, map: null } : null),
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
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
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

/** What a table of a title needs at once besides what every page does: nothing waits until a script asks for it. */
function filesOf(title: string, bundle: Rolldown.OutputBundle): string[] {
  const all = Object.values(bundle).filter((file) => file.type === 'chunk')
  const [table, board] = ['table', title].map((name) => all.find((chunk) => chunk.name === name && !chunk.isEntry))
  if (table === undefined || board === undefined) throw new Error(`there is no chunk of ${title}`)
  const scripts = new Set([table.fileName, board.fileName, ...table.imports, ...board.imports])
  const styles = [...scripts].flatMap((name) => [...(all.find(({ fileName }) => fileName === name)?.viteMetadata?.importedCss ?? [])])
  return [...scripts, ...new Set(styles)]
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
