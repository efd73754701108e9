import { expect, it } from 'vitest'

type Book = { words: { en: Record<string, string>; ru: Record<string, string> } }

const books = import.meta.glob<Book>('./*/words.ts', { eager: true })

it('every board says the same in both languages', () => {
  for (const [path, { words }] of Object.entries(books)) {
    expect(Object.keys(words.ru).sort(), path).toEqual(Object.keys(words.en).sort())
    for (const [key, text] of Object.entries({ ...words.en, ...words.ru })) expect(text, `${path} ${key}`).not.toBe('')
  }
})
