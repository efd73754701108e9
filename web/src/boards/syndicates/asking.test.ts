import { expect, it } from 'vitest'
import { option } from '../../test/samples'
import { fingerable, growth, sectorAsked } from './asking'
import { moonWith, view } from './samples'

const { parties, sectors } = moonWith({})
const asked = (...options: [string, ...string[]][]) =>
  sectorAsked(view({ question: { prompt: '', rule: 'SM-1.01', options: options.map(([id, ...touches]) => ({ ...option(id), touches })), refusals: [] } }), parties, sectors)

it('a piece called by its owner says which sector is in question', () => {
  expect(asked(['player-2', 'CS'], ['player-3', 'CS'], ['stop'])).toBe('CS')
  expect(asked(['one', 'SP'], ['stop'])).toBe('SP')
})

it('sectors to choose from are not in question', () => {
  expect(asked(['SP', 'SP'], ['CS', 'CS'], ['stop'])).toBeNull()
  expect(asked(['player-1@SP', 'SP'])).toBeNull()
  expect(sectorAsked(view(), parties, sectors)).toBeNull()
})

it('a piece that stays is at its sector, the others are ways out', () => {
  expect(asked(['leave', 'NN'], ['SP', 'SP'], ['CS', 'CS'])).toBe('NN')
})

it('letters grow on a small map until they can be read, and no further than there is room', () => {
  expect(growth(25, 0.8)).toBe(1)
  expect(25 * 0.3215 * growth(25, 0.3215)).toBeGreaterThanOrEqual(12)
  expect(growth(25, 0.1)).toBeLessThan(1.6)
})

it('small pieces leave it to their sector to be touched', () => {
  expect(fingerable(36, 0.32)).toBe(false)
  expect(fingerable(54, 0.7)).toBe(true)
})
