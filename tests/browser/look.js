// What there is to do, from the most final on, and where to click for it; null = to wait.
//
// Only what lies open to the pointer counts: a place that may be chosen and is covered is none.
(chance) => {
  const OPEN = '[data-state=option], [data-move]:enabled:not([aria-pressed=true]), .prompt .choice:enabled'
  const SPOTS = [[0.5, 0.5], [0.2, 0.2], [0.8, 0.2], [0.2, 0.8], [0.8, 0.8], [0.5, 0.1], [0.5, 0.9]]

  const all = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility())

  function spot(element) {
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = element.getBoundingClientRect()
    const spots = SPOTS.map(([across, down]) => [x + across * width, y + down * height])
    return spots.find(([left, top]) => {
      const hit = document.elementFromPoint(left, top)
      return hit?.closest('[data-thing], button, [role=option]') === element
    })
  }
  /** One of them by chance, or else the next that lies open. */
  function any(state, elements) {
    const from = Math.floor(chance * elements.length)
    for (const element of [...elements.slice(from), ...elements.slice(0, from)]) {
      const at = spot(element)
      if (at !== undefined) return [state, ...at]
    }
    return null
  }

  if (all('.end[role=dialog]').length > 0) return ['over', 0, 0]
  if (document.querySelector('dialog[open]')) return any('list', all('dialog[open] [role=option]'))
  const commit = all('.prompt .commit:enabled')
  if (commit.length > 0) return any('commit', commit)
  if (all('.prompt.mine').length === 0) return null
  // On a small screen the rest of a choice may lie behind a tab, which has a number then.
  const tabs = all('[role=tab]').filter((tab) => tab.querySelector('i'))
  return any('place', all(OPEN)) ?? any('tab', tabs)
}
