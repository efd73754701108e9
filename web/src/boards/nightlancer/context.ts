import { createContext } from 'svelte'
import type { BoardProps } from '../board'
import type { City, Lancer } from './city'
import type { Printed } from './printed'
import type { Voice } from './speak'

/** What every part of the board looks at; all of it is reactive. */
export interface Scene {
  readonly props: BoardProps
  readonly city: City
  readonly printed: Printed
  readonly say: Voice
  /** The Nightlancer of the one who looks. */
  readonly me: Lancer | undefined
}

export const [scene, setScene] = createContext<Scene>()
