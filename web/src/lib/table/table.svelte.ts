import { api } from '../api/api'
import { settings } from '../settings.svelte'
import { play } from '../sound/sound'
import { Things, type Language } from '../things/things'
import { toasts } from '../toasts.svelte'
import { Line, tableSocket } from '../wire/line.svelte'
import { merge } from '../wire/merge'
import type { ClientMessage, Happening, MovedMessage, Option, ServerMessage, TableMessage } from '../wire/messages'
import { say } from '../words/words'
import { Away } from './away'
import { keysFor } from './keys'
import { mentioned, Touching } from './touch'
import { undoCost } from './undo'

/** One table as this browser holds it: what was told, change upon change, and what is said back. */
export class LiveTable {
  readonly id: string
  readonly line: Line
  readonly #portrayed: boolean

  message = $state.raw() as TableMessage
  here = $state.raw<number[]>([])
  things = $state.raw(Things.NONE)
  /** The option that was chosen and not yet answered. */
  pending = $state<string | null>(null)
  /** Lines of the log that came while nobody looked. */
  missed = $state.raw<Happening[]>([])
  news = $state.raw<Happening[]>([])
  beat = $state(0)
  /** What the mouse or the log points at. */
  pointed = $state.raw<string[]>([])
  /** The thing that is shown large. */
  seen = $state<string | null>(null)
  /** When the server's clock and ours were last compared: the difference. */
  skew = 0
  unread = $state(0)

  /** Called before and after the picture changes, for motion. */
  onBefore: () => void = () => {}
  onAfter: () => void = () => {}

  readonly #away: Away
  #language: Language
  #asked = 0
  #greeted = false

  readonly question = $derived(this.message.question ?? null)
  readonly options = $derived(this.question?.options ?? [])
  readonly touching = $derived(new Touching(this.question))
  readonly keys = $derived(keysFor(this.options))
  readonly lit = $derived(new Set(this.pointed))
  readonly undo = $derived(undoCost(this.message))

  /**
   * @param portrayed whether the server is to describe the table in words too
   */
  constructor(message: TableMessage, portrayed: boolean, code?: string) {
    this.id = message.id
    this.#portrayed = portrayed
    this.#away = new Away(message.id)
    this.#language = settings.language
    this.message = message
    this.#asked = message.at ?? 0
    this.skew = message.now - Date.now()
    this.missed = this.#away.missed(message)
    this.#away.note(message)
    void this.#fetchThings()
    this.line = new Line(
      () => tableSocket(message.id, code),
      () => this.#hello(),
      (heard) => this.#hear(heard),
    )
  }

  #hello(): ClientMessage {
    return { do: 'hello', from: 0, language: this.#language, portrayed: this.#portrayed }
  }

  /** Speaks another language from now on. */
  speak(language: Language) {
    if (language === this.#language) return
    this.#language = language
    this.line.greet()
    void this.#fetchThings()
  }

  async #fetchThings() {
    const { game } = this.message
    const language = this.#language
    const things = new Things(await api.things(game, language), language)
    if (language === this.#language) this.things = things
  }

  #hear(message: ServerMessage) {
    switch (message.is) {
      case 'table':
        this.#take(message)
        break
      case 'moved':
        this.#move(message)
        break
      case 'here':
        this.here = message.seats
        break
      case 'said':
        this.#said(message)
        break
      case 'refused':
        this.#refused(message.why, message.message)
        break
      case 'pong':
        break
    }
  }

  #take(message: TableMessage) {
    // What comes with the first greeting has come while the page was opening.
    const missed = this.#greeted ? this.#away.missed(message) : []
    this.#greeted = true
    this.pending = null
    this.news = []
    this.#show(message)
    if (missed.length) this.missed = missed
    this.#away.note(message)
  }

  #move(change: MovedMessage) {
    const had = this.message.log?.lines.length ?? 0
    const next = merge(this.message, change)
    const { event } = change
    if (event.is === 'chose' && event.seat === next.you) this.pending = null
    this.news = next.log?.lines.slice(had) ?? []
    this.#show(next)
    this.#away.note(next)
    this.#comment(change)
  }

  #show(next: TableMessage) {
    this.onBefore()
    this.skew = next.now - Date.now()
    this.message = next
    if (next.question && next.at !== this.#asked) {
      this.#asked = next.at ?? 0
      play('turn')
    }
    this.beat++
    this.onAfter()
  }

  /** Says what the board doesn't show. */
  #comment({ event, phase }: MovedMessage) {
    const name = event.seat === undefined ? '' : this.nameOf(event.seat)
    if (event.is === 'chose' && phase === 'over') play('over')
    if (event.is === 'bot-took') toasts.tell(say('table.bot-took', { name }))
    if (event.is === 'nudged')
      toasts.tell(event.seat === this.message.you ? say('table.you-nudged') : say('table.nudged', { name }), 'warn')
  }

  #said(remark: Extract<ServerMessage, { is: 'said' }>) {
    const { time, player, text } = remark
    this.message = { ...this.message, remarks: [...this.message.remarks, { time, player, text }] }
    this.unread++
    play('said')
  }

  #refused(why: string, sentence: string) {
    this.pending = null
    if (why === 'stale') toasts.tell(say('table.stale'), 'warn')
    else if (why === 'not-offered') toasts.tell(say('table.not-offered'), 'warn')
    else toasts.blame({ code: why, message: sentence })
  }

  nameOf(seat: number): string {
    return this.message.seats[seat]?.player?.name ?? ''
  }

  // What is said back

  choose(option: Option) {
    if (this.pending !== null) return
    this.pending = option.id
    this.pointed = []
    this.line.say({ do: 'choose', option: option.id, at: this.message.at ?? 0 })
  }

  takeBack() {
    this.line.say({ do: 'undo' })
  }

  answerUndo(yes: boolean) {
    this.line.say({ do: 'answerUndo', yes })
  }

  remark(text: string) {
    this.line.say({ do: 'say', text })
  }

  passes(until: 'off' | 'window' | 'turn') {
    this.line.say({ do: 'passes', until })
  }

  nudge() {
    this.line.say({ do: 'nudge' })
  }

  point(things: string[]) {
    this.pointed = things
  }

  pointAt(line: Happening) {
    this.pointed = mentioned(line.about)
  }

  close() {
    this.line.close()
  }
}
