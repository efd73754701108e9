import type { Attachment } from 'svelte/attachments'
import type { BoardProps, Touch } from '$boards/board'
import { askingOf, sources, type Asking } from './asking'
import type { City, Group } from './city'
import { DISTRICTS } from './facts'
import type { Say } from './words'

type Handle = Attachment<HTMLElement | SVGElement>

/** A unit that has been picked up and is to be put somewhere; and what every unit and spot does when touched. */
export class Hold {
  #taken = $state<string | null>(null)
  readonly #city: () => City
  readonly #props: () => BoardProps
  readonly #say: () => Say
  readonly asking: Asking = $derived.by(() => askingOf(this.#props().view, this.#groups))
  readonly #groups = $derived.by(() => new Set(DISTRICTS.flatMap((district) => this.#city().unitsIn(district).map(({ id }) => id))))
  readonly #sources = $derived.by(() => sources(this.asking))
  /** Who is on the way: the one picked up, or the only one who may go. */
  readonly from = $derived.by(() => {
    if (this.#taken !== null && this.#sources.has(this.#taken)) return this.#taken
    return this.#sources.size === 1 ? [...this.#sources][0]! : null
  })

  constructor(city: () => City, props: () => BoardProps, say: () => Say) {
    this.#city = city
    this.#props = props
    this.#say = say
  }

  get #touch(): Touch {
    return this.#props().touch
  }

  drop() {
    this.#taken = null
  }

  #optionAt(at: string): string | null {
    if (this.from === null || !('pairs' in this.asking)) return null
    return this.asking.pairs.find((pair) => pair.from === this.from && pair.at === at)?.option.id ?? null
  }

  /** Whether the one on the way may go there. */
  isGoal(at: string): boolean {
    return this.#optionAt(at) !== null
  }

  isTaken(group: Group): boolean {
    return this.from === group.id
  }

  called(group: Group): string {
    const { things } = this.#props()
    const say = this.#say()
    const unit = group.edgerunner ? things.name(group.unit) : say(`member.${group.unit as 'solo'}`)
    const where = group.spot === 'reserve' ? say('reserve') : things.name(group.spot)
    return say(group.count > 1 ? 'group.many' : 'group', { gang: things.name(group.side.gang ?? ''), unit, n: group.count, where })
  }

  /** Units at a spot, or in the reserve. */
  unit(group: Group): Handle {
    const label = this.called(group)
    const shown = group.edgerunner ? group.unit : (group.side.gang ?? group.unit)
    const goal = this.#optionAt(group.id)
    if (goal) return this.#touch.step(goal, { label, shown, take: () => this.#touch.press(goal) })
    if (this.#sources.has(group.id)) return this.#touch.step(group.id, { label, shown, taken: this.isTaken(group), take: () => (this.#taken = this.#taken === group.id ? null : group.id) })
    // An option to recruit is called like those who stand there already.
    const take = this.asking.is !== 'recruits' && this.#touch.can(group.id) ? () => this.#touch.press(group.id) : undefined
    return this.#touch.step(group.id, { label, shown, take })
  }

  /** The open part of a district, or a point of interest. */
  spot(spot: string): Handle {
    const label = this.#props().things.name(spot)
    const goal = this.#optionAt(spot)
    if (goal) return this.#touch.step(goal, { label, shown: spot, take: () => this.#touch.press(goal) })
    const quiet = this.asking.is === 'moves' || this.asking.is === 'swaps' || this.asking.is === 'pieces' || (this.asking.is === 'recruits' && this.from !== null)
    return quiet ? this.#touch.step(spot, { label, shown: spot }) : this.#touch.thing(spot, label)
  }
}
