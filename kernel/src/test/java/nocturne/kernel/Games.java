package nocturne.kernel;

import java.util.List;
import java.util.Map;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;

/** Games of Night Cards for the tests of records. */
final class Games {

  private Games() {}

  static Recorded<Night> open(String... names) {
    return Recorded.open(
        NightCards.GAME,
        NightCards.setup(Map.of("rounds", "2", "guests", "ada+cleo"), names),
        new Seed("ab".repeat(32), List.of(17L, -4L)));
  }

  /** Plays so many random choices, or to the end. */
  static <T extends Table<T>> Recorded<T> play(Recorded<T> recorded, int choices, long seed) {
    var chance = new FastChance(seed);
    for (int i = 0; i < choices && !recorded.table().isOver(); i++) {
      var asked = recorded.table().asked().list();
      var seat = asked.get(chance.below(asked.size()));
      var options = recorded.table().options(seat);
      recorded.choose(
          seat, options.get(chance.below(options.size())).id(), recorded.table().version());
    }
    return recorded;
  }

  static void choose(Recorded<?> recorded, Seat seat, String option) {
    recorded.choose(seat, option, recorded.table().version());
  }
}
