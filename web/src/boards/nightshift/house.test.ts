import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BAR, DOORS, HEARTS, INCOME, incomeFor, nextIncome, PRICES, TARGETS, TIMER, type Shift } from './house'

const PACKS = new URL('../../../../games/nightshift/src/main/resources/nocturne/nightshift/packs/', import.meta.url)

/** The entries of one list of a pack, field by field. */
function entries(pack: string, list: string): Record<string, string>[] {
  const text = readFileSync(new URL(`${pack}.yaml`, PACKS), 'utf8')
  const part = text.split(/^(?=\w+:$)/m).find((one) => one.startsWith(`${list}:`)) ?? ''
  return part
    .split(/^ {2}- /m)
    .slice(1)
    .map((entry) => Object.fromEntries([...entry.matchAll(/^ *(\w+): *(.*?)(?: +#.*)?$/gm)].map(([, key, value]) => [key!, value!])))
}

const inside = (list: string | undefined) => (list ?? '').replace(/[[\]]/g, '').split(', ').filter(Boolean)

it('the timer in the window is the one of the packs', () => {
  for (const shift of ['longer', 'shorter'] as Shift[]) {
    const rounds = entries('timer', 'rounds').filter((entry) => entry.shift === shift)
    expect(TIMER[shift]).toEqual(rounds.map(({ kind, stage }) => ({ kind, stage: inside(stage) })))
  }
})

it('prices, payments and targets are those of the packs', () => {
  expect(PRICES).toEqual(Object.fromEntries(entries('house', 'house').map(({ id, amount }) => [id!, Number(amount)])))
  expect(INCOME).toEqual(entries('house', 'income').map(({ from, income }) => ({ from: Number(from), amount: Number(income) })))
  expect(HEARTS).toEqual(entries('vip-room', 'hearts').map(({ pays }) => inside(pays).map(Number)))
  const targets = entries('house', 'targets')
  for (const shift of ['longer', 'shorter'] as Shift[]) expect(TARGETS[shift]).toEqual(targets.filter((entry) => entry.shift === shift).map(({ target }) => Number(target)))
})

it('doors and the Bar are where the packs have them', () => {
  const tables = entries('floor', 'tables')
  expect(tables.flatMap(({ bar }, i) => (bar === 'true' ? [i] : []))).toEqual(BAR)
  expect(DOORS).toEqual(Object.fromEntries(entries('floor', 'doors').map(({ id, table }) => [id!, tables.findIndex((one) => one.id === table)])))
})

it('exactly one row of the chart applies', () => {
  expect([0, 9, 10, 29, 50, 99].map(incomeFor)).toEqual([0, 0, 1000, 5000, 20000, 20000])
  expect(nextIncome(29)).toEqual({ from: 30, amount: 7000 })
  expect(nextIncome(50)).toBeNull()
})
