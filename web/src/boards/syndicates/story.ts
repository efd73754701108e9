import type { Happening, View } from '$boards/board'
import type { Worth } from './moon'

/** What the log tells beyond the position: the step of a turn, the end of a round, the scoring, pieces that moved. */
export const STEPS = ['hustle', 'deploy', 'fulfil', 'manipulate'] as const
export type Step = (typeof STEPS)[number]

type About = Happening['about'][number]

/** The seat that an argument names; null for the Kingpin and for anything else. */
function seatOf(about: About | undefined): number | null {
  return typeof about === 'object' && 'seat' in about ? about.seat : null
}

function wordOf(about: About | undefined): string {
  return typeof about === 'string' ? about : ''
}

function lastWith(lines: readonly Happening[], ...keys: string[]): number {
  return lines.findLastIndex((line) => keys.includes(line.key))
}

const STEP_OF_RULE: [string, Step][] = [
  ['SM-8.', 'hustle'],
  ['SM-9.', 'deploy'],
  ['SM-10.', 'fulfil'],
  ['SM-11.', 'manipulate'],
]
const STEP_OF_KEY: Record<string, Step> = {
  hustled: 'hustle',
  'deployed.face-up': 'deploy',
  'deployed.face-down': 'deploy',
  claimed: 'fulfil',
  swapped: 'manipulate',
  cycled: 'manipulate',
}

/** The step of a player's turn that is under way, as far as the question or the log give it away. */
export function stepNow(view: View): Step {
  const rule = view.question?.rule ?? ''
  const asked = STEP_OF_RULE.find(([start]) => rule.startsWith(start))?.[1]
  if (asked) return asked
  const since = view.log.lines.slice(lastWith(view.log.lines, 'turn') + 1)
  return since.map((line) => STEP_OF_KEY[line.key]).findLast((step) => step !== undefined) ?? 'hustle'
}

export const ENDING = ['first', 'control', 'objective', 'bank', 'status', 'round'] as const
export type EndStep = (typeof ENDING)[number]

export interface EndOfRound {
  /** The round that ends. */
  round: number
  /** Whether the next round is being played. */
  over: boolean
  now: EndStep
  steps: { step: EndStep; lines: Happening[] }[]
}

const END_OF_KEY: Record<string, EndStep> = {
  'first-player': 'first',
  'scored.spire': 'control',
  'scored.control': 'control',
  'objective.revealed': 'objective',
  'objective.crime': 'objective',
  'objective.no-crime': 'objective',
  'objective.control': 'objective',
  'objective.no-control': 'objective',
  'stack.taken': 'bank',
  drew: 'bank',
  returned: 'bank',
  'status.removed': 'status',
}

/** The end of a round that goes on, or the last there was. */
export function endOfRound(lines: readonly Happening[]): EndOfRound | null {
  const start = lastWith(lines, 'first-player')
  if (start < 0) return null
  const next = lines.findIndex((line, at) => at > start && line.key === 'turn')
  const since = lines.slice(start, next < 0 ? undefined : next)
  const begun = since.findIndex((line) => line.key === 'round')
  const stepOf = (line: Happening, at: number): EndStep => (begun >= 0 && at >= begun ? 'round' : (END_OF_KEY[line.key] ?? 'objective'))
  const steps = ENDING.map((step) => ({ step, lines: since.filter((line, at) => stepOf(line, at) === step) }))
  const told = (step: EndStep) => steps[ENDING.indexOf(step)]!.lines.length > 0
  const now = begun >= 0 ? 'round' : told('bank') ? 'bank' : 'objective'
  const rounds = lines.filter((line) => line.key === 'first-player').length
  return { round: rounds, over: next >= 0, now, steps }
}

/** The final scoring seat by seat, with what was collected before it; null while there is none. */
export function finalScoring(lines: readonly Happening[], kredits: readonly number[]): (Worth & { before: number })[] | null {
  const since = lines.slice(lastWith(lines, 'turn') + 1)
  if (!since.some((line) => line.key === 'scored.values')) return null
  const gained = (key: string, seat: number) =>
    since.filter((line) => line.key === key && seatOf(line.about[0]) === seat).reduce((sum, line) => sum + Number(line.about[1]), 0)
  return kredits.map((total, seat) => {
    const worth = {
      spire: gained('scored.spire', seat),
      control: gained('scored.control', seat),
      sectors: gained('scored.sector', seat),
      crimes: gained('scored.crimes', seat),
      values: gained('scored.values', seat),
    }
    return { before: total - Object.values(worth).reduce((sum, part) => sum + part, 0), ...worth }
  })
}

/** A piece that moved on the map: from a sector, from its owner's supply, or back to it. */
export interface Passage {
  /** The seat it belongs to; null for the Kingpin. */
  seat: number | null
  from: string | null
  to: string | null
}

/** Which pieces moved in what has just happened, in order. */
export function passages(news: readonly Happening[]): Passage[] {
  return news.flatMap(({ key, about }): Passage[] => {
    const [a, b, c] = about
    switch (key) {
      case 'pushed':
      case 'pulled':
      case 'shipped':
      case 'displaced':
      case 'taken-from-board':
        return [{ seat: seatOf(a), from: wordOf(b), to: wordOf(c) }]
      case 'placed':
        return [{ seat: seatOf(a), from: null, to: wordOf(b) }]
      case 'started':
        return [wordOf(b), wordOf(c)].map((to) => ({ seat: seatOf(a), from: null, to }))
      case 'claimed':
        return [{ seat: seatOf(a), from: wordOf(c), to: null }]
      case 'eliminated':
        return [{ seat: seatOf(b), from: wordOf(c), to: null }]
      case 'replaced':
        return [
          { seat: seatOf(b), from: wordOf(c), to: null },
          { seat: seatOf(a), from: null, to: wordOf(c) },
        ]
      default:
        return []
    }
  })
}

/** What the Kingpin die showed last: a slot of the row, or BOB. */
export function lastDie(lines: readonly Happening[]): string | null {
  const last = lines[lastWith(lines, 'kingpin.slot', 'kingpin.bob')]
  if (!last) return null
  return last.key === 'kingpin.bob' ? 'BOB' : String(last.about[0])
}
