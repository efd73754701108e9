import { lying, number, type BoardPlayer, type Piece, type View } from '$boards/board'
import type { Operation, Objective } from './cards'
import type { Say } from './words'

/** Who owns influence: a player, or in the game for two the Kingpin. */
export interface Party {
  /** Its place in the registers: the seat, or 5 for the Kingpin. */
  index: number
  /** What options call it. */
  id: string
  seat: number | null
  name: string
  you: boolean
}

export const PARTIES = 6
const KINGPIN = PARTIES - 1
export const SPIRE = 'SP'
export const TURNS = 6

export type Status = 'none' | 'lockdown' | 'displace'
export type ScoreToken = 'none' | 'minor' | 'major'

const STATUSES: Status[] = ['none', 'lockdown', 'displace']
const SCORE_TOKENS: ScoreToken[] = ['none', 'minor', 'major']
const WORTH: Record<ScoreToken, number> = { none: 0, minor: 3, major: 6 }

export function partiesOf(players: BoardPlayer[], say: Say): Party[] {
  const seated = players.map(({ seat, name, you }) => ({ index: seat, id: `player-${seat + 1}`, seat, name, you }))
  return players.length === 2 ? [...seated, { index: KINGPIN, id: 'kingpin', seat: null, name: say('kingpin'), you: false }] : seated
}

/** How the moon stands in a view: its zones and registers by the words of the rules. */
export class Moon {
  readonly view: View
  readonly sectors: string[]
  readonly parties: Party[]

  constructor(view: View, sectors: string[], parties: Party[]) {
    this.view = view
    this.sectors = sectors
    this.parties = parties
  }

  get round() {
    return number(this.view, 'round')
  }

  /** Which of their turns of the round the players are in. */
  get turn() {
    const players = this.parties.filter((party) => party.seat !== null).length
    return Math.min(TURNS, Math.floor(number(this.view, 'turns taken') / players) + 1)
  }

  get onTurn(): Party | undefined {
    return this.parties.find((party) => party.index === number(this.view, 'on turn') - 1)
  }

  isFirst(party: Party) {
    return party.seat === number(this.view, 'first player')
  }

  influence(sector: string, party: Party): number {
    return number(this.view, 'influence', this.sectors.indexOf(sector) * PARTIES + party.index)
  }

  /** Who has at least two influence in a sector, and more than each other party; SM-4.11. */
  controller(sector: string): Party | undefined {
    const counts = this.parties.map((party) => this.influence(sector, party))
    const most = Math.max(...counts)
    return most >= 2 && counts.filter((count) => count === most).length === 1 ? this.parties[counts.indexOf(most)] : undefined
  }

  controlled(party: Party): string[] {
    return this.sectors.filter((sector) => this.controller(sector) === party)
  }

  status(sector: string): { is: Status; owner: Party | undefined } {
    const at = this.sectors.indexOf(sector)
    const owner = number(this.view, 'status owner', at)
    return { is: STATUSES[number(this.view, 'status', at)] ?? 'none', owner: this.parties.find((party) => party.index === owner) }
  }

  scoreToken(sector: string): ScoreToken {
    return SCORE_TOKENS[number(this.view, 'score tokens', this.sectors.indexOf(sector))] ?? 'none'
  }

  kredits(party: Party) {
    return number(this.view, 'kredits', party.index)
  }

  supply(party: Party) {
    return number(this.view, 'supply', party.index)
  }

  // What lies around the board

  stack(party: Party): Piece[] {
    return lying(this.view, `stack of ${placeOf(party)}`)
  }

  tokens(party: Party): Piece[] {
    return lying(this.view, `operations of ${placeOf(party)}`)
  }

  hand(party: Party): Piece[] {
    return lying(this.view, `hand ${placeOf(party)}`)
  }

  picked(party: Party): Piece[] {
    return lying(this.view, `picked by ${placeOf(party)}`)
  }

  banked(party: Party): Piece[] {
    return lying(this.view, `banked ${placeOf(party)}`)
  }

  objectives(party: Party): Piece[] {
    return lying(this.view, `objectives of ${placeOf(party)}`)
  }

  chosenObjective(party: Party): Piece[] {
    return lying(this.view, `objective chosen by ${placeOf(party)}`)
  }

  /** The slots of the Card Row from the left; an empty one is undefined. */
  get row(): (Piece | undefined)[] {
    return [1, 2, 3, 4, 5].map((slot) => lying(this.view, `row ${slot}`)[0])
  }

  /** The Focus Pile from the bottom; the newest card whose lines above have been begun is at work. */
  get focus(): (Piece & { atWork: boolean })[] {
    const newest = 31 - Math.clz32(number(this.view, 'resolved focus'))
    return lying(this.view, 'focus pile').map((piece, place) => ({ ...piece, atWork: place === newest }))
  }
}

function placeOf(party: Party): string {
  return party.seat === null ? 'the kingpin' : String(party.seat + 1)
}

/** What a party would gain in a final scoring now, part by part; SM-14. */
export interface Worth {
  spire: number
  control: number
  sectors: number
  crimes: number
  values: number
}

export function worthNow(moon: Moon, party: Party, tokens: Operation[], faceUp: Objective[]): Worth {
  const held = moon.controlled(party)
  const named = (crime: string) => faceUp.filter((objective) => objective.crime === crime).length
  const best = Math.max(0, ...faceUp.map((objective) => named(objective.crime)))
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0)
  return {
    spire: held.includes(SPIRE) ? 3 : 0,
    control: held.filter((sector) => sector !== SPIRE).length,
    sectors: sum(held.map((sector) => WORTH[moon.scoreToken(sector)])),
    crimes: sum(tokens.map((token) => (token.crime === 'wild' ? best : named(token.crime)))),
    values: sum(tokens.map((token) => token.value)),
  }
}
