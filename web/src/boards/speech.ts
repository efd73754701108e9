import type { Language } from '$lib/things/things'
import { format } from '$lib/words/format'

type Values = Record<string, string | number>

/** How a board speaks one language, in its own words. */
export interface Speech<Key extends string> {
  /** `{name}` in a sentence is a value, `{n:card|cards}` a form by the plural rules. */
  (key: Key, values?: Values): string
  list(names: string[]): string
}

export function speech<Key extends string>(words: Record<Language, Record<Key, string>>, language: Language): Speech<Key> {
  const listed = new Intl.ListFormat(language, { type: 'conjunction' })
  const say = (key: Key, values: Values = {}) => format(words[language][key], values, language)
  return Object.assign(say, { list: (names: string[]) => listed.format(names) })
}
