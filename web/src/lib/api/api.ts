import type { Language, ThingsMessage } from '../things/things'
import type { Pace, Player, TableMessage, View } from '../wire/messages'

/** Something the server did not do, with a word for programs and a sentence for people. */
export class Refused extends Error {
  readonly code: string
  readonly status: number

  constructor(status: number, code: string, sentence: string) {
    super(sentence)
    this.status = status
    this.code = code
  }
}

type Named = Record<Language, string>

export interface Me {
  id: string
  name: string
  kind: 'guest' | 'account' | 'program'
  language: string
  created: number
  login: string | null
}

export interface Setting {
  key: string
  means: Named
  kind: 'oneOf' | 'someOf' | 'toggle' | 'whole'
  initial: string
  values?: string[]
  least?: number
  most?: number
}

export interface Game {
  id: string
  title: Named
  rules: string
  packs: string
  fewest: number
  most: number
  settings: Setting[]
  bots: string[]
  /** The first game with a coach; null where there is none. */
  guide: { minutes: number; welcome: Named } | null
}

export interface Rule {
  id: string
  kind: 'rule' | 'definition' | 'count'
  text: Named
}

export interface Chapter {
  id: string
  title: Named
  rules: Rule[]
}

export interface Listed {
  id: string
  game: string
  phase: 'gathering' | 'running' | 'over' | 'closed'
  open: boolean
  rated: boolean
  branch: boolean
  host: Player
  opened: number
  updated: number
  awaited: number[]
  deadline: number
  seats: { player: Player | null; bot: string }[]
  yourMove: boolean
}

export interface Wish {
  game: string
  seats: { bot?: string }[]
  variant?: Record<string, string>
  open?: boolean
  pace?: Pace
  undo?: 'never' | 'free' | 'consent'
  watched?: boolean
  rated?: boolean
  language?: Language
}

export interface PlayerSheet {
  player: Player
  ratings: { game: string; mode: string; rating: number; mu: number; sigma: number; games: number }[]
  games: {
    table: string
    game: string
    mode: string
    place: number
    won: boolean
    score: number
    finished: number
    before: number | null
    after: number | null
  }[]
}

export interface Replay extends View {
  at: number
  game: string
  entries: number
  commitment: string
  variant: Record<string, string>
  players: { name: string; bot?: string }[]
}

/** What is to be expected of an option: part in the win, score, how far the part may be off, and by how many games. */
export interface Prospect {
  id: string
  chance: number
  score: number
  sure: number
  games: number
}

/** What a bot would do about the question that came with an entry. */
export interface Hint {
  at: number
  choice: string
  options: Prospect[]
}

/** A choice that mattered, and how much it changed beside what a bot would have chosen. */
export interface CourseChoice {
  at: number
  seat: number
  chosen: string
  instead: string
  change: number
}

/** How a finished game went: chances over time, what mattered, luck and skill seat by seat. */
export interface Course {
  moments: { at: number; chances: number[] }[]
  choices: CourseChoice[]
  accounts: { begin: number; skill: number; luck: number; end: number }[]
}

export interface Fairness {
  rules: string
  packs: string
  commitment: string
  lots: string[]
  seed: string | null
  holds: boolean | null
}

async function ask<T>(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<T> {
  let answer: Response
  try {
    answer = await fetch(path, {
      method,
      headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
  } catch {
    throw new Refused(0, 'offline', 'The server can’t be reached.')
  }
  if (answer.status === 204) return undefined as T
  const text = await answer.text()
  if (answer.ok) return JSON.parse(text) as T
  throw refused(answer.status, text)
}

function refused(status: number, text: string): Refused {
  try {
    const { error, message } = JSON.parse(text)
    return new Refused(status, error, message)
  } catch {
    return new Refused(status, 'bug', text)
  }
}

const invited = (code?: string): Record<string, string> => (code ? { 'Nocturne-Invitation': code } : {})

/** The server, question by question. */
export const api = {
  me: () => ask<Me>('GET', '/api/me'),
  comeAsGuest: (name: string, language: Language) => ask<Me>('POST', '/api/guests', { name, language }),
  changeMe: (change: { name?: string; language?: string }) => ask<Me>('PATCH', '/api/me', change),
  choosePassword: (login: string, password: string, present?: string) =>
    ask<void>('POST', '/api/me/password', { login, password, ...(present ? { present } : {}) }),
  signIn: (login: string, password: string) => ask<Me>('POST', '/api/sessions', { login, password }),
  signOut: () => ask<void>('DELETE', '/api/sessions/current'),
  deleteMe: () => ask<void>('DELETE', '/api/me'),

  games: () => ask<Game[]>('GET', '/api/games'),
  rules: (game: string) => ask<{ chapters: Chapter[] }>('GET', `/api/games/${game}/rules`),
  /** Everything a game names, as these settings have it. */
  things: (game: string, language: Language, variant: Record<string, string> = {}) => ask<ThingsMessage>('GET', `/api/games/${game}/things?${new URLSearchParams({ ...variant, language })}`),

  /** Begins a first game with a coach. */
  learn: (game: string) => ask<{ id: string }>('POST', `/api/games/${game}/guide`),

  lobby: () => ask<Listed[]>('GET', '/api/tables'),
  myTables: () => ask<Listed[]>('GET', '/api/me/tables'),
  openTable: (wish: Wish) => ask<{ id: string }>('POST', '/api/tables', wish),
  table: (id: string, code?: string) => ask<TableMessage>('GET', `/api/tables/${id}`, undefined, invited(code)),
  sit: (id: string, seat?: number, code?: string) =>
    ask<void>('POST', `/api/tables/${id}/seats`, { ...(seat === undefined ? {} : { seat }), ...(code ? { invitation: code } : {}) }),
  rise: (id: string) => ask<void>('DELETE', `/api/tables/${id}/seats/mine`),
  start: (id: string) => ask<void>('POST', `/api/tables/${id}/start`),
  rematch: (id: string) => ask<{ id: string }>('POST', `/api/tables/${id}/rematch`),
  invite: (id: string) => ask<{ id: string; code: string }>('POST', `/api/tables/${id}/invitations`),
  letBot: (id: string, seat: number, bot: string) => ask<void>('POST', `/api/tables/${id}/bot`, { seat, bot }),
  takeBack: (id: string) => ask<void>('DELETE', `/api/tables/${id}/bot`),
  hint: (id: string, level: string) => ask<Hint>('POST', `/api/tables/${id}/hint`, { level }),
  branch: (id: string, at: number, seats: Wish['seats'], language: Language) => ask<{ id: string }>('POST', `/api/tables/${id}/branches`, { at, seats, language }),

  replay: (id: string, at: number | null, eyes: string | null) => ask<Replay>('GET', `/api/tables/${id}/replay?${looking(at, eyes)}`),
  course: (id: string) => ask<{ progress: number; course: Course | null }>('GET', `/api/tables/${id}/course`),
  fairness: (id: string) => ask<Fairness>('GET', `/api/tables/${id}/fairness`),
  player: (id: string) => ask<PlayerSheet>('GET', `/api/players/${id}`),
  pushKey: () => ask<{ key: string }>('GET', '/api/push/key'),
  subscribe: (subscription: unknown) => ask<void>('POST', '/api/me/push', subscription),
  unsubscribe: (endpoint: string) => ask<void>('DELETE', '/api/me/push', { endpoint }),
}

function looking(at: number | null, eyes: string | null): URLSearchParams {
  const query = new URLSearchParams({ portrayed: 'true' })
  if (at !== null) query.set('at', String(at))
  if (eyes !== null) query.set('eyes', eyes)
  return query
}
