package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import org.junit.jupiter.api.Test;

class MatchTest {

  private static final Match MATCH =
      new Match(List.of(new GreedyBot(1), new RandomBot(2)), Budget.of(2));

  @Test
  void aTableIsPlayedToItsEnd() {
    var table = Bazaars.open(2, 1);
    var result = MATCH.play(Bazaars.GAME, table);
    assertThat(table.result()).contains(result);
  }

  @Test
  void aRecordedMatchReplays() {
    var recorded = Recorded.open(Bazaars.GAME, Bazaars.setup(2), Seed.of("match"));
    var result = MATCH.play(recorded);
    var again = Recorded.load(Bazaars.GAME, recorded.record());
    assertThat(again.table().result()).contains(result);
  }

  @Test
  void aTableThatIsLoadedHalfwayGoesOnAsItWouldHave() {
    var recorded = Recorded.open(Bazaars.GAME, Bazaars.setup(2), Seed.of("match"));
    MATCH.play(recorded);
    var half = recorded.branch(7, recorded.setup().players());
    MATCH.play(half);
    assertThat(half.record()).isEqualTo(recorded.record());
  }
}
