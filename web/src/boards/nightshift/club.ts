import { lying, number, type BoardPlayer, type Happening, type Piece, type Things, type View } from '../board'
import { TABLES, TARGETS, TIMER, type RoundPlan, type Shift } from './house'
import { TRAITS, type Customer, type Dance, type Printed, type Trait } from './printed'

/** The club as the one who looks sees it: a view, read. */

export type Mode = 'competitive' | 'solo' | 'co-op' | 'teams'
export type Room = 'private' | 'vip'
export type Place = 'locker' | 'stage' | 'private' | 'vip' | 'private-exit' | 'vip-exit'

const ROOMS: Room[] = ['private', 'vip']
const PLACES: Place[] = ['locker', 'stage', 'private', 'vip', 'private-exit', 'vip-exit']

export interface Dancer {
  seat: number
  player: BoardPlayer
  /** The dancer's id, or null before it is chosen. */
  id: string | null
  trait: Trait | null
  /** A table from 0, or one of the other places. */
  at: number | Place
  /** Null where it is hidden. */
  cash: number | null
  shots: number
  champagnes: number
  cards: Piece[]
  collected: string[]
  loyalty: number
  active: boolean
  first: boolean
  team: number | null
}

export interface Token {
  owner: number
  room: Room
  stolen: boolean
  /** What a Steal must reach. */
  loyalty: number
}

export interface Guest {
  /** Null where only the back is seen. */
  id: string | null
  faceDown: boolean
  /** How many people the back shows. */
  group: number
  tipper: boolean
  card: Customer | null
}

export interface Spot {
  index: number
  id: string
  guest: Guest | null
  token: Token | null
}

export interface Visit {
  room: Room
  seat: number
  guest: string | null
  stars: number
  limit: number
  danced: Dance[]
  drawn: Dance | null
  cancelled: Dance[]
  hearts: Trait[]
  own: Trait | null
  /** What the VIP die shows while it may still be taken back. */
  rolled: Trait | null
  deck: number
}

export interface Roll {
  kind: 'engage' | 'steal'
  seat: number
  table: number
  natural: number
  /** What has been added to the die. */
  added: number
  total: number
}

export interface LastVisit {
  seat: number
  amount: number
  bust: boolean
}

export interface Club {
  mode: Mode
  /** Whether every dancer has been chosen. */
  open: boolean
  round: number
  plan: RoundPlan[]
  target: number | null
  odds: boolean
  energy: number
  active: number | null
  dancers: Dancer[]
  spots: Spot[]
  tippers: number
  visit: Visit | null
  last: Partial<Record<Room, LastVisit>>
  roll: Roll | null
  event: string | null
  played: string[]
  diamond: { cash: number; subscribers: Piece[] } | null
  piles: { customers: number; gone: string[]; power: number; used: string[] }
}

const LOYAL = 'topaz'

export function read(view: View, things: Things, printed: Printed, players: BoardPlayer[], variant: Record<string, string>): Club {
  const shift = shiftOf(view, variant)
  const mode = modeOf(players.length, variant)
  const ids = things.of('dancers').map((dancer) => dancer.id)
  const dancers = players.map((player) => dancerOf(view, printed, player, ids, mode))
  const spots = Array.from({ length: TABLES }, (_, index) => spotOf(view, things, printed, dancers, index))
  const active = number(view, 'active')
  return {
    mode,
    open: dancers.every((dancer) => dancer.id !== null),
    round: number(view, 'round'),
    plan: TIMER[shift],
    target: mode === 'co-op' ? (TARGETS[shift][players.length - 2] ?? null) : null,
    odds: variant.odds === 'yes' || (variant.odds !== 'no' && (mode === 'solo' || mode === 'co-op')),
    energy: number(view, 'energy'),
    active: active === 0 ? null : active - 1,
    dancers,
    spots,
    tippers: spots.filter(({ guest }) => guest?.faceDown && guest.tipper).length,
    visit: visitOf(view, printed, dancers),
    last: lastVisits(view.log?.lines ?? []),
    roll: rollOf(view),
    event: lying(view, 'event').at(-1)?.id ?? null,
    played: idsIn(view, 'power cards played'),
    diamond: mode === 'solo' ? { cash: number(view, 'cash of Diamond'), subscribers: lying(view, 'subscribers of Diamond') } : null,
    piles: {
      customers: lying(view, 'customer deck').length,
      gone: idsIn(view, 'customer discard'),
      power: lying(view, 'power deck').length,
      used: idsIn(view, 'power discard'),
    },
  }
}

function idsIn(view: View, zone: string): string[] {
  return lying(view, zone).flatMap((piece) => (piece.id === null ? [] : [piece.id]))
}

/** The log says how long the night is; before the first round the settings do. */
export function shiftOf(view: View, variant: Record<string, string>): Shift {
  const rounds = view.log?.lines.findLast((line) => line.key === 'round')?.about[1]
  if (rounds === TIMER.shorter.length) return 'shorter'
  if (rounds === TIMER.longer.length) return 'longer'
  return variant.shift === 'shorter' ? 'shorter' : 'longer'
}

export function modeOf(players: number, variant: Record<string, string>): Mode {
  if (players === 1) return 'solo'
  return variant.mode === 'co-op' || variant.mode === 'teams' ? variant.mode : 'competitive'
}

