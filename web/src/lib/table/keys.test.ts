import { describe, expect, it } from 'vitest'
import { option } from '../../test/samples'
import { keysFor, RESERVED, struck } from './keys'

const many = Array.from({ length: 50 }, (_, i) => option(`o${i}`))

describe('keys of options', () => {
  it('begin with digits, then letters, then letters with Shift', () => {
    const keys = keysFor(many)
    expect(keys.get('o0')).toBe('1')
    expect(keys.get('o9')).toBe('q')
    expect(keys.get('o31')).toBe('Q')
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
