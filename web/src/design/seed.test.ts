import { expect, it } from 'vitest'
import { seeded } from './seed'

it('gives the same numbers for the same word and others for another', () => {
  const take = (word: string) => Array.from({ length: 5 }, seeded(word))
  expect(take('Ada')).toEqual(take('Ada'))
  expect(take('Ada')).not.toEqual(take('Bob'))
  for (const number of take('Ada')) {
    expect(number).toBeGreaterThanOrEqual(0)
    expect(number).toBeLessThan(1)
  }
})
