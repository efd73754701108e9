import type { Happening, TableMessage } from '../wire/messages'
import { mentioned, seatThing } from './touch'

/** Fewer lines than this are seen at a glance. */
const WORTH_TELLING = 3
/** As many lines as one reads before one wants to play. */
const SHORT = 8

/** What happened while nobody looked. */
export interface Missed {
  /** How many lines the log has got. */
  count: number
  /** How many lines that were there have been taken back. */
  undone: number
  /** The lines that touch the own seat; where there are none, the latest. */
  lines: Happening[]
  /** How many of all touch the own seat. */
  mine: number
}

/** What is worth telling of these lines to somebody who comes back; null where they are few. */
export function missed(lines: Happening[], you: number | null, undone = 0): Missed | null {
  if (lines.length < WORTH_TELLING && undone === 0) return null
  const own = you === null ? [] : lines.filter((line) => mentioned(line.about).includes(seatThing(you)))
  return { count: lines.length, undone, lines: (own.length ? own : lines).slice(-SHORT), mine: own.length }
}

/** Remembers up to where this browser has shown a table. */
export class Away {
  readonly #key: string

  constructor(table: string) {
    this.#key = `nocturne.seen.${table}`
  }

  /** The number of the last message that was shown; 0 where there was none. */
  get seen(): number {
    return Number(localStorage.getItem(this.#key) ?? 0)
  }

  note(message: TableMessage) {
    if (message.phase === 'over') localStorage.removeItem(this.#key)
    else if (message.log) localStorage.setItem(this.#key, String(message.number))
  }
}
