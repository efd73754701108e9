import { expect, it } from 'vitest'
import { lastVisits, modeOf, read, shiftOf, worth } from './club'
import { card, happening, players, printed, things, view } from './sample'

const club = (change: Parameters<typeof view>[0] = {}, variant: Record<string, string> = {}, seats = 2) => read(view(change), things(), printed(), players(seats), variant)

it('backs show how many people come and whether they tip', () => {
  const spots = club({ zones: { 'table 1': [[3]], 'table 3': [['C45']] } }).spots
  expect(spots[0]!.guest).toMatchObject({ id: null, faceDown: true, group: 2, tipper: true, card: null })
  expect(spots[2]!.guest).toMatchObject({ id: 'C45', faceDown: true, group: 1, tipper: true })
  expect(spots[3]!.guest).toBeNull()
})

it('counts only Tippers who lie face down', () => {
  expect(club({ zones: { 'table 1': [[1]], 'table 2': ['C45'], 'table 3': [[2]] } }).tippers).toBe(1)
})

it('tells tables from the other places', () => {
  const { dancers } = club({ registers: { location: [4, 17] } })
  expect(dancers.map(({ at }) => at)).toEqual([4, 'vip-exit'])
})

it('keeps hidden cash hidden', () => {
  expect(club().dancers.map(({ cash }) => cash)).toEqual([1500, null])
})

it('a token names its owner, its room and what a Steal needs', () => {
  const registers = { 'token owner': [0, 2], 'token room': [0, 2], stolen: [0, 1] }
  expect(club({ registers }).spots[1]!.token).toEqual({ owner: 1, room: 'vip', stolen: true, loyalty: 6 })
  expect(club({ registers: { ...registers, 'loyalty set': [0, 2] } }).spots[1]!.token!.loyalty).toBe(3)
  expect(club({ registers: { 'token owner': [0, 1], 'token room': [0, 1] } }).spots[1]!.token).toMatchObject({ owner: 0, room: 'private', loyalty: 5 })
})

it('a roll is what lies on the die and what was added, never below one', () => {
  const roll = (natural: number, add: number) => club({ registers: { 'roll kind': [1], 'roll spot': [1], natural: [natural], 'roll add': [add] } }).roll
  expect(roll(4, 2)).toMatchObject({ kind: 'engage', seat: 0, table: 1, natural: 4, added: 2, total: 6 })
  expect(roll(1, -3)!.total).toBe(1)
  expect(roll(0, 1)!.total).toBe(0)
  expect(club().roll).toBeNull()
})

it('hearts are read from their bits', () => {
  const { visit } = club({ zones: { 'customer in the room': ['C10'] }, registers: { 'visit room': [2], 'visit stars': [2], hearts: [0b10001] } })
  expect(visit).toMatchObject({ room: 'vip', seat: 0, guest: 'C10', stars: 2, own: 'ego', hearts: ['ego', 'fantasy'], rolled: null })
})

it('the VIP die lies there only until it counts', () => {
  const registers = { 'visit room': [2], hearts: [1], 'pending trait': [2] }
  expect(club({ registers, log: [happening('vip-rolled', { seat: 0 }, { word: 'fun' })] }).visit!.rolled).toBe('fun')
  expect(club({ registers, log: [happening('vip-rolled', { seat: 0 }), happening('heart', { seat: 0 })] }).visit!.rolled).toBeNull()
})

it('the log says how long the night is, and before it the settings', () => {
  expect(shiftOf(view({ log: [happening('round', 1, 10)] }), {})).toBe('shorter')
  expect(shiftOf(view({ log: [happening('round', 1, 16)] }), { shift: 'shorter' })).toBe('longer')
  expect(shiftOf(view({ log: [] }), { shift: 'shorter' })).toBe('shorter')
})

it('one player is alone, several compete unless they say otherwise', () => {
  expect(modeOf(1, {})).toBe('solo')
  expect(modeOf(3, {})).toBe('competitive')
  expect(modeOf(3, { mode: 'co-op' })).toBe('co-op')
  expect(club({}, { mode: 'co-op', shift: 'shorter' }, 2).target).toBe(80000)
  expect(club({ log: [] }, { mode: 'co-op', shift: 'shorter' }, 2).target).toBe(50000)
})

it('odds are told alone and in co-op, or where the table says so', () => {
  expect(club().odds).toBe(false)
  expect(club({}, { odds: 'yes' }).odds).toBe(true)
  expect(club({}, { mode: 'co-op' }).odds).toBe(true)
  expect(club({}, { mode: 'co-op', odds: 'no' }).odds).toBe(false)
})

it('a Subscriber who prefers the dancer counts double, and one more for Topaz', () => {
  expect(worth(card('C45'), 'ruby')).toBe(8)
  expect(worth(card('C45'), 'topaz')).toBe(5)
  expect(worth(card('C10'), 'ruby')).toBe(5)
})

it('remembers how the latest visit to each room ended', () => {
  const log = [
    happening('turn.room', { seat: 1 }, 'C10', { word: 'vip' }),
    happening('cash.gained', { seat: 1 }, 3000),
    happening('collected', { seat: 1 }, 'C10'),
    happening('turn.room', { seat: 0 }, 'C45', { word: 'private' }),
    happening('bust', { seat: 0 }),
    happening('cash.gained', { seat: 0 }, 500),
    happening('bust.customer', { seat: 0 }, 'C45'),
    happening('cash.gained', { seat: 0 }, 4000),
  ]
  expect(lastVisits(log)).toEqual({ vip: { seat: 1, amount: 3000, bust: false }, private: { seat: 0, amount: 500, bust: true } })
})
