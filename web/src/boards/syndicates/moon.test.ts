import { expect, it } from 'vitest'
import { objectiveOf, operationOf } from './cards'
import { worthNow } from './moon'
import { moonWith, things } from './samples'

it('needs two influence and more than each other party for control', () => {
  const moon = moonWith({ SP: [2, 1], CS: [1], NN: [3, 3], MZ: [2, 0, 4] })
  expect(moon.controller('SP')?.name).toBe('Ada')
  expect(moon.controller('CS')).toBeUndefined()
  expect(moon.controller('NN')).toBeUndefined()
  expect(moon.controller('MZ')?.name).toBe('Cy')
  expect(moon.controlled(moon.parties[0]!)).toEqual(['SP'])
})

it('counts the Kingpin’s influence in the game for two', () => {
  const moon = moonWith({ SP: [2, 0, 0, 0, 0, 3] }, {}, ['Ada', 'Bob'])
  expect(moon.parties.map(({ id }) => id)).toEqual(['player-1', 'player-2', 'kingpin'])
  expect(moon.controller('SP')?.name).toBe('The Kingpin')
})

it('reads marks by the order of the sectors', () => {
  const moon = moonWith({}, { registers: { status: [0, 2, 0, 1], 'status owner': [0, 1, 0, 2], 'score tokens': [1, 0, 2, 0] } })
  expect(moon.status('CS')).toMatchObject({ is: 'displace', owner: { name: 'Bob' } })
  expect(moon.status('MZ')).toMatchObject({ is: 'lockdown', owner: { name: 'Cy' } })
  expect(moon.status('SP').is).toBe('none')
  expect(['SP', 'CS', 'NN'].map((sector) => moon.scoreToken(sector))).toEqual(['minor', 'none', 'major'])
})

it('knows whose turn it is and the how manieth', () => {
  expect(moonWith({}, { registers: { 'on turn': [2], 'turns taken': [7] } })).toMatchObject({ turn: 3, onTurn: { name: 'Bob' } })
  expect(moonWith({}, { registers: { 'on turn': [6], 'turns taken': [2] } }, ['Ada', 'Bob']).onTurn?.name).toBe('The Kingpin')
  expect(moonWith({}).onTurn).toBeUndefined()
})

it('finds hands, stacks and tokens where they lie', () => {
  const moon = moonWith({}, { zones: { 'hand 2': [0, 0], 'stack of 1': ['FO-001', [0]], 'operations of the kingpin': ['OP-FR1'], 'row 3': ['LE-001'] } }, ['Ada', 'Bob'])
  const [ada, bob, kingpin] = moon.parties
  expect(moon.hand(bob!)).toHaveLength(2)
  expect(moon.stack(ada!).at(-1)).toMatchObject({ id: null, faceDown: true })
  expect(moon.tokens(kingpin!)[0]?.id).toBe('OP-FR1')
  expect(moon.row.map((card) => card?.id)).toEqual([undefined, undefined, 'LE-001', undefined, undefined])
})

it('says which card of the Focus Pile is at work', () => {
  const pile = { zones: { 'focus pile': ['FO-001', 'LE-001'] } }
  const atWork = (resolved: number) => moonWith({}, { ...pile, registers: { 'resolved focus': [resolved] } }).focus.map((card) => card.atWork)
  expect(atWork(0)).toEqual([false, false])
  expect(atWork(1)).toEqual([true, false])
  expect(atWork(3)).toEqual([false, true])
})

it('counts what the moon is worth now', () => {
  const moon = moonWith({ SP: [2], CS: [3], NN: [0, 2] }, { registers: { 'score tokens': [2, 1, 1, 0] } })
  const tokens = ['OP-FR1', 'OP-WI1', 'OP-PC-1'].map((id) => operationOf(things, id))
  const faceUp = ['OB-01', 'OB-02'].map((id) => objectiveOf(things, id))
  expect(worthNow(moon, moon.parties[0]!, tokens, faceUp)).toEqual({ spire: 3, control: 1, sectors: 9, crimes: 4, values: 7 })
  expect(worthNow(moon, moon.parties[2]!, [], faceUp)).toEqual({ spire: 0, control: 0, sectors: 0, crimes: 0, values: 0 })
})
