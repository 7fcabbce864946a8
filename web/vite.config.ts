import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig, type Plugin } from 'vite'

import { chunks } from './chunks'

// The server serves what lies in its own folder `client`; while developing, Vite passes on what is the server's.
const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8321'

/** All symbols of `look/*.svg`, and the page's own: there before any script, and coloured by its theme. */
function icons(): Plugin {
  const look = fileURLToPath(new URL('./src/look/', import.meta.url))
  return {
    name: 'icons',
    transformIndexHtml: { order: 'pre', handler(page) {
      const sheets = readdirSync(look).filter((name) => name.endsWith('.svg')).sort()
      const symbols = sheets.flatMap((name) => readFileSync(look + name, 'utf8').match(/<symbol[^]*?<\/symbol>/g) ?? [])
      const crest = `data:image/svg+xml,${encodeURIComponent(readFileSync(`${look}crest.svg`, 'utf8').trim())}`
      const marked = page.replace('/src/look/crest.svg', crest)
      return marked.replace('<!-- icons -->', () => `<svg class="sheet" width="0" height="0" aria-hidden="true">${symbols.join('')}</svg>`)
    } },
  }
}

export default defineConfig({
  plugins: [
    // What a component's styles are known by stands at its every element: six signs tell all components apart.
    svelte({ compilerOptions: { runes: true, cssHash: ({ hash, filename }) => `s${hash(filename).slice(0, 5)}` } }),
    icons(),
    chunks(),
  ],
  build: {
    outDir: '../src/signoria/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
})
