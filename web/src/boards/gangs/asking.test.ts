import { describe, expect, it } from 'vitest'
import { option } from '../../test/samples'
import { askingOf, sources } from './asking'
import { Peopled } from './samples'

function asked(rule: string, ...options: ReturnType<typeof option>[]) {
  const table = new Peopled([3, 4])
  table.question = { prompt: '', rule, options, refusals: [] }
  return table.view
}
const groups = new Set(['voodoo-boys-solo-watson', 'voodoo-boys-techie-santo-domingo', 'maelstrom-techie-watson-data-fortress'])

describe('what a question wants to be touched', () => {
  it('moves are a unit and then where it goes', () => {
    const asking = askingOf(asked('GN-2.23', option('done'), option('voodoo-boys-solo-watson-to-westbrook', 'watson', 'westbrook'), option('voodoo-boys-techie-santo-domingo-to-heywood-fixer', 'heywood-fixer')), groups)
    expect(asking).toMatchObject({ is: 'moves', pairs: [{ from: 'voodoo-boys-solo-watson', at: 'westbrook' }, { from: 'voodoo-boys-techie-santo-domingo', at: 'heywood-fixer' }] })
    expect(sources(asking).size).toBe(2)
  })

  it('swaps are a solo and then whose place it takes', () => {
    const asking = askingOf(asked('GN-7.09', option('done'), option('voodoo-boys-solo-watson-for-maelstrom-techie-watson-data-fortress', 'watson')), groups)
    expect(asking).toMatchObject({ is: 'swaps', pairs: [{ from: 'voodoo-boys-solo-watson', at: 'maelstrom-techie-watson-data-fortress' }] })
  })

  it('recruits come from the reserve', () => {
    const asking = askingOf(asked('GN-13.06', option('done'), option('voodoo-boys-solo-city-center', 'city-center'), option('voodoo-boys-t-bug-watson', 't-bug', 'watson')), groups)
    expect(asking).toMatchObject({ is: 'recruits', pairs: [{ from: 'voodoo-boys-solo-reserve', at: 'city-center' }, { from: 'voodoo-boys-t-bug-reserve', at: 'watson' }] })
  })

  it('units to point at are told from all the rest', () => {
    expect(askingOf(asked('GN-7.27', option('voodoo-boys-solo-watson', 'watson')), groups).is).toBe('pieces')
    expect(askingOf(asked('GN-10.02', option('watson', 'watson')), groups).is).toBe('other')
    expect(askingOf(new Peopled([3]).view, groups).is).toBe('other')
  })
})
