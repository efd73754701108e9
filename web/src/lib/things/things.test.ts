import { expect, it } from 'vitest'
import { Things } from './things'

const lantern = { id: 'L1', name: { en: 'Ember', ru: 'Уголь' }, back: 1, page: [{ line: ['Ember glows.'] }] }
const street = { id: 'S1', name: { en: 'Street', ru: 'Улица' }, page: [] }
const things = new Things({ kinds: { lanterns: [lantern], streets: [street] } }, 'ru')

it('are called as the reader speaks', () => {
  expect(things.name('L1')).toBe('Уголь')
  expect(things.name('unknown')).toBe('unknown')
})

it('are found by kind and by what a page calls them', () => {
  expect(things.of('streets').map((one) => one.id)).toEqual(['S1'])
  expect(things.kind('L1')).toBe('lanterns')
  expect(things.named({ text: 'Улица' })?.id).toBe('S1')
  expect(things.named('Street')).toBeUndefined()
})
