package nocturne.bots;

import java.util.List;
import java.util.Map;
import java.util.function.LongFunction;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;

/** Tables of the bazaar to test bots on. */
final class Bazaars {

  static final Bazaar GAME = new Bazaar(Bazaar::lead);

  private Bazaars() {}

  static Setup setup(int seats) {
    var players =
        IntStream.range(0, seats).mapToObj(i -> Setup.Player.person("player " + i)).toList();
    return new Setup(Variant.of(List.of(), Map.of()), players);
  }

  static Bazaar.Ground open(int seats, long seed) {
    return GAME.open(setup(seats), new FastChance(seed));
  }

  /** A table after so many random choices, none of them the last. */
  static Bazaar.Ground at(int choices, int seats, long seed) {
    var table = open(seats, seed);
    var chance = new FastChance(seed);
    for (int i = 0; i < choices; i++) {
      var seat = table.asked().first();
      table.choose(seat, chance.below(table.options(seat).size()));
    }
    return table;
  }

  /** Which part of its games a bot wins against random choices, in either seat. */
  static double winsAgainstRandom(LongFunction<Bot> kind, Budget budget) {
    int games = 200;
    int won = 0;
    for (int i = 0; i < games; i++) {
      int place = i % 2;
      var bot = kind.apply(i);
      var random = new RandomBot(i);
      var bots = place == 0 ? List.of(bot, random) : List.of(random, bot);
      var result = new Match(bots, budget, i).play(GAME, open(2, i));
      if (result.of(Seat.of(place)).won()) won++;
    }
    return (double) won / games;
  }

  /** What the seat that is asked sees. */
  static Sight<Bazaar.Ground> sight(Bazaar.Ground table) {
    return Sight.of(GAME, table, asked(table));
  }

  static Seat asked(Bazaar.Ground table) {
    return table.asked().first();
  }
}
