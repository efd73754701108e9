import { expect, it } from 'vitest'
import { arrange, aside, rowsOf, split } from './sheet'

it('writes long names in two lines', () => {
  expect(split('Casino')).toEqual(['Casino'])
  expect(split('The Spire')).toEqual(['The Spire'])
  expect(split('Neural Network')).toEqual(['Neural', 'Network'])
  expect(split('Корпохрана')).toEqual(['Корпохрана'])
  expect(split('Криохранилище')).toEqual(['Крио-', 'хранилище'])
})

it('lays influence in equal rows', () => {
  expect(rowsOf(0, 3)).toEqual([])
  expect(rowsOf(3, 3)).toEqual([3])
  expect(rowsOf(4, 3)).toEqual([2, 2])
  expect(rowsOf(3, 2)).toEqual([2, 1])
  expect(rowsOf(5, 3)).toEqual([3, 2])
})

it('sets marks above the name and influence below it, around the middle', () => {
  const sheet = arrange('Casino', 2, 1, 300, 1)
  const name = sheet.lines[0]!.y
  expect(sheet.badges[0]!.y).toBeLessThan(name)
  expect(sheet.chips.every(({ y }) => y > name)).toBe(true)
  expect(sheet.chips[0]!.x).toBeCloseTo(-sheet.chips[1]!.x)
})

it('writes smaller where there is little room', () => {
  expect(arrange('Bazaar', 0, 0, 300, 1).size).toBe(25)
  expect(arrange('Bazaar', 0, 0, 60, 1).size).toBeLessThan(20)
  expect(arrange('Bazaar', 3, 0, 120, 1).chips.map(({ y }) => y)).not.toEqual(arrange('Bazaar', 3, 0, 300, 1).chips.map(({ y }) => y))
})

it('moves away from a token that is near, and not far', () => {
  expect(aside([0, 0], [[200, 0]], 1)).toEqual([0, 0])
  const [x, y] = aside([0, 0], [[50, 0]], 1)
  expect(x).toBeLessThan(-5)
  expect(y).toBeCloseTo(0)
  expect(Math.hypot(...aside([0, 0], [[5, 0], [5, 1]], 1.3))).toBeLessThanOrEqual(30.001)
})
