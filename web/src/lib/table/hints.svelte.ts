import { api, type Hint, type Prospect } from '../api/api'
import { settings } from '../settings.svelte'
import { toasts } from '../toasts.svelte'
import type { TableMessage } from '../wire/messages'

/** A table, as far as hints are about it. */
interface Asking {
  id: string
  message: TableMessage
  mayChoose: boolean
}

/** What a bot would do about the question that stands, once somebody wants to know. */
export class Hints {
  readonly #table: Asking
  #told = $state.raw<Hint | null>(null)
  #asked = $state.raw<{ at: number; level: string } | null>(null)

  constructor(table: Asking) {
    this.#table = table
  }

  /** Whether hints are to be had for what is asked now. */
  get allowed(): boolean {
    const { terms, question, phase } = this.#table.message
    return phase === 'running' && !terms.rated && Boolean(question) && this.#table.mayChoose
  }

  #stands(at: number): boolean {
    return Boolean(this.#table.message.question) && this.#table.message.at === at
  }

  /** The hint, as long as its question stands. */
  get now(): Hint | null {
    return this.#told && this.#stands(this.#told.at) ? this.#told : null
  }

  get thinking(): boolean {
    return this.#asked !== null && this.#stands(this.#asked.at)
  }

  /** What is to be expected of an option, where that is known. */
  of(option: string): Prospect | undefined {
    return this.now?.options.find(({ id }) => id === option)
  }

  /** Asks a bot of the level that the settings name. */
  async ask() {
    if (!this.allowed || this.thinking) return
    const asked = { at: this.#table.message.at ?? 0, level: settings.hints }
    this.#asked = asked
    this.#told = null
    try {
      const hint = await api.hint(this.#table.id, asked.level)
      if (this.#asked === asked) this.#told = hint
    } catch (error) {
      if (this.#asked === asked && this.#stands(asked.at)) toasts.blame(error)
    } finally {
      if (this.#asked === asked) this.#asked = null
    }
  }

  /** Asks, or puts away what was told. */
  toggle() {
    if (this.now) this.put()
    else void this.ask()
  }

  /** Nobody wants to see it any more. */
  put() {
    this.#told = null
    this.#asked = null
  }
}
