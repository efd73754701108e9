import type { Option, View } from '$boards/board'
import { districtOf } from './facts'

/** A choice of two touches: who, and then where or whom. */
export interface Pair {
  /** A group of units, or one that waits in the reserve. */
  from: string
  /** A spot, or the group whose place is taken. */
  at: string
  option: Option
}

export type Asking =
  | { is: 'moves' | 'swaps' | 'recruits'; pairs: Pair[] }
  /** Units to point at. */
  | { is: 'pieces' }
  | { is: 'other' }

const RECRUIT = 'GN-13.06'
const TO = '-to-'
const FOR = '-for-'

function split(option: Option, word: string): Pair | null {
  const at = option.id.lastIndexOf(word)
  return at < 0 ? null : { from: option.id.slice(0, at), at: option.id.slice(at + word.length), option }
}

/** The reserve of a gang is where a recruit comes from. */
function recruit(option: Option): Pair | null {
  const district = option.touches?.at(-1)
  if (!district || !option.id.endsWith(`-${district}`)) return null
  return { from: `${option.id.slice(0, -district.length)}reserve`, at: district, option }
}

/** What kind of touches the question wants. */
export function askingOf(view: View, groups: ReadonlySet<string>): Asking {
  const { question } = view
  if (!question) return { is: 'other' }
  const pairs = (make: (option: Option) => Pair | null) => question.options.flatMap((option) => make(option) ?? [])
  if (question.rule === RECRUIT) return { is: 'recruits', pairs: pairs(recruit) }
  const swaps = pairs((option) => split(option, FOR)).filter(({ from, at }) => groups.has(from) && groups.has(at))
  if (swaps.length) return { is: 'swaps', pairs: swaps }
  const moves = pairs((option) => split(option, TO)).filter(({ from, at }) => groups.has(from) && districtOf(at) !== null)
  if (moves.length) return { is: 'moves', pairs: moves }
  return question.options.some(({ id }) => groups.has(id)) ? { is: 'pieces' } : { is: 'other' }
}

export function sources(asking: Asking): Set<string> {
  return new Set('pairs' in asking ? asking.pairs.map(({ from }) => from) : [])
}
