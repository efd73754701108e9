/** Where the user is: the path of the address, and the words in it. */
class Router {
  path = $state(location.pathname)
  hash = $state(location.hash)

  constructor() {
    addEventListener('popstate', () => this.#look())
    document.addEventListener('click', (click) => this.#follow(click))
  }

  go(path: string, replace = false) {
    if (replace) history.replaceState(null, '', path)
    else history.pushState(null, '', path)
    this.#look()
    if (!location.hash) scrollTo(0, 0)
  }

  #look() {
    this.path = location.pathname
    this.hash = location.hash
  }

  /** Links within the client change the page without fetching it. */
  #follow(click: MouseEvent) {
    if (click.defaultPrevented || click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return
    const link = (click.target as Element).closest?.('a[href]')
    if (!(link instanceof HTMLAnchorElement) || link.target || link.hasAttribute('download')) return
    if (link.origin !== location.origin || link.pathname.startsWith('/api/')) return
    click.preventDefault()
    this.go(link.pathname + link.search + link.hash)
  }
}

export const router = new Router()
