import { expect, it } from 'vitest'
import { FIELD, FLAT, path, placeOf, project, quarters, TALL, WIDE, type Point } from './atlas'
import { DISTRICTS } from './facts'

/** The borders of the game: it is the same to whom one asks. */
const ADJACENT: Record<string, string[]> = {
  'watson': ['city-center', 'westbrook'],
  'westbrook': ['watson', 'city-center', 'heywood', 'santo-domingo'],
  'city-center': ['watson', 'westbrook', 'heywood'],
  'heywood': ['city-center', 'westbrook', 'santo-domingo', 'pacifica'],
  'santo-domingo': ['westbrook', 'heywood', 'pacifica'],
  'pacifica': ['heywood', 'santo-domingo'],
}

it('two districts share a border exactly where they are adjacent', () => {
  const points = (id: string) => quarters.find((quarter) => quarter.id === id)!.outline.map(([x, y]: Point) => `${x} ${y}`)
  for (const a of DISTRICTS) {
    const shared = DISTRICTS.filter((b) => b !== a && points(b).filter((point) => points(a).includes(point)).length > 1)
    expect(shared.sort(), a).toEqual([...ADJACENT[a]!].sort())
  }
})

it('every district has two fields of its own', () => {
  const taken = DISTRICTS.flatMap((id) => {
    const { column, row } = placeOf(id)
    return [`${column} ${row}`, `${column} ${row + 1}`]
  })
  expect(new Set(taken).size).toBe(2 * DISTRICTS.length)
  for (const { outline } of quarters) for (const [x, y] of outline) expect(x >= 0 && x <= WIDE && y >= -FIELD / 10 && y <= TALL + FIELD / 10).toBe(true)
})

it('a tall field is drawn tall, and what is below it further down', () => {
  const ground = { width: 2 * WIDE, rows: [50, 200, 100, 100, 100, 100, 100] }
  expect(project([FIELD, 0], ground)).toEqual([2 * FIELD, 0])
  expect(project([0, 150], ground)).toEqual([0, 150])
  expect(project([0, 200], ground)).toEqual([0, 250])
  expect(project([WIDE, TALL], ground)).toEqual([2 * WIDE, 750])
  expect(path([[0, 0], [10, 20]], FLAT, false)).toBe('M0.0 0.0L10.0 20.0')
})
