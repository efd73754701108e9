import type { Kind, Space } from './city'

/**
 * Where everything lies in Birmingham: three districts around the ring road, the risky corners
 * between the two districts whose deeds they offer, the Euromafia in the middle, and rooms for
 * everybody out of town. In hundredths of the map.
 */
export interface Point {
  x: number
  y: number
}

export const MIDDLE: Point = { x: 50, y: 50 }
/** The ring road, and the streets outside of it. */
export const RING = 22.5
export const OUTER = 41
const HEART = 8.6

/** In degrees from the top, clockwise. */
const DISTRICTS: Partial<Record<Kind, number>> = { 'gather-favours': 300, 'use-connections': 60, 'slums-hustles': 180 }
const CORNERS: Record<string, { angle: number; radius: number }> = {
  'mx-1': { angle: 240, radius: RING },
  'mx-2': { angle: 120, radius: RING },
  'mx-3': { angle: 0, radius: RING },
  'mx-4': { angle: 0, radius: OUTER },
  'mx-5': { angle: 120, radius: OUTER },
}
const ROOMS: Point[] = [
  { x: 8.5, y: 91 },
  { x: 91.5, y: 91 },
  { x: 7.5, y: 73 },
]
const APART = 31

export function at(angle: number, radius: number): Point {
  const turn = (angle * Math.PI) / 180
  return { x: MIDDLE.x + radius * Math.sin(turn), y: MIDDLE.y - radius * Math.cos(turn) }
}

/** The direction of a district from the middle. */
export function directionOf(kind: Kind): number {
  return DISTRICTS[kind] ?? 0
}

/** Where each space lies; those of the market lie in the market. */
export function placed(spaces: Space[]): Map<string, Point> {
  const places = new Map<string, Point>()
  const of = (kind: Kind) => spaces.filter((space) => space.kind === kind)
  for (const kind of ['gather-favours', 'slums-hustles', 'use-connections'] as const) {
    const [first, ...others] = of(kind)
    const towards = directionOf(kind)
    if (first) places.set(first.id, at(towards, RING))
    others.forEach(({ id }, i) => places.set(id, at(towards + (i - (others.length - 1) / 2) * APART, OUTER)))
  }
  for (const { id } of of('risky')) {
    const corner = CORNERS[id]
    if (corner) places.set(id, at(corner.angle, corner.radius))
  }
  const mafia = of('euromafia')
  mafia.forEach(({ id }, i) => places.set(id, mafia.length === 2 ? { x: MIDDLE.x + (i === 0 ? -HEART : HEART) * 0.85, y: MIDDLE.y } : at(i * 120 - 60, HEART)))
  of('open').forEach(({ id }, i) => places.set(id, ROOMS[i] ?? MIDDLE))
  return places
}

/** An arc of a circle around the middle, as a path. */
export function arc(from: number, to: number, radius: number): string {
  const [start, end] = [at(from, radius), at(to, radius)]
  const large = (((to - from) % 360) + 360) % 360 > 180 ? 1 : 0
  return `M${start.x.toFixed(2)} ${start.y.toFixed(2)}A${radius} ${radius} 0 ${large} 1 ${end.x.toFixed(2)} ${end.y.toFixed(2)}`
}

/** The ground of a district: a piece of the ring between two radii. */
export function sector(towards: number, inner: number, outer: number, half = 56): string {
  const [from, to] = [towards - half, towards + half]
  const [a, b] = [at(to, inner), at(from, inner)]
  return `${arc(from, to, outer)}L${a.x.toFixed(2)} ${a.y.toFixed(2)}A${inner} ${inner} 0 0 0 ${b.x.toFixed(2)} ${b.y.toFixed(2)}Z`
}
