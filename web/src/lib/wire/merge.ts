import type { Happening, MovedMessage, TableMessage } from './messages'

/**
 * Puts a change over a table. What the change does not mention is as it was; within zones and
 * registers that holds for each name; lines of the log take the place of all there were from there
 * on.
 */
export function merge(table: TableMessage, change: MovedMessage): TableMessage {
  const { is: _, event: __, zones, registers, log, ...rest } = change
  return {
    ...table,
    ...rest,
    ...(zones && { zones: { ...table.zones, ...zones } }),
    ...(registers && { registers: { ...table.registers, ...registers } }),
    ...(log && { log: { from: 0, lines: appended(table.log?.lines ?? [], log) } }),
  }
}

/** A table that is told to somebody who had it before: lines of the log that still stand are not told again. */
export function resume(table: TableMessage, told: TableMessage): TableMessage {
  if (!told.log || told.log.from === 0) return told
  return { ...told, log: { from: 0, lines: appended(table.log?.lines ?? [], told.log) } }
}

function appended(lines: Happening[], news: { from: number; lines: Happening[] }): Happening[] {
  return news.lines.length === 0 && news.from >= lines.length
    ? lines
    : [...lines.slice(0, news.from), ...news.lines]
}
