import { expect, it } from 'vitest'
import { starts } from './flight'

it('moves one thing after the other', () => {
  expect(starts(3, 200)).toEqual([0, 80, 160])
  expect(starts(1, 200)).toEqual([0])
})

it('is never at it for long', () => {
  const many = starts(40, 200)
  expect(many.at(-1)! + 200).toBeCloseTo(800)
  expect(many).toHaveLength(40)
})
