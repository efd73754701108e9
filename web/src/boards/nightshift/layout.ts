import type { Option } from '../board'
import type { Dancer, Place, Spot } from './club'
import { DOORS, TABLES } from './house'

/** Where the twelve tables stand: a ring around the Stage, broad or tall, with the first above the Locker Room. */
export interface Cell {
  column: number
  row: number
}

const BROAD = ring(5, 3, 2)
const TALL = ring(3, 5, 1)

export function broad(table: number): Cell {
  return BROAD[table]!
}

export function tall(table: number): Cell {
  return TALL[table]!
}

/** The rim of a grid, clockwise from a column of its last row; both count from 1. */
function ring(columns: number, rows: number, start: number): Cell[] {
  const rim: Cell[] = []
  for (let column = columns; column >= 1; column--) rim.push({ column, row: rows })
  for (let row = rows - 1; row >= 1; row--) rim.push({ column: 1, row })
  for (let column = 2; column <= columns; column++) rim.push({ column, row: 1 })
  for (let row = 2; row < rows; row++) rim.push({ column: columns, row })
  return [...rim.slice(start), ...rim.slice(0, start)]
}

/** A point of the moon's way across the window, in percent: it rises, stands high at midnight and sets. */
export function moonAt(round: number, rounds: number): { x: number; y: number } {
  const way = rounds < 2 ? 0 : (round - 1) / (rounds - 1)
  return { x: 5 + 90 * way, y: 78 - 56 * Math.sin(Math.PI * (0.08 + 0.84 * way)) }
}

const WAYS_IN: Partial<Record<Place, number>> = { locker: DOORS['locker-room'], 'private-exit': DOORS['private-exit'], 'vip-exit': DOORS['vip-exit'] }

/** Which option is answered by touching a table: the table itself, or what leads to it. */
export function deedAt(spot: Spot, me: Dancer | undefined, options: Option[]): Option | null {
  const offered = (id: string) => options.find((option) => option.id === id) ?? null
  const itself = offered(spot.id)
  if (itself || !me) return itself
  if (me.at === spot.index) return offered(spot.guest?.faceDown ? 'flip' : 'engage') ?? offered('steal')
  if (typeof me.at === 'number') return stepTo(spot.index, me.at, offered)
  if (me.at === 'stage') {
    if (spot.index === DOORS['stage-left']) return offered('step-left')
    return spot.index === DOORS['stage-right'] ? offered('step-right') : null
  }
  return WAYS_IN[me.at] === spot.index ? offered('enter') : null
}

function stepTo(table: number, from: number, offered: (id: string) => Option | null): Option | null {
  if (table === (from + 1) % TABLES) return offered('clockwise')
  if (table === (from + TABLES - 1) % TABLES) return offered('counterclockwise')
  return null
}
