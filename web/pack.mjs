// Packs what was built, once and as small as it gets, so that the server need not: `node pack.mjs FOLDER`.

import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const TEXT = /\.(html|js|css|svg|json|txt|webmanifest)$/
const SMALL = 600

const folder = process.argv[2]
for (const name of readdirSync(folder, { recursive: true })) {
  if (!TEXT.test(name)) continue
  const path = join(folder, name)
  const body = readFileSync(path)
  if (body.length <= SMALL) continue
  writeFileSync(`${path}.gz`, gzipSync(body, { level: 9 }))
  writeFileSync(`${path}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: body.length } }))
}
