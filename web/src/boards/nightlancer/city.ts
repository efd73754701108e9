import { lying, number, type BoardPlayer, type Piece, type Things, type View } from '../board'
import { challengeOf, verdictOf, type Challenge, type Verdict } from './challenge'
import { ABILITIES, type LancerCard, type MissionCard, type Points, type Printed, type SpaceCard } from './printed'

/** The city as the one who looks sees it: a view, read. */

export type Mode = 'competitive' | 'solo' | 'co-op'
export type Phase = 'casting' | 'downtime' | 'event' | 'crews' | 'street' | 'missions' | 'end' | 'scoring' | 'over'
export type Kind = 'black-market' | 'gather-favours' | 'slums-hustles' | 'use-connections' | 'risky' | 'euromafia' | 'open'

export const MISSIONS = 6
export const MOST_HEAT = 5
export const MOST_IDEALS = 6

export interface Lancer {
  seat: number
  player: BoardPlayer
  /** The Nightlancer's id, or null before one is chosen. */
  id: string | null
  card: LancerCard | null
  health: number
  resolve: number
  chips: number
  ideals: number
  heat: number
  prospects: number
  loans: number
  shaken: boolean
  low: boolean
  tokens: number
  decoys: number
  /** The slot of the mission that this one is on, or -1. */
  slot: number
  crew: number
  stacked: number
  stagesDone: number
  /** The slot of the mission with this one's Deal, or -1. */
  deal: number
  special: number
  ratings: Points
  contacts: Piece[]
  opportunities: Piece[]
  assets: Piece[]
  loadout: Piece[]
  bought: Piece[]
  /** Cards that are looked at just now and lie nowhere else. */
  shown: Piece[]
}

export type Occupant = { by: 'seat'; seat: number } | { by: 'agent' } | { by: 'decoy' }

export interface Space {
  id: string
  kind: Kind
  card: SpaceCard
  occupant: Occupant | null
  /** The two cards of a market space. */
  pair: Piece[]
}

export interface Job {
  slot: number
  id: string
  card: MissionCard
  crews: [Lancer[], Lancer[]]
  /** Whose Deal lies there. */
  deal: Lancer | null
  /** Whether it is attempted right now. */
  running: boolean
}

export interface Automaton {
  heat: number
  prospects: number
  tokens: number
}

export interface City {
  mode: Mode
  prototype: boolean
  phase: Phase
  round: number
  rounds: number
  event: string | null
  /** Round cards still to come: whether each is a Late one. */
  ahead: boolean[]
  lancers: Lancer[]
  /** Seats in turn order; null is the automaton. */
  order: (number | null)[]
  automaton: Automaton | null
  jobs: Job[]
  spaces: Space[]
  challenge: Challenge | null
  /** The mission at whose end two crews meet, before they have begun to fight. */
  meeting: Job | null
  last: Verdict | null
  piles: { contacts: number; opportunities: number; market: number; low: number; high: number }
}

const KINDS: Record<string, Kind> = { bm: 'black-market', gf: 'gather-favours', sh: 'slums-hustles', uc: 'use-connections', mx: 'risky', em: 'euromafia', op: 'open' }

export function read(view: View, things: Things, printed: Printed, players: BoardPlayer[], variant: Record<string, string>): City {
  const prototype = variant.edition === 'prototype'
  const mode = modeOf(players.length, variant)
  const ids = things.of('nightlancers').map(({ id }) => id)
  const lancers = players.map((player) => lancerOf(view, printed, player, ids))
  const challenge = challengeOf(view, lancers, prototype)
  const jobs = jobsOf(view, printed, lancers)
  const told = view.log?.lines ?? []
  const rounds = told.findLast(({ key }) => key === 'round')?.about[1]
  return {
    mode,
    prototype,
    phase: phaseOf(view, lancers),
    round: number(view, 'round'),
    rounds: typeof rounds === 'number' ? rounds : prototype ? (players.length > 2 ? 8 : 10) : 6,
    event: lying(view, 'round').at(-1)?.id ?? null,
    ahead: lying(view, 'round deck').map(({ back }) => back === 1).reverse(),
    lancers,
    order: orderOf(view, players.length),
    automaton: mode === 'competitive' ? null : { heat: number(view, 'heat', players.length), prospects: number(view, 'prospects', players.length), tokens: number(view, 'tokens', players.length) },
    jobs,
    spaces: spacesOf(view, things, printed, counted(mode, prototype, players.length), players.length),
    challenge,
    meeting: challenge === null && isMeeting(view) ? (jobs.find((job) => job.running && job.crews.every((crew) => crew.length > 0)) ?? null) : null,
    last: verdictOf(view),
    piles: {
      contacts: lying(view, 'contact deck').length,
      opportunities: lying(view, 'opportunity deck').length,
      market: lying(view, 'market deck').length,
      low: lying(view, 'low profile missions').length,
      high: lying(view, 'high profile missions').length,
    },
  }
}

export function modeOf(players: number, variant: Record<string, string>): Mode {
  if (players === 1) return 'solo'
  return variant.mode === 'co-op' ? 'co-op' : 'competitive'
}

