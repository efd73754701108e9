import type { Part, Thing, Things } from '../board'
import type { GlyphName } from './glyphs'
import { words } from './words'

/** What is printed on the things of this game, read from their pages. */

export const ABILITIES = ['covert', 'streetwise', 'technical', 'melee', 'gunfight', 'marksman'] as const
export type Ability = (typeof ABILITIES)[number]
export const OBSTACLES = ['distraction', 'cracking', 'demolition'] as const
export type Obstacle = (typeof OBSTACLES)[number]
export const TYPES = ['weapon', 'armour', 'gear', 'cyberware', 'cyberweapon', 'fixer', 'company', 'security', 'smarts', 'social', 'skill', 'agenda'] as const
export type CardType = (typeof TYPES)[number]
const RESOURCES = ['chip', 'prospect', 'opportunity', 'contact', 'ideal', 'heat', 'health', 'resolve'] as const
export type Resource = (typeof RESOURCES)[number]

/** How many points a card gives each ability. */
export type Points = Record<Ability, number>

export interface LancerCard {
  id: string
  alias: string
  ratings: Points
  health: number
  resolve: number
  special: string
}

export interface Test {
  ability: Ability | null
  difficulty: number
  obstacle: Obstacle | null
  danger: number
  /** As the page says it. */
  text: string
}

export interface Route extends Test {
  /** What the crew does that way. */
  tale: string
}

export interface Stage {
  name: string
  routes: Route[]
  penalty: Test
}

export interface Pay {
  what: Resource | null
  amount: number
  text: string
}

export interface MissionCard {
  id: string
  client: string
  place: string
  high: boolean
  dirty: boolean
  excludes: string
  stages: Stage[]
  /** By the size of the crew, from one on. */
  pays: Pay[][]
}

export interface PlayCard {
  id: string
  type: CardType | null
  typeName: string
  cost: string
  traits: string
  lines: string[]
  always: Points
  inUse: Points
}

export interface SpaceCard {
  id: string
  ring: boolean
  /** From how many players on it is there. */
  from: number
  deeds: string[]
}

const nothing = (): Points => ({ covert: 0, streetwise: 0, technical: 0, melee: 0, gunfight: 0, marksman: 0 })
const said = (cell: unknown[]) => cell.map((word) => (typeof word === 'string' ? word : (word as { text: string }).text)).join('')
const linesOf = (page: Part[]) => page.flatMap((part) => ('line' in part ? [said(part.line)] : []))
const factsOf = (page: Part[]) => page.flatMap((part) => ('fact' in part ? [{ name: part.fact, value: said(part.value) }] : []))
const itemsOf = (page: Part[]) => page.flatMap((part) => ('items' in part ? [part.items.map(said)] : []))
const digits = (text: string) => Number(/\d+/.exec(text)?.[0] ?? 0)

function isSaid(key: keyof typeof words.en, word: string): boolean {
  return word.toLowerCase() === words.en[key].toLowerCase() || word.toLowerCase() === words.ru[key].toLowerCase()
}

function typeOf(word: string): CardType | null {
  return TYPES.find((type) => isSaid(`type.${type}`, word)) ?? null
}

/** “+2 Technical” in either language: the ability, wherever its name stands. */
function abilityIn(text: string): Ability | null {
  const low = text.toLowerCase()
  return ABILITIES.find((ability) => low.includes(words.en[`ability.${ability}`].toLowerCase()) || low.includes(words.ru[`ability.${ability}`].toLowerCase())) ?? null
}

function obstacleIn(text: string): Obstacle | null {
  const low = text.toLowerCase()
  return OBSTACLES.find((obstacle) => low.includes(words.en[`obstacle.${obstacle}`].toLowerCase()) || low.includes(words.ru[`obstacle.${obstacle}`].toLowerCase())) ?? null
}

/** “Gunfight 6 (Danger 3)”, “Technical 5 behind Cracking”, “abort”. */
export function testOf(text: string): Test {
  const [difficulty = 0, danger = 0] = [...text.matchAll(/\d+/g)].map(([number]) => Number(number))
  const ability = /\d/.test(text) ? abilityIn(text) : null
  return { ability, difficulty, obstacle: ability ? obstacleIn(text) : null, danger: ability ? danger : 0, text }
}

/** The test follows the tale after the last colon that has a number behind it. */
export function routeOf(text: string): Route {
  const at = text.search(/:[^:]*\d[^:]*(: [^:)]*\))?$/)
  return at < 0 ? { ...testOf(''), tale: text } : { ...testOf(text.slice(at + 1).trim()), tale: text.slice(0, at) }
}

