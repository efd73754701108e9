import { expect, it } from 'vitest'
import { marches } from './marching'

const group = (kind: string, spot: string, count = 1) => ({ id: `${kind}-${spot}`, kind, count })

it('a unit walks from the group that lost one to the group that has one more', () => {
  const before = [group('solo', 'watson', 2), group('solo', 'heywood'), group('techie', 'watson')]
  const after = [group('solo', 'watson'), group('solo', 'heywood', 2), group('techie', 'watson')]
  expect(marches(before, after)).toEqual([{ from: 'solo-watson', to: 'solo-heywood' }])
})

it('two that leave one place arrive at two, and a recruit comes from the reserve', () => {
  const before = [group('drone', 'watson', 2), group('solo', 'reserve', 3)]
  const after = [group('drone', 'heywood'), group('drone', 'pacifica'), group('solo', 'reserve', 2), group('solo', 'watson')]
  expect(marches(before, after)).toEqual([{ from: 'drone-watson', to: 'drone-heywood' }, { from: 'drone-watson', to: 'drone-pacifica' }, { from: 'solo-reserve', to: 'solo-watson' }])
})

it('nobody walks in another’s place', () => {
  expect(marches([group('solo', 'watson')], [group('techie', 'heywood')])).toEqual([])
})
