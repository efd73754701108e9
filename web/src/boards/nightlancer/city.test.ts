import { describe, expect, it } from 'vitest'
import { at, MIDDLE, OUTER, placed, RING } from './atlas'
import { counted, read } from './city'
import { Printed } from './printed'
import { players, things, told, view } from './sample'

const printed = new Printed(things)
const city = (change = {}, variant = {}) => read(view(change), things, printed, players, variant)

it('ratings count what is always in effect, but nothing that is spent', () => {
  const zones = { 'bought by 1': ['breath'], 'assets of 1': ['iris'] }
  expect(city({ zones }).lancers[0]!.ratings).toMatchObject({ marksman: 5, covert: 5, melee: 3 })
  expect(city({ zones: { ...zones, 'assets of 1': [['iris']] } }).lancers[0]!.ratings.marksman).toBe(4)
})

it('spaces are there from their number of players on, and say who stands there', () => {
  const { spaces } = city({ registers: { nightlancer: [1, 2], spaces: [1, 2, 3, 0, 4, 0, 0, 0] } })
  expect(spaces.map(({ id }) => id)).not.toContain('gf-4')
  expect(spaces.slice(0, 4).map(({ occupant }) => occupant)).toEqual([{ by: 'seat', seat: 0 }, { by: 'seat', seat: 1 }, { by: 'agent' }, { by: 'decoy' }])
})

it('the Rival counts as a player, the Agent does not, and there are never fewer than two', () => {
  expect(counted('solo', true, 1)).toBe(2)
  expect(counted('co-op', true, 3)).toBe(4)
  expect(counted('solo', false, 1)).toBe(2)
  expect(counted('co-op', false, 3)).toBe(3)
})

it('crews stand on their mission with the Boss on top', () => {
  const { jobs } = city({ zones: { 'mission 2': ['van'] }, registers: { nightlancer: [1, 2], 'mission of': [2, 2], 'crew of': [0, 0], 'place in the crew': [1, 0], 'deal of': [0, 2] } })
  expect(jobs).toHaveLength(1)
  expect(jobs[0]!.crews[0].map(({ seat }) => seat)).toEqual([1, 0])
  expect(jobs[0]!.deal?.seat).toBe(1)
  expect(jobs[0]!.running).toBe(false)
})

it('NL-10.08 two crews at the end of a mission meet until they fight or one gives way', () => {
  const registers = { nightlancer: [1, 2], 'mission of': [1, 1], 'crew of': [0, 1] }
  const lines = [told('mission.begins', 'van'), told('challenge.passed', 7), told('face-off', 'van')]
  const meeting = (more: ReturnType<typeof told>[]) => city({ zones: { 'mission 1': ['van'] }, registers, log: { from: 0, lines: [...lines, ...more] } }).meeting
  expect(meeting([])?.id).toBe('van')
  expect(meeting([told('face-off.named', { seat: 0 }, { word: 'melee' })])?.id).toBe('van')
  expect(meeting([told('retreated', { seat: 1 })])).toBeNull()
})

describe('the phase', () => {
  const phase = (keys: string[], change = {}) => city({ log: { from: 0, lines: keys.map((key) => told(key)) }, ...change }).phase
  it('is that of the last turning point', () => {
    expect(phase(['round', 'round.card'])).toBe('event')
    expect(phase(['round.card', 'street', 'placed'])).toBe('street')
    expect(phase(['street', 'mission.begins'])).toBe('missions')
    expect(phase(['mission.begins', 'order.sorted'])).toBe('end')
  })
  it('is about crews as soon as somebody is on a mission', () => {
    expect(phase(['round.card'], { registers: { nightlancer: [1, 2], 'mission of': [1, 0] } })).toBe('crews')
  })
  it('is casting until everybody is somebody', () => {
    expect(phase([], { registers: { nightlancer: [1, 0] } })).toBe('casting')
  })
})

it('every space of the map has a place of its own, those of the ring on the ring', () => {
  const places = placed(city().spaces)
  expect(places.has('bm-1')).toBe(false)
  const far = (id: string) => Math.hypot(places.get(id)!.x - MIDDLE.x, places.get(id)!.y - MIDDLE.y)
  expect(far('gf-1')).toBeCloseTo(RING)
  expect(far('mx-1')).toBeCloseTo(RING)
  expect(far('gf-2')).toBeCloseTo(OUTER)
  const all = [...places.values()]
  for (const [i, one] of all.entries()) for (const other of all.slice(i + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12)
})

it('the top of the map is north', () => {
  expect(at(0, 10)).toEqual({ x: 50, y: 40 })
})
