package nocturne.testkit.property;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Chance;
import nocturne.kernel.FastChance;
import nocturne.kernel.Table;

/**
 * A table that stands still in the middle of a watched game.
 *
 * @param table to be read and copied, never to be played on
 * @param picks the choices that led here
 * @param rank a random number below the number of moments; 0 where every moment is examined,
 *     because a failure is being shrunk
 */
public record Moment<T extends Table<T>>(T table, List<Pick> picks, int rank) {

  /** The choice that led here; none at the first question. */
  public Optional<Pick> last() {
    return picks.isEmpty() ? Optional.empty() : Optional.of(picks.getLast());
  }

  /** Chance for an examination of this table: the same for the same table. */
  public Chance chance() {
    return new FastChance(table.hash());
  }

  /** Whether a costly examination that is made at about so many moments of a game is made here. */
  public boolean isAmong(int few) {
    return rank < few;
  }
}
