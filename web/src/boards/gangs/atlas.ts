import { seeded } from '$design/seed'
import { DISTRICTS, type DistrictId } from './facts'

/**
 * The map: two rows of bricks, the coast and the hills, set off by half a brick, so that two districts
 * share a border exactly where they are adjacent. A brick is two fields by one; the map is seven fields
 * long and two wide, its ends at the bay and in the badlands are free.
 */
export type Point = readonly [number, number]

export const FIELD = 100
export const WIDE = 2 * FIELD
export const TALL = 7 * FIELD

/** Where each district begins, in fields from the top; it is two fields tall. */
export const COAST: DistrictId[] = ['city-center', 'heywood', 'pacifica']
export const HILLS: DistrictId[] = ['watson', 'westbrook', 'santo-domingo']

export function placeOf(district: DistrictId): { column: 1 | 2; row: number } {
  const coast = COAST.indexOf(district)
  return coast >= 0 ? { column: 1, row: 2 + 2 * coast } : { column: 2, row: 1 + 2 * HILLS.indexOf(district) }
}

const STEP = 25

/** A line from top to bottom or from left to right that is not quite straight. */
function wander(seed: string, length: number, at: number, wild: number): number[] {
  const next = seeded(seed)
  return Array.from({ length: length / STEP + 1 }, () => at + (next() - 0.5) * wild)
}

const middle = wander('main street', TALL, FIELD, 5)
const coast = wander('the coast', TALL, 4, 7)
const hills = wander('the hills', TALL, WIDE - 3, 5)

function down(line: number[], from: number, to: number): Point[] {
  return line.map((x, i): Point => [x, i * STEP]).filter(([, y]) => y >= from && y <= to)
}

function across(seed: string, y: number, left: Point, right: Point): Point[] {
  const inner = wander(seed, FIELD - 2 * STEP, y, 8).map((at, i): Point => [left[0] + ((i + 1) * (right[0] - left[0])) / 4, at])
  return [left, ...inner, right]
}

function outline(district: DistrictId): Point[] {
  const { column, row } = placeOf(district)
  const [top, bottom] = [(row - 1) * FIELD, (row + 1) * FIELD]
  const [west, east] = column === 1 ? [coast, middle] : [middle, hills]
  const border = (y: number) => across(`${column} ${y}`, y, [west[y / STEP]!, y], [east[y / STEP]!, y])
  return [...border(top), ...down(east, top + STEP, bottom - STEP), ...border(bottom).reverse(), ...down(west, top + STEP, bottom - STEP).reverse()]
}

/** The map on a screen: how wide it is, and how tall each of its fields. */
export interface Ground {
  width: number
  rows: readonly number[]
}

export const FLAT: Ground = { width: WIDE, rows: Array.from({ length: TALL / FIELD }, () => FIELD) }

/** From fields to pixels; fields may be of different heights. */
export function project([x, y]: Point, { width, rows }: Ground): Point {
  const row = Math.max(0, Math.min(rows.length - 1, Math.floor(y / FIELD)))
  const above = rows.slice(0, row).reduce((sum, height) => sum + height, 0)
  return [(x * width) / WIDE, above + ((y - row * FIELD) / FIELD) * rows[row]!]
}

export function path(points: readonly Point[], ground: Ground = FLAT, closed = true): string {
  return `M${points.map((point) => project(point, ground).map((at) => at.toFixed(1)).join(' ')).join('L')}${closed ? 'Z' : ''}`
}

/** A house seen from above, and whether somebody is at home. */
export interface House {
  at: Point
  w: number
  h: number
  lit: boolean
}

const LAMP = 3

function houses(district: DistrictId): House[] {
  const next = seeded(`houses of ${district}`)
  const { column, row } = placeOf(district)
  const all: House[] = []
  for (let x = 0; x < 11; x++)
    for (let y = 0; y < 15; y++) {
      const [w, h, here, lit] = [4 + next() * 9, 4 + next() * 8, next() < 0.55, next() < 0.12]
      if (here) all.push({ at: [(column - 1) * FIELD + 8 + x * 8, (row - 1) * FIELD + 10 + y * 12.5], w: lit ? LAMP : w, h: lit ? LAMP : h, lit })
    }
  return all
}

export interface Quarter {
  id: DistrictId
  outline: Point[]
  houses: House[]
}

export const quarters: Quarter[] = DISTRICTS.map((id) => ({ id, outline: outline(id), houses: houses(id) }))

/** The roads that lead through several districts. */
export const roads: Point[][] = [
  [[WIDE, 60], [150, 78], [118, 150], [112, 240], [92, 330], [104, 420], [88, 520], [60, 610], [40, TALL]],
  [[0, 238], [48, 226], [86, 262], [140, 250], [WIDE, 286]],
  [[24, TALL], [70, 560], [128, 500], [172, 470], [WIDE, 500]],
]

/** The sea in the bay. */
export const waves: Point[][] = [16, 34, 52, 70, 88].map((y, i) => [[2 + i * 3, y], [30, y - 5], [58, y + 3], [94 - i * 4, y - 3]])

/** The heights of the badlands. */
export const dunes: Point[][] = [622, 642, 664, 684].map((y, i) => [[112 + i * 6, y + 6], [136, y - 4], [162, y + 5], [WIDE - 4 - i * 3, y - 2]])
