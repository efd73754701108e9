import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { option, table } from '../../test/samples'
import type { Hint } from '../api/api'
import { settings } from '../settings.svelte'
import { toasts } from '../toasts.svelte'
import type { TableMessage } from '../wire/messages'
import { Hints } from './hints.svelte'

const question = { prompt: 'Which?', rule: 'N-1', options: [option('a'), option('b')], refusals: [] }
const hint: Hint = { at: 4, choice: 'b', options: [{ id: 'b', chance: 0.6, score: 12, sure: 0.2, games: 16 }] }

function asking(change: Partial<TableMessage> = {}) {
  const message: TableMessage = { ...table(), phase: 'running', at: 4, question, ...change }
  return { id: 'T', message, mayChoose: true }
}

/** A server that answers when the test says so. */
let answer: (told: Response) => void
let asked: { path: string; body: string }[]

beforeEach(() => {
  asked = []
  toasts.list = []
  vi.stubGlobal('fetch', (path: string, { body }: { body: string }) => {
    asked.push({ path, body })
    return new Promise<Response>((resolve) => (answer = resolve))
  })
})

afterEach(() => vi.unstubAllGlobals())

const told = () => answer(new Response(JSON.stringify(hint)))

describe('a hint', () => {
  it('is asked of a bot of the level that the settings name, once at a time', async () => {
    const hints = new Hints(asking())
    settings.set({ hints: 'level-3' })
    const first = hints.ask()
    void hints.ask()
    expect(asked).toEqual([{ path: '/api/tables/T/hint', body: '{"level":"level-3"}' }])
    expect(hints.thinking).toBe(true)
    told()
    await first
    expect(hints.thinking).toBe(false)
    expect(hints.now?.choice).toBe('b')
    expect(hints.of('b')?.chance).toBe(0.6)
    expect(hints.of('a')).toBeUndefined()
  })

  it('goes when the question goes', async () => {
    const at = asking()
    const hints = new Hints(at)
    const first = hints.ask()
    told()
    await first
    at.message = { ...at.message, at: 5 }
    expect(hints.now).toBeNull()
    at.message = { ...at.message, at: 4, question: null }
    expect(hints.now).toBeNull()
  })

  it('that comes after it was put away is not shown', async () => {
    const hints = new Hints(asking())
    const first = hints.ask()
    hints.put()
    told()
    await first
    expect(hints.now).toBeNull()
  })

  it('is not to be had in a rated game, nor where nothing is asked', () => {
    expect(new Hints(asking()).allowed).toBe(true)
    expect(new Hints(asking({ terms: { ...table().terms, rated: true } })).allowed).toBe(false)
    expect(new Hints(asking({ question: null })).allowed).toBe(false)
    expect(new Hints({ ...asking(), mayChoose: false }).allowed).toBe(false)
  })

  it('that is refused says why, unless its question has gone', async () => {
    const at = asking()
    const hints = new Hints(at)
    const refused = () => answer(new Response('{"error":"busy","message":"busy"}', { status: 409 }))
    const first = hints.ask()
    refused()
    await first
    expect(toasts.list).toHaveLength(1)
    toasts.list = []
    const second = hints.ask()
    at.message = { ...at.message, at: 6 }
    refused()
    await second
    expect(toasts.list).toHaveLength(0)
    expect(hints.thinking).toBe(false)
  })
})
