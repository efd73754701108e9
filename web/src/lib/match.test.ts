import { expect, it } from 'vitest'
import { match } from './match'

it('takes the words out of a path', () => {
  expect(match('/tables/:table/replay', '/tables/abc/replay')).toEqual({ table: 'abc' })
  expect(match('/tables', '/tables/')).toEqual({})
})

it('does not match another shape', () => {
  expect(match('/tables/:table', '/tables')).toBeNull()
  expect(match('/tables/:table', '/rules/abc')).toBeNull()
  expect(match('/', '/tables')).toBeNull()
})
