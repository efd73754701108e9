/** What the page is about, for its colours and its title. */
class Scene {
  game = $state<string | undefined>(undefined)

  /** Sets the mood while a page is shown; give it to `$effect`. */
  of(game: string | undefined) {
    this.game = game
    return () => {
      this.game = undefined
    }
  }
}

export const scene = new Scene()

/** The title of the browser's tab. */
export function title(...words: string[]) {
  document.title = [...words.filter(Boolean), 'Nocturne'].join(' · ')
}
