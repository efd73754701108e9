import type { Language } from '$lib/things/things'
import { speech, type Speech } from '../speech'
import { words } from './words'

export type WordKey = keyof typeof words.en
export type Voice = Speech<WordKey>

export const voice = (language: Language): Voice => speech(words, language)
