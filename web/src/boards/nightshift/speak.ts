import type { Language } from '$lib/things/things'
import { speech, type Speech } from '../speech'
import { words } from './words'

export type { Language } from '$lib/things/things'
export type WordKey = keyof typeof words.en

/** How the board speaks in one language. */
export interface Voice extends Speech<WordKey> {
  money(amount: number): string
}

export function voice(language: Language): Voice {
  const grouped = new Intl.NumberFormat(language, { useGrouping: language === 'ru' ? 'min2' : true })
  return Object.assign(speech(words, language), {
    money: (amount: number) => (amount < 0 ? '−' : '') + '$' + grouped.format(Math.abs(amount)),
  })
}
