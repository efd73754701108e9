import { between, breadth, centre, distance, inset, path, spaced, worn, type Point } from './shape'

/** The radius of the moon on its map; its middle is the origin. */
export const RADIUS = 500

/** Where three sectors meet. */
const MEETINGS: Record<string, Point> = {
  'SP-CS-NN': [25, -127],
  'SP-CS-CA': [-110, -155],
  'SP-NN-AC': [208, -88],
  'SP-AC-BD': [205, 20],
  'SP-BD-WK': [46, 94],
  'SP-WK-BZ': [-76, 68],
  'SP-BZ-CA': [-170, -61],
  'CS-NN-SK': [119, -330],
  'CS-CA-PR': [-168, -266],
  'CS-PR-SK': [11, -386],
  'NN-AC-SK': [314, -228],
  'AC-BD-CV': [321, 55],
  'BD-WK-SD': [101, 246],
  'BD-CV-SD': [281, 251],
  'WK-BZ-MZ': [-193, 187],
  'WK-SD-UH': [28, 341],
  'WK-UH-MZ': [-163, 303],
  'BZ-CA-AV': [-301, -74],
  'BZ-MZ-AV': [-356, 119],
}

/** Where two sectors meet at the rim, in degrees; clockwise. */
const AT_RIM: Record<string, number> = {
  'CA-PR': -136.9,
  'PR-SK': -87.4,
  'SK-AC': -30.2,
  'AC-CV': -8.2,
  'CV-SD': 43.7,
  'SD-UH': 78.9,
  'UH-MZ': 124.5,
  'MZ-AV': 160.2,
  'AV-CA': -151.2,
}

/** Half the width of the rift between two sectors. */
const RIFT = 4
/** How far inside a sector its control is outlined. */
const OUTLINE = 13
/** How far above and below its centre a sector must have room for its sheet. */
const NEAR = 30
const STEP = 9
const WEAR = 14
const ARC_PARTS = 9

export interface Region {
  /** The corners, with points along the rim where the sector has a part of it. */
  corners: Point[]
  centre: Point
  /** How much room there is from side to side around the centre. */
  room: number
  /** How much room there is from top to bottom around the centre. */
  tall: number
  /** The sector as a plate, with worn corners. */
  plate: string
  /** The line inside it that shows who controls it. */
  outline: string
}

/** The fifteen sectors of the moon as regions of a disc. */
export const regions: ReadonlyMap<string, Region> = new Map(
  [...new Set(Object.keys(MEETINGS).flatMap((meeting) => meeting.split('-')))].map((sector) => [sector, region(sector)]),
)

/** The middle of the border between two sectors; null where they share none. */
export function border(a: string, b: string): Point | null {
  const ends = meetingsOf(a, b)
  return ends.length === 2 ? between(ends[0]!, ends[1]!) : null
}

/** How far inside its sector a status token lies on the border, and how near the rim of the moon. */
const CLASPED = 21

/** Where a status token lies: on its sector's border, as far as can be from the middle and from what else lies there. */
export function clasp(sector: string, others: readonly Point[]): Point {
  const { corners, centre: middle } = regions.get(sector)!
  const free = (at: Point) => Math.min(...[middle, ...others].map((other) => distance(at, other)))
  return spaced(inset(corners, CLASPED), STEP).reduce((best, at) => (free(at) > free(best) ? at : best))
}

/** Where two sectors meet: at both ends of their border, or nowhere. */
function meetingsOf(a: string, b: string): Point[] {
  const both = (meeting: string) => meeting.split('-').includes(a) && meeting.split('-').includes(b)
  return [...Object.keys(MEETINGS), ...Object.keys(AT_RIM)].filter(both).map(place)
}

function place(meeting: string): Point {
  return MEETINGS[meeting] ?? onRim(AT_RIM[meeting]!)
}

function onRim(degrees: number): Point {
  const angle = (degrees * Math.PI) / 180
  return [RADIUS * Math.cos(angle), RADIUS * Math.sin(angle)]
}

function region(sector: string): Region {
  const corners = outlineOf(sector)
  const middle = centre(corners)
  return {
    corners,
    centre: middle,
    room: Math.min(breadth(corners, middle[1] - NEAR), breadth(corners, middle[1] + NEAR)) - 2 * OUTLINE,
    tall: breadth(corners.map(([x, y]) => [y, x]), middle[0]) - 2 * OUTLINE,
    plate: path(worn(inset(corners, RIFT), STEP, WEAR)),
    outline: path(worn(inset(corners, OUTLINE), STEP, WEAR)),
  }
}

/** Goes round a sector from meeting to meeting, and back along the rim where it has a part of it. */
function outlineOf(sector: string): Point[] {
  const left = new Set([...Object.keys(AT_RIM), ...Object.keys(MEETINGS)].filter((meeting) => meeting.split('-').includes(sector)))
  const order: string[] = []
  for (let next = [...left][0]; next; next = [...left].find((other) => neighbours(sector, order.at(-1)!, other))) {
    left.delete(next)
    order.push(next)
  }
  const points = order.map(place)
  const [first, last] = [AT_RIM[order[0]!], AT_RIM[order.at(-1)!]]
  if (first === undefined || last === undefined) return points
  const turn = ((first - last + 540) % 360) - 180
  for (let part = 1; part < ARC_PARTS; part++) points.push(onRim(last + (turn * part) / ARC_PARTS))
  return points
}

/** Whether two meetings of a sector are the ends of one of its borders. */
function neighbours(sector: string, a: string, b: string): boolean {
  if (a in AT_RIM && b in AT_RIM) return false
  return a.split('-').some((other) => other !== sector && b.split('-').includes(other))
}
