import type { BoardPlayer, Happening, Part, Things, View } from '$boards/board'
import { Things as Catalogue } from '$lib/things/things'
import { Moon, partiesOf } from './moon'
import { speaker } from './words'

/** A small box and tables of it, for tests. */
const fact = (name: string, ...value: string[]): Part => ({ fact: name, value })
const named = (id: string, en: string, page: Part[] = []) => ({ id, name: { en, ru: en }, page })

function agent(id: string, syndicate: string, above: string[], below: string) {
  return named(id, `Agent ${id}`, [
    fact('Syndicate', syndicate),
    ...above.map((line) => fact('Above the line', line)),
    fact('Below the line', below),
    fact('What it is for', 'For tests, and The Maze.'),
    fact('Source of the effect', 'made up'),
  ])
}

function operation(id: string, crime: string, value: number, ...sectors: string[]) {
  const border = sectors.length ? [fact('Between', ...sectors)] : []
  return named(id, `Operation ${id}`, [fact('Crime', crime), fact('Worth', String(value)), ...border, fact('Hustle', 'add 1 in any one sector')])
}

export const things: Things = new Catalogue(
  {
    kinds: {
      sectors: [named('SP', 'The Spire'), named('CS', 'Corp Sec'), named('NN', 'Neural Network'), named('MZ', 'The Maze')],
      syndicates: [named('FO', 'Founders'), named('LE', 'Legion')],
      agents: [
        agent('FO-001', 'Founders', ['add 2 in The Spire', 'add 1 in a sector next to The Spire'], 'add 1 in Corp Sec'),
        agent('LE-001', 'Legion', ['burn'], 'add 1 in The Spire'),
      ],
      operations: [operation('OP-FR1', 'fraud', 3, 'The Spire', 'Corp Sec'), operation('OP-WI1', 'wild', 4, 'Corp Sec', 'Neural Network'), operation('OP-PC-1', 'petty crime', 0)],
      objectives: [named('OB-01', 'The Highest Safe', [fact('Crime', 'fraud'), fact('Sector', 'The Spire')]), named('OB-02', 'Again', [fact('Crime', 'fraud'), fact('Sector', 'The Maze')])],
    },
  },
  'en',
)

export function view(change: Partial<View> = {}): View {
  return { version: 1, asked: [], question: null, result: null, zones: {}, registers: {}, log: { from: 0, lines: [] }, ...change }
}

function player(seat: number, name: string): BoardPlayer {
  return { seat, name, you: seat === 0, bot: seat > 0, awaited: false, here: true, colour: '', sheet: { player: null } }
}

/** A moon of these sectors with the influence given by sector, party by party: the sixth is the Kingpin's. */
export function moonWith(influence: Record<string, number[]>, change: Partial<View> = {}, names = ['Ada', 'Bob', 'Cy']): Moon {
  const sectors = things.of('sectors').map(({ id }) => id)
  const pieces = sectors.flatMap((sector) => [0, 1, 2, 3, 4, 5].map((party) => influence[sector]?.[party] ?? 0))
  const shown = view(change)
  return new Moon({ ...shown, registers: { influence: pieces, ...shown.registers } }, sectors, partiesOf(names.map((name, seat) => player(seat, name)), speaker('en')))
}

export function told(key: string, ...about: Happening['about']): Happening {
  return { version: 1, rule: 'SM-1.01', text: key, key, about }
}
