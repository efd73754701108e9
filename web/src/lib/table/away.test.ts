import { expect, it } from 'vitest'
import { line } from '../../test/samples'
import { missed } from './away'

const lines = [line('Rain.'), line('Bob hits you.', [{ seat: 0 }]), line('Wind.'), line('Fog.')]

it('tells first what touches the own seat', () => {
  expect(missed(lines, 0)).toEqual({ count: 4, undone: 0, lines: [lines[1]], mine: 1 })
})

it('tells the latest where nothing touches it', () => {
  expect(missed(lines, 1)?.lines).toEqual(lines)
  expect(missed(lines, null)?.mine).toBe(0)
})

it('is short', () => {
  expect(missed(Array.from({ length: 50 }, () => line('More rain.')), 0)?.lines).toHaveLength(8)
})

it('does not speak of what is seen at a glance', () => {
  expect(missed(lines.slice(0, 2), 0)).toBeNull()
})
