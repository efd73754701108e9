import { sayError } from './words/words'

export type Tone = 'plain' | 'good' | 'warn' | 'bad'

export interface Toast {
  id: number
  text: string
  tone: Tone
}

const SHOWN = 6000

/** Short news that come and go at the edge of the page. */
class Toasts {
  list = $state<Toast[]>([])
  #next = 0

  tell(text: string, tone: Tone = 'plain') {
    this.list = this.list.filter((toast) => toast.text !== text)
    const id = this.#next++
    this.list.push({ id, text, tone })
    setTimeout(() => this.drop(id), SHOWN)
  }

  /** Tells what went wrong. */
  blame(error: unknown) {
    this.tell(sayError(error), 'bad')
  }

  drop(id: number) {
    this.list = this.list.filter((toast) => toast.id !== id)
  }
}

export const toasts = new Toasts()
