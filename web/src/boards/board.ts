import type { Component } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import type { Language, Things } from '$lib/things/things'
import { piece, type Piece } from '$lib/table/touch'
import type { Happening, Option, Refusal, SeatSheet, View } from '$lib/wire/messages'

export { piece, seatThing, type Piece } from '$lib/table/touch'
export type { Thing, Things } from '$lib/things/things'
export type { Happening, Option, Part, Refusal, SeatSheet, View } from '$lib/wire/messages'

/**
 * What a board is given. A board is a Svelte component with these properties: it draws the view and
 * knows its game; the shell around it knows none. Everything here is reactive: read it, don't keep it.
 */
export interface BoardProps {
  /** How the game stands for the one who looks: zones, registers, question, result. */
  view: View
  /** Whose eyes these are: the own seat, the seat a replay is seen from, or null for an onlooker. */
  seat: number | null
  /** Names and presence, seat by seat. */
  players: BoardPlayer[]
  /** Everything the game names: cards, tokens, sectors, in the reader's language. */
  things: Things
  /** What may be touched, and what touching does. */
  touch: Touch
  /** How the table was set up: the variant's settings; one that is missing is as usual. */
  variant: Record<string, string>
  language: Language
  /** Moves what has changed its place, and tells what has just happened. */
  motion: Motion
}

export interface BoardPlayer {
  seat: number
  name: string
  you: boolean
  bot: boolean
  /** Whether the table waits for this seat. */
  awaited: boolean
  /** Whether they are at the table now; bots always are. */
  here: boolean
  /** `--seat-0` … `--seat-7` as a CSS value: the colour of the seat. */
  colour: string
  sheet: SeatSheet
}

export interface Touch {
  /**
   * Makes an element stand for a thing: `<g {@attach touch.thing('SP')}>`. Where an option touches
   * it (or has it as its id) the element gets the class `can`, a place in the tab order and a name
   * for screen readers, and a click, Enter or Space answers; several options open a small menu. Where
   * only a refusal touches it, it gets `cannot`, and a click says why. Where the coach of a guided
   * table would touch it, it gets `advised`. While a line of the log, an option or the coach points
   * at it, it gets `lit`; while its own card is shown large, `seen`. Hovering and
   * focusing show the thing large. Arrow keys walk from thing to thing. `data-thing` is set to the
   * id, by which motion finds it again.
   *
   * A thing is the id of a component or landmark (`LE-004`, `SP`, `ruby`), of an option (`pass`,
   * `stack-player-2`), or a seat (`seat-0`). `label` is read out where the id has no name of its own.
   */
  thing(id: string, label?: string): Attachment<HTMLElement | SVGElement>
  /**
   * Makes an element the first half of a choice that takes two touches, as a piece that moves and
   * then where to: it glows and is called by its label, and touching it calls `take` instead of
   * answering. Without `take` it only stands there and can be read.
   */
  step(id: string, step: Step): Attachment<HTMLElement | SVGElement>
  /** Whether touching this answers the present question. */
  can(id: string): boolean
  /** Whether something points at this now: a line of the log, an option under the mouse. */
  lit(id: string): boolean
  options(id: string): Option[]
  refusals(id: string): Refusal[]
  /** What a click does, for what is no element of its own. */
  press(id: string, at?: Element): void
  /** Shows a thing large, or nothing. */
  look(id: string | null): void
}

/** The first half of a choice. */
export interface Step {
  label: string
  /** The thing that is shown large for it, where it is none itself. */
  shown?: string
  take?: () => void
  /** Whether it has been touched, and the second half is awaited. */
  taken?: boolean
}

export interface Motion {
  /** How long a move takes in milliseconds; 0 where nothing may move. */
  readonly time: number
  /** What has happened since the last time the board was drawn; empty after a jump. */
  readonly news: Happening[]
  /** Counts up with each piece of news, so that an effect can depend on it. */
  readonly beat: number
}

/** What a picture of a thing is given: it fills the head of the card that is shown large. */
export interface FaceProps {
  id: string
  things: Things
  language: Language
}

/** The picture of a thing, or null where the board has none of its own and a sigil will do. */
export type FaceOf = (id: string, things: Things) => Component<FaceProps> | null

/** What a `Board.svelte` is: the board and, from its `<script module>`, what it may offer besides. */
export interface BoardModule {
  default: Component<BoardProps>
  faceOf?: FaceOf
}

/** A board by the id of its game. It is fetched when its table is opened. */
export interface BoardEntry {
  load(): Promise<BoardModule>
  /** Whether the server is to describe the table in words too (`view.page`). */
  portrayed: boolean
}

/** All that lies in a zone, from the bottom to the top. */
export function lying(view: View, zone: string): Piece[] {
  return (view.zones[zone] ?? []).map(piece)
}

/** A number of a register; 0 where it is hidden or missing. */
export function number(view: View, register: string, index = 0): number {
  return view.registers[register]?.[index] ?? 0
}
