/** The radius of an operation token and of a status token in units of the map. */
export const OPERATION = 33
export const STATUS = 21

/** Larger than this, tokens on neighbouring borders would cover each other. */
const MOST = 1.36

/** How much larger than usual tokens are drawn on a map whose letters grow so much. */
export function sizeOf(grow: number): number {
  return Math.min(grow, MOST)
}
