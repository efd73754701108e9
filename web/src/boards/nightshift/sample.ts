import { Things, type Language, type ThingsMessage } from '$lib/things/things'
import type { BoardPlayer, Happening, View } from '../board'
import { Printed, type Customer } from './printed'

/** A small box of things, and views of a club, for tests. */

const said = { en: { stars: 'Stars', loyalty: 'Loyalty' }, ru: { stars: 'звёзды', loyalty: 'верность' } }

function customer(language: Language, id: string, en: string, ru: string, stars: number, loyalty: number, back: number, items: string[], wish?: string) {
  const name = { en, ru }
  const heading = `${name[language]}: ${said[language].stars} ${stars}, ${said[language].loyalty} ${loyalty}`
  return { id, name, back, page: [{ heading }, { line: ['…'] }, ...(wish ? [{ fact: '…', value: [wish] }] : []), { items: items.map((item) => [item]) }, { fact: '…', value: ['…'] }] }
}

function dance(id: string, moves: string, pays: string) {
  return { id, name: { en: id, ru: id }, back: 0, page: [{ heading: id }, { fact: '…', value: [moves] }, { fact: '…', value: [pays] }] }
}

function dancer(id: string, en: string, ru: string, trait: string) {
  return { id, name: { en, ru }, page: [{ heading: en }, { line: ['…'] }, { fact: '…', value: [trait] }] }
}

const BOX: Record<Language, ThingsMessage['kinds']> = {
  en: {
    customers: [
      customer('en', 'C45', 'Salvatore', 'Сальваторе', 1, 4, 1, ['1+: $500', '3+: a visit to the Private Room'], 'Ruby, for 3 Stars'),
      customer('en', 'C10', 'Jasper', 'Джаспер', 2, 5, 4, ['1+: pay $1,000', '4+: a visit to the VIP Room']),
      customer('en', 'C60', 'Dad', 'Папа', 1, 1, 0, ['1+: off to the Locker Room, and the Customer leaves']),
    ],
    dances: [dance('D1', 'Spin and Wave', '$500, $1,000, $1,500'), dance('D2', 'Pose and Pose', '$1,000, $1,500, $2,500'), dance('D3', 'Pose', '$500, $500, $1,000'), dance('D4', 'Dip', '$500, $500, $1,000')],
    dancers: [dancer('ruby', 'Ruby', 'Руби', 'Ego'), dancer('topaz', 'Topaz', 'Топаз', 'Compassion')],
  },
  ru: {
    customers: [
      customer('ru', 'C45', 'Salvatore', 'Сальваторе', 1, 4, 1, ['1+: $500', '3+: приватная комната'], 'Руби, звёзды: 3'),
      customer('ru', 'C10', 'Jasper', 'Джаспер', 2, 5, 4, ['1+: заплатить $1000', '4+: VIP-комната']),
      customer('ru', 'C60', 'Dad', 'Папа', 1, 1, 0, ['1+: отправиться в гримёрную; гость уходит']),
    ],
    dances: [dance('D1', 'Вращение и Волна', '$500, $1000, $1500'), dance('D2', 'Поза и Поза', '$1000, $1500, $2500'), dance('D3', 'Поза', '$500, $500, $1000'), dance('D4', 'Наклон', '$500, $500, $1000')],
    dancers: [dancer('ruby', 'Ruby', 'Руби', 'Самолюбие'), dancer('topaz', 'Topaz', 'Топаз', 'Сочувствие')],
  },
}

export function things(language: Language = 'en'): Things {
  return new Things({ kinds: BOX[language] }, language)
}

export function printed(language: Language = 'en'): Printed {
  return new Printed(things(language))
}

export function card(id: string): Customer {
  return printed().customers.get(id)!
}

export function players(count: number): BoardPlayer[] {
  return Array.from({ length: count }, (_, seat) => ({ seat, name: `P${seat + 1}`, you: seat === 0, bot: seat > 0, awaited: false, here: true, colour: `var(--seat-${seat})`, sheet: { player: null } }))
}

export function happening(key: string, ...about: Happening['about']): Happening {
  return { version: 1, rule: 'NS-1.01', text: key, key, about }
}

/** A club in its second round, with Ruby and Topaz. */
export function view(change: { zones?: View['zones']; registers?: View['registers']; log?: Happening[]; result?: View['result'] } = {}): View {
  return {
    version: 1,
    asked: [0],
    question: null,
    result: change.result ?? null,
    zones: { 'table 1': [[1]], 'table 2': ['C10'], 'private room deck': [0, 0], ...change.zones },
    registers: { dancer: [1, 2], location: [0, 12], round: [2], active: [1], energy: [3], 'first player': [1], 'cash of 1': [1500], 'cash of 2': [null], shots: [1, 0], champagnes: [0, 2], ...change.registers },
    log: { from: 0, lines: change.log ?? [happening('round', 2, 16, { word: 'plain' })] },
  }
}
