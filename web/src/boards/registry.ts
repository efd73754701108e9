import type { BoardEntry, BoardModule } from './board'

const GENERIC: BoardEntry = { load: () => import('./generic/Board.svelte'), portrayed: true }

/** Boards by folder: a folder with a Board.svelte is the board of the game of that id. */
const own = import.meta.glob<BoardModule>('./*/Board.svelte')

export function boardOf(game: string): BoardEntry {
  const load = own[`./${game}/Board.svelte`]
  return load ? { load, portrayed: false } : GENERIC
}
