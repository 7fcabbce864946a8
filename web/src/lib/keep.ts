// What this browser remembers by itself. A browser that forbids it plays all the same.

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`signoria.${name}`)
  } catch {
    return null
  }
}

/** null = forget it. */
export function keep(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`signoria.${name}`)
    else localStorage.setItem(`signoria.${name}`, value)
  } catch {
    // Nothing is lost but the memory of a choice.
  }
}
