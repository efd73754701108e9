import type { BoardProps } from '../board'
import { words } from './words'

export type Language = BoardProps['language']
export type WordKey = keyof typeof words.en

/** How the board speaks in one language. */
export interface Voice {
  (key: WordKey, values?: Record<string, string | number>): string
  money(amount: number): string
  list(names: string[]): string
}

export function voice(language: Language): Voice {
  const grouped = new Intl.NumberFormat(language, { useGrouping: language === 'ru' ? 'min2' : true })
  const listed = new Intl.ListFormat(language, { type: 'conjunction' })
  const say = (key: WordKey, values: Record<string, string | number> = {}) =>
    words[language][key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))
  return Object.assign(say, {
    money: (amount: number) => (amount < 0 ? '−' : '') + '$' + grouped.format(Math.abs(amount)),
    list: (names: string[]) => listed.format(names),
  })
}
