import { expect, it } from 'vitest'
import { agentOf, matching, objectiveOf, operationOf, sectorsIn, sectorsOf } from './cards'
import { things } from './samples'

it('reads the lines above and below from an agent’s page', () => {
  expect(agentOf(things, 'FO-001')).toEqual({
    id: 'FO-001',
    name: 'Agent FO-001',
    syndicate: 'FO',
    syndicateName: 'Founders',
    above: ['add 2 in The Spire', 'add 1 in a sector next to The Spire'],
    below: 'add 1 in Corp Sec',
  })
})

it('reads where an operation lies and what it is', () => {
  expect(operationOf(things, 'OP-FR1')).toMatchObject({ crime: 'fraud', value: 3, sectors: ['SP', 'CS'], hustle: 'add 1 in any one sector' })
  expect(operationOf(things, 'OP-PC-1')).toMatchObject({ crime: 'petty', value: 0, sectors: [] })
})

it('reads both parts of an objective', () => {
  expect(objectiveOf(things, 'OB-01')).toMatchObject({ crime: 'fraud', sector: 'SP' })
})

it('finds the sectors in a sentence, the last named last', () => {
  expect(sectorsIn('Ada: push 1 out of The Spire. One piece at Corp Sec, not The Spire.', things)).toEqual(['CS', 'SP'])
  expect(sectorsIn('burn', things)).toEqual([])
})

it('shows the sectors of a card’s lines and none of its reason', () => {
  expect(sectorsOf(things, 'FO-001')).toEqual(['SP', 'CS'])
  expect(sectorsOf(things, 'OP-WI1')).toEqual(['CS', 'NN'])
  expect(sectorsOf(things, 'OB-02')).toEqual(['MZ'])
  expect(sectorsOf(things, 'SP')).toEqual([])
})

it('fires below on an empty stack, on a facedown card and on its own syndicate', () => {
  const lying = (id: string | null, faceDown = false) => ({ id, back: 0, faceDown })
  expect(matching(undefined, 'LE', things)).toEqual({ fires: true, why: 'empty' })
  expect(matching(lying(null, true), 'LE', things)).toEqual({ fires: true, why: 'facedown' })
  expect(matching(lying('FO-001', true), 'LE', things)).toEqual({ fires: true, why: 'facedown' })
  expect(matching(lying('LE-001'), 'LE', things)).toEqual({ fires: true, why: 'same' })
  expect(matching(lying('FO-001'), 'LE', things)).toEqual({ fires: false, why: 'other', top: 'Founders' })
})
