export type Direction = 'left' | 'right' | 'up' | 'down'

interface Box {
  left: number
  top: number
  width: number
  height: number
}

/** How far another box lies in a direction; what lies aside counts double; null where it is behind. */
export function reach(direction: Direction, from: Box, to: Box): number | null {
  const x = to.left + to.width / 2 - (from.left + from.width / 2)
  const y = to.top + to.height / 2 - (from.top + from.height / 2)
  const [ahead, aside] = { left: [-x, y], right: [x, y], up: [-y, x], down: [y, x] }[direction] as [number, number]
  return ahead <= 1 || Math.abs(aside) > 2.5 * ahead ? null : ahead + 2 * Math.abs(aside)
}

/** The nearest element in a direction. */
export function nextIn(direction: Direction, from: Element, all: Element[]): Element | null {
  const start = from.getBoundingClientRect()
  let best: Element | null = null
  let least = Infinity
  for (const other of all) {
    if (other === from) continue
    const box = other.getBoundingClientRect()
    if (box.width === 0) continue
    const far = reach(direction, start, box)
    if (far !== null && far < least) {
      least = far
      best = other
    }
  }
  return best
}

/** Steps onto the board: to what may be chosen, or to anything where nothing may. */
export function startWalk(board: Element | undefined) {
  const seen = (one: Element) => one.getBoundingClientRect().width > 0
  const things = [...(board?.querySelectorAll<HTMLElement>('[data-thing]') ?? [])].filter(seen)
  const first = things.find((thing) => thing.classList.contains('can')) ?? things[0]
  first?.focus()
}
