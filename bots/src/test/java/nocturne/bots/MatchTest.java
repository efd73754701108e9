package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seed;
import org.junit.jupiter.api.Test;

class MatchTest {

  private static final Match MATCH =
      new Match(List.of(new GreedyBot(1), new RandomBot(2)), Budget.of(2), 3);

  @Test
  void aTableIsPlayedToItsEnd() {
    var table = Bazaars.open(2, 1);
    var result = MATCH.play(Bazaars.GAME, table);
    assertThat(table.result()).contains(result);
  }

  @Test
  void ofSeveralWhoAreAskedAnybodyAnswersFirst() {
    int first = 0;
    for (int seed = 0; seed < 400; seed++) {
      var match = new Match(List.of(new RandomBot(1), new RandomBot(2)), Budget.of(1), seed);
      var next = match.next(Signs.open(1));
      assertThat(match.next(Signs.open(1))).isEqualTo(next);
      if (next.equals(Seat.of(0))) first++;
    }
    assertThat(first).as("times that the first seat is first").isBetween(160, 240);
  }

  @Test
  void whoIsAskedAloneAnswers() {
    for (int choices = 0; choices < 12; choices++) {
      var table = Bazaars.at(choices, 3, 1);
      assertThat(MATCH.next(table)).isEqualTo(Bazaars.asked(table));
    }
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
