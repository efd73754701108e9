import type { Things, View } from '$boards/board'

/** How many cards each story has, in the order of the box. A test compares it with the packs. */
export const STORY_CARDS: [string, number][] = [
  ['training', 1],
  ['an-awkward-gift', 7],
  ['the-price-of-success', 9],
  ['a-walk-through-night-city', 7],
  ['the-unseen-war', 8],
  ['fine-before-you-came', 1],
]

/** Which story a table tells. */
export function storyOf(variant: Record<string, string>, solo: boolean): string {
  const { story = 'auto' } = variant
  return story !== 'auto' ? story : solo ? 'fine-before-you-came' : 'training'
}

export interface OpenCard {
  id: string
  /** Its place among the cards of its story. */
  place: number
}

/** The story cards that lie open, in the order in which they were opened. */
export function openCards(view: View, things: Things, story: string): OpenCard[] {
  const at = STORY_CARDS.findIndex(([id]) => id === story)
  const before = STORY_CARDS.slice(0, Math.max(0, at)).reduce((sum, [, cards]) => sum + cards, 0)
  const cards = things.of('story cards').slice(before)
  return (view.registers['story cards'] ?? [])
    .flatMap((opened, place) => (opened && cards[place] ? [{ id: cards[place].id, place, opened }] : []))
    .sort((a, b) => a.opened - b.opened)
    .map(({ id, place }) => ({ id, place }))
}
