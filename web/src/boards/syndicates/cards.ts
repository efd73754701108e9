import type { Part, Piece, Things } from '$boards/board'
import { words } from './words'

/** What is printed on the cards and tokens of this game, read from their pages. */
export interface Agent {
  id: string
  name: string
  /** The id of its syndicate. */
  syndicate: string
  syndicateName: string
  above: string[]
  below: string
}

export const CRIMES = ['fraud', 'violence', 'heist', 'smuggling', 'illicit', 'espionage', 'wild', 'petty'] as const
export type Crime = (typeof CRIMES)[number]

export interface Operation {
  id: string
  name: string
  crime: Crime
  crimeName: string
  value: number
  /** The two sectors whose border it lies on; none for a petty crime. */
  sectors: string[]
  hustle: string
}

export interface Objective {
  id: string
  name: string
  crime: Crime
  crimeName: string
  sector: string
}

/** The values of a page's facts, in order. */
function facts(page: Part[]): string[][] {
  return page.flatMap((part) => ('fact' in part ? [part.value.map((word) => (typeof word === 'string' ? word : word.text))] : []))
}

/** An agent's page has its syndicate first, then the lines above, the one below, a reason and a source. */
export function agentOf(things: Things, id: string): Agent {
  const told = facts(things.page(id)).map((words) => words.join(', '))
  const syndicateName = told[0] ?? ''
  return {
    id,
    name: things.name(id),
    syndicate: things.named(syndicateName)?.id ?? '',
    syndicateName,
    above: told.slice(1, -3),
    below: told.at(-3) ?? '',
  }
}

export function operationOf(things: Things, id: string): Operation {
  const told = facts(things.page(id))
  const crimeName = told[0]?.[0] ?? ''
  return {
    id,
    name: things.name(id),
    crime: crimeOf(crimeName),
    crimeName,
    value: Number(told[1]?.[0] ?? 0),
    sectors: told.length > 3 ? told[2]!.flatMap((word) => things.named(word)?.id ?? []) : [],
    hustle: told.at(-1)?.join(', ') ?? '',
  }
}

export function objectiveOf(things: Things, id: string): Objective {
  const told = facts(things.page(id))
  const crimeName = told[0]?.[0] ?? ''
  return { id, name: things.name(id), crime: crimeOf(crimeName), crimeName, sector: things.named(told[1]?.[0] ?? '')?.id ?? '' }
}

function crimeOf(word: string): Crime {
  return CRIMES.find((crime) => words.en[`crime.${crime}`] === word || words.ru[`crime.${crime}`] === word) ?? 'wild'
}

/** The sectors that a sentence names, in the order in which it does. */
export function sectorsIn(sentence: string, things: Things): string[] {
  return things
    .of('sectors')
    .map((sector) => ({ id: sector.id, at: sentence.lastIndexOf(things.name(sector.id)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ id }) => id)
}

/** Every sector that a thing speaks of: what it is worth showing on the map while the thing is looked at. */
export function sectorsOf(things: Things, id: string): string[] {
  const kind = things.kind(id)
  if (kind === 'operations') return operationOf(things, id).sectors
  if (kind === 'objectives') return [objectiveOf(things, id).sector]
  if (kind !== 'agents') return []
  const { above, below } = agentOf(things, id)
  return [...new Set([...above, below].flatMap((sentence) => sectorsIn(sentence, things)))]
}

/** Whether the line below would fire if the card slid onto a stack now, and why; SM-9.11 to SM-9.14. */
export type Match = { fires: true; why: 'empty' | 'facedown' | 'same' } | { fires: false; why: 'other'; top: string }

export function matching(top: Piece | undefined, syndicate: string, things: Things): Match {
  if (!top) return { fires: true, why: 'empty' }
  if (top.faceDown) return { fires: true, why: 'facedown' }
  const onTop = top.id === null ? null : agentOf(things, top.id)
  if (onTop && onTop.syndicate === syndicate) return { fires: true, why: 'same' }
  return { fires: false, why: 'other', top: onTop?.syndicateName ?? '' }
}
