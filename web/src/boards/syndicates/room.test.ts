import { expect, it } from 'vitest'
import { beside, roomBelow } from './room'

it('a phone shows one thing below the other', () => {
  expect(beside(344)).toBe(false)
  expect(roomBelow(344, 3000)).toBe(false)
})

it('on a tall screen the others find room below the moon, on a low one they don’t', () => {
  expect(beside(800)).toBe(true)
  expect(roomBelow(800, 880)).toBe(true)
  expect(roomBelow(820, 630)).toBe(false)
})
