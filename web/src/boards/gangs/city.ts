import { lying, number, type BoardPlayer, type Things, type View } from '$boards/board'
import { DISCS, DISTRICTS, districtOf, GOODS, kindOf, MEMBERS, ROLES, THREE_POINTS, TOKENS, type Disc, type DistrictId, type Good, type PointKind, type Role, type TokenKind } from './facts'

/** Somebody who has units and Street Cred: a player, or in the solo game an opponent that nobody plays. */
export interface Side {
  index: number
  /** The seat of its player, or null for an opponent of the solo game. */
  seat: number | null
  /** The id of its gang; for the lone opponent that of his card; null until a gang is chosen. */
  gang: string | null
  /** The name of its player, or of the opponent. */
  name: string
  colour: string
  you: boolean
}

/** Units of one sort at one spot: they are one choice. */
export interface Group {
  id: string
  side: Side
  /** `solo`, or the id of an edgerunner. */
  unit: string
  role: Role
  edgerunner: boolean
  count: number
  spot: string
}

export interface Point {
  id: string
  kind: PointKind
  holder: Group | null
}

export interface TokenLot {
  token: TokenKind
  count: number
}

const UNIT_BITS = 4
const UNIT_MASK = (1 << UNIT_BITS) - 1
const RESERVE = 'reserve'
const JOHNNY = 'johnny-silverhand'
/** The colour of the opponent who belongs to no gang. */
const SILVER = 'var(--seat-7)'

/** The table as the board draws it. */
export class City {
  readonly view: View
  readonly things: Things
  readonly sides: Side[]
  readonly points: string[]

  constructor(view: View, things: Things, players: BoardPlayer[]) {
    this.view = view
    this.things = things
    this.points = view.registers['points of interest']?.length === THREE_POINTS.length ? THREE_POINTS : things.of('points').map(({ id }) => id)
    this.sides = (view.registers['street cred'] ?? []).map((_, index) => this.#side(index, players))
  }

  #side(index: number, players: BoardPlayer[]): Side {
    const player = players[index]
    const gang = this.things.of('gangs')[number(this.view, 'gang', index) - 1]?.id ?? null
    if (player) return { index, seat: index, gang, name: player.name, colour: player.colour, you: player.you }
    const who = index === this.lastSide ? JOHNNY : gang
    return { index, seat: null, gang: who, name: who ? this.things.name(who) : '', colour: who === JOHNNY ? SILVER : `var(--seat-${index})`, you: false }
  }

  get lastSide() {
    return (this.view.registers['street cred']?.length ?? 0) - 1
  }

  get solo() {
    return this.sides.some((side) => side.seat === null)
  }

  get turn() {
    return number(this.view, 'turn')
  }

  get active(): Side | undefined {
    return this.sides[number(this.view, 'active')]
  }

  get phase(): 'choosing' | 'activating' | 'reclaiming' {
    return (['choosing', 'activating', 'reclaiming'] as const)[number(this.view, 'phase')] ?? 'choosing'
  }

  get actions() {
    return number(this.view, 'actions')
  }

  sideOf(gang: string): Side | undefined {
    return this.sides.find((side) => side.gang === gang)
  }

  cred(side: Side) {
    return number(this.view, 'street cred', side.index)
  }

  has(side: Side, good: Good) {
    return number(this.view, 'resources', side.index * GOODS.length + GOODS.indexOf(good))
  }

  rage(side: Side) {
    return number(this.view, 'rage', side.index)
  }

  net(side: Side) {
    return number(this.view, 'net', side.index)
  }

  isSpent(side: Side, disc: Disc) {
    return (number(this.view, 'spent discs', side.index) & (1 << DISCS.indexOf(disc))) !== 0
  }

  slotsEmptied(side: Side) {
    return number(this.view, 'hideout slots emptied', side.index)
  }

  // Who stands where

