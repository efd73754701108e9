import type { TableMessage } from '../wire/messages'

/** What taking back one's last choice costs. */
export type UndoCost = { is: 'never' } | { is: 'nothing' } | { is: 'free' } | { is: 'alone' } | { is: 'barrier' } | { is: 'consent'; of: number }

/** Whose consent is needed where something was learnt: the other people at the table. */
export function undoCost(table: TableMessage): UndoCost {
  if (table.you === null || table.phase === 'gathering') return { is: 'nothing' }
  if (table.terms.undo === 'never') return { is: 'never' }
  if (table.undo === 'free') return { is: 'free' }
  if (table.undo !== 'beyondBarrier') return { is: 'nothing' }
  if (table.terms.undo !== 'consent') return { is: 'barrier' }
  const others = table.seats.filter((seat, i) => i !== table.you && !seat.bot).length
  return others === 0 ? { is: 'alone' } : { is: 'consent', of: others }
}

export function canUndo(cost: UndoCost): boolean {
  return cost.is === 'free' || cost.is === 'alone' || cost.is === 'consent'
}
