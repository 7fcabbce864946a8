// `18 min`, `2 h`, `3 d`: how long ago something was, shortly, in the person's language.

const STEPS: readonly [unit: 'minute' | 'hour' | 'day', seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

/** '' = just now. `moment` is in seconds, as the server tells time. */
export function since(language: string, moment: number, now = Date.now() / 1000): string {
  const seconds = now - moment
  const step = STEPS.find(([, length]) => seconds >= length)
  if (step === undefined) return ''
  const [unit, length] = step
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' })
  return format.format(Math.floor(seconds / length))
}

/** `14 November`. */
export function day(language: string, moment: number): string {
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' }).format(moment * 1000)
}
