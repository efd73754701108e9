import { untrack } from 'svelte'
import type { Motion } from '../board'
import { seatIn } from './club'

/** Money that has just been earned or paid, shown for a moment beside whoever it concerns. */
export interface Earning {
  key: number
  seat: number
  /** Below zero where it was paid. */
  amount: number
}

const SHOWN = 2000

export class Earnings {
  #now = $state.raw<Earning[]>([])
  #count = 0

  constructor(motion: () => Motion) {
    $effect(() => {
      if (motion().beat > 0) untrack(() => this.#take(motion().news))
    })
  }

  of(seat: number): Earning[] {
    return this.#now.filter((one) => one.seat === seat)
  }

  #take(news: Motion['news']) {
    const fresh = earned(news).map((one) => ({ ...one, key: ++this.#count }))
    if (fresh.length === 0) return
    this.#now = [...this.#now.filter((old) => !fresh.some((one) => one.seat === old.seat)), ...fresh]
    setTimeout(() => (this.#now = this.#now.filter((one) => !fresh.includes(one))), SHOWN)
  }
}

/** What each seat has gained or lost in all. */
export function earned(news: Motion['news']): { seat: number; amount: number }[] {
  const sums = new Map<number, number>()
  for (const { key, about } of news) {
    const seat = seatIn(about)
    const amount = about[1]
    if (seat === null || typeof amount !== 'number' || !key.startsWith('cash.')) continue
    sums.set(seat, (sums.get(seat) ?? 0) + (key === 'cash.lost' ? -amount : amount))
  }
  return [...sums].filter(([, amount]) => amount !== 0).map(([seat, amount]) => ({ seat, amount }))
}
