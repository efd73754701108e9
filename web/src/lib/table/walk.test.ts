import { expect, it } from 'vitest'
import { reach } from './walk'

const at = (left: number, top: number) => ({ left, top, width: 10, height: 10 })

it('reaches only what lies ahead', () => {
  expect(reach('right', at(0, 0), at(40, 0))).toBe(40)
  expect(reach('left', at(0, 0), at(40, 0))).toBeNull()
  expect(reach('down', at(0, 0), at(0, 30))).toBe(30)
})

it('prefers what lies straight ahead', () => {
  expect(reach('right', at(0, 0), at(40, 0))!).toBeLessThan(reach('right', at(0, 0), at(35, 20))!)
})

it('does not jump far aside', () => {
  expect(reach('right', at(0, 0), at(10, 60))).toBeNull()
})
