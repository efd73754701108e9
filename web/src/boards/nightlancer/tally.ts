import type { Happening } from '../board'

/** The reckoning, as the log tells it: where each player's Prospects came from. */

export const ROWS = ['before', 'sold', 'loans', 'heat', 'chips', 'abilities', 'ideals', 'agendas'] as const
export type Row = (typeof ROWS)[number]
export type Column = Record<Row, number>

/** The rules of scoring by what they are about; NL-16 pays for what was bought at the end, or lasts. */
const RULES: [RegExp, Row][] = [
  [/^NL-15\.03/, 'loans'],
  [/^NL-15\.0[45]/, 'heat'],
  [/^NL-15\.06/, 'chips'],
  [/^NL-(15\.0[78]|18|19)/, 'abilities'],
  [/^NL-15\.09/, 'ideals'],
  [/^NL-(15\.1|16\.21)/, 'agendas'],
]

function rowOf(rule: string): Row {
  return RULES.find(([pattern]) => pattern.test(rule))?.[1] ?? 'sold'
}

/** A column for each seat once the reckoning has begun, or null before that. */
export function tallyOf(lines: Happening[], prospects: number[]): Column[] | null {
  const from = lines.findLastIndex(({ key }) => key === 'scoring')
  if (from < 0) return null
  const columns = prospects.map((total): Column => ({ before: total, sold: 0, loans: 0, heat: 0, chips: 0, abilities: 0, ideals: 0, agendas: 0 }))
  for (const { key, rule, about } of lines.slice(from)) {
    if (key !== 'prospects.gained' && key !== 'prospects.lost') continue
    const [who, many] = about
    const column = typeof who === 'object' && 'seat' in who ? columns[who.seat] : undefined
    if (!column || typeof many !== 'number') continue
    const change = key === 'prospects.gained' ? many : -many
    column[rowOf(rule)] += change
    column.before -= change
  }
  return columns
}
