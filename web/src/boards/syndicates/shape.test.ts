import { expect, it } from 'vitest'
import { breadth, centre, contains, distance, inset, path, worn, type Point } from './shape'

const SQUARE: Point[] = [[0, 0], [100, 0], [100, 100], [0, 100]]

it('draws an outline in on every side, whichever way round it goes', () => {
  const drawnIn = [[10, 10], [90, 10], [90, 90], [10, 90]]
  expect(inset(SQUARE, 10)).toEqual(drawnIn)
  expect(inset([...SQUARE].reverse(), 10)).toEqual(drawnIn.reverse())
})

it('wears corners off and leaves sides where they are', () => {
  const smooth = worn(SQUARE, 5, 10)
  expect(Math.min(...smooth.map((point) => distance(point, [0, 0])))).toBeGreaterThan(5)
  expect(Math.min(...smooth.map((point) => distance(point, [50, 0])))).toBeLessThan(1)
})

it('knows its middle, its inside and its breadth', () => {
  expect(centre(SQUARE)).toEqual([50, 50])
  expect(contains(SQUARE, [99, 50])).toBe(true)
  expect(contains(SQUARE, [101, 50])).toBe(false)
  expect(breadth(SQUARE, 30)).toBe(100)
  expect(breadth(SQUARE, 130)).toBe(0)
})

it('becomes a closed path', () => {
  expect(path([[0, 0], [1.26, 2]])).toBe('M0.0 0.0L1.3 2.0Z')
})
