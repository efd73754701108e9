import { expect, it } from 'vitest'
import { border, clasp, RADIUS, regions } from './atlas'
import { contains, distance } from './shape'

/** The thirty-three borders of the ledger. */
const BORDERS = `SP-CS SP-NN SP-AC SP-BD SP-WK SP-BZ SP-CA CS-NN NN-AC AC-BD BD-WK WK-BZ BZ-CA CA-CS CA-PR PR-SK SK-AC CS-PR CS-SK NN-SK
  AC-CV CV-SD SD-UH UH-MZ MZ-AV AV-CA BD-CV BD-SD WK-SD WK-UH WK-MZ BZ-MZ BZ-AV`.split(/\s+/)

it('draws fifteen sectors', () => {
  expect(regions.size).toBe(15)
})

it('lets exactly those sectors touch that share a border in the rules', () => {
  const ids = [...regions.keys()]
  const drawn = ids.flatMap((a, i) => ids.slice(i + 1).filter((b) => border(a, b)).map((b) => [a, b].sort().join('-')))
  expect(drawn.sort()).toEqual(BORDERS.map((pair) => pair.split('-').sort().join('-')).sort())
})

it('knows no border of a sector with itself', () => {
  expect(border('SP', 'SP')).toBeNull()
})

it('keeps tokens on different borders apart', () => {
  const places = BORDERS.map((pair) => border(...(pair.split('-') as [string, string]))!)
  const nearest = Math.min(...places.flatMap((a, i) => places.slice(i + 1).map((b) => distance(a, b))))
  expect(nearest).toBeGreaterThan(60)
})

it('keeps the middle of every sector inside it, on the moon and with room for a name', () => {
  for (const [sector, { corners, centre, room }] of regions) {
    expect(contains(corners, centre), sector).toBe(true)
    expect(distance(centre, [0, 0]), sector).toBeLessThan(RADIUS)
    expect(room, sector).toBeGreaterThan(120)
  }
})

it('a status token lies on the border of its own sector, away from operation tokens', () => {
  for (const [sector, { corners, centre }] of regions) {
    const tokens = [...regions.keys()].map((other) => border(sector, other)).filter((at) => at !== null)
    const at = clasp(sector, tokens)
    expect(contains(corners, at), sector).toBe(true)
    expect(distance(at, centre), sector).toBeGreaterThan(40)
    for (const token of tokens) expect(distance(at, token), sector).toBeGreaterThan(30)
  }
})

it('covers the whole disc once', () => {
  for (let x = -450; x <= 450; x += 75) {
    for (let y = -450; y <= 450; y += 75) {
      if (Math.hypot(x, y) > RADIUS - 20) continue
      const under = [...regions.values()].filter(({ corners }) => contains(corners, [x + 0.37, y + 0.53]))
      expect(under.length, `${x} ${y}`).toBe(1)
    }
  }
})
