import type { ClientMessage, ServerMessage } from './messages'

export type Connection = 'connecting' | 'open' | 'lost' | 'gone'

/** What the line needs of a socket, so that a test can be one. */
export interface Socket {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}

const FIRST_PAUSE = 400
const LONGEST_PAUSE = 15_000
const BEAT = 30_000

/** Codes with which the server says that coming back is of no use. */
const FOR_GOOD = [1003, 1008, 4401]

/**
 * The line to a table. It greets whenever it is open, comes back when it is cut, later and later, and
 * keeps what is said meanwhile.
 */
export class Line {
  connection = $state<Connection>('connecting')

  readonly #open: () => Socket
  readonly #hello: () => ClientMessage
  readonly #hear: (message: ServerMessage) => void
  #socket: Socket | null = null
  #queue: ClientMessage[] = []
  #tries = 0
  #timer: ReturnType<typeof setTimeout> | undefined
  #beat: ReturnType<typeof setInterval> | undefined

  constructor(open: () => Socket, hello: () => ClientMessage, hear: (message: ServerMessage) => void) {
    this.#open = open
    this.#hello = hello
    this.#hear = hear
    this.#connect()
  }

  #connect() {
    const socket = this.#open()
    this.#socket = socket
    socket.onopen = () => {
      this.#tries = 0
      this.connection = 'open'
      socket.send(JSON.stringify(this.#hello()))
      for (const message of this.#queue.splice(0)) socket.send(JSON.stringify(message))
      this.#beat = setInterval(() => socket.send('{"do":"ping"}'), BEAT)
    }
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data))
    socket.onclose = (event) => this.#cut(event.code)
  }

  #cut(code: number) {
    clearInterval(this.#beat)
    if (this.connection === 'gone') return
    this.#socket = null
    if (FOR_GOOD.includes(code)) {
      this.connection = 'gone'
      return
    }
    this.connection = 'lost'
    this.#timer = setTimeout(() => this.#connect(), pause(this.#tries++))
  }

  /** Says something now, or as soon as the line is open again. */
  say(message: ClientMessage) {
    if (this.connection === 'open' && this.#socket) this.#socket.send(JSON.stringify(message))
    else this.#queue.push(message)
  }

  /** Greets anew, for instance in another language. */
  greet() {
    if (this.connection === 'open') this.say(this.#hello())
  }

  /** Tries at once: the network may be back. */
  hurry() {
    if (this.connection !== 'lost') return
    clearTimeout(this.#timer)
    this.#connect()
  }

  close() {
    this.connection = 'gone'
    clearTimeout(this.#timer)
    clearInterval(this.#beat)
    this.#socket?.close()
  }
}

/** Later each time, and not everybody at once. */
export function pause(tries: number): number {
  const whole = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** tries)
  return whole / 2 + Math.random() * (whole / 2)
}

export function tableSocket(table: string, code?: string): Socket {
  const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/socket`
  return new WebSocket(address, code ? ['nocturne', `invitation.${code}`] : []) as unknown as Socket
}
