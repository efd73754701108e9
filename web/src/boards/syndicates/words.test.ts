import { expect, it } from 'vitest'
import { speaker } from './words'

it('puts values in and chooses forms by number', () => {
  const [en, ru] = [speaker('en'), speaker('ru')]
  expect(en('turn.of', { name: 'Ada' })).toBe('Ada’s turn')
  expect([1, 5].map((n) => en('deck.cards', { n }))).toEqual(['1 card', '5 cards'])
  expect([1, 2, 5, 21].map((n) => ru('deck.cards', { n }))).toEqual(['1 карта', '2 карты', '5 карт', '21 карта'])
})
