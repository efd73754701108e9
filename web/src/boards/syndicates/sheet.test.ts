import { expect, it } from 'vitest'
import { arrange, fit, place, rowsOf, split } from './sheet'

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

it('grows as far as wanted where there is room, and shrinks where there is much to show', () => {
  const roomy = { room: 300, tall: 300 }
  expect(fit('Casino', 1, 0, roomy, 1.5).grow).toBe(1.5)
  const full = fit('Neural Network', 5, 1, { room: 200, tall: 210 }, 1.5)
  expect(full.grow).toBeLessThan(1.5)
  expect(full.height).toBeLessThanOrEqual(210)
  expect(fit('Neural Network', 5, 1, { room: 100, tall: 20 }, 1.5).grow).toBe(1)
})

it('stands in what tokens on the borders leave free', () => {
  const region = { centre: [100, 100] as const, room: 180, tall: 180 }
  const at = (...neighbours: [number, number][]) => place('Casino', 1, 0, region, neighbours.map((at) => ({ at, reach: 30 })), 1).at
  expect(at()).toEqual([100, 100])
  expect(at([400, 100])).toEqual([100, 100])
  expect(at([190, 110])).toEqual([85, 100])
  expect(at([190, 100], [10, 100])).toEqual([100, 100])
  expect(at([110, 20])).toEqual([100, 120])
})

it('stands out where nothing lies, and not over a token', () => {
  const region = { centre: [0, 0] as const, room: 100, tall: 200 }
  const { at, sheet } = place('Cryo Vault', 4, 0, region, [{ at: [-60, 0], reach: 40 }], 1.2)
  expect(at[0] - sheet.width / 2).toBeGreaterThanOrEqual(-20.001)
})

it('writes smaller between two tokens', () => {
  const region = { centre: [0, 0] as const, room: 180, tall: 180 }
  const between = [-80, 80].map((x) => ({ at: [x, 0] as const, reach: 30 }))
  expect(place('Biodivision', 0, 0, region, between, 1.5).sheet.size).toBeLessThan(place('Biodivision', 0, 0, region, [], 1.5).sheet.size)
})
