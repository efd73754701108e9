/** Lets things fly from where they were to where they are. */
export class Flight {
  readonly #root: HTMLElement
  #before = new Map<string, DOMRect>()

  constructor(root: HTMLElement) {
    this.#root = root
  }

  #each(see: (id: string, element: HTMLElement) => void) {
    for (const element of this.#root.querySelectorAll<HTMLElement>('[data-thing]'))
      if (element instanceof HTMLElement && element.dataset.thing) see(element.dataset.thing, element)
  }

  /** Remembers where everything is. */
  note() {
    this.#before.clear()
    this.#each((id, element) => this.#before.set(id, element.getBoundingClientRect()))
  }

  /** Starts everything that has moved at its old place; nothing waits for it. */
  fly(time: number) {
    if (time <= 0 || this.#before.size === 0) return
    const moves: [HTMLElement, number, number, number][] = []
    this.#each((id, element) => {
      const old = this.#before.get(id)
      const now = element.getBoundingClientRect()
      if (!old || !now.width || !old.width) return
      const x = old.left - now.left
      const y = old.top - now.top
      if (Math.abs(x) + Math.abs(y) > 3) moves.push([element, x, y, old.width / now.width])
    })
    for (const [element, x, y, scale] of moves)
      element.animate(
        [{ transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 }, { transform: 'none', transformOrigin: '0 0', zIndex: 5 }],
        { duration: time, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' },
      )
  }
}
