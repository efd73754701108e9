/** What the server says at a table. The server's own description of it is nocturne.server.wire. */

/** A component that lies somewhere: its id, or the number of its back; in brackets where face down. */
export type Lying = string | number | [string | number]

export type Zones = Record<string, Lying[]>
export type Registers = Record<string, (number | null)[]>

export interface Option {
  id: string
  label: string
  touches?: string[]
}

/** Something a player might expect to be allowed, and the rule that forbids it. */
export interface Refusal extends Option {
  rule: string
  why?: string
}

export interface Question {
  prompt: string
  rule: string
  options: Option[]
  refusals: Refusal[]
}

/** What a sentence is about, argument by argument. */
export type About =
  | number
  | boolean
  | string
  | { seat: number }
  | { back: number }
  | { word: string }
  | { key: string; about: About[] }
  | About[]

/** A line of the log. */
export interface Happening {
  version: number
  rule: string
  text: string
  key: string
  about: About[]
}

export interface Standing {
  seat: number
  team: number
  place: number
  won: boolean
  score: number
}

export interface Result {
  summary: string
  standings: Standing[]
}

export type Word = string | { text: string; style?: 'emphasis' | 'muted' | 'warning'; seat?: number }
export type Cell = Word[]

/** A part of a page in words. */
export type Part =
  | { heading: string }
  | { line: Cell }
  | { fact: string; value: Cell }
  | { name?: string; items: Cell[] }
  | { grid: Cell[]; rows: Cell[][] }

export interface Player {
  id: string
  name: string
  kind: 'guest' | 'account' | 'program' | 'house'
}

export interface SeatSheet {
  player: Player | null
  /** The kind of bot that plays here now. */
  bot?: string
  /** Milliseconds left on the clock. */
  left?: number
  fallen?: boolean
  nudged?: number
  /** Which windows pass by themselves; told to the seat itself alone. */
  passes?: 'none' | 'this_window' | 'until_asked' | 'unless_concerned'
}

export interface Remark {
  time: number
  player: Player
  text: string
}

export type Pace =
  | { is: 'free' }
  | { is: 'live'; bank: number; increment: number }
  | { is: 'correspondence'; days: number; vacation: number }

export interface Terms {
  game: string
  variant: Record<string, string>
  open: boolean
  pace: Pace
  undo: 'never' | 'free' | 'consent'
  watched: boolean
  rated: boolean
  language: 'en' | 'ru'
}

export type Phase = 'gathering' | 'running' | 'over' | 'closed'

/** How the game stands for one viewer; the same at a live table and in a replay. */
export interface View {
  version: number
  asked: number[]
  question: Question | null
  result: Result | null
  zones: Zones
  registers: Registers
  log: { from: number; lines: Happening[] }
  page?: Part[]
}

/** What the coach of a guided table says about the question. */
export interface Coaching {
  id: string
  text: string
  /** The options to try; none where any will do. */
  try: string[]
  /** What to look at. */
  light: string[]
  /** Whether it is the coach's last word. */
  farewell?: boolean
}

/** A table as its viewer sees it; the game's part is missing before the start. */
export interface TableMessage extends Partial<View> {
  is: 'table'
  id: string
  number: number
  at?: number
  undo?: 'nothing' | 'free' | 'beyondBarrier'
  phase: Phase
  now: number
  frozen: string | null
  followed: string | null
  undoWish: { seat: number; agreed: number[] } | null
  game: string
  host: Player
  terms: Terms
  you: number | null
  seats: SeatSheet[]
  remarks: Remark[]
  commitment?: string
  /** Where the game goes on from another: the table, where it is here, and after how many entries. */
  branch?: { source: string | null; at: number } | null
  /** Whether a coach leads through a first game. */
  guided?: boolean
  /** For the learner there: what the coach says, or null. */
  coach?: Coaching | null
  /** For somebody who comes back: how many lines of the log they had, and how many of these still stand. */
  since?: { number: number; had?: number; kept?: number; unknown?: boolean }
}

export interface TableEvent {
  is: string
  seat?: number
  yes?: boolean
  until?: number
}

/** What is different from before. */
export type MovedMessage = Partial<Omit<TableMessage, 'is'>> & { is: 'moved'; event: TableEvent }

export type ServerMessage =
  | TableMessage
  | MovedMessage
  | { is: 'here'; seats: number[] }
  | ({ is: 'said'; number: number } & Remark)
  | { is: 'refused'; why: string; message: string; wait?: number }
  | { is: 'pong' }

export type ClientMessage =
  | { do: 'hello'; from: number; language?: string; portrayed?: boolean }
  | { do: 'choose'; option: string; at: number }
  | { do: 'undo' }
  | { do: 'answerUndo'; yes: boolean }
  | { do: 'say'; text: string }
  | { do: 'passes'; until: 'off' | 'window' | 'turn' | 'mine' }
  | { do: 'vacation'; days: number }
  | { do: 'nudge' }
  | { do: 'ping' }
