import { distance, type Point } from './shape'

/** How the name, the influence and the marks of a sector are set around its middle. */
export interface Line {
  text: string
  y: number
}

export interface Spot {
  x: number
  y: number
}

export interface Sheet {
  lines: Line[]
  /** The size of the name's letters. */
  size: number
  chips: Spot[]
  badges: Spot[]
}

export const CHIP = { width: 56, height: 36, gap: 5 }
const BADGE = { width: 44, height: 36 }
const LETTER = 25
/** How wide a letter is on average, as a part of its size. */
const SET = 0.58
const SHORT = 9
const LONG = 11

/** A name in at most two lines, as equal as its words allow. */
export function split(name: string): string[] {
  const words = name.split(' ')
  if (name.length <= SHORT) return [name]
  if (words.length === 1) return name.length > LONG ? hyphened(name) : [name]
  const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return cuts.reduce((best, cut) => (longest(cut) < longest(best) ? cut : best))
}

/** A long word breaks after the vowel that ends about its first third. */
function hyphened(word: string): string[] {
  const breaks = [...word.matchAll(/[aeiouyаеёиоуыэюя](?=[^aeiouyаеёиоуыэюя])/gi)].map(({ index }) => index + 1)
  const third = word.length / 3
  const at = breaks.reduce((best, one) => (Math.abs(one - third) < Math.abs(best - third) ? one : best), breaks[0] ?? word.length)
  return [`${word.slice(0, at)}-`, word.slice(at)]
}

function longest(lines: string[]): number {
  return Math.max(...lines.map((line) => line.length))
}

/** How many pieces lie in each row, the rows as equal as can be. */
export function rowsOf(count: number, most: number): number[] {
  const rows = Math.ceil(count / most)
  return Array.from({ length: rows }, (_, row) => Math.ceil((count - row) / rows))
}

/**
 * Sets everything in rows around a middle: marks, name, influence.
 *
 * @param room how wide the rows may be
 * @param grow how much larger than usual everything is, for a small map
 */
export function arrange(name: string, chips: number, badges: number, room: number, grow: number): Sheet {
  const texts = split(name)
  const size = Math.min(LETTER * grow, room / (SET * longest(texts)))
  const rows = rowsOf(chips, 3 * (CHIP.width + CHIP.gap) * grow > room ? 2 : 3)
  const letters = size * 1.06
  const chipRow = (CHIP.height + CHIP.gap) * grow
  const badgeRow = badges ? BADGE.height * grow : 0
  const space = rows.length ? 5 * grow : 0
  let y = -(badgeRow + texts.length * letters + space + rows.length * chipRow) / 2
  const along = (count: number, width: number, at: number): Spot[] => Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * width * grow, y: at }))

  const badgeSpots = along(badges, BADGE.width, y + badgeRow / 2)
  y += badgeRow
  const lines = texts.map((text, i) => ({ text, y: y + letters * (i + 0.8) }))
  y += texts.length * letters + space
  const chipSpots = rows.flatMap((count, row) => along(count, CHIP.width + CHIP.gap, y + chipRow * (row + 0.5)))
  return { lines, size, chips: chipSpots, badges: badgeSpots }
}

const FREE = 100
const FURTHEST = 30

/** The middle of a sector's sheet, moved a little away from the tokens on the sector's borders. */
export function aside(middle: Point, tokens: readonly Point[], grow: number): Point {
  const [x, y] = tokens.reduce(
    ([dx, dy], token) => {
      const far = distance(middle, token)
      const lacking = Math.max(0, FREE * grow - far) / far
      return [dx + (middle[0] - token[0]) * lacking * 0.7, dy + (middle[1] - token[1]) * lacking * 0.7]
    },
    [0, 0],
  )
  const much = Math.max(1, Math.hypot(x, y) / FURTHEST)
  return [middle[0] + x / much, middle[1] + y / much]
}
