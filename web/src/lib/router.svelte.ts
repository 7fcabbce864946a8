// Which screen the address means. Links are ordinary links; this only saves the reload.

export type Route =
  | { page: 'lobby' }
  | { page: 'new' }
  | { page: 'account' }
  | { page: 'mine' }
  | { page: 'result'; secret: string }
  | { page: 'table'; id: string; invite: string; at: number | null }
  | { page: 'cards' | 'rules' | 'learn'; game: string; at: string }
  | { page: 'nothing' }

class Router {
  route = $state.raw<Route>(routeOf(new URL(location.href)))

  /** Listen to the back button and to links; returns how to stop. */
  begin(): () => void {
    const moved = (): void => this.#read()
    const clicked = (event: MouseEvent): void => this.#follow(event)
    addEventListener('popstate', moved)
    document.addEventListener('click', clicked)
    return () => {
      removeEventListener('popstate', moved)
      document.removeEventListener('click', clicked)
    }
  }

  go(path: string): void {
    if (path === location.pathname + location.search + location.hash) return
    history.pushState(null, '', path)
    this.#read()
    scrollTo(0, 0)
  }

  /** The same page under another address, without a step for the back button. */
  become(path: string): void {
    history.replaceState(history.state, '', path)
    this.#read()
  }

  /** The link has done its work: who sits needs it no longer, and an address may be shown to others. */
  forgetInvite(): void {
    if (this.route.page !== 'table' || !this.route.invite) return
    this.become(location.pathname + (this.route.at === null ? '' : `?at=${this.route.at}`))
  }

  #read(): void {
    this.route = routeOf(new URL(location.href))
  }

  #follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (link === null || link.target !== '' || link.hasAttribute('download') || !link.href) return
    const url = new URL(link.href)
    if (url.origin !== location.origin || routeOf(url).page === 'nothing') return
    event.preventDefault()
    this.go(url.pathname + url.search + url.hash)
  }
}

export function routeOf(url: URL): Route {
  if (url.pathname === '/') return { page: 'lobby' }
  if (url.pathname === '/new') return { page: 'new' }
  if (url.pathname === '/account') return { page: 'account' }
  if (url.pathname === '/me') return { page: 'mine' }
  const secret = /^\/s\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
  if (secret !== undefined) return { page: 'result', secret }
  const [, book, game] = /^\/(cards|rules|learn)\/([a-z]+)\/?$/.exec(url.pathname) ?? []
  if (book !== undefined && game !== undefined) {
    return { page: book as 'cards' | 'rules' | 'learn', game, at: url.hash.slice(1) }
  }
  const id = /^\/t\/([\w-]+)\/?$/.exec(url.pathname)?.[1]
  if (id === undefined) return { page: 'nothing' }
  const at = url.searchParams.get('at') ?? ''
  return { page: 'table', id, invite: url.searchParams.get('i') ?? '', at: /^\d{1,6}$/.test(at) ? Number(at) : null }
}

export const router = new Router()
