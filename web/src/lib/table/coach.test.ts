import { describe, expect, it } from 'vitest'
import { option } from '../../test/samples'
import type { Coaching, Question } from '../wire/messages'
import { advised, stillSaid } from './coach'

const question: Question = { prompt: 'Which lantern?', rule: 'LA-1', options: [option('L1', 'L1'), option('pass')], refusals: [] }
const coach = (...tries: string[]): Coaching => ({ id: 'first', text: 'Hang it.', try: tries, light: [] })

describe('what the coach says', () => {
  it('singles out the options to try', () => {
    expect([...advised(question, coach('L1'))]).toEqual(['L1'])
  })

  it('singles out nothing where every option will do, or nobody asks or speaks', () => {
    expect(advised(question, coach('L1', 'pass')).size).toBe(0)
    expect(advised(null, coach('L1')).size).toBe(0)
    expect(advised(question, null).size).toBe(0)
  })

  it('stands while the others play, until the next question', () => {
    const said = coach('L1')
    expect(stillSaid(null, { coach: said, question, phase: 'running' })).toBe(said)
    expect(stillSaid(said, { coach: null, question: null, phase: 'running' })).toBe(said)
    expect(stillSaid(said, { coach: null, question, phase: 'running' })).toBeNull()
    expect(stillSaid(said, { coach: null, question: null, phase: 'over' })).toBeNull()
  })
})
