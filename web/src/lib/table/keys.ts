import type { Option } from '../wire/messages'

/** Keys that mean something else at a table. */
export const RESERVED = { undo: 'u', log: 'l', chat: 'c', help: '?' } as const

const DIGITS = '123456789'
const LETTERS = 'qwertyasdfghzxvbnmkjio'
const PASS = 'pass'
const PASS_KEY = 'p'

/**
 * A key for every option, in their order: digits, letters, then letters with Shift (written as
 * capitals). Passing always has the same one. Options beyond those are reached with Tab and arrows.
 */
export function keysFor(options: Option[]): Map<string, string> {
  const keys = new Map<string, string>()
  const free = [...DIGITS, ...LETTERS, ...LETTERS.toUpperCase()]
  for (const option of options) {
    if (option.id === PASS) keys.set(option.id, PASS_KEY)
    else {
      const key = free.shift()
      if (key) keys.set(option.id, key)
    }
  }
  return keys
}

/** The same keys lie elsewhere on a Russian keyboard. */
const RUSSIAN: Record<string, string> = Object.fromEntries(
  [...'йцукенгшщзфывапролдячсмить'].map((letter, i) => [letter, 'qwertyuiopasdfghjklzxcvbnm'[i]!]),
)

/** The key that was struck, whatever the keyboard's language. */
export function struck(event: { key: string }): string {
  const lower = event.key.toLowerCase()
  const latin = RUSSIAN[lower]
  if (latin) return event.key === lower ? latin : latin.toUpperCase()
  return event.key
}
