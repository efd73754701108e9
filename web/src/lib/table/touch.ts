import type { About, Lying, Option, Question, Refusal } from '../wire/messages'

/** The options and refusals of a question by what they are about. */
export class Touching {
  readonly #options = new Map<string, Option[]>()
  readonly #refusals = new Map<string, Refusal[]>()

  constructor(question: Question | null | undefined) {
    for (const option of question?.options ?? []) note(this.#options, option)
    for (const refusal of question?.refusals ?? []) note(this.#refusals, refusal)
  }

  static readonly NOTHING = new Touching(null)

  /** What may be chosen by touching this: options that touch the thing, and the option of that id. */
  options(thing: string): Option[] {
    return this.#options.get(thing) ?? []
  }

  refusals(thing: string): Refusal[] {
    return this.#refusals.get(thing) ?? []
  }

  can(thing: string): boolean {
    return this.#options.has(thing)
  }

  /** Everything that an option is about. */
  things(): string[] {
    return [...this.#options.keys()]
  }
}

function note<O extends Option>(map: Map<string, O[]>, option: O) {
  for (const thing of new Set([...(option.touches ?? []), option.id])) {
    const known = map.get(thing)
    if (known) known.push(option)
    else map.set(thing, [option])
  }
}

/** Every thing and seat that a sentence is about. A seat is written `seat-1`, counted from 0. */
export function mentioned(about: About[]): string[] {
  return about.flatMap((it): string[] => {
    if (typeof it === 'string') return [it]
    if (Array.isArray(it)) return mentioned(it)
    if (typeof it !== 'object') return []
    if ('seat' in it) return [seatThing(it.seat)]
    return 'about' in it ? mentioned(it.about) : []
  })
}

/** What boards call a seat where they call things. */
export function seatThing(seat: number): string {
  return `seat-${seat}`
}

/** A component that lies somewhere, unpacked. */
export interface Piece {
  /** Its id, or null where it is hidden from this viewer. */
  id: string | null
  /** What its back shows; only known here where it is hidden. */
  back: number
  faceDown: boolean
}

export function piece(lying: Lying): Piece {
  const faceDown = Array.isArray(lying)
  const what = faceDown ? lying[0] : lying
  return typeof what === 'string' ? { id: what, back: 0, faceDown } : { id: null, back: what, faceDown }
}