function dancerOf(view: View, printed: Printed, player: BoardPlayer, ids: string[], mode: Mode): Dancer {
  const { seat } = player
  const id = ids[number(view, 'dancer', seat) - 1] ?? null
  const location = number(view, 'location', seat)
  const collected = idsIn(view, `collected by ${seat + 1}`)
  return {
    seat,
    player,
    id,
    trait: id ? (printed.traits.get(id) ?? null) : null,
    at: location < TABLES ? location : (PLACES[location - TABLES] ?? 'locker'),
    cash: view.registers[`cash of ${seat + 1}`]?.[0] ?? null,
    shots: number(view, 'shots', seat),
    champagnes: number(view, 'champagnes', seat),
    cards: lying(view, `power cards of ${seat + 1}`),
    collected,
    loyalty: collected.reduce((sum, guest) => sum + worth(printed.customers.get(guest), id), 0),
    active: number(view, 'active') === seat + 1,
    first: number(view, 'first player') === seat,
    team: mode === 'teams' ? seat % 2 : null,
  }
}

/** What a Subscriber counts for a dancer: double where he prefers her, and one more for who listens. */
export function worth(card: Customer | undefined, dancer: string | null): number {
  if (!card) return 0
  return card.loyalty * (card.preferred !== null && card.preferred === dancer ? 2 : 1) + (dancer === LOYAL ? 1 : 0)
}

function spotOf(view: View, things: Things, printed: Printed, dancers: Dancer[], index: number): Spot {
  const top = lying(view, `table ${index + 1}`).at(-1)
  const guest = top ? guestOf(top, things, printed) : null
  return { index, id: `S${index + 1}`, guest, token: tokenOf(view, guest, dancers, index) }
}

/** A back shows a number of people and, where it is odd, a bank note. */
function guestOf(piece: Piece, things: Things, printed: Printed): Guest {
  const back = piece.id === null ? piece.back : (things.get(piece.id)?.back ?? 0)
  return {
    id: piece.id,
    faceDown: piece.faceDown,
    group: Math.floor(back / 2) + 1,
    tipper: back % 2 === 1,
    card: piece.id === null ? null : (printed.customers.get(piece.id) ?? null),
  }
}

function tokenOf(view: View, guest: Guest | null, dancers: Dancer[], index: number): Token | null {
  const owner = number(view, 'token owner', index) - 1
  if (owner < 0) return null
  const loyalty = number(view, 'loyalty set', index) || (guest?.card?.loyalty ?? 0)
  return {
    owner,
    room: ROOMS[number(view, 'token room', index) - 1] ?? 'private',
    stolen: number(view, 'stolen', index) === 1,
    loyalty: loyalty + (dancers[owner]?.id === LOYAL ? 1 : 0),
  }
}

function visitOf(view: View, printed: Printed, dancers: Dancer[]): Visit | null {
  const room = ROOMS[number(view, 'visit room') - 1]
  const dancer = dancers.find((one) => one.active)
  if (!room || !dancer) return null
  const dances = (zone: string) => idsIn(view, zone).flatMap((id) => printed.dances.get(id) ?? [])
  const hearts = number(view, 'hearts')
  return {
    room,
    seat: dancer.seat,
    guest: idsIn(view, 'customer in the room')[0] ?? null,
    stars: number(view, 'visit stars'),
    limit: number(view, 'bust limit'),
    danced: dances('danced'),
    drawn: dances('just drawn')[0] ?? null,
    cancelled: dances('cancelled'),
    hearts: TRAITS.filter((_, i) => (hearts & (1 << i)) !== 0),
    own: dancer.trait,
    rolled: room === 'vip' ? vipDie(view) : null,
    deck: lying(view, 'private room deck').length,
  }
}

/** The VIP die lies there from a roll until it counts or is rolled again. */
function vipDie(view: View): Trait | null {
  const line = view.log?.lines.findLast(({ key }) => key === 'vip-rolled' || key === 'heart' || key === 'turn.room')
  return line?.key === 'vip-rolled' ? (TRAITS[number(view, 'pending trait')] ?? null) : null
}

function rollOf(view: View): Roll | null {
  const kind = ([null, 'engage', 'steal'] as const)[number(view, 'roll kind')]
  const active = number(view, 'active')
  if (!kind || active === 0) return null
  const natural = number(view, 'natural')
  const added = number(view, 'roll add') + number(view, 'round roll')
  return { kind, seat: active - 1, table: number(view, 'roll spot'), natural, added, total: natural === 0 ? 0 : Math.max(1, natural + added) }
}

/** How the latest visit to each Room ended. */
export function lastVisits(lines: Happening[]): Partial<Record<Room, LastVisit>> {
  const last: Partial<Record<Room, LastVisit>> = {}
  let visit: (LastVisit & { room: Room }) | null = null
  for (const { key, about } of lines) {
    const seat = seatIn(about)
    if (key === 'turn.room' && seat !== null) visit = { room: wordIn(about) === 'vip' ? 'vip' : 'private', seat, amount: 0, bust: false }
    if (!visit || visit.seat !== seat) continue
    if (key === 'cash.gained') visit.amount = Number(about[1])
    if (key === 'bust') visit.bust = true
    if (key === 'collected' || key === 'bust.customer') {
      last[visit.room] = { seat, amount: visit.amount, bust: visit.bust }
      visit = null
    }
  }
  return last
}

export function seatIn(about: Happening['about']): number | null {
  for (const one of about) if (typeof one === 'object' && 'seat' in one) return one.seat
  return null
}

function wordIn(about: Happening['about']): string | null {
  for (const one of about) if (typeof one === 'object' && 'word' in one) return one.word
  return null
}
