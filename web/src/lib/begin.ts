import { api, type Game } from './api/api'
import { USUAL_BOT } from './bots'
import { myself } from './me.svelte'
import { settings } from './settings.svelte'

/** Three at the table is company, where the game allows it. */
function seats(game: Game): number {
  return Math.min(Math.max(3, game.fewest), game.most)
}

/** Opens a table with bots, as whoever plays in this browser, and begins; where the table is. */
export async function playWithBots(game: Game): Promise<string> {
  await myself.beSomebody()
  const bots = Array.from({ length: seats(game) - 1 }, () => ({ bot: USUAL_BOT }))
  const { id } = await api.openTable({ game: game.id, seats: [{}, ...bots], undo: 'consent', language: settings.language })
  await api.start(id)
  return `/tables/${id}`
}

/** Begins a first game with a coach; where the table is. */
export async function learn(game: Game): Promise<string> {
  await myself.beSomebody()
  const { id } = await api.learn(game.id)
  return `/tables/${id}`
}
