// What `vite.config.ts` uses of Node; the types of all of Node would be 2 MB more for four names.

declare module 'node:fs' {
  export function readdirSync(folder: string): string[]
  export function readFileSync(file: string, encoding: 'utf8'): string
}
declare module 'node:url' {
  export function fileURLToPath(url: URL): string
}
declare const process: { readonly env: Readonly<Record<string, string | undefined>> }
