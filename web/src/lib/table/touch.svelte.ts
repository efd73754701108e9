import type { Attachment } from 'svelte/attachments'
import type { Touch } from '$boards/board'
import { say } from '../words/words'
import type { Option, Refusal } from '../wire/messages'
import type { Things } from '../things/things'
import { Touching } from './touch'
import { nextIn, type Direction } from './walk'

/** What a touch needs of a table; a replay has one too, where nothing can be chosen. */
export interface Touchable {
  readonly touching: Touching
  readonly things: Things
  readonly lit: ReadonlySet<string>
  seen: string | null
  choose(option: Option): void
}

/** Several options, or reasons, at one place of the board. */
export interface Pick {
  at: DOMRect
  options: Option[]
  refusals: Refusal[]
}

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

export class BoardTouch implements Touch {
  /** What is being asked at a place of the board: which of several is meant, or why not. */
  pick = $state.raw<Pick | null>(null)
  /** Whether the thing in view is to be shown over everything, as on a small screen. */
  large = $state(false)
  readonly #table: Touchable

  constructor(table: Touchable) {
    this.#table = table
  }

  can(id: string) {
    return this.#table.touching.can(id)
  }

  lit(id: string) {
    return this.#table.lit.has(id)
  }

  options(id: string) {
    return this.#table.touching.options(id)
  }

  refusals(id: string) {
    return this.#table.touching.refusals(id)
  }

  look(id: string | null) {
    this.#table.seen = id
  }

  press(id: string, at?: Element) {
    const options = this.options(id)
    const refusals = this.refusals(id)
    if (options.length === 1) this.#table.choose(options[0]!)
    else if (options.length + refusals.length > 0)
      this.pick = { at: at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2), options, refusals }
    else {
      this.look(id)
      this.large = this.#table.things.page(id).length > 0
    }
  }

  thing(id: string, label?: string): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.dataset.thing = id
      $effect(() => this.#dress(element, id, label))
      const press = () => this.press(id, element)
      const key = (event: Event) => this.#key(event as KeyboardEvent, id, element)
      const look = () => this.look(id)
      const long = (event: Event) => {
        event.preventDefault()
        this.look(id)
        this.large = true
      }
      element.addEventListener('click', press)
      element.addEventListener('keydown', key)
      element.addEventListener('pointerenter', look)
      element.addEventListener('focus', look)
      element.addEventListener('contextmenu', long)
      return () => {
        element.removeEventListener('click', press)
        element.removeEventListener('keydown', key)
        element.removeEventListener('pointerenter', look)
        element.removeEventListener('focus', look)
        element.removeEventListener('contextmenu', long)
      }
    }
  }

  #dress(element: HTMLElement | SVGElement, id: string, label?: string) {
    const can = this.can(id)
    const cannot = !can && this.refusals(id).length > 0
    element.classList.toggle('can', can)
    element.classList.toggle('cannot', cannot)
    element.classList.toggle('lit', this.lit(id))
    element.classList.toggle('seen', this.#table.seen === id)
    element.setAttribute('tabindex', can ? '0' : '-1')
    const name = label ?? this.#table.things.name(id)
    element.setAttribute('role', can || cannot ? 'button' : 'group')
    element.setAttribute('aria-label', cannot ? `${name}: ${say('table.refused')}` : name)
  }

  #key(event: KeyboardEvent, id: string, element: Element) {
    if (event.target !== element) return
    const direction = ARROWS[event.key]
    if (direction) {
      const next = nextIn(direction, element, [...document.querySelectorAll('[data-board] [data-thing]')])
      if (!next) return
      event.preventDefault()
      ;(next as HTMLElement).focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      this.press(id, element)
    }
  }
}
