import type { Things } from './things/things'
import { sayOf } from './words/words'

/** What the value of a setting is called: several are joined by a plus, and may be things of the game. */
export function valueName(value: string, things: Things): string {
  const name = (one: string) => (things.get(one) ? things.name(one) : sayOf('value', one, { value: one }))
  return value.split('+').map(name).join(', ')
}

/** What a setting means, and what each of its values does. */
export interface Explained {
  lead: string
  values: Record<string, string>
}

/**
 * Takes a sentence such as "How long the night is. longer: 16 rounds. shorter: 10 rounds." apart, so
 * that each value can be explained where it is chosen.
 */
export function explained(text: string, values: string[]): Explained {
  const found = values
    .map((value) => ({ value, at: text.search(new RegExp(`(^|[.:] )${value.replace(/[^\w]/g, '\\$&')}: `)) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
  if (found.length === 0) return { lead: text, values: {} }
  const explanations: Record<string, string> = {}
  found.forEach(({ value, at }, i) => {
    const start = text.indexOf(`${value}: `, at) + value.length + 2
    const end = i + 1 < found.length ? found[i + 1]!.at + 1 : text.length
    const said = text.slice(start, end).trim()
    explanations[value] = said.charAt(0).toUpperCase() + said.slice(1)
  })
  return { lead: text.slice(0, found[0]!.at + 1).trim(), values: explanations }
}
