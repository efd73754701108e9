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
      { do: 'hello', from: 4, language: 'en', portrayed: false },
      { do: 'choose', option: 'L1', at: 4 },
    ])
  })

  it('says no choice at a table that is frozen', () => {
    Wire.last.onopen!()
    Wire.last.tell(moved({ frozen: 'A rule is looked into.' }))
    live.choose(option('L1'))
    expect(live.pending).toBeNull()
    Wire.last.tell(moved({ frozen: null }))
    live.choose(option('L1'))
    expect(live.pending).toBe('L1')
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

  it('marks what the coach would try and lights what to look at, unless it was sent away', () => {
    Wire.last.tell(moved({ coach: { id: 'hang', text: 'Hang it.', try: ['L1'], light: ['L2'] } }))
    expect([...live.advised]).toEqual(['L1'])
    expect([...live.lit]).toEqual(['L2'])
    live.coached = false
    expect(live.advised.size + live.lit.size).toBe(0)
    expect(live.said?.text).toBe('Hang it.')
  })

  const came = ['One.', 'Two.', 'Three.'].map((text) => line(text))
  const hello = () => Wire.last.sent.at(-1) as { from: number }

  it('greets with what it has, and keeps the lines that are not told again', () => {
    Wire.last.onopen!()
    expect(hello().from).toBe(4)
    Wire.last.tell(table())
    Wire.last.tell(table({ number: 9, log: { from: 1, lines: came }, since: { number: 4, had: 1, kept: 1 } }))
    expect(live.message.log?.lines.map((one) => one.text)).toEqual(['It begins.', 'One.', 'Two.', 'Three.'])
    expect(live.missed?.count).toBe(3)
    live.line.greet()
    expect(hello().from).toBe(9)
  })

  it('greets with what this browser saw before it was closed', () => {
    Wire.last.onopen!()
    Wire.last.tell(moved({ number: 6 }))
    live.close()
    live = new LiveTable(table({ number: 12 }), false)
    Wire.last.onopen!()
    expect(hello().from).toBe(6)
  })

  it('has shown what it was opened with, though the line never stood', () => {
    live.close()
    live = new LiveTable(table({ number: 12 }), false)
    Wire.last.onopen!()
    expect(hello().from).toBe(4)
    Wire.last.tell(table({ number: 12, log: { from: 1, lines: came }, since: { number: 4, had: 1, kept: 1 } }))
    expect(live.missed?.count).toBe(3)
  })

  it('calls nothing missed for who comes for the first time', () => {
    Wire.last.onopen!()
    Wire.last.tell(table({ number: 9, log: { from: 1, lines: came }, since: { number: 4, had: 1, kept: 1 } }))
    expect(live.missed).toBeNull()
  })

  it('tells what was taken back meanwhile', () => {
    Wire.last.tell(table())
    Wire.last.tell(table({ log: { from: 0, lines: [] }, since: { number: 4, had: 1, kept: 0 } }))
    expect(live.missed).toMatchObject({ count: 0, undone: 1 })
  })

  it('wants everything anew in another language, and calls nothing missed', () => {
    Wire.last.onopen!()
    live.speak('ru')
    expect(hello()).toMatchObject({ from: 0, language: 'ru' })
    Wire.last.tell(table({ log: { from: 0, lines: came } }))
    expect(live.missed).toBeNull()
  })

  it('tells what came while the page was out of sight', () => {
    live.watch(true)
    Wire.last.tell(moved({ log: { from: 1, lines: came } }))
    live.watch(false)
    expect(live.missed?.lines.map((one) => one.text)).toEqual(['One.', 'Two.', 'Three.'])
  })

  it('counts what was said and not read', () => {
    Wire.last.tell({ is: 'said', number: 6, time: 1, player: { id: 'b', name: 'Bob', kind: 'guest' }, text: 'hello' })
    expect(live.unread).toBe(1)
    expect(live.message.remarks.map((one) => one.text)).toEqual(['hello'])
  })
})
