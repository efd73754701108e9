import { describe, expect, it } from 'vitest'
import { openCards, storyOf } from './story'
import { Peopled, things } from './samples'

const ids = (groups: { id: string; count: number }[]) => groups.map(({ id, count }) => `${id} ${count}`)

describe('who stands where', () => {
  it('units in the open are called as options call them', () => {
    const city = new Peopled([3, 4]).put(0, 'solo', 'watson', 2).put(1, 'drone', 'watson').hire(0, 'nix', 1).city
    expect(ids(city.open('watson'))).toEqual(['voodoo-boys-solo-watson 2', 'voodoo-boys-nix-watson 1', 'maelstrom-drone-watson 1'])
  })

  it('a point of interest has one holder, who is no longer in the open', () => {
    const city = new Peopled([3, 4]).hold(1, 1, 'watson-business').hold(0, 4, 'heywood-fixer').hire(0, 'judy-alvarez', 7 + 3).city
    expect(city.pointsIn('watson')).toMatchObject([{ id: 'watson-business', kind: 'business', holder: { id: 'maelstrom-techie-watson-business' } }])
    expect(city.pointsIn('heywood')[0]?.holder).toMatchObject({ id: 'voodoo-boys-judy-alvarez-heywood-fixer', role: 'techie', edgerunner: true })
    expect(city.open('heywood')).toEqual([])
    expect(city.pointsIn('pacifica')[0]?.holder).toBeNull()
  })

  it('an edgerunner who is nowhere waits in the reserve, unless a rival holds him', () => {
    const city = new Peopled([1, 4]).hire(0, 'nix', 0).hire(0, 't-bug', -2).city
    expect(city.reserve(city.sides[0]!).filter(({ edgerunner }) => edgerunner).map(({ id }) => id)).toEqual(['tyger-claws-nix-reserve'])
    expect(city.held(city.sides[1]!)).toBe(1)
  })
})

describe('whose district it is', () => {
  it('takes a hideout and more units than anybody else', () => {
    const table = new Peopled([3, 4]).put(0, 'solo', 'watson', 2).put(1, 'techie', 'watson', 2).build(0, 'watson').build(1, 'watson')
    expect(table.city.dominant('watson')).toBeNull()
    expect(table.put(0, 'drone', 'watson').city.dominant('watson')?.gang).toBe('voodoo-boys')
  })

  it('is nobody’s with a hideout alone, or with units alone', () => {
    expect(new Peopled([3, 4]).build(0, 'watson').city.dominant('watson')).toBeNull()
    expect(new Peopled([3, 4]).put(0, 'solo', 'watson').city.dominant('watson')).toBeNull()
  })

  it('goes to the Valentinos with equal numbers, where a player leads them', () => {
    const even = (seats: number) => new Peopled([3, 2], seats).put(0, 'solo', 'heywood').put(1, 'solo', 'heywood').build(1, 'heywood').city
    expect(even(2).dominant('heywood')?.gang).toBe('valentinos')
    expect(even(1).dominant('heywood')).toBeNull()
  })
})

describe('the solo game', () => {
  it('has two sides that nobody plays, the last of them without a gang', () => {
    const { city } = new Peopled([3, 1, 0], 1)
    expect(city.solo).toBe(true)
    expect(city.sides.map(({ seat, gang }) => [seat, gang])).toEqual([[0, 'voodoo-boys'], [null, 'tyger-claws'], [null, 'johnny-silverhand']])
  })
})

describe('the story', () => {
  it('is told as agreed, or as usual', () => {
    expect(storyOf({}, false)).toBe('training')
    expect(storyOf({ story: 'auto' }, true)).toBe('fine-before-you-came')
    expect(storyOf({ story: 'the-unseen-war' }, false)).toBe('the-unseen-war')
  })

  it('shows its open cards in the order in which they were opened', () => {
    const table = new Peopled([3, 4])
    table.registers['story cards'] = [0, 2, 0, 1, 0, 0, 0]
    expect(openCards(table.view, things, 'an-awkward-gift')).toEqual([{ id: 'story-4', place: 3 }, { id: 'story-2', place: 1 }])
  })
})
