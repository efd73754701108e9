const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** The next thing starts when so much of the way of the one before is done. */
const STEP = 0.4
/** However much has happened, all is in its place after so many moves' time. */
const LONGEST = 4

/** When each of so many moves starts, in milliseconds: one after the other, and never for long. */
export function starts(count: number, time: number): number[] {
  const step = Math.min(time * STEP, (time * (LONGEST - 1)) / Math.max(1, count - 1))
  return Array.from({ length: count }, (_, i) => i * step)
}

/** Lets things fly from where they were to where they are. */
export class Flight {
  readonly #root: HTMLElement
  #before = new Map<string, DOMRect>()
  #flying: Animation[] = []

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

  /**
   * Starts everything that has moved at its old place; nothing waits for it.
   *
   * @param told what the happenings mention, in their order, which is the order of the moves
   */
  fly(time: number, told: string[] = []) {
    this.skip()
    if (time <= 0 || this.#before.size === 0) return
    const moves: { id: string; element: HTMLElement; from: Keyframe }[] = []
    this.#each((id, element) => {
      const old = this.#before.get(id)
      const now = element.getBoundingClientRect()
      if (!old || !now.width || !old.width) return
      const x = old.left - now.left
      const y = old.top - now.top
      if (Math.abs(x) + Math.abs(y) > 3) moves.push({ id, element, from: { transform: `translate(${x}px, ${y}px) scale(${old.width / now.width})` } })
    })
    const turn = ({ id }: { id: string }) => (told.includes(id) ? told.indexOf(id) : -1)
    moves.sort((a, b) => turn(a) - turn(b))
    // What nobody speaks of makes room at once; what is told goes in order.
    const named = moves.filter((move) => turn(move) >= 0)
    const when = starts(named.length, time)
    this.#flying = moves.map((move) => {
      const still = { transformOrigin: '0 0', zIndex: 5 }
      const delay = turn(move) < 0 ? 0 : when[named.indexOf(move)]!
      return move.element.animate([{ ...move.from, ...still }, { transform: 'none', ...still }], { duration: time, delay, fill: 'backwards', easing: EASE })
    })
  }

  /** Keeps everything where it is seen: what is being clicked does not move away. */
  hold() {
    for (const animation of this.#flying) animation.pause()
  }

  /** Puts everything where it is. */
  skip() {
    for (const animation of this.#flying.splice(0)) animation.finish()
  }
}
