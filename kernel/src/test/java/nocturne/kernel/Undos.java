package nocturne.kernel;

import java.util.Map;
import nocturne.kernel.night.Card;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;

/** Nights at which choices are taken back. */
final class Undos {

  static final Seat ANN = Seat.of(0);
  static final Seat BEN = Seat.of(1);
  static final Seat CLEO = Seat.of(2);

  private Undos() {}

  static Recorded<Night> open(String alarm) {
    return open(alarm, "undo");
  }

  static Recorded<Night> open(String alarm, String seed) {
    return Recorded.open(
        NightCards.GAME,
        NightCards.setup(Map.of("rounds", "2", "alarm", alarm), "Ann", "Ben", "Cleo"),
        Seed.of(seed));
  }

  static void choose(Recorded<?> recorded, Seat seat, String option) {
    Games.choose(recorded, seat, option);
  }

  static Recorded<Night> atWager(String seed) {
    var recorded = open("no", seed);
    for (var seat : recorded.table().seats()) choose(recorded, seat, "done");
    return recorded;
  }

  static Recorded<Night> atBid(String seed) {
    var recorded = atWager(seed);
    for (var seat : recorded.table().seats()) choose(recorded, seat, "stake 1");
    return recorded;
  }

  /** A table where everybody bids and Ben holds cards with so many different backs. */
  static Recorded<Night> atBid(int backs) {
    for (int i = 0; ; i++) {
      var recorded = atBid("bid " + i);
      var hand = recorded.table().hand(BEN).list(recorded.table());
      if (hand.stream().map(Card::back).distinct().count() == backs) return recorded;
    }
  }

  static String bid(Recorded<Night> recorded, Seat seat, int number) {
    return recorded.table().options(seat).get(number).id();
  }
}
