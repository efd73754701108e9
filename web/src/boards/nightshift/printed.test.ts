import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { DEEDS, deedsIn, numbersIn } from './printed'
import { card, printed } from './sample'

const RESOURCES = new URL('../../../../games/nightshift/src/main/resources/nocturne/nightshift/', import.meta.url)

function messages(language: 'en' | 'ru'): Map<string, string> {
  const text = readFileSync(new URL(`messages_${language}.properties`, RESOURCES), 'utf8')
  return new Map([...text.matchAll(/^([\w.-]+) = (.*)$/gm)].map(([, key, value]) => [key!, value!]))
}

it('knows every deed by the words of the game, in both languages', () => {
  for (const language of ['en', 'ru'] as const) {
    const told = messages(language)
    const say = (deed: string) =>
      deed === 'shot' || deed === 'champagne'
        ? told.get('deed.treat')!.replace('{0}', told.get(`drink.${deed}`)!)
        : deed === 'private' || deed === 'vip'
          ? told.get('deed.commit')!.match(deed === 'vip' ? /other\{([^}]*)\}/ : /private\{([^}]*)\}/)![1]!
          : told.get(`deed.${deed}`)!.replace(/\{0[^}]*\}/, '500')
    for (const deed of DEEDS) {
      expect(deedsIn(say(deed), language), `${language} ${deed}`).toEqual([deed])
      const both = told.get('deed.both')!.replace('{0}', say(deed)).replace('{1}', say('leaves'))
      expect(deedsIn(both, language), both).toEqual([deed, 'leaves'])
    }
  }
})

it('reads numbers as either language writes them', () => {
  expect(numbersIn('$1,000')).toEqual([1000])
  expect(numbersIn('$1000')).toEqual([1000])
  expect(numbersIn('$12\u00a0000')).toEqual([12000])
  expect(numbersIn('Stars 1, Loyalty 5')).toEqual([1, 5])
})

it('reads a Customer from his page', () => {
  const salvatore = printed('en').customers.get('C45')!
  expect(salvatore).toMatchObject({ name: 'Salvatore', stars: 1, loyalty: 4, preferred: 'ruby', preferredStars: 3 })
  expect(salvatore.outcomes.map(({ from, deeds, amount }) => [from, deeds, amount])).toEqual([
    [1, ['cash'], 500],
    [3, ['private'], 0],
  ])
})

it('reads the same from a Russian page', () => {
  for (const [id, card] of printed('en').customers) {
    const { name: _, outcomes, ...rest } = printed('ru').customers.get(id)!
    expect(card).toMatchObject(rest)
    expect(outcomes.map(({ text: _, ...one }) => one)).toEqual(card.outcomes.map(({ text: _, ...one }) => one))
  }
  for (const [id, { moves, pays }] of printed('en').dances) expect(printed('ru').dances.get(id)).toMatchObject({ moves, pays })
  expect([...printed('ru').traits]).toEqual([...printed('en').traits])
})

it('reads moves, even where one is danced twice, and what they pay', () => {
  expect(printed('en').dances.get('D2')).toMatchObject({ moves: ['pose', 'pose'], pays: [1000, 1500, 2500] })
  expect(card('C60').outcomes[0]).toMatchObject({ from: 1, deeds: ['locker', 'leaves'] })
})
