import { expect, it } from 'vitest'
import { pause } from './line.svelte'

it('waits longer each time, and never very long', () => {
  for (let tries = 0; tries < 20; tries++) {
    const wait = pause(tries)
    expect(wait).toBeGreaterThanOrEqual(200)
    expect(wait).toBeLessThanOrEqual(15_000)
  }
  expect(pause(6)).toBeGreaterThan(pause(0))
})
