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

/** Where the headline and the foot begin, as parts of the height: one of each face. */
const LINES = [0.185, 0.9]
const DARK = 110
const MOST_LOOKS = 40
/** Milliseconds. */
const BETWEEN = 50

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
  const brush = canvas.getContext('2d', { willReadFrequently: true })
  if (brush === null) throw new Error('no canvas')
  await painted(image, brush)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no bitmap')) : resolve(blob)), 'image/png')
  })
}

/**
 * Draw until it is complete. Fonts inside a picture come after it has loaded, letters are not painted
 * before, and nobody is told: so look whether both lines of text are there and nothing changes any more.
 */
async function painted(image: HTMLImageElement, brush: CanvasRenderingContext2D): Promise<void> {
  let before = -1
  for (let n = 0; n < MOST_LOOKS; n += 1) {
    brush.drawImage(image, 0, 0)
    const inks = LINES.map((y) => ink(brush.getImageData(0, y * image.naturalHeight, image.naturalWidth / 2, 60).data))
    const sum = ink(brush.getImageData(0, 0, image.naturalWidth, image.naturalHeight).data)
    if (inks.every((many) => many > 0) && sum === before) return
    before = sum
    await new Promise((resolve) => setTimeout(resolve, BETWEEN))
  }
}

/** How much of it is as dark as letters: below the band nothing else is, at the left. */
function ink(pixels: Uint8ClampedArray): number {
  let many = 0
  for (let at = 0; at < pixels.length; at += 4) if ((pixels[at] ?? 255) < DARK && (pixels[at + 2] ?? 255) < DARK) many += 1
  return many
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
