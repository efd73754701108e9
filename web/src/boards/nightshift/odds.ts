import { lying, type View } from '../board'
import type { Visit } from './club'
import { HEARTS, PRICES } from './house'
import { TRAITS, type Dance, type Move, type Printed } from './printed'

/** The chances of pushing one's luck once more, from what lies open. */
export interface Odds {
  /** In percent. */
  bust: number
  /** What leaving after that would pay on average. */
  average: number
}

export function count(dances: Dance[], move: Move): number {
  return dances.reduce((sum, dance) => sum + dance.moves.filter((one) => one === move).length, 0)
}

export function busts(danced: Dance[], card: Dance, limit: number): boolean {
  return card.moves.some((move) => count([...danced, card], move) >= limit)
}

export function sum(dances: Dance[], stars: number): number {
  return dances.reduce((total, dance) => total + pays(dance, stars), 0)
}

export function pays(dance: Dance, stars: number): number {
  return dance.pays[stars - 1] ?? 0
}

/** The cards of which the next draw is one: all that nobody sees lying anywhere. */
export function nextDances(view: View, printed: Printed): Dance[] {
  const known = (zone: string) => lying(view, zone).flatMap(({ id }) => printed.dances.get(id ?? '') ?? [])
  if (lying(view, 'private room deck').length === 0) return known('private room discard')
  const seen = new Set(['danced', 'just drawn', 'cancelled', 'private room discard'].flatMap(known))
  return [...printed.dances.values()].filter((dance) => !seen.has(dance))
}

export function privateOdds(visit: Visit, next: Dance[]): Odds {
  if (next.length === 0) return { bust: 0, average: sum(visit.danced, visit.stars) }
  const soFar = sum(visit.danced, visit.stars)
  const ends = next.map((card) => (busts(visit.danced, card, visit.limit) ? null : soFar + pays(card, visit.stars)))
  return {
    bust: Math.round((100 * ends.filter((end) => end === null).length) / ends.length),
    average: Math.round(ends.reduce<number>((total, end) => total + (end ?? PRICES['private-bust']), 0) / ends.length),
  }
}

/** What a number of hearts pays. */
export function level(hearts: number, stars: number): number {
  return HEARTS[hearts - 1]?.[stars - 1] ?? 0
}

export function vipOdds(visit: Visit): Odds {
  const hearts = visit.hearts.length
  const all = TRAITS.length
  const total = PRICES['vip-bust'] + (hearts - 1) * level(hearts, visit.stars) + (all - hearts) * level(hearts + 1, visit.stars)
  return { bust: 100 / all, average: Math.round(total / all) }
}
