import { api } from '../api/api'
import { settings } from '../settings.svelte'
import { play } from '../sound/sound'
import { Things, type Language } from '../things/things'
import { toasts } from '../toasts.svelte'
import { Line, tableSocket } from '../wire/line.svelte'
import { merge, resume } from '../wire/merge'
import type { ClientMessage, Coaching, Happening, MovedMessage, Option, ServerMessage, TableMessage } from '../wire/messages'
import { say } from '../words/words'
import { Away, missed, type Missed } from './away'
import { advised, stillSaid } from './coach'
import { Hints } from './hints.svelte'
import { keysFor } from './keys'
import { mentioned, Touching } from './touch'
import { undoCost } from './undo'

/** One table as this browser holds it: what was told, change upon change, and what is said back. */
export class LiveTable {
  readonly id: string
  readonly line: Line
  readonly #portrayed: boolean
  readonly hints = new Hints(this)

  message = $state.raw() as TableMessage
  here = $state.raw<number[]>([])
  things = $state.raw(Things.NONE)
  /** The option that was chosen and not yet answered. */
  pending = $state<string | null>(null)
  /** What happened while nobody looked. */
  missed = $state.raw<Missed | null>(null)
  news = $state.raw<Happening[]>([])
  beat = $state(0)
  /** What the mouse or the log points at. */
  pointed = $state.raw<string[]>([])
  /** The thing that is shown large. */
  seen = $state<string | null>(null)
  /** When the server's clock and ours were last compared: the difference. */
  skew = 0
  unread = $state(0)
  /** Whether the coach of a guided table is listened to. */
  coached = $state(true)
  /** What the coach said last. */
  said = $state.raw<Coaching | null>(null)

  /** Called before and after the picture changes, for motion. */
  onBefore: () => void = () => {}
  onAfter: () => void = () => {}

  readonly #away: Away
  #language: Language
  #asked = 0
  /** What was shown last, here or when this browser was here before; 0 where everything is to be told. */
  #had: number
  /** Whether this browser has shown the table before: who comes for the first time has missed nothing. */
  #known: boolean
  /** How long the log was when the page went out of sight. */
  #hidden: number | null = null

  readonly question = $derived(this.message.question ?? null)
  readonly options = $derived(this.question?.options ?? [])
  readonly touching = $derived(new Touching(this.question))
  readonly keys = $derived(keysFor(this.options))
  /** What the coach says about the question, for one who listens. */
  readonly coach = $derived(this.coached ? (this.message.coach ?? null) : null)
  /** The options that the coach would try. */
  readonly advised = $derived(advised(this.question, this.coach))
  readonly lit = $derived(new Set([...this.pointed, ...(this.coach?.light ?? [])]))
  readonly undo = $derived(undoCost(this.message))
  /** Whether a bot plays in the own seat. */
  readonly botPlays = $derived(this.message.you !== null && this.message.seats[this.message.you]?.bot !== undefined)
  /** Whether what is asked can be answered now. */
  readonly mayChoose = $derived(!this.botPlays && !this.message.frozen)

  /**
   * @param portrayed whether the server is to describe the table in words too
   */
  constructor(message: TableMessage, portrayed: boolean, code?: string) {
    this.id = message.id
    this.#portrayed = portrayed
    this.#away = new Away(message.id)
    this.#language = settings.language
    this.message = message
    this.said = message.coach ?? null
    this.#asked = message.at ?? 0
    this.skew = message.now - Date.now()
    this.#known = this.#away.seen > 0
    this.#had = this.#away.seen || message.number
    if (!this.#known) this.#away.note(message)
    void this.#fetchThings()
    this.line = new Line(
      () => tableSocket(message.id, code),
      () => this.#hello(),
      (heard) => this.#hear(heard),
    )
  }

  #hello(): ClientMessage {
    return { do: 'hello', from: this.#had, language: this.#language, portrayed: this.#portrayed }
  }

  /** Speaks another language from now on. */
  speak(language: Language) {
    if (language === this.#language) return
    this.#language = language
    this.#had = 0
    this.line.greet()
    void this.#fetchThings()
  }

  async #fetchThings() {
    const { game, terms } = this.message
    const language = this.#language
    const things = new Things(await api.things(game, language, terms.variant), language)
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
    const { since } = message
    const next = resume(this.message, message)
    this.pending = null
    this.news = []
    this.#show(next)
    if (this.#known && since?.kept !== undefined) this.missed = missed(next.log?.lines.slice(since.kept) ?? [], next.you, since.had! - since.kept)
    this.#note(next)
  }

  #move(change: MovedMessage) {
    const had = this.message.log?.lines.length ?? 0
    const next = merge(this.message, change)
    const { event } = change
    if (event.is === 'chose' && event.seat === next.you) this.pending = null
    this.news = next.log?.lines.slice(had) ?? []
    this.#show(next)
    this.#note(next)
    this.#comment(change)
  }

  #note(message: TableMessage) {
    this.#known = true
    this.#had = message.number
    this.#away.note(message)
  }

  /** The page is out of sight, or in sight again: then it tells what came meanwhile. */
  watch(hidden: boolean) {
    const lines = this.message.log?.lines ?? []
    if (hidden) this.#hidden = lines.length
    else if (this.#hidden !== null) {
      this.missed ??= missed(lines.slice(this.#hidden), this.message.you)
      this.#hidden = null
    }
  }

  #show(next: TableMessage) {
    this.onBefore()
    this.skew = next.now - Date.now()
    this.message = next
    this.said = stillSaid(this.said, next)
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
    this.message = { ...this.message, number: remark.number, remarks: [...this.message.remarks, { time, player, text }] }
    this.#note(this.message)
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
    if (this.pending !== null || !this.mayChoose) return
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

  passes(until: 'off' | 'window' | 'turn' | 'mine') {
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
