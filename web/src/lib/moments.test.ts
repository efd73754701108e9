import { expect, it } from 'vitest'
import { momentsOf } from './moments'

const line = (key: string, version: number) => ({ key, version, text: `${key} at ${version}`, rule: 'LA-1', about: [] })

it('finds the rounds and what hardly ever happens', () => {
  const lines = [line('dealt', 0), line('round', 1), ...[2, 3, 4].map((at) => line('moved', at)), line('storm', 4), line('round', 6), line('over', 9)]
  expect(momentsOf(lines, 8)).toEqual([
    { at: 1, text: 'round at 1', round: true },
    { at: 4, text: 'storm at 4', round: false },
    { at: 6, text: 'round at 6', round: true },
    { at: 8, text: 'over at 9', round: false },
  ])
})

it('does not mark every step of a long game', () => {
  const lines = Array.from({ length: 60 }, (_, i) => line(`once ${i}`, i + 1))
  expect(momentsOf(lines, 60).length).toBeLessThan(20)
})
