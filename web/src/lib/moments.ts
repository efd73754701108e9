import type { Happening } from './wire/messages'

/** A point of a game that is worth finding again. */
export interface Moment {
  /** After so many entries. */
  at: number
  text: string
  /** A round begins; otherwise something happened that hardly ever does. */
  round: boolean
}

/** Games call the line with which a round begins the same. */
const ROUND = 'round'
const RARE = 2
const MOST = 14

/** The beginnings of rounds, and what happened only once or twice in the whole game. */
export function momentsOf(lines: Happening[], entries: number): Moment[] {
  const often = new Map<string, number>()
  for (const { key } of lines) often.set(key, (often.get(key) ?? 0) + 1)
  const moment = (line: Happening, round: boolean) => ({ at: Math.min(entries, line.version), text: line.text, round })
  const rounds = lines.filter((line) => line.key === ROUND).map((line) => moment(line, true))
  const rare = lines
    .filter((line) => line.key !== ROUND && line.version > 0 && often.get(line.key)! <= RARE)
    .sort((a, b) => often.get(a.key)! - often.get(b.key)!)
    .slice(0, MOST)
    .map((line) => moment(line, false))
  return [...rounds, ...rare].sort((a, b) => a.at - b.at || Number(b.round) - Number(a.round))
}
