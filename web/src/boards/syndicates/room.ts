/** How a board of some width and height is divided between the moon and what lies beside it. */
const BESIDE = 640
const LEAST = 288
const PART = 0.62
/** What the panels of the others need below the moon. */
const PANELS = 150

/** Whether the cards lie beside the moon, and not below it. */
export function beside(width: number): boolean {
  return width >= BESIDE
}

/** Whether the others have room below the moon, where the cards lie beside it. */
export function roomBelow(width: number, height: number): boolean {
  return beside(width) && height - Math.max(LEAST, Math.min(height, PART * width)) >= PANELS
}
