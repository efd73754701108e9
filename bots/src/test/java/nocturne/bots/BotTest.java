package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.LongStream;
import nocturne.kernel.FastChance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every kind of bot must hold. */
class BotTest {

  private static final Budget LITTLE = Budget.of(2);

  static List<String> kinds() {
    return Bots.names();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void aBotChoosesOnlyWhatIsOffered(String kind) {
    for (int seats = 1; seats <= 3; seats++) {
      for (long seed = 0; seed < 20; seed++) {
        var bots = Collections.nCopies(seats, Bots.named(kind, seed));
        var result = new Match(bots, LITTLE, seed).play(Bazaars.GAME, Bazaars.open(seats, seed));
        assertThat(result.winners().isEmpty()).isFalse();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void theSameSeedAtTheSameTableGivesTheSameGame(String kind) {
    for (long seed = 0; seed < 20; seed++)
      assertThat(played(kind, seed)).isEqualTo(played(kind, seed));
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void otherSeedsGiveOtherGames(String kind) {
    assertThat(LongStream.range(0, 20).map(seed -> played(kind, seed)).distinct().count())
        .isGreaterThan(1);
  }

  private static long played(String kind, long seed) {
    var table = Bazaars.open(3, 5);
    new Match(Collections.nCopies(3, Bots.named(kind, seed)), LITTLE, seed)
        .play(Bazaars.GAME, table);
    return table.hash();
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void tablesThatDifferInWhatTheSeatCannotKnowAreAnsweredAlike(String kind) {
    for (long seed = 0; seed < 200; seed++) {
      var table = Bazaars.at(1 + (int) seed % 15, 2, seed);
      var twin = table.imagine(Bazaars.asked(table), new FastChance(seed));
      assertThat(twin.difference(table)).isNotEmpty();
      var bot = Bots.named(kind, seed);
      assertThat(bot.choose(Bazaars.sight(twin), LITTLE))
          .isEqualTo(bot.choose(Bazaars.sight(table), LITTLE));
    }
  }

  @ParameterizedTest
  @MethodSource("kinds")
  void thinkingLeavesTheTableAsItWas(String kind) {
    var table = Bazaars.at(4, 2, 1);
    long before = table.hash();
    Bots.named(kind, 1).choose(Bazaars.sight(table), LITTLE);
    assertThat(table.hash()).isEqualTo(before);
  }
}
