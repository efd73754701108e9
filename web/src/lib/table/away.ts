import type { Happening, TableMessage } from '../wire/messages'

/** Fewer lines than this are seen at a glance. */
const WORTH_TELLING = 3

/** Remembers how much of a table's log this browser has shown. */
export class Away {
  readonly #key: string

  constructor(table: string) {
    this.#key = `nocturne.seen.${table}`
  }

  note(message: TableMessage) {
    const lines = message.log?.lines.length
    if (lines !== undefined) localStorage.setItem(this.#key, String(lines))
    if (message.phase === 'over') localStorage.removeItem(this.#key)
  }

  /** What has happened since somebody last looked; nothing where that was never or just now. */
  missed(message: TableMessage): Happening[] {
    const seen = Number(localStorage.getItem(this.#key) ?? 0)
    const lines = message.log?.lines ?? []
    const since = seen > 0 ? lines.slice(seen) : []
    return since.length >= WORTH_TELLING ? since : []
  }
}
