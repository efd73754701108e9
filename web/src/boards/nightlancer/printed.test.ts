import { describe, expect, it } from 'vitest'
import { paysOf, Printed, routeOf, testOf } from './printed'
import { things } from './sample'

const printed = new Printed(things)

describe('a test on a page', () => {
  it('names its ability and difficulty, and what a fight may cost', () => {
    expect(testOf('Gunfight 6 (Danger 3)')).toMatchObject({ ability: 'gunfight', difficulty: 6, danger: 3, obstacle: null })
  })
  it('tells what stands before it', () => {
    expect(testOf('Technical 5 behind Cracking')).toMatchObject({ ability: 'technical', difficulty: 5, obstacle: 'cracking', danger: 0 })
  })
  it('is read in Russian, too', () => {
    expect(testOf('перестрелка 6 (опасность 3)')).toMatchObject({ ability: 'gunfight', difficulty: 6, danger: 3 })
    expect(testOf('техника 5 (препятствие: взлом)')).toMatchObject({ ability: 'technical', difficulty: 5, obstacle: 'cracking' })
  })
  it('is none where something is simply lost', () => {
    expect(testOf('1 Heat')).toMatchObject({ ability: null, text: '1 Heat' })
    expect(testOf('abort').ability).toBeNull()
  })
})

describe('a route', () => {
  it('is a tale and a test', () => {
    expect(routeOf('Drive out shooting: Gunfight 6 (Danger 3)')).toMatchObject({ tale: 'Drive out shooting', ability: 'gunfight' })
  })
  it('may have colons in its tale, and in its obstacle', () => {
    expect(routeOf('Wake a motor: it is old: Technical 6')).toMatchObject({ tale: 'Wake a motor: it is old', difficulty: 6 })
    expect(routeOf('Пройти тихо: скрытность 4 (препятствие: отвлечение)')).toMatchObject({ tale: 'Пройти тихо', ability: 'covert', obstacle: 'distraction' })
  })
})

it('a payment is read part by part in both languages', () => {
  expect(paysOf('5 Chips and 1 Prospect').map(({ what, amount }) => [what, amount])).toEqual([['chip', 5], ['prospect', 1]])
  expect(paysOf('2 Chips and a card (Opportunity)').map(({ what, amount }) => [what, amount])).toEqual([['chip', 2], ['opportunity', 1]])
  expect(paysOf('чипы +3 и перспективы +1').map(({ what, amount }) => [what, amount])).toEqual([['chip', 3], ['prospect', 1]])
})

it('a mission has three stages with two routes and a penalty, and a payment for every size of a crew', () => {
  const mission = printed.mission('van')!
  expect(mission.stages.map(({ name }) => name)).toEqual(['Yard gate', 'Chained garage', 'The way out'])
  expect(mission.stages[0]!.routes.map(({ ability, obstacle }) => [ability, obstacle])).toEqual([['streetwise', null], ['covert', 'distraction']])
  expect(mission.stages.map(({ penalty }) => penalty.text)).toEqual(['Melee 5 (Danger 2)', '1 Heat', 'abort'])
  expect(mission).toMatchObject({ high: false, dirty: true, excludes: 'Loud', place: 'Rivet scrapyard, Nechells' })
  expect(mission.pays).toHaveLength(2)
})

it('a Nightlancer has six ratings, a body and a knack', () => {
  expect(printed.lancer('assassin')).toMatchObject({ ratings: { covert: 4, marksman: 3 }, health: 7, resolve: 9, special: 'Knack: does something.' })
})

it('a card tells what it always adds', () => {
  expect(printed.card('breath')).toMatchObject({ type: 'skill', always: { marksman: 1, covert: 1, melee: 0 } })
  expect(printed.card('iris')).toMatchObject({ type: 'cyberware', cost: '3 Chips, 1 Resolve', lines: ['Always in effect: +1 Marksman.'] })
  expect(printed.card('broker')!.lines).toEqual(['One.', 'Two.', 'Three.'])
})

it('a round card tells the price of a Prospect and whether it is late', () => {
  expect(printed.round('rivets')).toMatchObject({ price: 3, late: true })
})

it('a space knows whether it lies in the ring', () => {
  expect(printed.space('gf-1')).toMatchObject({ ring: true, from: 2 })
  expect(printed.space('gf-4')).toMatchObject({ ring: false, from: 4 })
})
