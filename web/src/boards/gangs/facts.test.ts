import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { chanceUpTo, DANGER, DEALS, DISTRICTS, districtOf, GOAL, kindOf, MOST_HIRED, OF_EACH_DEAL, REWARDS, ROLES, SLOTS, THREE_POINTS } from './facts'
import { STORY_CARDS } from './story'

const PACKS = new URL('../../../../games/gangs/src/main/resources/nocturne/gangs/packs/', import.meta.url)
const pack = (name: string) => readFileSync(new URL(`${name}.yaml`, PACKS), 'utf8')

/** One list of a pack, entry by entry. */
function entries(name: string, list: string): string[] {
  const part = pack(name).split(/^(?=[\w-]+:$)/m).find((one) => one.startsWith(`${list}:`)) ?? ''
  return part.split(/^ {2}- /m).slice(1)
}
const field = (entry: string, name: string) => new RegExp(`(?:^|[ {])${name}: *"?([^",}\\n]*)`, 'm').exec(entry)?.[1] ?? ''

it('districts and what they pay are those of the packs', () => {
  const districts = entries('board', 'districts')
  expect(DISTRICTS).toEqual(districts.map((entry) => field(entry, 'id')))
  for (const entry of districts)
    expect(REWARDS[field(entry, 'id') as 'watson']).toEqual([...entry.matchAll(/"GAIN (\w+) (\d)"/g)].map(([, good, n]) => [good, Number(n)]))
})

it('points of interest lie where their ids say, six of them on the side for three', () => {
  const points = entries('board', 'points')
  for (const entry of points) {
    expect(districtOf(field(entry, 'id'))).toBe(field(entry, 'district'))
    expect(kindOf(field(entry, 'id'))).toBe(field(entry, 'kind'))
  }
  expect(THREE_POINTS).toEqual(points.filter((entry) => entry.includes('[three, four]')).map((entry) => field(entry, 'id')))
})

it('edgerunners have the roles of the packs, in the order of the box', () => {
  const people = entries('edgerunners', 'edgerunners').map((entry) => [field(entry, 'id'), field(entry, 'type')])
  expect(Object.entries(ROLES)).toEqual(people)
})

it('hideouts, dangers and limits are those of the packs', () => {
  expect(Object.keys(SLOTS)).toEqual(entries('gangs', 'gangs').map((gang) => field(gang, 'id')))
  for (const gang of entries('gangs', 'gangs')) expect(gang).toContain(`hideouts: [${SLOTS[field(gang, 'id')]!.join(', ')}]`)
  const danger = new Map(entries('net', 'levels').map((entry) => [field(entry, 'id'), Number(field(entry, 'danger'))]))
  expect(DANGER).toEqual(entries('net', 'spaces').map((entry) => danger.get(field(entry, 'level'))))
  const numbers = new Map(entries('board', 'parameters').map((entry) => [field(entry, 'id'), Number(field(entry, 'value'))]))
  expect([GOAL, MOST_HIRED]).toEqual([numbers.get('end-score'), numbers.get('max-edgerunners')])
})

it('opportunities lie in the box type by type', () => {
  const types = entries('opportunities', 'opportunities').map((entry) => field(entry, 'type'))
  DEALS.forEach((deal, i) => expect(new Set(types.slice(i * OF_EACH_DEAL, (i + 1) * OF_EACH_DEAL))).toEqual(new Set([deal])))
})

it('every story has as many cards as its pack', () => {
  const packs = ['story-training', 'story-awkward-gift', 'story-price-of-success', 'story-walk', 'story-unseen-war', 'solo']
  expect(STORY_CARDS).toEqual(packs.map((name) => [field(entries(name, 'stories')[0] ?? '', 'id'), entries(name, 'story-cards').length]))
})

it('two dice stay low as often as they should', () => {
  expect([1, 2, 4, 7, 12].map((sum) => chanceUpTo(sum) * 36)).toEqual([0, 1, 6, 21, 36])
})
