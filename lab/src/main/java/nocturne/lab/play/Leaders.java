package nocturne.lab.play;

import java.util.Arrays;
import nocturne.kernel.Game;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * Who stood best, as a game went on: looked at every few choices, because nobody knows beforehand
 * when a game is half over.
 */
final class Leaders {

  private static final int EVERY = 8;

  private int[] seats = new int[64];
  private int looks;

  <T extends Table<T>> void look(Game<T> game, T table) {
    if (table.version() / EVERY < looks) return;
    if (looks == seats.length) seats = Arrays.copyOf(seats, 2 * looks);
    seats[looks++] = leader(game, table);
  }

  private static <T extends Table<T>> int leader(Game<T> game, T table) {
    var value = game.value();
    int leader = Played.NOBODY;
    double best = Double.NEGATIVE_INFINITY;
    for (int seat = 0; seat < table.seatCount(); seat++) {
      double stands = value.of(table, Seat.of(seat));
      if (stands > best) leader = seat + 1;
      else if (stands == best) leader = Played.NOBODY;
      best = Math.max(best, stands);
    }
    return leader;
  }

  /** The seat that led when half of these choices had been made; nobody where several did. */
  int halfway(int choices) {
    return looks == 0 ? Played.NOBODY : seats[Math.min(choices / 2 / EVERY, looks - 1)];
  }
}
