import { describe, expect, it } from 'vitest'
import { en } from './en'
import { format } from './format'
import { ru } from './ru'

const keys = Object.keys(en) as (keyof typeof en)[]

/** The names of the values that a pattern takes. */
function values(pattern: string): string[] {
  return [...new Set([...pattern.matchAll(/\{(\w+)[:}]/g)].map((found) => found[1]!))].sort()
}

describe('words', () => {
  it('are the same keys in both languages', () => {
    expect(Object.keys(ru).sort()).toEqual([...keys].sort())
  })

  it('say something and take the same values in both', () => {
    const odd = keys.filter((key) => !en[key] || !ru[key] || values(ru[key]).join() !== values(en[key]).join())
    expect(odd).toEqual([])
  })

  it('are Russian where they should be', () => {
    const same = keys.filter((key) => ru[key] === en[key])
    expect(same).toEqual(['app.name', 'value.other', 'table.keys.enter', 'table.keys.escape'])
  })

  it('have every form that Russian numbers need', () => {
    const short = keys.filter((key) => [...ru[key].matchAll(/\{\w+:((?:[^{}]|\{\w+\})*)\}/g)].some((found) => found[1]!.split('|').length !== 3))
    expect(short).toEqual([])
  })
})

const sources = import.meta.glob<string>(['../../**/*.svelte', '../../**/*.ts', '!../../**/*.test.ts', '!./en.ts', '!./ru.ts'], { eager: true, query: '?raw', import: 'default' })
/** Groups of which a program chooses one by what a game or the server says. */
const CHOSEN = /^(game|bot|value|error|notice|new\.pace|table\.undo)\./

it('nobody says what is never said', () => {
  const text = Object.values(sources).join('\n')
  expect(keys.filter((key) => !CHOSEN.test(key) && !text.includes(`'${key}'`))).toEqual([])
})

describe('patterns', () => {
  it('take values', () => {
    expect(format('{a} and {b}', { a: 'x', b: 1200 }, 'en')).toBe('x and 1,200')
  })

  it.each([
    [1, '1 стол'],
    [3, '3 стола'],
    [11, '11 столов'],
    [21, '21 стол'],
  ])('choose the Russian form for %i', (n, said) => {
    expect(format('{n:{n} стол|{n} стола|{n} столов}', { n }, 'ru')).toBe(said)
  })

  it('choose the English form', () => {
    expect(format('{n:one seat|{n} seats}', { n: 1 }, 'en')).toBe('one seat')
    expect(format('{n:one seat|{n} seats}', { n: 4 }, 'en')).toBe('4 seats')
  })
})
