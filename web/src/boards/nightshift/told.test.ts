import { expect, it } from 'vitest'
import { read } from './club'
import { players, printed, things, view } from './sample'
import { voice } from './speak'
import { backTold } from './told'

const told = (table: [string | number]) => {
  const { spots } = read(view({ zones: { 'table 1': [table] } }), things(), printed(), players(2), {})
  return backTold(spots[0]!.guest!, { say: voice('en'), props: { things: things() } })
}

it('a back tells how many people sit there and whether they tip', () => {
  expect(told([3])).toBe('face down, party of 2, Stage Tipper')
  expect(told([0])).toBe('face down, party of 1')
})

it('who has been peeked at is named', () => {
  expect(told(['C45'])).toBe('face down, party of 1, Stage Tipper, only you know: Salvatore')
})
