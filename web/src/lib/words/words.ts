import type { Language } from '../things/things'
import { settings } from '../settings.svelte'
import { en, type WordKey } from './en'
import { format } from './format'
import { ru } from './ru'

const books: Record<Language, Record<WordKey, string>> = { en, ru }

/** Says something in the language of the settings; in a component it follows them. */
export function say(key: WordKey, values: Record<string, string | number> = {}): string {
  return format(books[settings.language][key], values, settings.language)
}

/** The first of these that there are words for: what a game or the server names may be unknown. */
export function sayOf(group: string, name: string, values: Record<string, string | number> = {}): string {
  const key = `${group}.${name}`
  return say((key in en ? key : `${group}.other`) as WordKey, values)
}

/** What went wrong, in the user's language where it is known, else as the server said it. */
export function sayError(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  const key = `error.${code}`
  return key in en ? say(key as WordKey) : (message ?? say('error.bug'))
}

export function sayDate(time: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'medium' }).format(time)
}

export function sayTime(time: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: 'short', timeStyle: 'short' }).format(time)
}

export function sayNumber(number: number): string {
  return new Intl.NumberFormat(settings.language).format(number)
}

/** A part of a whole, from 0 to 1. */
export function sayShare(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent' }).format(share)
}

/** The same as a change, with its sign. */
export function saySigned(share: number): string {
  return new Intl.NumberFormat(settings.language, { style: 'percent', signDisplay: 'exceptZero' }).format(share)
}

export function sayList(words: string[]): string {
  return new Intl.ListFormat(settings.language, { type: 'conjunction' }).format(words)
}

export type { WordKey }
