/** Plane geometry for the map. */
export type Point = readonly [number, number]

export function distance(a: Point, b: Point): number {
  return Math.hypot(a[0] - b[0], a[1] - b[1])
}

export function between(a: Point, b: Point, part = 0.5): Point {
  return [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part]
}

/** Twice the area, positive where the points go round clockwise on a screen. */
function turning(points: readonly Point[]): number {
  return points.reduce((sum, a, i) => {
    const b = points[(i + 1) % points.length]!
    return sum + a[0] * b[1] - a[1] * b[0]
  }, 0)
}

/** The centre of gravity. */
export function centre(points: readonly Point[]): Point {
  let x = 0
  let y = 0
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!
    const cross = a[0] * b[1] - a[1] * b[0]
    x += (a[0] + b[0]) * cross
    y += (a[1] + b[1]) * cross
  })
  const whole = 3 * turning(points)
  return [x / whole, y / whole]
}

export function contains(points: readonly Point[], [x, y]: Point): boolean {
  let inside = false
  points.forEach((a, i) => {
    const b = points[(i + 1) % points.length]!
    if (a[1] > y !== b[1] > y && x < a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])) inside = !inside
  })
  return inside
}

/** How wide the outline is at a height. */
export function breadth(points: readonly Point[], y: number): number {
  const crossings = points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!
    return a[1] > y === b[1] > y ? [] : [a[0] + ((y - a[1]) * (b[0] - a[0])) / (b[1] - a[1])]
  })
  return crossings.length ? Math.max(...crossings) - Math.min(...crossings) : 0
}

/** The same outline, drawn in by a distance on every side. */
export function inset(points: readonly Point[], by: number): Point[] {
  const side = turning(points) > 0 ? 1 : -1
  const count = points.length
  const normal = (a: Point, b: Point): Point => {
    const length = distance(a, b)
    return [(-(b[1] - a[1]) / length) * side, ((b[0] - a[0]) / length) * side]
  }
  return points.map((at, i) => {
    const before = normal(points[(i + count - 1) % count]!, at)
    const after = normal(at, points[(i + 1) % count]!)
    const reach = by / (1 + before[0] * after[0] + before[1] * after[1])
    return [at[0] + (before[0] + after[0]) * reach, at[1] + (before[1] + after[1]) * reach]
  })
}

/** The outline as equally spaced points. */
export function spaced(points: readonly Point[], step: number): Point[] {
  return points.flatMap((a, i) => {
    const b = points[(i + 1) % points.length]!
    const parts = Math.max(1, Math.round(distance(a, b) / step))
    return Array.from({ length: parts }, (_, part) => between(a, b, part / parts))
  })
}

/** The outline with its corners worn off. */
export function worn(points: readonly Point[], step: number, passes: number): Point[] {
  let now = spaced(points, step)
  for (let pass = 0; pass < passes; pass++) {
    now = now.map((at, i) => {
      const before = now[(i + now.length - 1) % now.length]!
      const after = now[(i + 1) % now.length]!
      return [(before[0] + 2 * at[0] + after[0]) / 4, (before[1] + 2 * at[1] + after[1]) / 4]
    })
  }
  return now
}

export function path(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}
