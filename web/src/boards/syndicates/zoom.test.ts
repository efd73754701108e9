import { expect, it } from 'vitest'
import { clamped, kept, NEAREST, pinch, stepped } from './zoom'

it('goes no further away than the whole moon and no closer than is of use', () => {
  expect([0.2, 1, 2, 99].map(clamped)).toEqual([1, 1, 2, NEAREST])
  expect(stepped(1, false)).toBe(1)
  expect(stepped(1, true)).toBeGreaterThan(1)
  expect(stepped(stepped(1.2, true), false)).toBeCloseTo(1.2)
})

it('keeps what is under a point where it is', () => {
  const [scroll, point, ratio] = [120, 80, 1.5]
  expect((kept(scroll, point, ratio) + point) / ratio).toBeCloseTo(scroll + point)
  expect(kept(0, 0, 3)).toBe(0)
})

it('measures two fingers', () => {
  expect(pinch({ clientX: 0, clientY: 0 }, { clientX: 30, clientY: 40 })).toEqual({ apart: 50, x: 15, y: 20 })
})
