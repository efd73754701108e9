import { expect, it } from 'vitest'
import { option } from '../../test/samples'
import { read } from './club'
import { broad, deedAt, moonAt, tall } from './layout'
import { players, printed, things, view } from './sample'

const tables = Array.from({ length: 12 }, (_, table) => table)

it('every table stands beside the next one, in both rings', () => {
  for (const cell of [broad, tall])
    for (const table of tables) {
      const here = cell(table)
      const next = cell((table + 1) % 12)
      expect(Math.abs(here.column - next.column) + Math.abs(here.row - next.row), `${table}`).toBe(1)
    }
})

it('the first table is above the Locker Room, the Bar above the seventh, the stairs at both sides', () => {
  expect([broad(0), broad(6), broad(3), broad(9)]).toEqual([{ column: 3, row: 3 }, { column: 3, row: 1 }, { column: 1, row: 2 }, { column: 5, row: 2 }])
  expect([tall(0), tall(6), tall(3), tall(9)]).toEqual([{ column: 2, row: 5 }, { column: 2, row: 1 }, { column: 1, row: 3 }, { column: 3, row: 3 }])
})

it('the moon goes from left to right and stands highest at midnight', () => {
  const way = Array.from({ length: 16 }, (_, i) => moonAt(i + 1, 16))
  expect(way.map(({ x }) => x)).toEqual(way.map(({ x }) => x).sort((a, b) => a - b))
  expect(Math.min(...way.map(({ y }) => y))).toBe(Math.min(way[7]!.y, way[8]!.y))
  expect(way[0]!.y).toBeCloseTo(way[15]!.y)
})

function deeds(location: number, ...options: string[]) {
  const club = read(view({ registers: { location: [location, 12] } }), things(), printed(), players(2), {})
  const found = club.spots.map((spot) => [spot.index, deedAt(spot, club.dancers[0], options.map((id) => option(id)))?.id] as const)
  return Object.fromEntries(found.filter(([, id]) => id !== undefined))
}

it('touching a table beside one’s own is a step', () => {
  expect(deeds(0, 'clockwise', 'counterclockwise', 'flip', 'end')).toEqual({ 0: 'flip', 1: 'clockwise', 11: 'counterclockwise' })
})

it('touching one’s own table Engages or Steals', () => {
  expect(deeds(1, 'engage')).toEqual({ 1: 'engage' })
  expect(deeds(1, 'steal')).toEqual({ 1: 'steal' })
})

it('doors and stairs lead to their tables', () => {
  expect(deeds(12, 'enter')).toEqual({ 0: 'enter' })
  expect(deeds(16, 'enter')).toEqual({ 4: 'enter' })
  expect(deeds(17, 'enter')).toEqual({ 8: 'enter' })
  expect(deeds(13, 'step-left', 'step-right')).toEqual({ 3: 'step-left', 9: 'step-right' })
})

it('a table that is asked for is meant itself', () => {
  expect(deeds(0, 'S1', 'S8')).toEqual({ 0: 'S1', 7: 'S8' })
})
