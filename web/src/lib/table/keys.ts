import type { Option } from '../wire/messages'

/** Keys that mean something else at a table. */
export const RESERVED = { undo: 'u', log: 'l', chat: 'c', hint: 'h', help: '?' } as const

const DIGITS = '123456789'
const LETTERS = 'qwertyasdfgzxvbnmkjio'
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

/** What a key means at a table. */
export type Deed = { is: 'choose'; option: string } | { is: 'undo' | 'log' | 'chat' | 'hint' | 'help' | 'leave' | 'walk' }

type Stroke = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'defaultPrevented'> & { target: EventTarget | null }

/** What a stroke means; nothing where somebody writes, or where something open has the keys. */
export function deedOf(stroke: Stroke, keys: Map<string, string>): Deed | null {
  if (stroke.ctrlKey || stroke.metaKey || stroke.altKey || stroke.defaultPrevented) return null
  const target = stroke.target as Element | null
  if (target?.closest?.('input, textarea, dialog[open]')) return null
  const key = struck(stroke)
  if (key === 'Escape') return { is: 'leave' }
  if (key.startsWith('Arrow')) return target?.tagName === 'BODY' || target?.tagName === 'MAIN' ? { is: 'walk' } : null
  for (const [option, own] of keys) if (own === key) return { is: 'choose', option }
  for (const [is, own] of Object.entries(RESERVED)) if (own === key) return { is: is as keyof typeof RESERVED }
  return null
}
