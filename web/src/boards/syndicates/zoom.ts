/** Going closer to a map and back: how large it is, and what stays in the middle. */
export const NEAREST = 3
const STEP = 1.5

export function clamped(zoom: number): number {
  return Math.min(NEAREST, Math.max(1, zoom))
}

/** A step closer or further away. */
export function stepped(zoom: number, closer: boolean): number {
  return clamped(closer ? zoom * STEP : zoom / STEP)
}

/** Where to scroll so that what is under a point of the window stays there while everything grows. */
export function kept(scroll: number, point: number, ratio: number): number {
  return (scroll + point) * ratio - point
}

/** How far two fingers are apart, and where their middle is. */
export function pinch(a: { clientX: number; clientY: number }, b: { clientX: number; clientY: number }) {
  return { apart: Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY), x: (a.clientX + b.clientX) / 2, y: (a.clientY + b.clientY) / 2 }
}
