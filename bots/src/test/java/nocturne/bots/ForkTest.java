package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.bots.Signs.Sign;
import nocturne.kernel.FastChance;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class ForkTest {

  private final Fork fork = new Fork(Signs.Show.class, Seat.of(0), 0, 1);
  private final Options may = Signs.open(1).options(Seat.of(0));
  private final int[] places = new int[3];

  @BeforeEach
  void meet() {
    assertThat(fork.meet(may, places)).isTrue();
  }

  private int promising(double curiosity) {
    return fork.promising(places, 3, curiosity, new FastChance(1));
  }

  @Test
  void optionsThatWereThereBeforeAreNotNew() {
    assertThat(fork.meet(may, places)).isFalse();
  }

  @Test
  void whatNothingIsKnownOfIsTriedFirst() {
    fork.learn(places[0], 1);
    fork.learn(places[2], 1);
    assertThat(promising(0)).isEqualTo(1);
  }

  @Test
  void withoutCuriosityTheBestIsLookedIntoAgain() {
    fork.learn(places[0], 0.2);
    fork.learn(places[1], 0.9);
    fork.learn(places[2], 0.4);
    assertThat(promising(0)).isEqualTo(1);
  }

  @Test
  void curiosityGoesForWhatWasTriedLeast() {
    for (int i = 0; i < 20; i++) {
      fork.learn(places[0], 0.5);
      fork.learn(places[1], 0.6);
    }
    fork.learn(places[2], 0.4);
    assertThat(promising(1)).isEqualTo(2);
  }

  @Test
  void theGamesOpinionCountsUntilTriesSaySomethingElse() {
    fork.expect(places[0], 0.9);
    fork.expect(places[1], 0.5);
    fork.expect(places[2], 0.5);
    assertThat(promising(0)).isEqualTo(0);
    for (int i = 0; i < 20; i++) fork.learn(places[0], 0.1);
    assertThat(promising(0)).isNotEqualTo(0);
  }

  @Test
  void theMeanCountsTheGamesOpinionAsAFewTries() {
    fork.expect(places[0], 1);
    assertThat(fork.mean(places[0])).isEqualTo(1);
    for (int i = 0; i < 4; i++) fork.learn(places[0], 0);
    assertThat(fork.mean(places[0])).isEqualTo(0.5);
    assertThat(fork.tries(places[0])).isEqualTo(4);
  }

  @Test
  void whatNothingIsKnownOfIsNotTheBest() {
    fork.learn(places[0], -1_000);
    assertThat(fork.mean(places[1])).isLessThan(fork.mean(places[0]));
  }

  @Test
  void whatIsDrawnInProportionWasTakenSometimes() {
    for (int i = 0; i < 3; i++) fork.learn(places[0], 0.5);
    fork.learn(places[2], 0.5);
    var chance = new FastChance(1);
    int stones = 0;
    for (int i = 0; i < 400; i++) {
      var drawn = fork.inProportion(List.of(Sign.values()), chance);
      assertThat(drawn).isNotEqualTo(Sign.WAVE);
      if (drawn == Sign.STONE) stones++;
    }
    assertThat(stones).isBetween(260, 340);
  }
}
