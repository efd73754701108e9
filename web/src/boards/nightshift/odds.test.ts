import { expect, it } from 'vitest'
import { read, type Visit } from './club'
import { busts, nextDances, privateOdds, sum, vipOdds } from './odds'
import { players, printed, things, view } from './sample'

const box = printed()
const cards = (...ids: string[]) => ids.map((id) => box.dances.get(id)!)

function visit(zones: Record<string, string[]>, registers: Record<string, number[]> = {}): { visit: Visit; seen: ReturnType<typeof view> } {
  const seen = view({ zones, registers: { 'visit room': [1], 'visit stars': [2], 'bust limit': [3], ...registers } })
  return { visit: read(seen, things(), box, players(2), {}).visit!, seen }
}

it('three of one move are a BUST, and a double counts twice', () => {
  expect(busts(cards('D2'), cards('D3')[0]!, 3)).toBe(true)
  expect(busts(cards('D2'), cards('D3')[0]!, 4)).toBe(false)
  expect(busts(cards('D1'), cards('D2')[0]!, 3)).toBe(false)
})

it('pays by Stars', () => {
  expect(sum(cards('D1', 'D2'), 3)).toBe(4000)
})

it('the next card is one that nobody sees', () => {
  expect(nextDances(visit({ danced: ['D1'], cancelled: ['D4'] }).seen, box)).toEqual(cards('D2', 'D3'))
  expect(nextDances(visit({ danced: ['D1'], 'private room deck': [], 'private room discard': ['D4'] }).seen, box)).toEqual(cards('D4'))
})

it('a BUST is as likely as the cards that make it', () => {
  const at = visit({ danced: ['D2'] })
  expect(privateOdds(at.visit, nextDances(at.seen, box))).toEqual({ bust: 33, average: Math.round((2500 + 500 + 2000) / 3) })
  expect(privateOdds(at.visit, [])).toEqual({ bust: 0, average: 1500 })
})

it('one trait of five is a BUST in the VIP Room', () => {
  const { visit: two } = visit({}, { 'visit room': [2], hearts: [0b00011] })
  expect(vipOdds(two)).toEqual({ bust: 20, average: (1000 + 3000 + 3 * 5000) / 5 })
})
