import type { BoardPlayer, Happening, Things, View } from '$boards/board'
import { Things as Catalogue } from '$lib/things/things'
import { City } from './city'
import { DISTRICTS, MEMBERS, ROLES, THREE_POINTS, type DistrictId, type Member } from './facts'

/** A small box and tables of it, for tests. */
const named = (id: string) => ({ id, name: { en: id, ru: id }, page: [] })

export const GANGS = ['tyger-claws', 'valentinos', 'voodoo-boys', 'maelstrom']
const POINTS = DISTRICTS.flatMap((district) => ['fixer', 'business', 'data-fortress'].map((kind) => `${district}-${kind}`))

export const things: Things = new Catalogue(
  {
    kinds: {
      'districts': DISTRICTS.map(named),
      'points': POINTS.map(named),
      'gangs': GANGS.map(named),
      'edgerunners': Object.keys(ROLES).map(named),
      'story cards': Array.from({ length: 33 }, (_, i) => named(`story-${i}`)),
    },
  },
  'en',
)

export function player(seat: number, you = false): BoardPlayer {
  return { seat, name: `Player ${seat + 1}`, you, bot: !you, awaited: false, here: true, colour: `var(--seat-${seat})`, sheet: { player: null } }
}

export function line(key: string, rule: string, ...about: Happening['about']): Happening {
  return { version: 0, rule, text: key, key, about }
}

/** An empty city for some sides, to be peopled. */
export class Peopled {
  readonly registers: Record<string, number[]>
  readonly zones: View['zones'] = {}
  readonly lines: Happening[] = []
  question: View['question'] = null
  readonly #players: BoardPlayer[]
  readonly #sides: number

  /** @param gangs whose gang each side leads, counted from 1; 0 for the one without a gang */
  constructor(gangs: number[], seats = gangs.length) {
    const none = (length: number) => Array.from({ length }, () => 0)
    this.#sides = gangs.length
    this.#players = Array.from({ length: seats }, (_, seat) => player(seat, seat === 0))
    this.registers = {
      'gang': gangs,
      'street cred': none(gangs.length),
      'hideouts': none(gangs.length),
      'points of interest': none(THREE_POINTS.length),
      'units in the open': none(gangs.length * MEMBERS.length * DISTRICTS.length),
      'edgerunner figures': none(Object.keys(ROLES).length),
      'reserve': none(gangs.length * MEMBERS.length),
      'tokens in districts': none(9 * DISTRICTS.length),
    }
  }

  put(side: number, member: Member, district: DistrictId, count = 1): this {
    this.registers['units in the open']![(side * MEMBERS.length + MEMBERS.indexOf(member)) * DISTRICTS.length + DISTRICTS.indexOf(district)] = count
    return this
  }

  hold(side: number, unit: number, point: string): this {
    this.registers['points of interest']![THREE_POINTS.indexOf(point)] = 1 + ((side << 4) | unit)
    return this
  }

  build(side: number, ...districts: DistrictId[]): this {
    for (const district of districts) this.registers['hideouts']![side]! |= 1 << DISTRICTS.indexOf(district)
    return this
  }

  hire(side: number, edgerunner: string, spot: number): this {
    this.zones[`hired by ${side + 1}`] = [...(this.zones[`hired by ${side + 1}`] ?? []), edgerunner]
    this.registers['edgerunner figures']![Object.keys(ROLES).indexOf(edgerunner)] = spot
    return this
  }

  get view(): View {
    return { version: 1, asked: [], question: this.question, result: null, zones: this.zones, registers: this.registers, log: { from: 0, lines: this.lines } }
  }

  get city(): City {
    return new City(this.view, things, this.#players.slice(0, this.#sides))
  }
}
