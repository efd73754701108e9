import type { Attachment } from 'svelte/attachments'
import type { Step, Touch } from '$boards/board'
import { say } from '../words/words'
import type { Option, Refusal } from '../wire/messages'
import type { Things } from '../things/things'
import { Touching } from './touch'
import { Hold } from './hold'
import { nextIn, type Direction } from './walk'

/** What a touch needs of a table; a replay has one too, where nothing can be chosen. */
export interface Touchable {
  readonly touching: Touching
  readonly things: Things
  readonly lit: ReadonlySet<string>
  /** The options that a coach would try. */
  readonly advised: ReadonlySet<string>
  seen: string | null
  choose(option: Option): void
}

/** Several options, or reasons, at one place of the board. */
export interface Pick {
  at: DOMRect
  /** What was touched. */
  from: HTMLElement | null
  options: Option[]
  refusals: Refusal[]
}

const ARROWS: Record<string, Direction> = { ArrowLeft: 'left', ArrowRight: 'right', ArrowUp: 'up', ArrowDown: 'down' }

/** Takes back what made an element stand for a thing: it may go on as something else. */
function undress(element: HTMLElement | SVGElement) {
  element.classList.remove('can', 'cannot', 'lit', 'seen', 'advised')
  for (const name of ['tabindex', 'role', 'aria-label', 'aria-pressed', 'data-thing']) element.removeAttribute(name)
}

export class BoardTouch implements Touch {
  /** What is being asked at a place of the board: which of several is meant, or why not. */
  pick = $state.raw<Pick | null>(null)
  /** Whether the thing in view is to be shown over everything, as on a small screen. */
  large = $state(false)
  /** What is under the mouse or in focus, and where. */
  over = $state.raw<{ id: string; at: DOMRect } | null>(null)
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

  /** Whether a coach would touch this. */
  #advised(id: string) {
    return this.options(id).some((option) => this.#table.advised.has(option.id))
  }

  look(id: string | null) {
    this.#table.seen = id
  }

  press(id: string, at?: Element) {
    const options = this.options(id)
    const refusals = this.refusals(id)
    if (options.length === 1) this.#table.choose(options[0]!)
    else if (options.length + refusals.length > 0)
      this.pick = { at: at?.getBoundingClientRect() ?? new DOMRect(innerWidth / 2, innerHeight / 2), from: (at ?? null) as HTMLElement | null, options, refusals }
    else this.#read(id)
  }

  thing(id: string, label?: string): Attachment<HTMLElement | SVGElement> {
    return this.#stand(id, id, (element) => this.#dress(element, id, label), (element) => this.press(id, element))
  }

  step(id: string, step: Step): Attachment<HTMLElement | SVGElement> {
    const shown = step.shown ?? id
    const { take } = step
    return this.#stand(id, shown, (element) => this.#dressStep(element, id, step), () => (take ? take() : this.#read(shown)))
  }

  #read(id: string) {
    this.look(id)
    this.large = this.#table.things.page(id).length > 0
  }

  /** Makes an element stand for a thing that is shown large as `shown`. */
  #stand(id: string, shown: string, dress: (element: HTMLElement | SVGElement) => void, press: (element: Element) => void): Attachment<HTMLElement | SVGElement> {
    return (element) => {
      element.dataset.thing = id
      $effect(() => dress(element))
      const hold = new Hold(() => this.#enlarge(shown))
      const look = () => {
        this.look(shown)
        this.over = { id: shown, at: element.getBoundingClientRect() }
      }
      const leave = () => {
        hold.stop()
        // An element may go while the page is drawn, when nothing else may change.
        queueMicrotask(() => {
          if (this.over?.id === shown) this.over = null
        })
      }
      const listeners: [string, (event: Event) => void][] = [
        ['click', () => !hold.took() && press(element)],
        ['keydown', (event) => this.#key(event as KeyboardEvent, element, press)],
        ['pointerenter', look],
        ['focus', look],
        ['pointerdown', (event) => hold.start(event as PointerEvent)],
        ...['pointerup', 'pointercancel'].map((name): [string, () => void] => [name, () => hold.stop()]),
        ...['pointerleave', 'blur'].map((name): [string, () => void] => [name, leave]),
        [
          'contextmenu',
          (event) => {
            event.preventDefault()
            this.#enlarge(shown)
          },
        ],
      ]
      for (const [name, hear] of listeners) element.addEventListener(name, hear)
      return () => {
        leave()
        for (const [name, hear] of listeners) element.removeEventListener(name, hear)
        undress(element)
      }
    }
  }

  #enlarge(id: string) {
    this.look(id)
    this.large = true
  }

  #dress(element: HTMLElement | SVGElement, id: string, label?: string) {
    const can = this.can(id)
    const cannot = !can && this.refusals(id).length > 0
    element.classList.toggle('can', can)
    element.classList.toggle('cannot', cannot)
    element.classList.toggle('advised', this.#advised(id))
    element.classList.toggle('lit', this.lit(id))
    element.classList.toggle('seen', this.#table.seen === id)
    element.setAttribute('tabindex', can ? '0' : '-1')
    element.setAttribute('role', can || cannot ? 'button' : 'group')
    element.setAttribute('aria-label', this.#called(id, cannot, label))
  }

  #dressStep(element: HTMLElement | SVGElement, id: string, { label, take, taken }: Step) {
    element.classList.toggle('can', take !== undefined)
    element.classList.toggle('advised', take !== undefined && [...this.#table.advised].some((option) => option.startsWith(`${id}-`)))
    element.classList.toggle('lit', this.lit(id))
    element.setAttribute('tabindex', take ? '0' : '-1')
    element.setAttribute('role', take ? 'button' : 'group')
    element.setAttribute('aria-label', label)
    if (taken === undefined) element.removeAttribute('aria-pressed')
    else element.setAttribute('aria-pressed', String(taken))
  }

  /** Its name, and what choosing it does as far as the name does not say so already; what is no more than an answer has no name. */
  #called(id: string, cannot: boolean, label?: string): string {
    const { things } = this.#table
    const name = label ?? (things.get(id) ? things.name(id) : '')
    const labels = this.options(id).map((option) => option.label)
    const unsaid = cannot ? [say('table.refused')] : labels.filter((deed) => !name.includes(deed))
    return [name, unsaid.join('; ')].filter(Boolean).join(': ') || id
  }

  #key(event: KeyboardEvent, element: Element, press: (element: Element) => void) {
    if (event.target !== element) return
    const direction = ARROWS[event.key]
    if (direction) {
      const next = nextIn(direction, element, [...document.querySelectorAll('[data-board] [data-thing][tabindex]')])
      if (!next) return
      event.preventDefault()
      ;(next as HTMLElement).focus()
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault()
      press(element)
    }
  }
}
