import { api, type Course } from './api/api'
import { sayError } from './words/words'

const BETWEEN = 700

/** The course of a finished game, from the first wish for it until it is there. */
export class CourseWatch {
  progress = $state(0)
  course = $state.raw<Course | null>(null)
  fault = $state('')
  readonly #table: string
  #timer: ReturnType<typeof setTimeout> | undefined
  #closed = false

  constructor(table: string) {
    this.#table = table
    void this.look()
  }

  async look() {
    try {
      const { progress, course } = await api.course(this.#table)
      if (this.#closed) return
      this.fault = ''
      this.progress = progress
      this.course = course
      if (!course) this.#timer = setTimeout(() => void this.look(), BETWEEN)
    } catch (error) {
      if (!this.#closed) this.fault = sayError(error)
    }
  }

  close() {
    this.#closed = true
    clearTimeout(this.#timer)
  }
}
