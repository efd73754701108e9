import { describe, expect, it } from 'vitest'
import { line, moved, table } from '../../test/samples'
import { merge } from './merge'

describe('a change put over a table', () => {
  it('leaves what it does not mention as it was', () => {
    const before = table()
    const after = merge(before, moved({ at: 5 }))
    expect(after.question).toBe(before.question)
    expect(after.zones).toBe(before.zones)
    expect(after.at).toBe(5)
    expect(after.is).toBe('table')
  })

  it('takes a question away where it says that there is none', () => {
    expect(merge(table(), moved({ question: null })).question).toBeNull()
  })

  it('replaces zones and registers by name', () => {
    const after = merge(table(), moved({ zones: { row: ['L2'] }, registers: { wind: [3] } }))
    expect(after.zones).toEqual({ row: ['L2'], deck: [0, [0]] })
    expect(after.registers).toEqual({ wind: [3], rain: [null] })
  })

  it('adds lines to the log', () => {
    const after = merge(table(), moved({ log: { from: 1, lines: [line('A lantern is hung.')] } }))
    expect(after.log?.lines.map((one) => one.text)).toEqual(['It begins.', 'A lantern is hung.'])
  })

  it('replaces lines that are no more', () => {
    const before = merge(table(), moved({ log: { from: 1, lines: [line('One.'), line('Two.')] } }))
    const after = merge(before, moved({ log: { from: 1, lines: [line('Another.')] } }))
    expect(after.log?.lines.map((one) => one.text)).toEqual(['It begins.', 'Another.'])
  })

  it('keeps the same log where nothing happened', () => {
    const before = table()
    expect(merge(before, moved({ log: { from: 1, lines: [] } })).log?.lines).toBe(before.log?.lines)
  })

  it('does not change the table it was put over', () => {
    const before = table()
    const copy = structuredClone(before)
    merge(before, moved({ zones: { row: [] }, log: { from: 0, lines: [] }, question: null }))
    expect(before).toEqual(copy)
  })
})
