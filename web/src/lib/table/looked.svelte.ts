import { api } from '../api/api'
import { Things, type Language } from '../things/things'
import type { Happening } from '../wire/messages'
import { mentioned, Touching } from './touch'
import type { Touchable } from './touch.svelte'

/** A table that is only looked at: nothing can be chosen, everything can be read. */
export class Looked implements Touchable {
  readonly touching = Touching.NOTHING
  readonly advised: ReadonlySet<string> = new Set()
  things = $state.raw(Things.NONE)
  seen = $state<string | null>(null)
  #pointed = $state.raw<string[]>([])
  readonly lit = $derived(new Set(this.#pointed))
  #fetched = ''

  async fetch(game: string, language: Language, variant: Record<string, string> = {}) {
    const wanted = `${game} ${language} ${JSON.stringify(variant)}`
    if (this.#fetched === wanted) return
    this.#fetched = wanted
    this.things = new Things(await api.things(game, language, variant), language)
  }

  pointAt(line: Happening | null) {
    this.#pointed = line ? mentioned(line.about) : []
  }

  choose() {}
}
