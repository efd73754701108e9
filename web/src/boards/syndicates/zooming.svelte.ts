import { tick } from 'svelte'
import type { Attachment } from 'svelte/attachments'
import { clamped, kept, NEAREST, pinch, stepped } from './zoom'

/** A window onto something larger: closer by buttons, two fingers or the wheel, moved by scrolling or dragging. */
export class Zooming {
  zoom = $state(1)
  #pane: HTMLElement | undefined

  get nearest() {
    return this.zoom >= NEAREST
  }

  get whole() {
    return this.zoom <= 1
  }

  /** A step by button: the middle of the window stays. */
  step(closer: boolean) {
    if (!this.#pane) return
    const { left, top, width, height } = this.#pane.getBoundingClientRect()
    void this.#to(stepped(this.zoom, closer), left + width / 2, top + height / 2)
  }

  readonly window: Attachment<HTMLElement> = (pane) => {
    this.#pane = pane
    const leave = [this.#fingers(pane), this.#wheel(pane), this.#drag(pane)]
    return () => leave.forEach((one) => one())
  }

  /** Goes there and keeps in place what lies under a point of the screen. */
  async #to(zoom: number, x: number, y: number) {
    const pane = this.#pane
    const next = clamped(zoom)
    if (!pane || next === this.zoom) return
    const ratio = next / this.zoom
    const { left, top } = pane.getBoundingClientRect()
    const to = [kept(pane.scrollLeft, x - left, ratio), kept(pane.scrollTop, y - top, ratio)] as const
    this.zoom = next
    await tick()
    pane.scrollTo(...to)
  }

  #fingers(pane: HTMLElement) {
    let start: { apart: number; zoom: number } | null = null
    const touched = (event: TouchEvent) => {
      const [a, b] = event.touches
      start = a && b ? { apart: pinch(a, b).apart, zoom: this.zoom } : null
    }
    const moved = (event: TouchEvent) => {
      const [a, b] = event.touches
      if (!start || !a || !b) return
      event.preventDefault()
      const { apart, x, y } = pinch(a, b)
      void this.#to((start.zoom * apart) / start.apart, x, y)
    }
    pane.addEventListener('touchstart', touched, { passive: true })
    pane.addEventListener('touchmove', moved, { passive: false })
    pane.addEventListener('touchend', touched, { passive: true })
    return () => {
      pane.removeEventListener('touchstart', touched)
      pane.removeEventListener('touchmove', moved)
      pane.removeEventListener('touchend', touched)
    }
  }

  /** With Ctrl, as a touchpad's pinch sends it, so that the page can still be scrolled over the map. */
  #wheel(pane: HTMLElement) {
    const turned = (event: WheelEvent) => {
      if (!event.ctrlKey) return
      event.preventDefault()
      void this.#to(this.zoom * Math.exp(-event.deltaY / 300), event.clientX, event.clientY)
    }
    pane.addEventListener('wheel', turned, { passive: false })
    return () => pane.removeEventListener('wheel', turned)
  }

  #drag(pane: HTMLElement) {
    const far = 5
    let from: { x: number; y: number; moved: boolean } | null = null
    const down = (event: PointerEvent) => {
      if (event.pointerType === 'mouse' && event.button === 0 && !this.whole) from = { x: event.clientX, y: event.clientY, moved: false }
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!from.moved && Math.hypot(x, y) < far) return
      pane.scrollBy(-x, -y)
      from = { x: event.clientX, y: event.clientY, moved: true }
    }
    const up = () => {
      const dragged = from?.moved
      from = null
      if (!dragged) return
      // The click that ends a drag means nothing; it comes at once or, outside of the window, not at all.
      const swallow = (event: Event) => event.stopPropagation()
      pane.addEventListener('click', swallow, { capture: true })
      setTimeout(() => pane.removeEventListener('click', swallow, { capture: true }))
    }
    pane.addEventListener('pointerdown', down)
    addEventListener('pointermove', move)
    addEventListener('pointerup', up)
    return () => {
      pane.removeEventListener('pointerdown', down)
      removeEventListener('pointermove', move)
      removeEventListener('pointerup', up)
    }
  }
}