/** For how many players cards and spaces are counted; the Rival counts as one, the Agent never. */
export function counted(mode: Mode, prototype: boolean, players: number): number {
  if (prototype) return mode === 'competitive' ? players : players + 1
  return Math.max(2, players)
}

const MOMENTS: Record<string, Phase> = { 'round.over': 'downtime', downtime: 'downtime', 'round.card': 'event', street: 'street', 'mission.begins': 'missions', 'order.sorted': 'end', scoring: 'scoring' }
const CREWS = /^NL-7\./

function phaseOf(view: View, lancers: Lancer[]): Phase {
  if (view.result) return 'over'
  if (lancers.some(({ id }) => id === null)) return 'casting'
  const last = view.log?.lines.findLast(({ key }) => key in MOMENTS)
  const phase = (last && MOMENTS[last.key]) ?? 'downtime'
  const hiring = lancers.some(({ slot }) => slot >= 0) || CREWS.test(view.question?.rule ?? '')
  return phase === 'event' && hiring ? 'crews' : phase
}

function orderOf(view: View, players: number): (number | null)[] {
  return (view.registers['turn order'] ?? []).flatMap((who) => (who ? [who > players ? null : who - 1] : []))
}

function lancerOf(view: View, printed: Printed, player: BoardPlayer, ids: string[]): Lancer {
  const { seat } = player
  const of = (register: string) => number(view, register, seat)
  const zone = (name: string) => lying(view, `${name} ${seat + 1}`)
  const id = ids[of('nightlancer') - 1] ?? null
  const card = id ? printed.lancer(id) : null
  const assets = zone('assets of')
  const bought = zone('bought by')
  return {
    seat,
    player,
    id,
    card,
    health: of('health'),
    resolve: of('resolve'),
    chips: of('chips'),
    ideals: of('ideals'),
    heat: of('heat'),
    prospects: of('prospects'),
    loans: of('loans'),
    shaken: of('shaken') > 0,
    low: of('laid low') > 0,
    tokens: of('tokens'),
    decoys: of('decoys'),
    slot: of('mission of') - 1,
    crew: of('crew of'),
    stacked: of('place in the crew'),
    stagesDone: of('stages done'),
    deal: of('deal of') - 1,
    special: of('special used'),
    ratings: ratingsOf(card, printed, bought, assets),
    contacts: zone('contacts of'),
    opportunities: zone('opportunities of'),
    assets,
    loadout: zone('loadout of'),
    bought,
    shown: [...zone('offered to'), ...zone('looked at by')],
  }
}

/** A rating with all that is always in effect: NL-1.18. */
function ratingsOf(card: LancerCard | null, printed: Printed, bought: Piece[], assets: Piece[]): Points {
  const lasting = [...bought, ...assets.filter(({ faceDown }) => !faceDown)].flatMap(({ id }) => (id ? (printed.card(id)?.always ?? []) : []))
  return Object.fromEntries(ABILITIES.map((ability) => [ability, Math.max(0, (card?.ratings[ability] ?? 0) + lasting.reduce((sum, points) => sum + points[ability], 0))])) as Points
}

function jobsOf(view: View, printed: Printed, lancers: Lancer[]): Job[] {
  const running = runningMission(view)
  return Array.from({ length: MISSIONS }, (_, slot) => slot).flatMap((slot) => {
    const id = lying(view, `mission ${slot + 1}`)[0]?.id
    const card = id ? printed.mission(id) : null
    if (!id || !card) return []
    const crew = (which: number) => lancers.filter((one) => one.slot === slot && one.crew === which).sort((a, b) => a.stacked - b.stacked)
    return [{ slot, id, card, crews: [crew(0), crew(1)] as [Lancer[], Lancer[]], deal: lancers.find(({ deal }) => deal === slot) ?? null, running: running === id }]
  })
}

/** The mission that has begun and is not over. */
function runningMission(view: View): string | null {
  const line = view.log?.lines.findLast(({ key }) => ['mission.begins', 'mission.done', 'mission.failed', 'order.sorted', 'round'].includes(key))
  return line?.key === 'mission.begins' && typeof line.about[0] === 'string' ? line.about[0] : null
}

const MEETING = ['face-off', 'face-off.named']
const ELSE = ['mission.begins', 'challenge.passed', 'challenge.failed', 'retreated', 'mission.done', 'mission.failed']

function isMeeting(view: View): boolean {
  const line = view.log?.lines.findLast(({ key }) => MEETING.includes(key) || ELSE.includes(key))
  return line !== undefined && MEETING.includes(line.key)
}

function spacesOf(view: View, things: Things, printed: Printed, players: number, seats: number): Space[] {
  return things.of('spaces').flatMap(({ id }, index) => {
    const card = printed.space(id)
    const kind = KINDS[id.slice(0, 2)]
    if (!kind || card.from > players || index >= (view.registers.spaces?.length ?? Infinity)) return []
    const pair = kind === 'black-market' ? lying(view, `market pair ${Number(id.slice(3))}`) : []
    return [{ id, kind, card, occupant: occupantOf(number(view, 'spaces', index), seats), pair }]
  })
}

function occupantOf(taken: number, seats: number): Occupant | null {
  if (taken === 0) return null
  if (taken <= seats) return { by: 'seat', seat: taken - 1 }
  return { by: taken === seats + 1 ? 'agent' : 'decoy' }
}
