import { describe, expect, it } from 'vitest'
import { fightOf } from './fights'
import { line, Peopled } from './samples'
import { lastFight, opponentTurn } from './told'

const fight = [
  line('firefight', 'GN-7.03', 'maelstrom', 'watson'),
  line('played', 'GN-7.15', 'maelstrom', 'crusher-maelstrom'),
  line('played', 'GN-7.15', 'voodoo-boys', 'ping'),
  line('played', 'GN-7.17', 'voodoo-boys', 'monowire'),
  line('firepower', 'GN-7.21', 'maelstrom', 3),
  line('firepower', 'GN-7.21', 'voodoo-boys', 4),
  line('lost', 'GN-7.26', 'maelstrom', { word: 'solo' }, 'watson'),
  line('lost', 'GN-2.10', 'maelstrom', { word: 'drone' }, 'watson'),
  line('cred', 'GN-7.39', 'voodoo-boys', 1, 9),
  line('cred', 'GN-7.39', 'voodoo-boys', 2, 11),
]

describe('a firefight as the log tells it', () => {
  it('is who played what, who was stronger, who fell and who was paid', () => {
    expect(lastFight([line('moved', 'GN-2.23', 'maelstrom'), ...fight])).toEqual({
      line: 1,
      district: 'watson',
      initiator: 'maelstrom',
      sides: [
        { gang: 'maelstrom', cards: ['crusher-maelstrom'], firepower: 3, lost: ['solo', 'drone'], cred: 0 },
        { gang: 'voodoo-boys', cards: ['ping', 'monowire'], firepower: 4, lost: [], cred: 3 },
      ],
    })
  })

  it('ends where something else begins, and pay for something else is none of it', () => {
    const after = [line('cred', 'GN-19.08', 'maelstrom', 2, 5), line('disc', 'GN-6.04', 'maelstrom', { word: 'wild' }), line('lost', 'GN-9.16', 'voodoo-boys', { word: 'netrunner' }, 'watson')]
    expect(lastFight([...fight, ...after])).toEqual(lastFight(fight))
  })

  it('is none before the first', () => {
    expect(lastFight([line('moved', 'GN-2.23', 'maelstrom', { word: 'solo' }, 'watson')])).toBeNull()
  })
})

describe('the scene of a firefight', () => {
  function table() {
    const peopled = new Peopled([3, 4]).put(0, 'solo', 'watson').put(1, 'solo', 'watson')
    peopled.registers['firefight'] = [1]
    peopled.registers['initiator'] = [2]
    peopled.registers['participants'] = [0b11]
    return peopled
  }

  it('begins with cards face down, those of the initiator first', () => {
    const peopled = table()
    peopled.lines.push(fight[0]!)
    peopled.registers['picked by 1'] = [2]
    const scene = fightOf(peopled.city)
    expect(scene).toMatchObject({ on: true, step: 'choose', district: 'watson' })
    expect(scene?.fighters.map(({ side, down, firepower }) => [side.gang, down, firepower])).toEqual([['maelstrom', 'ready', null], ['voodoo-boys', 'ready', null]])
    expect(scene?.fighters[1]?.units.map(({ id }) => id)).toEqual(['voodoo-boys-solo-watson'])
  })

  it('shows no cards while the initiator swaps places', () => {
    const peopled = table()
    peopled.lines.push(fight[0]!)
    const scene = fightOf(peopled.city)
    expect(scene?.step).toBe('swap')
    expect(scene?.fighters.map(({ down }) => down)).toEqual(['none', 'none'])
  })

  it('shows everything once it is over', () => {
    const peopled = table()
    peopled.registers['firefight'] = [0]
    peopled.lines.push(...fight)
    const scene = fightOf(peopled.city)
    expect(scene).toMatchObject({ on: false, step: 'cred' })
    expect(scene?.fighters.map(({ side, down, highest, lost, cred }) => [side.gang, down, highest, lost.length, cred])).toEqual([['maelstrom', 'none', false, 2, 0], ['voodoo-boys', 'none', true, 0, 3]])
  })
})

describe('what an opponent did that nobody plays', () => {
  const turn = [line('gang.turn', 'GN-19.01', 'tyger-claws', ['random-watson', 'random-heywood']), line('placed', 'GN-19.02', 'tyger-claws', { word: 'solo' }, 'watson'), line('cred', 'GN-19.08', 'tyger-claws', 2, 2)]

  it('is told from the cards it drew to the next turn of the player', () => {
    const told = opponentTurn([line('reclaims', 'GN-13.01', 'voodoo-boys'), ...turn, line('activates', 'GN-6.03', 'voodoo-boys'), line('cred', 'GN-6.03', 'voodoo-boys', 1, 1)])
    expect(told).toMatchObject({ gang: 'tyger-claws', drawn: ['random-watson', 'random-heywood'] })
    expect(told?.lines.map(({ key }) => key)).toEqual(['placed', 'cred'])
  })

  it('begins with Johnny’s own walk where he comes after an Activate', () => {
    const told = opponentTurn([...turn, line('activates', 'GN-6.03', 'voodoo-boys'), line('moved', 'GN-18.01', 'johnny-silverhand', 'johnny-silverhand', 'heywood'), line('cred', 'GN-18.04', 'johnny-silverhand', 3, 3), line('market.filled', 'GN-12.04', 'nix')])
    expect(told).toMatchObject({ gang: 'johnny-silverhand', drawn: [] })
    expect(told?.lines.map(({ key }) => key)).toEqual(['moved', 'cred'])
  })
})
