import { describe, expect, it } from 'vitest'
import { option } from '../../test/samples'
import { deedOf, keysFor, RESERVED, struck } from './keys'

const many = Array.from({ length: 50 }, (_, i) => option(`o${i}`))

describe('keys of options', () => {
  it('begin with digits, then letters, then letters with Shift', () => {
    const keys = keysFor(many)
    expect(keys.get('o0')).toBe('1')
    expect(keys.get('o9')).toBe('q')
    expect(keys.get('o30')).toBe('Q')
  })

  it('are all different, and none means something else', () => {
    const keys = [...keysFor([...many, option('pass')]).values()]
    expect(keys).toHaveLength(51)
    expect(new Set(keys).size).toBe(51)
    for (const reserved of Object.values(RESERVED)) expect(keys).not.toContain(reserved)
  })

  it('give passing the same one wherever it stands', () => {
    expect(keysFor([option('a'), option('pass')]).get('pass')).toBe('p')
    expect(keysFor([option('pass'), option('a')]).get('a')).toBe('1')
  })

  it('are struck on a Russian keyboard too', () => {
    expect(struck({ key: 'й' })).toBe('q')
    expect(struck({ key: 'Й' })).toBe('Q')
    expect(struck({ key: '1' })).toBe('1')
    expect(struck({ key: 'Enter' })).toBe('Enter')
  })
})

describe('what a key means', () => {
  const keys = keysFor([option('a'), option('pass')])
  const within = (tagName: string, ...around: string[]) => ({ tagName, closest: (list: string) => (list.split(', ').some((one) => around.includes(one)) ? {} : null) }) as unknown as EventTarget
  const stroke = (key: string, target = within('BODY'), change = {}) => ({ key, target, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...change })

  it('is the option that shows it', () => {
    expect(deedOf(stroke('1'), keys)).toEqual({ is: 'choose', option: 'a' })
    expect(deedOf(stroke('p'), keys)).toEqual({ is: 'choose', option: 'pass' })
    expect(deedOf(stroke('2'), keys)).toBeNull()
  })

  it('is one of the table’s own', () => {
    expect(deedOf(stroke('u'), keys)).toEqual({ is: 'undo' })
    expect(deedOf(stroke('h'), keys)).toEqual({ is: 'hint' })
    expect(deedOf(stroke('?'), keys)).toEqual({ is: 'help' })
    expect(deedOf(stroke('Escape'), keys)).toEqual({ is: 'leave' })
  })

  it('is nothing where somebody writes, in an open dialog, or with Control', () => {
    expect(deedOf(stroke('1', within('INPUT', 'input')), keys)).toBeNull()
    expect(deedOf(stroke('1', within('BUTTON', 'dialog', 'dialog[open]')), keys)).toBeNull()
    expect(deedOf(stroke('1', within('BODY'), { ctrlKey: true }), keys)).toBeNull()
  })

  it('is heard as soon as a dialog is closed, though the focus is still in it', () => {
    expect(deedOf(stroke('c', within('BUTTON', 'dialog')), keys)).toEqual({ is: 'chat' })
  })

  it('steps onto the board from nowhere, and leaves arrows to what has them', () => {
    expect(deedOf(stroke('ArrowDown'), keys)).toEqual({ is: 'walk' })
    expect(deedOf(stroke('ArrowDown', within('BUTTON')), keys)).toBeNull()
  })
})
