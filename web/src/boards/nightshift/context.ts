import { createContext } from 'svelte'
import type { BoardProps } from '../board'
import type { Club, Dancer } from './club'
import type { Printed } from './printed'
import type { Voice } from './speak'

/** What every part of the board looks at; all of it is reactive. */
export interface Scene {
  readonly props: BoardProps
  readonly club: Club
  readonly printed: Printed
  readonly say: Voice
  /** The dancer of the one who looks. */
  readonly me: Dancer | undefined
}

export const [scene, setScene] = createContext<Scene>()
