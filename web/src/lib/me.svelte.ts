import { api, Refused, type Game, type Listed, type Me } from './api/api'
import { settings } from './settings.svelte'
import { inventName } from './names'

const NAME = 'nocturne.name'

/** Who plays in this browser: nobody yet, a guest or an account. */
class Myself {
  me = $state<Me | null>(null)
  /** The name to come in with, until there is somebody. */
  name = $state(localStorage.getItem(NAME) ?? inventName(settings.language))
  ready: Promise<void>

  constructor() {
    this.ready = this.look()
  }

  /** Asks the server only where somebody has come in before. */
  async look() {
    if (localStorage.getItem(NAME) === null) return
    try {
      this.me = await api.me()
      this.name = this.me.name
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      this.me = null
    }
  }

  /** Somebody has come in: remembers the name for next time. */
  be(me: Me) {
    this.me = me
    this.name = me.name
    localStorage.setItem(NAME, me.name)
  }

  invent() {
    this.name = inventName(settings.language, this.name)
  }

  /** Somebody who can sit down: as before, or as a guest with the name that is filled in. */
  async beSomebody(): Promise<Me> {
    await this.ready
    const name = this.name.trim() || inventName(settings.language)
    if (!this.me) this.be(await api.comeAsGuest(name, settings.language))
    else if (this.me.name !== name) this.be(await api.changeMe({ name }))
    return this.me!
  }

  forget() {
    this.me = null
    localStorage.removeItem(NAME)
    this.name = inventName(settings.language)
  }
}

export const myself = new Myself()

/** The games on the shelf, fetched once. */
class Shelf {
  games = $state<Game[] | null>(null)
  #fetching: Promise<Game[]> | null = null

  async all(): Promise<Game[]> {
    this.#fetching ??= api.games().catch((error) => {
      this.#fetching = null
      throw error
    })
    this.games = await this.#fetching
    return this.games
  }

  title(game: string): string {
    return this.games?.find((one) => one.id === game)?.title[settings.language] ?? game
  }
}

export const shelf = new Shelf()

/** One's tables, kept fresh while somebody looks at them. */
class MyTables {
  list = $state<Listed[]>([])

  async look() {
    await myself.ready
    this.list = myself.me ? await api.myTables() : []
  }

  get waiting(): Listed[] {
    return this.list.filter((table) => table.yourMove)
  }
}

export const myTables = new MyTables()
