import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Course } from './api/api'
import { CourseWatch } from './course.svelte'

const course: Course = { moments: [{ at: 0, chances: [0.5] }, { at: 9, chances: [1] }], choices: [], accounts: [{ begin: 0.5, skill: 0.1, luck: 0.4, end: 1 }] }
let answers: Response[]
let asked: number
let watch: CourseWatch

beforeEach(() => {
  vi.useFakeTimers()
  asked = 0
  vi.stubGlobal('fetch', async () => answers[Math.min(asked++, answers.length - 1)]!.clone())
})

afterEach(() => {
  watch.close()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const told = (progress: number, there: Course | null) => new Response(JSON.stringify({ progress, course: there }))

describe('the course of a game', () => {
  it('is asked for until it is there', async () => {
    answers = [told(0.25, null), told(0.75, null), told(1, course)]
    watch = new CourseWatch('T')
    await vi.advanceTimersByTimeAsync(0)
    expect(watch.progress).toBe(0.25)
    await vi.advanceTimersByTimeAsync(800)
    expect(watch.progress).toBe(0.75)
    expect(watch.course).toBeNull()
    await vi.advanceTimersByTimeAsync(800)
    expect(watch.course).toEqual(course)
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toBe(3)
  })

  it('is not asked for any more once nobody looks', async () => {
    answers = [told(0.25, null)]
    watch = new CourseWatch('T')
    await vi.advanceTimersByTimeAsync(0)
    watch.close()
    await vi.advanceTimersByTimeAsync(5_000)
    expect(asked).toBe(1)
  })

  it('says what went wrong and can be asked for again', async () => {
    answers = [new Response('{"error":"busy","message":"busy"}', { status: 409 }), told(1, course)]
    watch = new CourseWatch('T')
    await vi.advanceTimersByTimeAsync(0)
    expect(watch.fault).not.toBe('')
    await watch.look()
    expect(watch.fault).toBe('')
    expect(watch.course).toEqual(course)
  })
})
