package nocturne.gangs;

import nocturne.gangs.component.Board;
import nocturne.gangs.story.Story;

/**
 * What was agreed for a game.
 *
 * @param opponent the number of the opposing gang of the solo game, or -1 where the player picks it
 * @param dealt whether chance deals the gangs
 */
public record Plan(int players, Board board, Story story, int opponent, boolean dealt) {

  private static final int SOLO_SIDES = 3;

  public boolean isSolo() {
    return players == 1;
  }

  /** The players, and in the solo game the opposing gang and the lone opponent. */
  public int sides() {
    return isSolo() ? SOLO_SIDES : players;
  }
}
