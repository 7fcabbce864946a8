import { svelte } from '@sveltejs/vite-plugin-svelte'
import { defineConfig } from 'vite'

// The server serves what lies in its own folder `client`; while developing, Vite passes on what is the server's.
const server = process.env['SIGNORIA_SERVER'] ?? 'http://127.0.0.1:8321'

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/signoria/server/client',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: 'es2022',
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
})
