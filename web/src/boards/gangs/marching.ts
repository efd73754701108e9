/** Units on the board that can be told apart: what they are, and how many. */
export interface Standing {
  id: string
  /** Whose and of which sort. */
  kind: string
  count: number
}

/** Who went where: from a group that has become smaller to one of the same sort that has grown. */
export function marches(before: readonly Standing[], after: readonly Standing[]): { from: string; to: string }[] {
  const counted = (all: readonly Standing[], id: string) => all.find((one) => one.id === id)?.count ?? 0
  const left = before.map((one) => ({ ...one, gone: one.count - counted(after, one.id) })).filter(({ gone }) => gone > 0)
  return after.flatMap((one) => {
    if (one.count <= counted(before, one.id)) return []
    const source = left.find(({ kind, gone }) => kind === one.kind && gone > 0)
    if (!source) return []
    source.gone--
    return [{ from: source.id, to: one.id }]
  })
}

interface Seen extends Standing {
  element: HTMLElement
  at: DOMRect
}

const EASE = 'cubic-bezier(0.3, 0.6, 0.2, 1)'
const SLOW = 1.8

function look(root: HTMLElement): Seen[] {
  return [...root.querySelectorAll<HTMLElement>('[data-unit]')].map((element) => ({
    id: element.dataset.unit ?? '',
    kind: element.dataset.kind ?? '',
    count: Number(element.dataset.count),
    element,
    at: element.getBoundingClientRect(),
  }))
}

/** Lets units walk from where they stood to where they stand. */
export class Marching {
  #before: Seen[] = []

  note(root: HTMLElement) {
    this.#before = look(root)
  }

  march(root: HTMLElement, time: number) {
    if (time <= 0) return
    const after = look(root)
    for (const { from, to } of marches(this.#before, after)) {
      const start = this.#before.find(({ id }) => id === from)!.at
      const { element, at } = after.find(({ id }) => id === to)!
      if (!start.width || !at.width) continue
      const away = `${start.left - at.left}px ${start.top - at.top}px`
      element.animate([{ translate: away, zIndex: 6 }, { translate: '0 0', zIndex: 6 }], { duration: time * SLOW, easing: EASE })
    }
  }
}
