import { expect, it } from 'vitest'
import { explained } from './variants'

it('explains each value where it is chosen', () => {
  expect(explained('How long the night is. longer: 16 rounds. shorter: 10 rounds.', ['longer', 'shorter'])).toEqual({
    lead: 'How long the night is.',
    values: { longer: '16 rounds.', shorter: '10 rounds.' },
  })
})

it('keeps a sentence that explains no values whole', () => {
  expect(explained('Play with the Card Row.', ['yes', 'no'])).toEqual({ lead: 'Play with the Card Row.', values: {} })
})

it('knows values with a dash', () => {
  expect(explained('Mode. co-op: all together. solo: alone.', ['solo', 'co-op']).values).toEqual({ 'co-op': 'All together.', solo: 'Alone.' })
})
