import { expect, it } from 'vitest'
import { Things } from '$lib/things/things'
import { abilitiesOf, actOf, costOf, dealOf, firepowerOf, linesOf, rulesOf, waysOf } from './printed'

const named = (id: string, page: object[]) => ({ id, name: { en: id, ru: id }, page: page as never })
const fact = (name: string, value: string) => ({ fact: name, value: [value] })
const things = new Things(
  {
    kinds: {
      'combat cards': [named('crusher', [{ heading: 'Crusher' }, fact('Firepower', '3'), { line: ['Street Cred: 1.'] }]), named('nekomata', [{ heading: 'Nekomata' }, { line: ['Compare: copies.'] }, fact('Why', '3 reasons')])],
      'opportunities': [...Array.from({ length: 27 }, (_, i) => named(`deal-${i}`, [fact('Type', 'deal'), fact('Cost', `${i} contraband`), { line: [`Cost: ${i} contraband. When seized: 1 Street Cred. Then more.`] }])), named('blueprints', [])],
      'story cards': [named('hot-freight', [fact('Type', 'Act 1'), { line: ['Rules here. More rules. Branch: no Time leads to Act 2A. Branch: 9 leads to Act 2B.'] }, fact('Why', 'x'), fact('Where', 'y')]), named('end', [{ line: ['Epilogue: 22 Street Cred.'] }])],
      'gangs': [named('maelstrom', [{ heading: 'Maelstrom' }, fact('Rage', 'Burns.'), { line: ['Starts in Watson.'] }, { line: ['Loud.'] }, fact('Why', 'For fun.')])],
    },
  },
  'en',
)

it('a combat card has a number, or none', () => {
  expect([firepowerOf(things, 'crusher'), firepowerOf(things, 'nekomata')]).toEqual([3, null])
})

it('an opportunity has a type, a cost, and rules that do not say its cost again', () => {
  expect(['deal-0', 'deal-8', 'deal-9', 'deal-26', 'blueprints'].map((id) => dealOf(things, id))).toEqual(['braindance', 'braindance', 'cyberware', 'weapon', 'special'])
  expect(costOf(things, 'deal-2')).toBe(2)
  expect(rulesOf(things, 'deal-2')).toBe('When seized: 1 Street Cred. Then more.')
})

it('a gang has its abilities before what is said about it', () => {
  expect(abilitiesOf(things, 'maelstrom')).toEqual([{ name: 'Rage', text: 'Burns.' }])
  expect(linesOf(things, 'maelstrom')).toEqual(['Starts in Watson.', 'Loud.'])
})

it('a story card has an act, rules, and ways that lead on', () => {
  expect(actOf(things, 'hot-freight')).toBe('Act 1')
  expect(waysOf(things, 'hot-freight')).toEqual({ rules: 'Rules here. More rules.', ways: ['Branch: no Time leads to Act 2A.', 'Branch: 9 leads to Act 2B.'] })
  expect(waysOf(things, 'end')).toEqual({ rules: '', ways: ['Epilogue: 22 Street Cred.'] })
})
