import type { Things } from '$boards/board'
import { DEALS, OF_EACH_DEAL, type Deal } from './facts'

type Part = ReturnType<Things['page']>[number]

const said = (cell: readonly (string | { text: string })[]) => cell.map((word) => (typeof word === 'string' ? word : word.text)).join(' ')

function facts(parts: Part[]): string[] {
  return parts.flatMap((part) => ('fact' in part ? [said(part.value)] : []))
}

/** The sentences on a thing, without those about where it comes from. */
export function linesOf(things: Things, id: string): string[] {
  return things.page(id).flatMap((part) => ('line' in part ? [said(part.line)] : []))
}

/** The rules of a thing: its first sentences. */
export function textOf(things: Things, id: string): string {
  return linesOf(things, id)[0] ?? ''
}

/** The firepower on a combat card, or null where it is no number. */
export function firepowerOf(things: Things, id: string): number | null {
  const first = things.page(id)[1]
  return first && 'fact' in first ? parseInt(said(first.value), 10) : null
}

/** What a card of a market costs: the number of its second fact. */
export function costOf(things: Things, id: string): number {
  return parseInt(facts(things.page(id))[1] ?? '0', 10) || 0
}

/** The type of an opportunity: they lie in the box type by type. */
export function dealOf(things: Things, id: string): Deal {
  const place = things.of('opportunities').findIndex((one) => one.id === id)
  return DEALS[Math.floor(place / OF_EACH_DEAL)] ?? 'special'
}

/** The rules of an opportunity, without its cost, which stands in the corner of its card. */
export function rulesOf(things: Things, id: string): string {
  return textOf(things, id).replace(/^[^.]*\d[^.]*\. /, '')
}

/** The act of a story card, as it is written on it. */
export function actOf(things: Things, id: string): string {
  return facts(things.page(id)).length > 2 ? facts(things.page(id))[0]! : ''
}

/** What a story card says: its rules, and then each way on. */
export function waysOf(things: Things, id: string): { rules: string; ways: string[] } {
  const [rules = '', ...ways] = textOf(things, id).split(/ (?=(?:Branch|Epilogue|Ответвление|Эпилог): )/)
  return /^(Branch|Epilogue|Ответвление|Эпилог): /.test(rules) ? { rules: '', ways: [rules, ...ways] } : { rules, ways }
}

/** The abilities of a gang by name. */
export function abilitiesOf(things: Things, gang: string): { name: string; text: string }[] {
  const abilities: { name: string; text: string }[] = []
  for (const part of things.page(gang)) {
    if ('line' in part) break
    if ('fact' in part) abilities.push({ name: part.fact, text: said(part.value) })
  }
  return abilities
}
