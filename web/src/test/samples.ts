import type { Happening, MovedMessage, Option, TableMessage } from '$lib/wire/messages'

export function line(text: string, about: Happening['about'] = []): Happening {
  return { version: 1, rule: 'LA-1', text, key: 'hung', about }
}

export function option(id: string, ...touches: string[]): Option {
  return touches.length ? { id, label: id, touches } : { id, label: id }
}

/** A table of two with a question for the first. */
export function table(change: Partial<TableMessage> = {}): TableMessage {
  return {
    is: 'table',
    id: 't1',
    number: 4,
    at: 4,
    version: 1,
    undo: 'free',
    asked: [0],
    question: { prompt: 'Which lantern?', rule: 'LA-1', options: [option('L1', 'L1'), option('pass')], refusals: [] },
    result: null,
    zones: { row: ['L1', 'L2'], deck: [0, [0]] },
    registers: { wind: [1], rain: [null] },
    log: { from: 0, lines: [line('It begins.')] },
    phase: 'running',
    now: 1000,
    frozen: null,
    followed: null,
    undoWish: null,
    game: 'lanterns',
    host: { id: 'a', name: 'Ada', kind: 'guest' },
    terms: { game: 'lanterns', variant: {}, open: false, pace: { is: 'free' }, undo: 'consent', watched: true, rated: false, language: 'en' },
    you: 0,
    seats: [{ player: { id: 'a', name: 'Ada', kind: 'guest' } }, { player: { id: 'b', name: 'Bob', kind: 'guest' } }],
    remarks: [],
    ...change,
  }
}

export function moved(change: Partial<Omit<MovedMessage, 'is'>> = {}): MovedMessage {
  return { is: 'moved', event: { is: 'chose', seat: 0 }, number: 5, ...change }
}
