import { expect, it } from 'vitest'
import type { Happening } from '../board'
import { told } from './sample'
import { ROWS, tallyOf } from './tally'

const scored = (rule: string, key: string, seat: number, many: number): Happening => ({ ...told(key, { seat }, many), rule })

it('NL-15 every Prospect of the reckoning has its row, and the rows make the total', () => {
  const lines = [
    told('prospects.gained', { seat: 0 }, 2),
    told('scoring'),
    scored('NL-16.19', 'prospects.gained', 0, 2),
    scored('NL-15.03', 'prospects.lost', 0, 5),
    scored('NL-15.04', 'prospects.lost', 1, 1),
    scored('NL-15.06', 'prospects.gained', 1, 1),
    scored('NL-15.07', 'prospects.gained', 1, 1),
    scored('NL-15.09', 'prospects.gained', 0, 4),
    scored('NL-15.12', 'prospects.gained', 0, 1),
  ]
  const columns = tallyOf(lines, [13, 9])!
  expect(columns[0]).toEqual({ before: 11, sold: 2, loans: -5, heat: 0, chips: 0, abilities: 0, ideals: 4, agendas: 1 })
  expect(columns[1]).toEqual({ before: 8, sold: 0, loans: 0, heat: -1, chips: 1, abilities: 1, ideals: 0, agendas: 0 })
  expect(columns.map((column) => ROWS.reduce((sum, row) => sum + column[row], 0))).toEqual([13, 9])
})

it('there is nothing to reckon before the end', () => {
  expect(tallyOf([told('round', 1, 6)], [0, 0])).toBeNull()
})
