import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { line, moved, option, table } from '../../test/samples'
import { toasts } from '../toasts.svelte'
import type { ServerMessage } from '../wire/messages'
import { LiveTable } from './table.svelte'

/** A socket that the test holds the other end of. */
class Wire {
  static last: Wire
  sent: unknown[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null

  constructor() {
    Wire.last = this
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
  tell(message: ServerMessage) {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

let live: LiveTable

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  vi.stubGlobal('WebSocket', Wire)
  vi.stubGlobal('fetch', async () => new Response('{"kinds":{}}'))
  toasts.list = []
  live = new LiveTable(table(), false)
})

afterEach(() => {
  live.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('a table in the browser', () => {
  it('greets when the line is open, and says then what was said before', () => {
    live.choose(option('L1'))
    expect(Wire.last.sent).toEqual([])
    Wire.last.onopen!()
    expect(Wire.last.sent).toEqual([
      { do: 'hello', from: 0, language: 'en', portrayed: false },
      { do: 'choose', option: 'L1', at: 4 },
    ])
  })

  it('comes back when the line is cut, and greets again', () => {
    Wire.last.onopen!()
    const first = Wire.last
    first.onclose!({ code: 1006 })
    expect(live.line.connection).toBe('lost')
    vi.advanceTimersByTime(1000)
    expect(Wire.last).not.toBe(first)
    Wire.last.onopen!()
    expect(live.line.connection).toBe('open')
    expect(Wire.last.sent).toHaveLength(1)
  })

  it('does not come back where it was signed out', () => {
    Wire.last.onopen!()
    Wire.last.onclose!({ code: 4401 })
    expect(live.line.connection).toBe('gone')
  })

  it('chooses once', () => {
    Wire.last.onopen!()
    live.choose(option('L1'))
    live.choose(option('pass'))
    expect(Wire.last.sent.filter((one) => (one as { do: string }).do === 'choose')).toHaveLength(1)
    expect(live.pending).toBe('L1')
  })

  it('shows the next question when the choice has arrived', () => {
    Wire.last.onopen!()
    live.choose(option('L1'))
    Wire.last.tell(moved({ at: 5, question: { prompt: 'And now?', rule: 'LA-1', options: [option('x')], refusals: [] }, log: { from: 1, lines: [line('Hung.', ['L1'])] } }))
    expect(live.pending).toBeNull()
    expect(live.question?.prompt).toBe('And now?')
    expect(live.news.map((one) => one.text)).toEqual(['Hung.'])
    expect(live.keys.get('x')).toBe('1')
  })

  it('explains a stale click and lets it be made again', () => {
    Wire.last.onopen!()
    live.choose(option('L1'))
    Wire.last.tell({ is: 'refused', why: 'stale', message: 'the table has moved on' })
    expect(live.pending).toBeNull()
    expect(toasts.list[0]?.text).toContain('moved on')
  })

  it('points at what a line of the log is about', () => {
    live.pointAt(line('', ['L1', { seat: 1 }]))
    expect([...live.lit]).toEqual(['L1', 'seat-1'])
  })

  it('tells what happened while nobody looked', () => {
    live.close()
    const lines = ['It begins.', 'One.', 'Two.', 'Three.'].map((text) => line(text))
    live = new LiveTable(table({ log: { from: 0, lines } }), false)
    expect(live.missed.map((one) => one.text)).toEqual(['One.', 'Two.', 'Three.'])
  })

  it('does not tell as missed what happened while the page was opening', () => {
    const lines = ['It begins.', 'One.', 'Two.', 'Three.'].map((text) => line(text))
    Wire.last.tell(table({ log: { from: 0, lines } }))
    expect(live.missed).toEqual([])
    Wire.last.tell(table({ log: { from: 0, lines: [...lines, ...lines] } }))
    expect(live.missed).toHaveLength(4)
  })

  it('counts what was said and not read', () => {
    Wire.last.tell({ is: 'said', number: 6, time: 1, player: { id: 'b', name: 'Bob', kind: 'guest' }, text: 'hello' })
    expect(live.unread).toBe(1)
    expect(live.message.remarks.map((one) => one.text)).toEqual(['hello'])
  })
})
