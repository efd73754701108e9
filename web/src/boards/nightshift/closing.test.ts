import { expect, it } from 'vitest'
import { chartPoint, chartSteps, countUp, teamTotals, together } from './closing'
import { read } from './club'
import { earned } from './earnings.svelte'
import { happening, players, printed, things, view } from './sample'

const box = printed()
const standing = (seat: number, place: number, score: number) => ({ seat, team: seat, place, won: place === 1, score })

it('a total is cash and income, the best first', () => {
  const seen = view({
    zones: { 'collected by 1': ['C45'], 'collected by 2': ['C10'] },
    result: { summary: '', standings: [standing(0, 2, 5000), standing(1, 1, 9000)] },
    log: [happening('subscribers', { seat: 1 }, 1, 17)],
  })
  const lines = countUp(seen, read(seen, things(), box, players(2), {}), box)
  expect(lines.map(({ seat, loyalty, cash, income, total }) => [seat, loyalty, cash, income, total])).toEqual([
    [1, 17, 7000, 2000, 9000],
    [0, 8, 5000, 0, 5000],
  ])
  expect(lines[1]!.subscribers).toEqual([{ id: 'C45', worth: 8, doubled: true }])
})

it('markers that would cover each other are shown one above the other', () => {
  const seen = view({ result: { summary: '', standings: [standing(0, 1, 5000), standing(1, 2, 4000)] } })
  expect(countUp(seen, read(seen, things(), box, players(2), {}), box).map(({ above }) => above)).toEqual([0, 1])
})

it('of two markers side by side the one with more Loyalty is shown above, whoever has more money', () => {
  const told = (loyalty: number[]) => loyalty.map((n, seat) => happening('subscribers', { seat }, 1, n))
  const standings = [standing(0, 1, 9000), standing(1, 2, 8000), standing(2, 3, 7000)]
  const above = (...loyalty: number[]) => {
    const seen = view({ result: { summary: '', standings }, log: told(loyalty) })
    return countUp(seen, read(seen, things(), box, players(3), {}), box).map((line) => line.above)
  }
  expect(above(20, 14, 30)).toEqual([1, 0, 0])
  expect(above(12, 14, 14)).toEqual([0, 1, 2])
  expect(above(10, 18, 26)).toEqual([0, 0, 0])
})

it('partners sit opposite each other and count together', () => {
  const standings = [standing(0, 1, 9000), standing(1, 2, 8000), standing(2, 3, 500), standing(3, 4, 250)]
  const seen = view({ result: { summary: '', standings } })
  const club = read(seen, things(), box, players(4), { mode: 'teams' })
  expect(teamTotals(countUp(seen, club, box), club)).toEqual([9500, 8250])
})

it('what the players have together leaves Diamond out', () => {
  const seen = view({ registers: { 'cash of Diamond': [12000], dancer: [1], location: [0] }, result: { summary: '', standings: [standing(0, 1, 8000)] } })
  expect(together(countUp(seen, read(seen, things(), box, players(1), {}), box))).toBe(8000)
})

it('alone, Diamond has a line of her own', () => {
  const seen = view({
    zones: { 'subscribers of Diamond': [['C45'], ['C10']] },
    registers: { 'cash of Diamond': [12000], dancer: [1], location: [0] },
    result: { summary: '', standings: [{ ...standing(0, 1, 8000), won: false }] },
  })
  const lines = countUp(seen, read(seen, things(), box, players(1), {}), box)
  expect(lines.map(({ seat, won, loyalty, total }) => [seat, won, loyalty, total])).toEqual([
    [null, true, 9, 12000],
    [0, false, 0, 8000],
  ])
})

it('the chart rises in steps to its right edge', () => {
  expect(chartPoint(0)).toEqual({ x: 0, y: 100 })
  expect(chartPoint(80)).toEqual({ x: 100, y: 0 })
  expect(chartSteps()).toMatch(/^M0 100H16\.67V95\.00.*H83\.33V0\.00H100$/)
})

it('adds up what each seat has earned and paid', () => {
  const news = [happening('cash.gained', { seat: 1 }, 500), happening('cash.gained', { seat: 1 }, 1000), happening('cash.lost', { seat: 0 }, 1000), happening('cash.gained', { seat: 2 }, 0), happening('rolled', 3)]
  expect(earned(news)).toEqual([
    { seat: 1, amount: 1500 },
    { seat: 0, amount: -1000 },
  ])
})