  #group(side: Side, unit: string, count: number, spot: string): Group {
    const role = ROLES[unit] ?? (unit as Role)
    return { id: `${side.gang}-${unit}-${spot}`, side, unit, role, edgerunner: unit in ROLES, count, spot }
  }

  /** Where the figure of an edgerunner stands, or null. */
  spotOf(edgerunner: string): string | null {
    const index = this.things.of('edgerunners').findIndex(({ id }) => id === edgerunner)
    const spot = number(this.view, 'edgerunner figures', index) - 1
    return spot < 0 ? null : (DISTRICTS[spot] ?? this.points[spot - DISTRICTS.length] ?? null)
  }

  hired(side: Side): string[] {
    return lying(this.view, `hired by ${side.index + 1}`).flatMap(({ id }) => id ?? [])
  }

  /** The units in the open part of a district. */
  open(district: DistrictId): Group[] {
    return this.sides.flatMap((side) => [
      ...MEMBERS.map((member, i) => this.#group(side, member, number(this.view, 'units in the open', (side.index * MEMBERS.length + i) * DISTRICTS.length + DISTRICTS.indexOf(district)), district)),
      ...this.hired(side).filter((edgerunner) => this.spotOf(edgerunner) === district).map((edgerunner) => this.#group(side, edgerunner, 1, district)),
    ]).filter(({ count }) => count > 0)
  }

  pointsIn(district: DistrictId): Point[] {
    return this.points.filter((id) => districtOf(id) === district).map((id) => ({ id, kind: kindOf(id), holder: this.#holder(id) }))
  }

  #holder(point: string): Group | null {
    const code = number(this.view, 'points of interest', this.points.indexOf(point)) - 1
    if (code < 0) return null
    const unit = code & UNIT_MASK
    const side = this.sides[code >> UNIT_BITS]
    const name = MEMBERS[unit] ?? this.things.of('edgerunners')[unit - MEMBERS.length]?.id
    return side && name ? this.#group(side, name, 1, point) : null
  }

  /** Everybody in a district, points of interest included. */
  unitsIn(district: DistrictId): Group[] {
    return [...this.pointsIn(district).flatMap(({ holder }) => holder ?? []), ...this.open(district)]
  }

  count(side: Side, district: DistrictId) {
    return this.unitsIn(district).filter((group) => group.side.index === side.index).reduce((sum, { count }) => sum + count, 0)
  }

  hasHideout(side: Side, district: DistrictId) {
    return (number(this.view, 'hideouts', side.index) & (1 << DISTRICTS.indexOf(district))) !== 0
  }

  /** Whose district this is, if anybody's. */
  dominant(district: DistrictId): Side | null {
    const strength = (side: Side) => {
      const units = this.count(side, district)
      const support = units > 0 && side.seat !== null && side.gang === 'valentinos' && this.hasHideout(side, district)
      return units + (support ? 1 : 0)
    }
    return this.sides.find((side) => this.hasHideout(side, district) && strength(side) > 0 && this.sides.every((other) => other === side || strength(other) < strength(side))) ?? null
  }

  /** What waits in the reserve of a side: members, then edgerunners. */
  reserve(side: Side): Group[] {
    const members = MEMBERS.map((member, i) => this.#group(side, member, number(this.view, 'reserve', side.index * MEMBERS.length + i), RESERVE))
    const lost = this.hired(side).filter((one) => number(this.view, 'edgerunner figures', this.things.of('edgerunners').findIndex(({ id }) => id === one)) === 0)
    return [...members, ...lost.map((one) => this.#group(side, one, 1, RESERVE))]
  }

  /** How many units of others lie on the dashboard of a side. */
  held(side: Side) {
    const members = MEMBERS.reduce((sum, _, i) => sum + number(this.view, 'held units', side.index * MEMBERS.length + i), 0)
    return members + (this.view.registers['edgerunner figures'] ?? []).filter((at) => at === -(side.index + 1)).length
  }

  // Tokens and the story

  tokensIn(district: DistrictId): TokenLot[] {
    return TOKENS.map((token, i) => ({ token, count: number(this.view, 'tokens in districts', i * DISTRICTS.length + DISTRICTS.indexOf(district)) })).filter(({ count }) => count > 0)
  }

  tokensOf(side: Side): TokenLot[] {
    return TOKENS.map((token, i) => ({ token, count: number(this.view, 'tokens held', i * this.sides.length + side.index) })).filter(({ count }) => count > 0)
  }

  tokensOn(place: number): TokenLot[] {
    const cards = this.view.registers['story cards']?.length ?? 0
    return TOKENS.map((token, i) => ({ token, count: number(this.view, 'tokens on story cards', i * cards + place) })).filter(({ count }) => count > 0)
  }

  // The firefight under way

  get fight(): { district: DistrictId; initiator: Side; sides: Side[] } | null {
    const district = DISTRICTS[number(this.view, 'firefight') - 1]
    const initiator = this.sides[number(this.view, 'initiator') - 1]
    if (!district || !initiator) return null
    const first = initiator.index
    const order = this.sides.map((_, i) => this.sides[(first + i) % this.sides.length]!)
    return { district, initiator, sides: order.filter((side) => (number(this.view, 'participants') & (1 << side.index)) !== 0) }
  }
}