const STEMS: Record<Resource, RegExp> = {
  chip: /chip|чип/i,
  prospect: /prospect|перспектив/i,
  opportunity: /opportunit|возможност/i,
  contact: /contact|контакт/i,
  ideal: /ideal|идеал/i,
  heat: /heat|розыск/i,
  health: /health|здоров/i,
  resolve: /resolve|вол[яюи]/i,
}

export function paysOf(text: string): Pay[] {
  return text.split(/, | and | и /).map((part) => {
    const what = RESOURCES.find((resource) => STEMS[resource].test(part)) ?? null
    const amount = (/[−-]\s*\d/.test(part) ? -1 : 1) * (digits(part) || 1)
    return { what, amount, text: part }
  })
}

function pointsOf(text: string): Points {
  const points = nothing()
  for (const part of text.split(/, | and | и /)) {
    const ability = abilityIn(part)
    if (ability) points[ability] += digits(part)
  }
  return points
}

export class Printed {
  readonly #things: Things
  readonly #lancers = new Map<string, LancerCard>()
  readonly #missions = new Map<string, MissionCard>()
  readonly #cards = new Map<string, PlayCard>()

  constructor(things: Things) {
    this.#things = things
  }

  #once<X>(known: Map<string, X>, id: string, read: (thing: Thing) => X): X | null {
    const thing = this.#things.get(id)
    if (!thing) return null
    const found = known.get(id) ?? read(thing)
    known.set(id, found)
    return found
  }

  lancer(id: string): LancerCard | null {
    return this.#once(this.#lancers, id, lancerOf)
  }

  mission(id: string): MissionCard | null {
    return this.#once(this.#missions, id, missionOf)
  }

  card(id: string): PlayCard | null {
    return this.#once(this.#cards, id, cardOf)
  }

  space(id: string): SpaceCard {
    const page = this.#things.page(id)
    const facts = factsOf(page)
    return { id, from: digits(facts[0]?.value ?? '2'), ring: facts.length > 1, deeds: linesOf(page) }
  }

  /** What is told of tonight, and what a Prospect costs. */
  round(id: string): { text: string; tale: string; price: number; late: boolean } {
    const [text = '', tale = ''] = linesOf(this.#things.page(id))
    return { text, tale, price: digits(text.split('. ').at(-1) ?? ''), late: this.#things.get(id)?.back === 1 }
  }
}

function lancerOf({ id, page }: Thing): LancerCard {
  const facts = factsOf(page)
  const ratings = nothing()
  ABILITIES.forEach((ability, i) => (ratings[ability] = digits(facts[i]?.value ?? '')))
  return {
    id,
    alias: linesOf(page)[0] ?? '',
    ratings,
    health: digits(facts[6]?.value ?? ''),
    resolve: digits(facts[7]?.value ?? ''),
    special: facts[10]?.value ?? '',
  }
}

function missionOf({ id, page, back }: Thing): MissionCard {
  const lines = linesOf(page)
  const facts = factsOf(page)
  const stages = itemsOf(page).map(([one = '', other = '', penalty = ''], i) => ({
    name: lines[2 + i] ?? '',
    routes: [routeOf(one), routeOf(other)],
    penalty: testOf(penalty.replace(/^(or else|иначе)\s+/, '')),
  }))
  const from = 2 + stages.length
  return {
    id,
    client: lines[0] ?? '',
    place: lines[1] ?? '',
    high: back === 1,
    dirty: facts.some(({ name }) => isSaid('dirty', name)),
    excludes: facts.find(({ name }) => isSaid('excludes', name))?.value ?? '',
    stages,
    pays: lines.slice(from, -1).map((line) => paysOf(line.slice(line.indexOf(':') + 1).trim())),
  }
}

function cardOf({ id, page }: Thing): PlayCard {
  const facts = factsOf(page)
  const fact = (key: keyof typeof words.en) => facts.find(({ name }) => isSaid(key, name))?.value ?? ''
  const typeName = facts[0]?.value ?? ''
  return {
    id,
    type: typeOf(typeName),
    typeName,
    cost: fact('cost'),
    traits: fact('traits'),
    lines: linesOf(page).slice(0, -1),
    always: pointsOf(fact('always')),
    inUse: pointsOf(fact('in-use')),
  }
}

export function glyphOf(card: PlayCard | null): GlyphName {
  return card?.type ?? 'contact'
}
