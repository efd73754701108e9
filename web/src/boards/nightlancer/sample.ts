import type { BoardPlayer, Happening, Part, View } from '../board'
import { Things, type Language } from '$lib/things/things'

/** A small box and tables of it, for tests. */
const line = (...words: string[]): Part => ({ line: words })
const fact = (name: string, value: string): Part => ({ fact: name, value: [value] })
const named = (id: string, en: string, page: Part[] = [], back?: number) => ({ id, name: { en, ru: en }, page: [{ heading: en }, ...page], back })

const ENGLISH = ['Covert', 'Streetwise', 'Technical', 'Melee', 'Gunfight', 'Marksman', 'Health', 'Resolve', 'Ideals', 'Chips']

function lancer(id: string, numbers: number[]) {
  return named(id, id, [line('Alias'), line('A story.'), ...ENGLISH.map((name, i) => fact(name, String(numbers[i]))), fact('Special', 'Knack: does something.'), fact('Why it is there', 'For tests.'), fact('Source', 'made up')])
}

const space = (id: string, from: number, ring = false) => named(id, id, [line('a deed'), fact('Players, at least', String(from)), ...(ring ? [fact('Edge ring', '1 Resolve for whoever comes here')] : [])])

export const MISSION: Part[] = [
  line('A haulier from Saltley'),
  line('Rivet scrapyard, Nechells'),
  line('Yard gate'),
  { items: [['Convince the lookouts: Streetwise 5'], ['Come over the fence: Covert 4 behind Distraction'], ['or else Melee 5 (Danger 2)']] },
  line('Chained garage'),
  { items: [['Shoot the chain off: Marksman 5 (Danger 2)'], ['Wake a motor: it is old: Technical 6'], ['or else 1 Heat']] },
  line('The way out'),
  { items: [['Bargain: Streetwise 7'], ['Drive out shooting: Gunfight 6 (Danger 3)'], ['or else abort']] },
  line('one alone: 5 Chips and 1 Prospect'),
  line('each of 2: 2 Chips and a card (Opportunity)'),
  fact('Profile', 'Low'),
  fact('Dirty', 'whoever is paid loses an Ideal'),
  fact('Not allowed', 'Loud'),
  line('The van is worth nothing.'),
  fact('Why it is there', 'For tests.'),
  fact('Source', 'made up'),
]

export const things = new Things(
  {
    kinds: {
      nightlancers: [lancer('assassin', [4, 2, 1, 3, 1, 3, 7, 9, 2, 4]), lancer('guard', [2, 3, 2, 3, 3, 1, 9, 7, 3, 5])],
      spaces: [space('bm-1', 2), space('gf-1', 2, true), space('gf-2', 2), space('gf-4', 4), space('mx-1', 2, true), space('em-1', 2), space('em-2', 2), space('op-1', 2)],
      missions: [named('van', 'The Borrowed Van', MISSION, 0)],
      'market cards': [named('iris', 'Hawk Iris', [line('Always in effect: +1 Marksman.'), fact('Type', 'Cyberware'), fact('Cost', '3 Chips, 1 Resolve'), fact('Always in effect', 'Marksman +1'), line('Flavour.'), fact('Why it is there', '…'), fact('Source', '…')])],
      contacts: [named('broker', 'Broker', [line('One.'), line('Two.'), line('Three.'), fact('Type', 'Fixer'), line('Flavour.')])],
      opportunities: [named('breath', 'Slow Breath', [line('Pay 2 Chips.'), fact('Type', 'Skill'), fact('Always in effect', 'Marksman +1 and Covert +1'), line('Flavour.')])],
      rounds: [named('rivets', 'Rivets Harassing', [line('All: Streetwise 6. On failure: lose 2 Health. A Prospect costs 3 Chips.'), line('Flavour.')], 1)],
    },
  },
  'en' as Language,
)

export function view(change: Partial<View> = {}): View {
  return { version: 1, asked: [], question: null, result: null, zones: {}, registers: { nightlancer: [1, 2] }, log: { from: 0, lines: [] }, ...change }
}

export const players: BoardPlayer[] = ['Ada', 'Bob'].map((name, seat) => ({ seat, name, you: seat === 0, bot: seat > 0, awaited: false, here: true, colour: '', sheet: { player: null } }))

export function told(key: string, ...about: Happening['about']): Happening {
  return { version: 1, rule: 'NL-1.01', text: key, key, about }
}
