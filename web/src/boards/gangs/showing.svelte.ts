import { untrack } from 'svelte'
import type { View } from '$boards/board'
import type { Side } from './city'
import type { Fight } from './fights'

interface Seen {
  fight: Fight | null
  me: Side | undefined
  question: View['question']
  /** Whether the question wants a place in the city. */
  outside: boolean
}

/** Whether the scene of a firefight is open: for those in it, until they have answered what comes after it; it steps aside for who has to point at the city. */
export class Showing {
  /** The firefight that stays open when it is over, and the one that was left, by their lines. */
  #kept = $state<number | null>(null)
  #left = $state<number | null>(null)
  /** The question at which it was asked for though the city is wanted. */
  #insisted = $state.raw<View['question']>(null)
  /** The first question after it. */
  #after = $state.raw<View['question']>(null)
  readonly #seen: () => Seen
  readonly #mine = $derived.by(() => {
    const { fight, me } = this.#seen()
    return fight !== null && fight.on && fight.fighters.some(({ side }) => side === me)
  })
  readonly open = $derived.by(() => {
    const { fight, question, outside } = this.#seen()
    if (!fight || fight.line === this.#left || (outside && question !== this.#insisted)) return false
    if (this.#mine) return true
    return fight.line === this.#kept && (fight.on || this.#after === null || this.#after === question)
  })

  constructor(seen: () => Seen) {
    this.#seen = seen
    $effect(() => {
      const { fight, question } = seen()
      const open = this.open
      untrack(() => open && fight && this.#follow(fight, question))
    })
  }

  #follow(fight: Fight, question: View['question']) {
    this.#kept = fight.line
    if (fight.on) this.#after = null
    else if (this.#after === null) this.#after = question
  }

  show() {
    this.#kept = this.#seen().fight?.line ?? null
    this.#left = null
    this.#after = null
    this.#insisted = this.#seen().question
  }

  leave() {
    this.#left = this.#seen().fight?.line ?? null
    this.#kept = null
    this.#after = null
  }
}
