// Look again every few seconds while somebody looks, and at once when they come back.

/** Calls `look` now and then; returns how to stop. A look that is under way is not begun twice. */
export function polling(look: () => Promise<void>, pause: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let under = false
  let stopped = false
  const again = async (): Promise<void> => {
    clearTimeout(timer)
    if (stopped || under) return
    under = true
    await look()
    under = false
    if (!stopped && !document.hidden) timer = setTimeout(() => void again(), pause)
  }
  const back = (): void => {
    if (!document.hidden) void again()
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
