import { lying, number, type Happening, type View } from '../board'
import type { Lancer } from './city'
import { ABILITIES, OBSTACLES, type Ability, type Obstacle } from './printed'

/** A challenge as it stands: who tries what with which cards, what is missing, how likely it is. */

export const SOURCES = ['event', 'route', 'penalty', 'face-off', 'face-off-answer'] as const
export type Source = (typeof SOURCES)[number]

export interface Played {
  id: string
  /** Whose card it is; null is the automaton's. */
  by: number | null
  how: 'used' | 'played' | 'against'
  /** Whether it was answered with another card. */
  cancelled: boolean
}

export interface Attempt {
  seat: number
  decision: 'open' | 'tries' | 'back'
  rating: number
  bonus: number
  penalty: number
  /** What it comes to before the roll. */
  sum: number
  /** What was rolled, or null before that. */
  rolled: number | null
  /** What a roll has to bring. */
  needed: number
  /** From 0 to 1. */
  chance: number
  cards: Played[]
}

export interface Challenge {
  source: Source
  ability: Ability
  difficulty: number
  obstacle: Obstacle | null
  danger: number
  attempts: Attempt[]
}

/** A challenge that is over. */
export interface Verdict {
  seats: number[]
  ability: Ability
  difficulty: number
  /** The last roll of it, if there was one. */
  rolled: number | null
  score: number
  passed: boolean
  /** Its place in the log, by which one is told from another. */
  at: number
}

const DICE = 3
const FINAL = [1, 7 / 8, 1 / 2, 1 / 8]
const PROTOTYPE = [1, 5 / 6, 1 / 2, 1 / 6]

/** The chance that a roll brings at least so much. */
export function chanceOf(needed: number, prototype: boolean): number {
  return needed > DICE ? 0 : ((prototype ? PROTOTYPE : FINAL)[Math.max(0, needed)] ?? 0)
}

const seatsIn = (about: Happening['about'][number] | undefined): number[] =>
  (Array.isArray(about) ? about : [about]).flatMap((it) => (typeof it === 'object' && it !== null && 'seat' in it ? [it.seat] : []))

/** What has been told since the present challenge was faced. */
function since(view: View): Happening[] {
  const lines = view.log?.lines ?? []
  const from = lines.findLastIndex(({ key }) => key === 'faced')
  return from < 0 ? [] : lines.slice(from)
}

export function challengeOf(view: View, lancers: Lancer[], prototype: boolean): Challenge | null {
  const source = SOURCES[number(view, 'challenge') - 1]
  if (!source) return null
  const tested = ABILITIES[number(view, 'ability')] ?? 'covert'
  const difficulty = number(view, 'difficulty')
  const told = since(view)
  const facing = lancers.filter(({ seat }) => number(view, 'facing', seat) > 0).sort((a, b) => a.stacked - b.stacked)
  const attempts = facing.map((lancer): Attempt => {
    const { seat } = lancer
    const used = ABILITIES[number(view, 'substituted', seat) - 1] ?? tested
    const rating = lancer.ratings[used]
    const bonus = number(view, 'bonus', seat)
    const penalty = lying(view, `against ${seat + 1}`).length
    const sum = rating + bonus - penalty
    const rolled = told.some(({ key, about }) => key === 'rolled' && seatsIn(about[0]).includes(seat)) ? number(view, 'rolled', seat) : null
    const needed = difficulty - sum
    const decision = (['open', 'tries', 'back'] as const)[number(view, 'assisting', seat)] ?? 'open'
    return { seat, decision, rating, bonus, penalty, sum, rolled, needed, chance: chanceOf(needed, prototype), cards: cardsOf(told, seat) }
  })
  return { source, ability: tested, difficulty, obstacle: OBSTACLES[number(view, 'obstacle') - 1] ?? null, danger: number(view, 'danger'), attempts }
}

/** The cards in somebody's attempt, in the order in which they came. */
export function cardsOf(told: Happening[], seat: number): Played[] {
  const cards: Played[] = []
  for (const { key, about } of told) {
    const [first, second, third] = about
    const own = seatsIn(first).includes(seat)
    if ((key === 'used' || key === 'played') && own && typeof second === 'string') cards.push({ id: second, by: seat, how: key, cancelled: false })
    if (key === 'played-on' && seatsIn(third).includes(seat) && typeof second === 'string') cards.push({ id: second, by: seatsIn(first)[0] ?? null, how: 'against', cancelled: false })
    if (key === 'automaton.plays' && seatsIn(second).includes(seat) && typeof first === 'string') cards.push({ id: first, by: null, how: 'against', cancelled: false })
    if (key === 'cancelled' && own) for (const card of cards) if (card.id === third) card.cancelled = true
  }
  return cards
}

/** The challenge that ended last in this round, as the log tells it. */
export function verdictOf(view: View): Verdict | null {
  const lines = view.log?.lines ?? []
  const end = lines.findLastIndex(({ key }) => key === 'challenge.passed' || key === 'challenge.failed' || key === 'round')
  const from = lines.slice(0, Math.max(0, end)).findLastIndex(({ key }) => key === 'faced')
  const [verdict, faced] = [lines[end], lines[from]]
  if (!verdict || !faced || verdict.key === 'round') return null
  const word = faced.about[1]
  const ability = ABILITIES.find((one) => typeof word === 'object' && 'word' in word && word.word === one)
  if (!ability) return null
  const roll = lines.slice(from, end).findLast(({ key }) => key === 'rolled')
  return {
    seats: seatsIn(faced.about[0]),
    ability,
    difficulty: Number(faced.about[2] ?? 0),
    rolled: roll ? Number(roll.about[1]) : null,
    score: Number(verdict.about[0] ?? 0),
    passed: verdict.key === 'challenge.passed',
    at: end,
  }
}
