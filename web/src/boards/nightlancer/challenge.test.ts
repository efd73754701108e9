import { expect, it } from 'vitest'
import { cardsOf, chanceOf, challengeOf, verdictOf } from './challenge'
import { read } from './city'
import { Printed } from './printed'
import { players, things, told, view } from './sample'

const registers = { nightlancer: [1, 2], challenge: [2], ability: [5], difficulty: [7], obstacle: [0], danger: [3], facing: [1, 1], assisting: [1, 2], bonus: [2, 0], rolled: [2, 0] }
const zones = { 'against 1': ['broker'] }
const faced = told('faced', [{ seat: 0 }, { seat: 1 }], { word: 'marksman' }, 7)

function challenge(...lines: ReturnType<typeof told>[]) {
  const shown = view({ registers, zones, log: { from: 0, lines: [faced, ...lines] } })
  return challengeOf(shown, read(shown, things, new Printed(things), players, {}).lancers, false)!
}

it('NL-1.18 the sum is the rating, what cards add and what others take off', () => {
  const { attempts, danger, source } = challenge()
  expect(source).toBe('route')
  expect(danger).toBe(3)
  expect(attempts[0]).toMatchObject({ rating: 3, bonus: 2, penalty: 1, sum: 4, needed: 3, chance: 1 / 8, rolled: null, decision: 'tries' })
  expect(attempts[1]).toMatchObject({ decision: 'back' })
})

it('a roll of nothing is a roll', () => {
  expect(challenge(told('rolled', { seat: 0 }, 2)).attempts[0]!.rolled).toBe(2)
  expect(challenge(told('rolled', { seat: 1 }, 0)).attempts.map(({ rolled }) => rolled)).toEqual([null, 0])
})

it('NL-12.21 three dice, NL-12.17 one die: how likely so much is', () => {
  expect([0, 1, 2, 3, 4].map((needed) => chanceOf(needed, false))).toEqual([1, 7 / 8, 1 / 2, 1 / 8, 0])
  expect([-2, 1, 2, 3, 4].map((needed) => chanceOf(needed, true))).toEqual([1, 5 / 6, 1 / 2, 1 / 6, 0])
})

it('cards lie with the attempt they are about, whoever played them', () => {
  const lines = [told('used', { seat: 0 }, 'iris'), told('played-on', { seat: 1 }, 'broker', { seat: 0 }), told('cancelled', { seat: 0 }, 'dispatcher', 'broker'), told('automaton.plays', 'broker-2', { seat: 1 })]
  expect(cardsOf(lines, 0)).toEqual([
    { id: 'iris', by: 0, how: 'used', cancelled: false },
    { id: 'broker', by: 1, how: 'against', cancelled: true },
  ])
  expect(cardsOf(lines, 1)).toEqual([{ id: 'broker-2', by: null, how: 'against', cancelled: false }])
})

it('the last challenge of the round is remembered', () => {
  const lines = [faced, told('rolled', { seat: 0 }, 1), told('challenge.failed', 6)]
  expect(verdictOf(view({ log: { from: 0, lines } }))).toMatchObject({ seats: [0, 1], ability: 'marksman', difficulty: 7, rolled: 1, score: 6, passed: false })
  expect(verdictOf(view({ log: { from: 0, lines: [...lines, told('round', 2, 6)] } }))).toBeNull()
})
