package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.Sight;
import nocturne.kernel.Box;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** No bot goes by what its seat can't know, in any game on the shelf. */
class FairBotsTest {

  private static final Budget LITTLE = Budget.of(12);
  private static final int EVERY = 23;

  static Stream<Arguments> botsAndGames() {
    return Box.shelf().stream()
        .flatMap(box -> Bots.names().stream().map(bot -> Arguments.of(bot, box.id())));
  }

  @ParameterizedTest(name = "{0} at {1}")
  @MethodSource("botsAndGames")
  void tablesThatDifferInWhatTheSeatCannotKnowAreAnsweredAlike(String bot, String id) {
    var box = Box.shelf().stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
    assertThat(twinsAnsweredAlike(bot, box.open(Optional.empty()))).isPositive();
  }

  /** Plays a random game and stops now and then to ask about the table and a twin of it. */
  private static <T extends Table<T>> int twinsAnsweredAlike(String kind, Game<T> game) {
    var bot = Bots.named(kind, 5);
    var chance = new FastChance(7);
    var table = game.open(setup(game), new FastChance(3));
    int different = 0;
    while (!table.isOver()) {
      var seat = table.asked().first();
      if (table.version() % EVERY == 0) {
        var twin = table.imagine(seat, chance);
        if (!twin.difference(table).isEmpty()) different++;
        assertThat(bot.choose(Sight.of(game, twin, seat), LITTLE))
            .isEqualTo(bot.choose(Sight.of(game, table, seat), LITTLE));
      }
      table.choose(seat, chance.below(table.options(seat).size()));
    }
    return different;
  }

  private static Setup setup(Game<?> game) {
    int seats = Math.max(2, game.facts().fewest());
    List<Setup.Player> players =
        IntStream.range(0, seats).mapToObj(it -> Setup.Player.person("player " + it)).toList();
    return new Setup(Variant.of(game.settings(), Map.of()), players);
  }
}
