import type { View } from '../board'
import { seatIn, worth, type Club, type Dancer } from './club'
import { incomeFor, INCOME } from './house'
import type { Printed } from './printed'

/** Closer than this, two markers on the chart would cover each other. */
const CROWDED = 8

/** One line of the count at closing time. */
export interface Count {
  seat: number | null
  won: boolean
  place: number
  loyalty: number
  cash: number
  income: number
  total: number
  /** How many others stand at about the same place of the chart, and are shown below. */
  above: number
  subscribers: { id: string; worth: number; doubled: boolean }[]
}

/** The count, line by line, the best first; in solo Diamond has a line of her own. */
export function countUp(view: View, club: Club, printed: Printed): Count[] {
  const lines = (view.result?.standings ?? []).map((standing): Count => {
    const dancer = club.dancers[standing.seat]!
    const loyalty = loyaltyTold(view, standing.seat) ?? dancer.loyalty
    const income = incomeFor(loyalty)
    return { seat: standing.seat, won: standing.won, place: standing.place, loyalty, cash: standing.score - income, income, total: standing.score, above: 0, subscribers: subscribersOf(dancer, printed) }
  })
  if (club.diamond) lines.push(diamond(club, printed, !lines.some((line) => line.won)))
  lines.sort((a, b) => b.total - a.total)
  return lines.map((line, i) => ({ ...line, above: lines.filter((other, j) => isBelow(other, j, line, i)).length }))
}

/** Whether another marker stands right below: with a little less Loyalty, or as much and a better total. */
function isBelow(other: Count, at: number, line: Count, i: number): boolean {
  const less = line.loyalty - other.loyalty
  return at !== i && less < CROWDED && (less > 0 || (less === 0 && at < i))
}

function loyaltyTold(view: View, seat: number): number | null {
  const line = view.log?.lines.findLast(({ key, about }) => key === 'subscribers' && seatIn(about) === seat)
  return typeof line?.about[2] === 'number' ? line.about[2] : null
}

function subscribersOf(dancer: Dancer, printed: Printed): Count['subscribers'] {
  return dancer.collected.map((id) => {
    const card = printed.customers.get(id)
    return { id, worth: worth(card, dancer.id), doubled: card?.preferred !== null && card?.preferred === dancer.id }
  })
}

function diamond(club: Club, printed: Printed, won: boolean): Count {
  const { cash, subscribers } = club.diamond!
  const shown = subscribers.flatMap(({ id }) => (id ? [{ id, worth: printed.customers.get(id)?.loyalty ?? 0, doubled: false }] : []))
  const loyalty = shown.reduce((sum, one) => sum + one.worth, 0)
  const income = incomeFor(loyalty)
  return { seat: null, won, place: won ? 1 : 2, loyalty, cash: cash - income, income, total: cash, above: 0, subscribers: shown }
}

/** What each team has together, the first team first. */
export function teamTotals(lines: readonly Count[], club: Club): number[] {
  return [0, 1].map((team) => totalOf(lines.filter((line) => line.seat !== null && club.dancers[line.seat]?.team === team)))
}

/** What the players have together; Diamond keeps her own. */
export function together(lines: readonly Count[]): number {
  return totalOf(lines.filter((line) => line.seat !== null))
}

function totalOf(lines: readonly Count[]): number {
  return lines.reduce((sum, line) => sum + line.total, 0)
}

/** The chart of Subscriber Income as a flight of steps in a field of 100 by 100. */
export const MOST_LOYALTY = 60

export function chartPoint(loyalty: number): { x: number; y: number } {
  const top = INCOME.at(-1)!.amount
  return { x: (100 * Math.min(loyalty, MOST_LOYALTY)) / MOST_LOYALTY, y: 100 - (100 * incomeFor(loyalty)) / top }
}

export function chartSteps(): string {
  const corners = INCOME.map((row, i) => `${i === 0 ? 'M0 100' : `H${chartPoint(row.from).x.toFixed(2)}V${chartPoint(row.from).y.toFixed(2)}`}`)
  return `${corners.join('')}H100`
}
