import { api, type Chapter, type Rule } from './api/api'

/** The ledgers of games, fetched when somebody asks what a rule says. */
class Ledgers {
  #books = $state.raw<Record<string, Chapter[]>>({})
  readonly #fetching = new Set<string>()

  /** The chapters of a game; empty until they are here. */
  of(game: string): Chapter[] {
    return this.#books[game] ?? []
  }

  async fetch(game: string) {
    if (this.#books[game] || this.#fetching.has(game)) return
    this.#fetching.add(game)
    try {
      const { chapters } = await api.rules(game)
      this.#books = { ...this.#books, [game]: chapters }
    } finally {
      this.#fetching.delete(game)
    }
  }

  rule(game: string, id: string): Rule | undefined {
    for (const chapter of this.of(game)) for (const rule of chapter.rules) if (rule.id === id) return rule
    return undefined
  }
}

export const ledgers = new Ledgers()
