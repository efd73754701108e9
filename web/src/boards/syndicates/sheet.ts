import type { Point } from './shape'

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
  width: number
  height: number
  /** How much larger than usual its signs are. */
  grow: number
}

export const CHIP = { width: 56, height: 36, gap: 5 }
const BADGE = { width: 44, height: 36 }
export const LETTER = 25
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
  const height = badgeRow + texts.length * letters + space + rows.length * chipRow
  let y = -height / 2
  const along = (count: number, width: number, at: number): Spot[] => Array.from({ length: count }, (_, i) => ({ x: (i - (count - 1) / 2) * width * grow, y: at }))

  const badgeSpots = along(badges, BADGE.width, y + badgeRow / 2)
  y += badgeRow
  const lines = texts.map((text, i) => ({ text, y: y + letters * (i + 0.8) }))
  y += texts.length * letters + space
  const chipSpots = rows.flatMap((count, row) => along(count, CHIP.width + CHIP.gap, y + chipRow * (row + 0.5)))
  const width = Math.max(SET * longest(texts) * size, Math.max(0, ...rows) * (CHIP.width + CHIP.gap) * grow)
  return { lines, size, chips: chipSpots, badges: badgeSpots, width, height, grow }
}

const LESS = 0.06
/** How far a sheet may stand out of the room it has. */
const OVER = 20

/** The largest setting, not larger than wanted, that keeps within its sector. */
export function fit(name: string, chips: number, badges: number, room: { room: number; tall: number }, wanted: number): Sheet {
  const sheet = arrange(name, chips, badges, room.room, wanted)
  const fits = sheet.height <= room.tall && sheet.width <= room.room + OVER
  return fits || wanted <= 1 ? sheet : fit(name, chips, badges, room, Math.max(1, wanted - LESS))
}

/** Something that lies on a border of a sector. */
export interface Neighbour {
  at: Point
  reach: number
}

const NARROWEST = 96

/** A sector's sheet and where its middle is: in what its neighbours on the borders leave free. */
export function place(name: string, chips: number, badges: number, region: { centre: Point; room: number; tall: number }, neighbours: readonly Neighbour[], wanted: number): { at: Point; sheet: Sheet } {
  const [x, y] = region.centre
  let [left, right, top, bottom] = [region.room / 2, region.room / 2, region.tall / 2, region.tall / 2]
  for (const { at, reach } of neighbours) {
    const [dx, dy] = [at[0] - x, at[1] - y]
    if (Math.abs(dy) > Math.abs(dx)) [top, bottom] = dy < 0 ? [Math.min(top, -dy - reach), bottom] : [top, Math.min(bottom, dy - reach)]
    else [left, right] = dx < 0 ? [Math.min(left, -dx - reach), right] : [left, Math.min(right, dx - reach)]
  }
  const sheet = fit(name, chips, badges, { room: Math.max(NARROWEST, left + right), tall: top + bottom }, wanted)
  // What does not fit stands out at the side where nothing lies.
  const out = Math.max(0, sheet.width - left - right) / 2
  const aside = left < right ? out : right < left ? -out : 0
  return { at: [x + (right - left) / 2 + aside, y + (bottom - top) / 2], sheet }
}
