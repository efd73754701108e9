import { createContext } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Things, Touch } from '$boards/board'
import { sectorsOf } from './cards'
import type { Moon, Party } from './moon'
import type { Say } from './words'

/** What every part of the board looks at. */
export interface Desk {
  readonly moon: Moon
  readonly things: Things
  readonly touch: Touch
  readonly say: Say
  /** The party whose eyes these are, if it is one of the players. */
  readonly me: Party | undefined
  readonly glance: Glance
}

/** What the mouse or the focus rests on, so that the map can show the sectors it speaks of. */
export class Glance {
  #at = $state<string | null>(null)
  readonly #things: () => Things
  readonly sectors = $derived.by(() => (this.#at === null ? [] : sectorsOf(this.#things(), this.#at)))

  constructor(things: () => Things) {
    this.#things = things
  }

  /** Makes an element show its sectors while it is looked at. */
  at(id: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      const come = () => (this.#at = id)
      // Later, because an element may go, and take the focus with it, while the board is being drawn.
      const go = () =>
        queueMicrotask(() => {
          if (this.#at === id) this.#at = null
        })
      const events: [string, () => void][] = [['pointerenter', come], ['focus', come], ['pointerleave', go], ['blur', go]]
      for (const [name, hear] of events) element.addEventListener(name, hear)
      return () => {
        for (const [name, hear] of events) element.removeEventListener(name, hear)
        go()
      }
    }
  }
}

export const [desk, setDesk] = createContext<Desk>()
