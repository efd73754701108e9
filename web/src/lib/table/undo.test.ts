import { expect, it } from 'vitest'
import { table } from '../../test/samples'
import { canUndo, undoCost } from './undo'

const terms = table().terms

it('costs nothing while nobody has learnt anything', () => {
  expect(undoCost(table())).toEqual({ is: 'free' })
})

it('needs the consent of every other person', () => {
  expect(undoCost(table({ undo: 'beyondBarrier' }))).toEqual({ is: 'consent', of: 1 })
})

it('needs nobody where only bots are there', () => {
  const [ada, bob] = table().seats
  expect(undoCost(table({ undo: 'beyondBarrier', seats: [ada!, { ...bob!, bot: 'greedy' }] }))).toEqual({ is: 'alone' })
})

it('is impossible beyond a barrier where the table does not ask for consent', () => {
  const cost = undoCost(table({ undo: 'beyondBarrier', terms: { ...terms, undo: 'free' } }))
  expect(cost).toEqual({ is: 'barrier' })
  expect(canUndo(cost)).toBe(false)
})

it('is nothing for an onlooker, and never where the table says so', () => {
  expect(undoCost(table({ you: null }))).toEqual({ is: 'nothing' })
  expect(undoCost(table({ terms: { ...terms, undo: 'never' } }))).toEqual({ is: 'never' })
})
