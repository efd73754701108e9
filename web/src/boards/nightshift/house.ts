/** What is printed on the game's board and timer, and on no card. A test compares it with the packs. */

export type RoundKind = 'plain' | 'refresh' | 'event' | 'lights_on' | 'final'
export type Shift = 'longer' | 'shorter'

export interface RoundPlan {
  kind: RoundKind
  /** The dancers on the roster, by their ids. */
  stage: string[]
}

const plain = (...stage: string[]): RoundPlan => ({ kind: 'plain', stage })
const special = (kind: RoundKind): RoundPlan => ({ kind, stage: [] })

/** The two sides of the timer. */
export const TIMER: Record<Shift, RoundPlan[]> = {
  longer: [
    plain(),
    plain(),
    plain('ruby', 'topaz'),
    special('refresh'),
    plain(),
    plain('emerald', 'sapphire'),
    special('refresh'),
    plain('amethyst', 'ruby'),
    special('event'),
    plain(),
    plain('topaz', 'emerald'),
    special('refresh'),
    plain('sapphire', 'amethyst'),
    plain(),
    special('lights_on'),
    special('final'),
  ],
  shorter: [
    plain(),
    plain(),
    plain(),
    plain('ruby', 'topaz'),
    special('event'),
    plain('emerald', 'sapphire'),
    special('refresh'),
    plain('amethyst'),
    special('lights_on'),
    special('final'),
  ],
}

export const TABLES = 12

/** Tables are counted from 0, clockwise from the one above the Locker Room. */
export const DOORS = { 'locker-room': 0, 'private-exit': 4, 'vip-exit': 8, 'stage-left': 3, 'stage-right': 9 } as const
export const BAR = [5, 6, 7]

/** Subscriber Income: from this total Loyalty on, this much. */
export const INCOME = [
  { from: 0, amount: 0 },
  { from: 10, amount: 1000 },
  { from: 15, amount: 2000 },
  { from: 20, amount: 3500 },
  { from: 25, amount: 5000 },
  { from: 30, amount: 7000 },
  { from: 35, amount: 9000 },
  { from: 40, amount: 12000 },
  { from: 45, amount: 15000 },
  { from: 50, amount: 20000 },
]

/** What the VIP Room pays, by hearts and then by Stars. */
export const HEARTS = [
  [1000, 1500, 2000],
  [2000, 3000, 4000],
  [3000, 5000, 7000],
  [5000, 8000, 12000],
  [10000, 15000, 20000],
]

export const PRICES = { shot: 500, champagne: 1500, fine: 1000, tip: 500, 'private-bust': 500, 'vip-bust': 1000, 'diamond-tip': 1000 }

/** What a team needs in co-op, from two players on. */
export const TARGETS: Record<Shift, number[]> = { longer: [80000, 120000, 160000, 200000], shorter: [50000, 70000, 90000, 110000] }

export function incomeFor(loyalty: number): number {
  return INCOME.findLast((row) => loyalty >= row.from)?.amount ?? 0
}

/** The next row of the chart, or null at its end. */
export function nextIncome(loyalty: number): { from: number; amount: number } | null {
  return INCOME.find((row) => row.from > loyalty) ?? null
}
