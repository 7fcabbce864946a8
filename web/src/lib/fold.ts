// Finding words whatever accents they carry and however they are typed.

const PLAIN = new Map<string, string>()

/** In small letters and without accents; exactly as long as the text, so that what is found can be marked in it. */
export function fold(text: string): string {
  let folded = ''
  for (let at = 0; at < text.length; at++) folded += plain(text.charAt(at))
  return folded
}

function plain(letter: string): string {
  let known = PLAIN.get(letter)
  if (known === undefined) {
    known = letter === 'ł' || letter === 'Ł' ? 'l' : letter.normalize('NFD').charAt(0).toLowerCase().charAt(0)
    PLAIN.set(letter, known)
  }
  return known
}

/** Where `wanted` (folded) stands in a text: every place that is to be marked. */
export function places(text: string, wanted: string): [from: number, to: number][] {
  const found: [number, number][] = []
  if (wanted === '') return found
  const hay = fold(text)
  for (let at = hay.indexOf(wanted); at >= 0; at = hay.indexOf(wanted, at + wanted.length)) {
    found.push([at, at + wanted.length])
  }
  return found
}
