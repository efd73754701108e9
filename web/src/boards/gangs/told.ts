import type { Happening } from '$boards/board'
import { DISTRICTS, type DistrictId } from './facts'

/** One side of a firefight as the log tells it. */
export interface ToldSide {
  gang: string
  cards: string[]
  firepower: number | null
  /** The units it lost: `solo`, or the id of an edgerunner. */
  lost: string[]
  cred: number
}

export interface ToldFight {
  /** The number of the line it begins with, by which one is told from another. */
  line: number
  district: DistrictId
  initiator: string
  sides: ToldSide[]
}

type About = Happening['about'][number]

const text = (about: About | undefined) => (typeof about === 'string' ? about : null)
const numeral = (about: About | undefined) => (typeof about === 'number' ? about : 0)
const word = (about: About | undefined) => (typeof about === 'object' && about !== null && 'word' in about ? about.word : text(about))
const list = (about: About | undefined): string[] => (Array.isArray(about) ? about : [about]).flatMap((one) => text(one) ?? [])

/** What ends the tale of a firefight. */
const NEXT = ['disc', 'activates', 'reclaims', 'gang.turn', 'market.filled', 'market.cleared', 'firefight', 'netrun', 'opportunity.removed', 'net.back', 'seized', 'hired']
/** The rules by which a firefight pays. */
const PAYS = /^GN-(7\.|18\.11|19\.16|19\.17|3\.03)/

/** The last firefight of the log; of those still going on as much as is known. */
export function lastFight(lines: readonly Happening[]): ToldFight | null {
  const line = lines.findLastIndex(({ key }) => key === 'firefight')
  if (line < 0) return null
  const [who, where] = lines[line]!.about
  const district = DISTRICTS.find((one) => one === where)
  const initiator = text(who)
  if (!district || !initiator) return null
  const fight: ToldFight = { line, district, initiator, sides: [] }
  const side = (gang: string) => {
    let known = fight.sides.find((one) => one.gang === gang)
    if (!known) fight.sides.push((known = { gang, cards: [], firepower: null, lost: [], cred: 0 }))
    return known
  }
  for (const { key, about, rule } of lines.slice(line + 1)) {
    if (NEXT.includes(key)) break
    const gang = text(about[0])
    if (!gang) continue
    if (key === 'played') side(gang).cards.push(...list(about[1]))
    else if (key === 'automaton.drew') side(gang).cards.push(...list(about[1]))
    else if (key === 'firepower') side(gang).firepower = numeral(about[1])
    else if (key === 'lost') side(gang).lost.push(word(about[1]) ?? '')
    else if (key === 'cred' && PAYS.test(rule)) side(gang).cred += numeral(about[1])
  }
  return fight
}

/** What an opponent that nobody plays did in its last turn, line by line. */
export interface ToldTurn {
  line: number
  gang: string
  /** The cards it drew, which name districts. */
  drawn: string[]
  lines: Happening[]
}

const BEGINS = ['gang.turn']
const JOHNNY_GOES = 'GN-18.01'
const MINE = ['activates', 'reclaims']
/** What the market does, and what the scene of a firefight shows. */
const DULL = ['market.filled', 'played', 'automaton.drew', 'firepower', 'hand.recovered']

/** The last turn of an opponent in the solo game, once there was one. */
export function opponentTurn(lines: readonly Happening[]): ToldTurn | null {
  const line = lines.findLastIndex(({ key, rule }) => BEGINS.includes(key) || rule === JOHNNY_GOES)
  const first = lines[line]
  const gang = text(first?.about[0])
  if (!first || !gang) return null
  const rest = lines.slice(line)
  const end = rest.findIndex(({ key }) => MINE.includes(key))
  const own = (end < 0 ? rest : rest.slice(0, end)).filter(({ key }) => !DULL.includes(key))
  return { line, gang, drawn: BEGINS.includes(first.key) ? list(first.about[1]) : [], lines: BEGINS.includes(first.key) ? own.slice(1) : own }
}

const SIGNS: Record<string, string> = {
  'moved': 'move',
  'placed': 'move',
  'drone.created': 'drone',
  'cred': 'cred',
  'cred.lost': 'cred',
  'lost': 'skull',
  'firefight': 'firepower',
  'johnny.fights': 'firepower',
  'played': 'hand',
  'automaton.drew': 'hand',
  'firepower': 'firepower',
  'opportunity.removed': 'discard',
  'market.cleared': 'discard',
  'net.back': 'netrunner',
  'spent': 'eddies',
  'hand.recovered': 'hand',
}

export function signOf(line: Happening): string {
  return SIGNS[line.key] ?? 'special'
}
