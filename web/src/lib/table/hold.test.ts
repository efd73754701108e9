import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Hold } from './hold'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('shows what a finger stays on, and takes the click that follows', () => {
  const then = vi.fn()
  const hold = new Hold(then)
  hold.start({ pointerType: 'touch' })
  vi.advanceTimersByTime(500)
  expect(then).toHaveBeenCalledOnce()
  expect(hold.took()).toBe(true)
  expect(hold.took()).toBe(false)
})

it('leaves a tap and a mouse alone', () => {
  const then = vi.fn()
  const hold = new Hold(then)
  hold.start({ pointerType: 'touch' })
  vi.advanceTimersByTime(200)
  hold.stop()
  hold.start({ pointerType: 'mouse' })
  vi.advanceTimersByTime(2000)
  expect(then).not.toHaveBeenCalled()
  expect(hold.took()).toBe(false)
})
