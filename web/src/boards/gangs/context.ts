import { createContext } from 'svelte'
import type { BoardProps } from '$boards/board'
import type { City, Side } from './city'
import type { Hold } from './hold.svelte'
import type { Say } from './words'

/** What every part of the board looks at; all of it is reactive. */
export interface Desk {
  readonly props: BoardProps
  readonly city: City
  readonly say: Say
  /** The side of the one who looks. */
  readonly me: Side | undefined
  readonly hold: Hold
}

export const [desk, setDesk] = createContext<Desk>()
