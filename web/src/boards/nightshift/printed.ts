import type { Part, Thing, Things } from '../board'
import type { Language } from './speak'
import { words } from './words'

/** What is printed on cards, read from their pages: pages say it in words, boards draw it. */

export const MOVES = ['spin', 'wave', 'dip', 'glide', 'pose'] as const
export type Move = (typeof MOVES)[number]
export const TRAITS = ['ego', 'compassion', 'fun', 'intellect', 'fantasy'] as const
export type Trait = (typeof TRAITS)[number]
export const DEEDS = ['private', 'vip', 'pay', 'cash', 'shot', 'champagne', 'power', 'chat', 'sides', 'swap', 'locker', 'leaves'] as const
export type Deed = (typeof DEEDS)[number]

export interface Outcome {
  /** The roll from which on it may be chosen. */
  from: number
  deeds: Deed[]
  /** Money that is earned or paid. */
  amount: number
  text: string
}

export interface Customer {
  id: string
  name: string
  stars: number
  loyalty: number
  /** The dancer this Customer prefers, and the Stars that count for her. */
  preferred: string | null
  preferredStars: number
  outcomes: Outcome[]
}

export interface Dance {
  id: string
  name: string
  moves: Move[]
  /** For one, two and three Stars. */
  pays: number[]
}

/** How each deed is told; the first that is found in a piece of a sentence is meant. */
const TOLD: Record<Language, [Deed, RegExp][]> = {
  en: [
    ['private', /private room/i],
    ['vip', /vip room/i],
    ['pay', /^pay /i],
    ['cash', /^\$/],
    ['shot', /shot/i],
    ['champagne', /champagne/i],
    ['power', /power card/i],
    ['chat', /chat/i],
    ['sides', /both sides/i],
    ['swap', /discard pile/i],
    ['locker', /locker room/i],
    ['leaves', /leaves/i],
  ],
  ru: [
    ['private', /приватная/i],
    ['vip', /vip/i],
    ['pay', /^заплатить/i],
    ['cash', /^\$/],
    ['shot', /шот/i],
    ['champagne', /шампанское/i],
    ['power', /карта силы/i],
    ['chat', /беседа/i],
    ['sides', /соседними/i],
    ['swap', /из сброса/i],
    ['locker', /гримёрную/i],
    ['leaves', /уходит/i],
  ],
}

export function deedsIn(text: string, language: Language): Deed[] {
  return text.split(language === 'en' ? ', and ' : '; ').flatMap((piece) => {
    const told = TOLD[language].find(([, how]) => how.test(piece.trim()))
    return told ? [told[0]] : []
  })
}

/** Every number of a text, thousands included. */
export function numbersIn(text: string): number[] {
  return [...text.matchAll(/\d+(?:[,\u00a0\u202f. ]\d{3})*(?!\d)/g)].map(([digits]) => Number(digits.replace(/\D/g, '')))
}

function said(cell: (string | { text: string })[]): string {
  return cell.map((word) => (typeof word === 'string' ? word : word.text)).join(' ')
}

function facts(page: Part[]): string[] {
  return page.flatMap((part) => ('fact' in part ? [said(part.value)] : []))
}

/** The sentences of a page. */
export function linesOf(page: Part[]): string[] {
  return page.flatMap((part) => ('line' in part ? [said(part.line)] : []))
}

function heading(page: Part[]): string {
  const found = page.find((part) => 'heading' in part)
  return found && 'heading' in found ? found.heading : ''
}

export function customer(thing: Thing, things: Things): Customer {
  const { language } = things
  const name = thing.name[language]
  const [stars = 1, loyalty = 0] = numbersIn(heading(thing.page).slice(name.length))
  const [wish = ''] = facts(thing.page)
  const preferred = things.of('dancers').find((dancer) => wish.startsWith(dancer.name[language]))
  const items = thing.page.flatMap((part) => ('items' in part ? part.items : []))
  return {
    id: thing.id,
    name,
    stars,
    loyalty,
    preferred: preferred?.id ?? null,
    preferredStars: preferred ? (numbersIn(wish)[0] ?? stars) : stars,
    outcomes: items.map((item) => outcome(said(item), language)),
  }
}

function outcome(line: string, language: Language): Outcome {
  const at = line.indexOf(': ')
  const text = line.slice(at + 2)
  return { from: parseInt(line), deeds: deedsIn(text, language), amount: text.includes('$') ? (numbersIn(text)[0] ?? 0) : 0, text }
}

export function dance(thing: Thing, language: Language): Dance {
  const [moves = '', pays = ''] = facts(thing.page)
  const spoken = moves.toLowerCase()
  return {
    id: thing.id,
    name: thing.name[language],
    moves: MOVES.flatMap((move) => Array<Move>(spoken.split(words[language][`move.${move}`].toLowerCase()).length - 1).fill(move)),
    pays: pays.split('$').slice(1).map((amount) => numbersIn(amount)[0] ?? 0),
  }
}

export function trait(thing: Thing, language: Language): Trait | null {
  const [own = ''] = facts(thing.page)
  return TRAITS.find((one) => words[language][`trait.${one}`] === own) ?? null
}

/** All that is printed, read once for each language. */
export class Printed {
  readonly customers: Map<string, Customer>
  readonly dances: Map<string, Dance>
  readonly traits: Map<string, Trait | null>

  constructor(things: Things) {
    this.customers = new Map(things.of('customers').map((thing) => [thing.id, customer(thing, things)]))
    this.dances = new Map(things.of('dances').map((thing) => [thing.id, dance(thing, things.language)]))
    this.traits = new Map(things.of('dancers').map((thing) => [thing.id, trait(thing, things.language)]))
  }
}
