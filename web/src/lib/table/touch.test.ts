import { describe, expect, it } from 'vitest'
import { option } from '../../test/samples'
import { mentioned, piece, Touching } from './touch'

const refusal = { ...option('L3', 'L3'), rule: 'LA-1' }
const touching = new Touching({ prompt: '', rule: 'LA-1', options: [option('hang', 'L1', 'hook'), option('snuff', 'L1'), option('pass')], refusals: [refusal] })

describe('what a question is about', () => {
  it('finds an option by each thing it touches', () => {
    expect(touching.options('hook').map((one) => one.id)).toEqual(['hang'])
    expect(touching.options('L1').map((one) => one.id)).toEqual(['hang', 'snuff'])
  })

  it('finds an option by its own id', () => {
    expect(touching.can('pass')).toBe(true)
    expect(touching.options('snuff')).toHaveLength(1)
  })

  it('names an option once where its id is what it touches', () => {
    expect(new Touching({ prompt: '', rule: '', options: [option('L1', 'L1')], refusals: [] }).options('L1')).toHaveLength(1)
  })

  it('keeps refusals apart', () => {
    expect(touching.can('L3')).toBe(false)
    expect(touching.refusals('L3')).toEqual([refusal])
  })

  it('is nothing where nothing is asked', () => {
    expect(Touching.NOTHING.things()).toEqual([])
  })
})

describe('what a sentence mentions', () => {
  it('are its things and seats, however deep', () => {
    expect(mentioned([1, 'L1', { seat: 1 }, { back: 2 }, { word: 'calm' }, ['L2'], { key: 'inner', about: ['L3', { seat: 0 }] }, true])).toEqual(['L1', 'seat-1', 'L2', 'L3', 'seat-0'])
  })
})

describe('something that lies somewhere', () => {
  it.each([
    ['L1', { id: 'L1', back: 0, faceDown: false }],
    [3, { id: null, back: 3, faceDown: false }],
    [['L1'], { id: 'L1', back: 0, faceDown: true }],
    [[2], { id: null, back: 2, faceDown: true }],
  ] as const)('%j', (lying, unpacked) => {
    expect(piece(lying as never)).toEqual(unpacked)
  })
})
