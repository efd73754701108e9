import type { Part, Word } from '../wire/messages'

export type Language = 'en' | 'ru'

/** Something a game names: a card, a token, a sector. */
export interface Thing {
  id: string
  kind: string
  name: Record<Language, string>
  /** What its back shows; missing for what never lies face down, such as a sector. */
  back?: number
  /** What is printed on it, in the language in which the catalogue was asked for. */
  page: Part[]
}

export interface ThingsMessage {
  kinds: Record<string, Omit<Thing, 'kind'>[]>
}

/** Everything a game names, in one language. */
export class Things {
  readonly language: Language
  readonly #all = new Map<string, Thing>()
  readonly #kinds = new Map<string, Thing[]>()
  readonly #named = new Map<string, Thing>()

  constructor(message: ThingsMessage, language: Language) {
    this.language = language
    for (const [kind, things] of Object.entries(message.kinds)) {
      const own = things.map((thing) => ({ ...thing, kind }))
      this.#kinds.set(kind, own)
      for (const thing of own) {
        this.#all.set(thing.id, thing)
        this.#named.set(thing.name[language], thing)
      }
    }
  }

  static readonly NONE = new Things({ kinds: {} }, 'en')

  get(id: string): Thing | undefined {
    return this.#all.get(id)
  }

  /** What it is called; its id where it is unknown. */
  name(id: string): string {
    return this.#all.get(id)?.name[this.language] ?? id
  }

  page(id: string): Part[] {
    return this.#all.get(id)?.page ?? []
  }

  kind(id: string): string | undefined {
    return this.#all.get(id)?.kind
  }

  /** Everything of a kind, in the order of the box. */
  of(kind: string): Thing[] {
    return this.#kinds.get(kind) ?? []
  }

  /** The thing that a word on a page names: pages say names, boards want ids. */
  named(word: Word): Thing | undefined {
    return this.#named.get(typeof word === 'string' ? word : word.text)
  }
}
