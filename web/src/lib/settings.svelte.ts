import type { Language } from './things/things'

export type Theme = 'dark' | 'light' | 'contrast'
/** How fast things move: not at all, calmly, quickly. */
export type Pace = 'still' | 'calm' | 'quick'

interface Kept {
  theme: Theme
  language: Language
  pace: Pace
  sound: boolean
  volume: number
  notify: boolean
  keys: boolean
  /** The bot that is asked what it would do. */
  hints: string
}

const KEY = 'nocturne.settings'
const TIMES: Record<Pace, number> = { still: 0, calm: 420, quick: 220 }

function usual(): Kept {
  return {
    theme: 'dark',
    language: navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en',
    pace: 'quick',
    sound: true,
    volume: 40,
    notify: false,
    keys: true,
    hints: 'level-2',
  }
}

function kept(): Kept {
  try {
    return { ...usual(), ...JSON.parse(localStorage.getItem(KEY) ?? '{}') }
  } catch {
    return usual()
  }
}

/** What this browser remembers of how its user likes things. */
class Settings {
  #kept = $state(kept())

  get theme() {
    return this.#kept.theme
  }
  get language() {
    return this.#kept.language
  }
  get pace() {
    return this.#kept.pace
  }
  get sound() {
    return this.#kept.sound
  }
  get volume() {
    return this.#kept.volume
  }
  get notify() {
    return this.#kept.notify
  }
  /** Whether keys are shown on buttons. */
  get keys() {
    return this.#kept.keys
  }

  get hints() {
    return this.#kept.hints
  }

  set(change: Partial<Kept>) {
    Object.assign(this.#kept, change)
    localStorage.setItem(KEY, JSON.stringify(this.#kept))
    this.apply()
  }

  /** How long a move takes, in milliseconds. */
  get time(): number {
    return matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : TIMES[this.#kept.pace]
  }

  apply() {
    const root = document.documentElement
    root.dataset.theme = this.#kept.theme
    root.lang = this.#kept.language
    root.toggleAttribute('data-still', this.#kept.pace === 'still')
    root.style.setProperty('--motion', `${this.time}ms`)
  }
}

export const settings = new Settings()
