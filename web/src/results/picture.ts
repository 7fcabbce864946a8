// The drawing of a result as a bitmap, for those who cannot show drawings: made in the browser, with our
// fonts laid into it, for a picture fetches nothing itself.

import sansExt from '../look/fonts/alegreya-sans-500-latin-ext.woff2?url'
import sans from '../look/fonts/alegreya-sans-500-latin.woff2?url'
import serifExt from '../look/fonts/alegreya-700-latin-ext.woff2?url'
import serif from '../look/fonts/alegreya-700-latin.woff2?url'

const FONTS: readonly [family: string, weight: number, file: string, range: string][] = [
  ['Alegreya', 700, serif, 'U+0000-00FF,U+2000-206F,U+2212'],
  ['Alegreya', 700, serifExt, 'U+0100-02FF'],
  ['Alegreya Sans', 500, sans, 'U+0000-00FF,U+2000-206F,U+2212'],
  ['Alegreya Sans', 500, sansExt, 'U+0100-02FF'],
]

/** A PNG of the drawing at an address; throws where the browser cannot make one. */
export async function bitmap(address: string): Promise<Blob> {
  const [drawing, ...faces] = await Promise.all([text(address), ...FONTS.map(face)])
  const whole = drawing.replace('>', `><style>${faces.join('')}</style>`)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(whole)}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const brush = canvas.getContext('2d')
  if (brush === null) throw new Error('no canvas')
  brush.drawImage(image, 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no bitmap')) : resolve(blob)), 'image/png')
  })
}

/** Into the downloads. */
export function download(blob: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}

async function text(address: string): Promise<string> {
  const answer = await fetch(address)
  if (!answer.ok) throw new Error(String(answer.status))
  return answer.text()
}

async function face([family, weight, file, range]: (typeof FONTS)[number]): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(file)).arrayBuffer())
  const packed = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return `@font-face{font-family:'${family}';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${packed})}`
}
