import type { Coaching, Question } from '../wire/messages'

const NONE: ReadonlySet<string> = new Set()

/** The options to single out: those that the coach would try, unless that is all there are. */
export function advised(question: Question | null, coach: Coaching | null): ReadonlySet<string> {
  if (!question || !coach || coach.try.length === question.options.length) return NONE
  return new Set(coach.try)
}

/** What stays said after a message: the last sentence, until there is another question. */
export function stillSaid(before: Coaching | null, now: { coach?: Coaching | null; question?: Question | null; phase: string }): Coaching | null {
  if (now.coach) return now.coach
  return now.question || now.phase === 'over' ? null : before
}
