package nocturne.lab.compare;

import static nocturne.lab.HandMade.duel;
import static nocturne.lab.HandMade.together;
import static nocturne.lab.HandMade.told;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.List;
import java.util.function.LongFunction;
import nocturne.kernel.Language;
import nocturne.lab.HandMade;
import nocturne.lab.play.Played;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ComparisonTest {

  @TempDir private Path folder;

  private List<Change> changes(int games, LongFunction<Played> a, LongFunction<Played> b) {
    var one = HandMade.run(folder.resolve("a"), games, a);
    var other = HandMade.run(folder.resolve("b"), games, b);
    try (var comparison = Comparison.of(one, other, Language.EN)) {
      assertThat(comparison.pairs()).isEqualTo(games);
      return comparison.changes();
    }
  }

  private static Change of(List<Change> changes, String what) {
    return changes.stream().filter(it -> it.what().equals(what)).findFirst().orElseThrow();
  }

  private static int winner(long number) {
    return 1 + (int) (number % 2);
  }

  @Test
  void sameGamesShowNoDifference() {
    var changes = changes(50, it -> duel(it, winner(it)), it -> duel(it, winner(it)));
    assertThat(changes).isNotEmpty().noneMatch(Change::isSure);
    assertThat(changes).allSatisfy(it -> assertThat(it.difference()).isZero());
  }

  @Test
  void gamesWithoutTheirLikeAreLeftOut() {
    LongFunction<Played> early = it -> duel(it, it < 50 ? winner(it) : 1, told("bought", 1, "a"));
    var longer = HandMade.run(folder.resolve("a"), 150, early);
    var shorter = HandMade.run(folder.resolve("b"), 50, early);
    try (var comparison = Comparison.of(longer, shorter, Language.EN)) {
      assertThat(comparison.pairs()).isEqualTo(50);
      assertThat(comparison.changes())
          .isNotEmpty()
          .allSatisfy(it -> assertThat(it.difference()).as(it.what()).isZero());
    }
  }

  @Test
  void otherGamesOfTheSameKindShowNoDifference() {
    var changes =
        changes(
            200,
            it -> duel(it, winner(it), 90 + (int) (it * 7 % 20)),
            it -> duel(it, winner(it / 2), 90 + (int) (it * 11 % 20)));
    assertThat(changes).isNotEmpty().noneMatch(Change::isSure);
  }

  @Test
  void plantedLengthIsFoundWithItsSize() {
    var changes =
        changes(
            200,
            it -> duel(it, winner(it), 90 + (int) (it * 7 % 20)),
            it -> duel(it, winner(it), 95 + (int) (it * 11 % 20)));
    var choices = of(changes, "choices");
    assertThat(choices.isSure()).isTrue();
    assertThat(choices.difference()).isCloseTo(5, within(1e-9));
    assertThat(choices.low()).isBetween(3.0, 5.0);
    assertThat(choices.high()).isBetween(5.0, 7.0);
    assertThat(changes).filteredOn(Change::isSure).hasSize(1);
  }

  @Test
  void plantedWinsAreFound() {
    var changes = changes(200, it -> duel(it, winner(it)), it -> duel(it, it % 4 == 0 ? 2 : 1));
    var first = of(changes, "seat.1");
    assertThat(first.isSure()).isTrue();
    assertThat(first.before()).isEqualTo(0.5);
    assertThat(first.after()).isEqualTo(0.75);
    assertThat(of(changes, "Card c").isSure()).as("the character of the first seat").isTrue();
  }

  @Test
  void cardThatIsPlayedMoreOftenIsFoundByMcNemar() {
    var changes =
        changes(
            100,
            it -> duel(it, winner(it), told("played", 1, it < 40 ? "a" : "b")),
            it -> duel(it, winner(it), told("played", 1, it < 60 ? "a" : "b")));
    var a =
        changes.stream()
            .filter(it -> it.family() == Change.Family.CARDS && it.what().equals("Card a"))
            .findFirst()
            .orElseThrow();
    assertThat(a.isSure()).isTrue();
    assertThat(a.before()).isEqualTo(0.4);
    assertThat(a.after()).isEqualTo(0.6);
    // 20 pairs changed, all one way: 2 / 2^20 for each of two cards
    assertThat(a.doubt()).isCloseTo(2 * 2 / 1048576.0, within(1e-9));
  }

  @Test
  void successTogetherIsCompared() {
    var changes = changes(100, it -> together(it, it < 30), it -> together(it, it < 60));
    assertThat(of(changes, "success").difference()).isCloseTo(0.3, within(1e-9));
    assertThat(of(changes, "success").isSure()).isTrue();
    assertThat(changes).noneMatch(it -> it.what().startsWith("seat."));
  }
}
