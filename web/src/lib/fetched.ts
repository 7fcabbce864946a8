// Parts of the client are fetched when they are needed. Where the network is away just then they are asked for
// again until they are here, and their styles with them: whoever loads parts asks for each style only once.

/** Milliseconds until what could not be fetched is asked for again; twice as many each time, up to a measure. */
const AGAIN = 500
const SELDOM = 8000

/** Styles that did not come, and are still to. */
const styles = new Set<Promise<void>>()
const asked = new WeakSet<HTMLLinkElement>()

export async function fetched<T>(load: () => Promise<T>): Promise<T> {
  const part = await insisted(load)
  await Promise.all(styles)
  return part
}

async function insisted<T>(load: () => Promise<T>): Promise<T> {
  for (let pause = AGAIN; ; pause = Math.min(2 * pause, SELDOM)) {
    try {
      return await load()
    } catch {
      await rested(pause)
    }
  }
}

/** So long, or until the network is back. */
function rested(pause: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController()
    const over = (): void => {
      stop.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(over, pause)
    addEventListener('online', over, { signal: stop.signal })
  })
}

/** The style once more, in its place. */
async function styled(link: HTMLLinkElement): Promise<void> {
  await rested(AGAIN)
  await insisted(() => {
    const again = link.cloneNode() as HTMLLinkElement
    asked.add(again)
    link.replaceWith(again)
    link = again
    return new Promise((resolve, reject) => {
      again.onload = resolve
      again.onerror = reject
    })
  })
}

addEventListener(
  'error',
  ({ target }) => {
    if (!(target instanceof HTMLLinkElement) || target.rel !== 'stylesheet' || asked.has(target)) return
    const style = styled(target).finally(() => styles.delete(style))
    styles.add(style)
  },
  true,
)
