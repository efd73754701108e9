const LONG = 450

/** A finger that stays: it wants to read, and the click that ends it means nothing more. */
export class Hold {
  readonly #then: () => void
  #timer: ReturnType<typeof setTimeout> | undefined
  #took = false

  constructor(then: () => void) {
    this.#then = then
  }

  start(event: { pointerType: string }) {
    this.#took = false
    if (event.pointerType !== 'touch') return
    this.stop()
    this.#timer = setTimeout(() => {
      this.#took = true
      this.#then()
    }, LONG)
  }

  stop() {
    clearTimeout(this.#timer)
  }

  /** Whether it was held; asked once. */
  took(): boolean {
    const took = this.#took
    this.#took = false
    return took
  }
}
