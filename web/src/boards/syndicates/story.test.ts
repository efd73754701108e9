import { expect, it } from 'vitest'
import { told, view } from './samples'
import { endOfRound, finalScoring, lastDie, passages, stepNow } from './story'

const ADA = { seat: 0 }
const BOB = { seat: 1 }
const KINGPIN = { key: 'kingpin', about: [] }

it('knows the step of a turn by the question, or else by what was done', () => {
  const question = { prompt: '', rule: 'SM-10.01', options: [], refusals: [] }
  const lines = [told('claimed', ADA, 'OP-FR1', 'SP'), told('turn', ADA, 2), told('hustled', ADA), told('deployed.face-up', ADA), told('placed', ADA, 'SP')]
  expect(stepNow(view({ question }))).toBe('fulfil')
  expect(stepNow(view({ log: { from: 0, lines } }))).toBe('deploy')
  expect(stepNow(view({ log: { from: 0, lines: lines.slice(0, 2) } }))).toBe('hustle')
})

it('goes through the end of a round step by step', () => {
  const lines = [told('turn', ADA, 6), told('first-player', BOB, 3), told('scored.spire', ADA, 3), told('scored.control', ADA, 1)]
  expect(endOfRound(lines)).toMatchObject({ round: 1, over: false, now: 'objective' })
  lines.push(told('objective.revealed', ADA, 'OB-01'), told('refreshed', ADA, 'OP-FR1'))
  expect(endOfRound(lines)).toMatchObject({ now: 'objective' })
  lines.push(told('stack.taken', ADA, 6), told('drew', ADA, { back: 0 }))
  const banking = endOfRound(lines)!
  expect(banking.now).toBe('bank')
  expect(banking.steps.map((step) => step.lines.length)).toEqual([1, 2, 2, 2, 0, 0])
})

it('keeps the end of a round after the next has begun', () => {
  const lines = [told('first-player', BOB, 3), told('stack.taken', ADA, 6), told('status.removed', 'lockdown', 'SP'), told('round', 2), told('deck.formed', 47), told('refreshed', ADA, 'OP-FR1'), told('turn', BOB, 1), told('placed', BOB, 'SP')]
  const ended = endOfRound(lines)!
  expect(ended).toMatchObject({ round: 1, over: true, now: 'round' })
  expect(ended.steps.at(-1)!.lines.map(({ key }) => key)).toEqual(['round', 'deck.formed', 'refreshed'])
  expect(endOfRound([told('first-player.random', ADA), told('turn', ADA, 1)])).toBeNull()
})

it('builds the final table from what was told', () => {
  const lines = [
    told('scored.control', ADA, 9),
    told('turn', BOB, 6),
    told('scored.spire', ADA, 3),
    told('scored.control', ADA, 2),
    told('scored.control', BOB, 4),
    told('scored.sector', BOB, 6, 'SP'),
    told('scored.sector', BOB, 3, 'CS'),
    told('scored.crimes', ADA, 1),
    told('scored.crimes', BOB, 0),
  ]
  expect(finalScoring(lines, [20, 30])).toBeNull()
  lines.push(told('scored.values', ADA, 7, 20), told('scored.values', BOB, 8, 30))
  expect(finalScoring(lines, [20, 30])).toEqual([
    { before: 7, spire: 3, control: 2, sectors: 0, crimes: 1, values: 7 },
    { before: 9, spire: 0, control: 4, sectors: 9, crimes: 0, values: 8 },
  ])
})

it('follows pieces from sector to sector, from supply and back', () => {
  const news = [told('pushed', KINGPIN, 'SP', 'CS'), told('placed', ADA, 'NN'), told('replaced', ADA, BOB, 'SP'), told('claimed', BOB, 'OP-FR1', 'CS'), told('drew', ADA, 'FO-001')]
  expect(passages(news)).toEqual([
    { seat: null, from: 'SP', to: 'CS' },
    { seat: 0, from: null, to: 'NN' },
    { seat: 1, from: 'SP', to: null },
    { seat: 0, from: null, to: 'SP' },
    { seat: 1, from: 'CS', to: null },
  ])
})

it('remembers what the Kingpin die showed last', () => {
  expect(lastDie([])).toBeNull()
  expect(lastDie([told('kingpin.bob', 'FO-001'), told('kingpin.slot', 4, 'FO-001')])).toBe('4')
  expect(lastDie([told('kingpin.slot', 4, 'FO-001'), told('kingpin.bob', 'FO-001')])).toBe('BOB')
})
