// Look again every few seconds while somebody looks, and at once when they come back.

/**
 * Calls `look` now and then; returns how to stop. A look that is under way is not begun twice. Where nobody
 * looks it is left alone, or done after `unseen()` milliseconds.
 */
export function polling(look: () => Promise<void>, pause: number, unseen: () => number | null = () => null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let under = false
  let stopped = false
  const again = async (): Promise<void> => {
    clearTimeout(timer)
    if (stopped || under) return
    under = true
    await look()
    under = false
    wait()
  }
  const wait = (): void => {
    const next = document.hidden ? unseen() : pause
    clearTimeout(timer)
    if (!stopped && next !== null) timer = setTimeout(() => void again(), next)
  }
  const back = (): void => {
    if (!document.hidden) void again()
    else if (!under) wait()
  }
  document.addEventListener('visibilitychange', back)
  addEventListener('online', back)
  addEventListener('pageshow', back)
  void again()
  return () => {
    stopped = true
    clearTimeout(timer)
    document.removeEventListener('visibilitychange', back)
    removeEventListener('online', back)
    removeEventListener('pageshow', back)
  }
}
