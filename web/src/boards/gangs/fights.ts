import { lying, number, type View } from '$boards/board'
import type { City, Group, Side } from './city'
import type { DistrictId } from './facts'
import { lastFight } from './told'

export const STEPS = ['swap', 'choose', 'reveal', 'compare', 'casualties', 'cred'] as const
export type FightStep = (typeof STEPS)[number]

export interface Fighter {
  side: Side
  cards: string[]
  /** What is known of the card that lies face down before it: whether there is one. */
  down: 'none' | 'thinks' | 'ready'
  firepower: number | null
  highest: boolean
  immune: boolean
  lost: string[]
  cred: number
  units: Group[]
}

export interface Fight {
  line: number
  district: DistrictId
  initiator: Side
  step: FightStep
  /** Whether it is still going on. */
  on: boolean
  fighters: Fighter[]
}

const STEP_OF: [RegExp, FightStep][] = [
  [/^GN-7\.09$/, 'swap'],
  [/^GN-7\.1[34]$/, 'choose'],
  [/^GN-7\.1[5-9]$/, 'reveal'],
  [/^GN-7\.2[0-4]$/, 'compare'],
  [/^GN-7\.(2[5-9]|3[0-8])$/, 'casualties'],
  [/^GN-3\.03$/, 'cred'],
]

function stepOf(view: View, mine: Side | undefined, shown: boolean, compared: boolean): FightStep {
  const asked = STEP_OF.find(([rule]) => rule.test(view.question?.rule ?? ''))?.[1]
  if (asked) return asked
  if (compared || shown) return compared ? 'casualties' : 'compare'
  // Who takes part and has neither picked a card nor is asked for one waits for the initiator.
  return mine && number(view, `picked by ${mine.index + 1}`) === 0 ? 'swap' : 'choose'
}

/** The firefight under way, or else the last one: what the table shows of it, and what the log tells. */
export function fightOf(city: City): Fight | null {
  const { view } = city
  const told = lastFight(view.log.lines)
  if (!told) return null
  const now = city.fight
  const initiator = city.sideOf(told.initiator)
  if (!initiator) return null
  const sides = now?.sides ?? told.sides.flatMap(({ gang }) => city.sideOf(gang) ?? [])
  const compared = told.sides.some(({ firepower }) => firepower !== null)
  const top = Math.max(-1, ...told.sides.map(({ firepower }) => firepower ?? -1))
  const shown = told.sides.some(({ cards }) => cards.length > 0)
  const step = now ? stepOf(view, sides.find(({ you }) => you), shown, compared) : 'cred'
  const fighters = sides.map((side): Fighter => {
    const own = told.sides.find(({ gang }) => gang === side.gang)
    const played = lying(view, `played by ${side.index + 1}`).flatMap(({ id }) => id ?? [])
    const cards = own?.cards.length ? own.cards : now ? played : []
    const waits = side.seat !== null && view.asked.includes(side.seat)
    return {
      side,
      cards,
      down: step !== 'choose' || cards.length > 0 || side.seat === null ? 'none' : waits ? 'thinks' : 'ready',
      firepower: own?.firepower ?? null,
      highest: compared && own?.firepower === top,
      immune: now !== null && (number(view, 'immune') & (1 << side.index)) !== 0,
      lost: own?.lost ?? [],
      cred: own?.cred ?? 0,
      units: city.unitsIn(told.district).filter((group) => group.side.index === side.index),
    }
  })
  return { line: told.line, district: told.district, initiator, step, on: now !== null, fighters }
}
