import type { View } from '$boards/board'
import type { Party } from './moon'

/** Options that go without a sector's name because the question has one; they all touch it. */
const HERE = ['one', 'leave']

/** The sector in question, where pieces are called by their owners alone or one more is placed. */
export function sectorAsked(view: View, parties: readonly Party[], sectors: readonly string[]): string | null {
  const about = [...(view.question?.options ?? []), ...(view.question?.refusals ?? [])].filter(({ id }) => HERE.includes(id) || parties.some((party) => party.id === id))
  return about.flatMap(({ touches }) => touches ?? []).find((thing) => sectors.includes(thing)) ?? null
}

/** Where a letter of this height in pixels is legible, how much the map's signs must grow for it. */
const LEGIBLE = 12.1
const MOST = 1.56

/**
 * How much larger than usual everything on the map is drawn.
 *
 * @param letter the usual height of its letters in units of the map
 * @param scale how many pixels a unit of the map has
 */
export function growth(letter: number, scale: number): number {
  return Math.min(MOST, Math.max(1, LEGIBLE / (letter * scale)))
}

/** Pieces smaller than this in pixels are too small for a finger: their sector asks which one is meant. */
const FINGER = 24

export function fingerable(height: number, scale: number): boolean {
  return height * scale >= FINGER
}
