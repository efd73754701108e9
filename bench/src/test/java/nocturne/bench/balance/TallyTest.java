package nocturne.bench.balance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Component;
import nocturne.kernel.Happening;
import nocturne.kernel.Layout;
import nocturne.kernel.Name;
import nocturne.kernel.Result;
import nocturne.kernel.Result.Standing;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import org.junit.jupiter.api.Test;

class TallyTest {

  private record Card(int index, String id) implements Component {

    @Override
    public Name name() {
      return new Name(id, id);
    }
  }

  private static final Card MOON = new Card(0, "moon");
  private static final Card STAR = new Card(1, "star");
  private static final Watch WATCH = new Watch(Optional.of("given"), Optional.of("played"));

  private final Tally tally = new Tally(WATCH);

  private static Layout layout() {
    var layout = new Layout();
    layout.kind("cards", List.of(MOON, STAR));
    layout.kind("coins", List.of(new Card(0, "penny")));
    return layout;
  }

  private static Standing standing(int seat, int team, boolean won, int score) {
    return new Standing(Seat.of(seat), team, won ? 1 : 2, won, score);
  }

  private static Happening happening(String key, Object... args) {
    Rule rule = () -> "1";
    return new Happening(0, rule, Text.of(key, args));
  }

  private void add(int choices, Witness witness, Standing... standings) {
    tally.add(new Result(List.of(standings), Text.of("over")), choices, witness, layout());
  }

  private static Witness witness(Happening... happenings) {
    var witness = new Witness(WATCH, 2);
    for (var happening : happenings) witness.accept(happening);
    return witness;
  }

  @Test
  void aSharedWinIsAFraction() {
    add(10, witness(), standing(0, 0, true, 7), standing(1, 1, true, 7));
    add(10, witness(), standing(0, 0, true, 9), standing(1, 1, false, 1));
    assertThat(tally.bySeat()).extracting(Share::rate).containsExactly(0.75, 0.25);
    assertThat(tally.meanScore()).isEqualTo(6);
    assertThat(tally.isOneSided()).isFalse();
  }

  @Test
  void aTeamWinsAsAWhole() {
    add(10, witness(), standing(0, 0, true, 7), standing(1, 0, true, 7));
    assertThat(tally.bySeat()).extracting(Share::rate).containsExactly(1.0, 1.0);
    assertThat(tally.isOneSided()).isTrue();
    assertThat(tally.together()).isEqualTo(Share.wins(1, 1, 14));
  }

  @Test
  void winsAreCountedByWhatASeatHad() {
    var witness =
        witness(happening("given", Seat.of(0), MOON), happening("given", Seat.of(1), STAR));
    add(10, witness, standing(0, 0, true, 7), standing(1, 1, false, 3));
    assertThat(tally.byThing().get("moon")).isEqualTo(Share.of(1, 7));
    assertThat(tally.byThing().get("star")).isEqualTo(Share.of(0, 3));
  }

  @Test
  void whatNeverOccurredIsOfTheKindOfWhatDid() {
    var witness =
        witness(happening("played", Seat.of(0), MOON), happening("played", Seat.of(1), MOON));
    add(10, witness, standing(0, 0, true, 7), standing(1, 1, false, 3));
    assertThat(tally.occurred()).containsOnlyKeys("moon").containsEntry("moon", 2);
    assertThat(tally.neverOccurred()).containsExactly("star");
  }

  @Test
  void decisionsHaveAMeanAndPercentiles() {
    for (int choices = 1; choices <= 10; choices++)
      add(choices, witness(), standing(0, 0, true, 0), standing(1, 1, false, 0));
    assertThat(tally.meanDecisions()).isEqualTo(5.5);
    assertThat(List.of(tally.decisions(10), tally.decisions(50), tally.decisions(90)))
        .containsExactly(1, 5, 9);
  }

  @Test
  void anIntervalHoldsTheRateAndNarrowsWithMoreGames() {
    var few = Share.wins(5, 10, 0);
    var many = Share.wins(500, 1000, 0);
    assertThat(few.low()).isLessThan(many.low()).isBetween(0.23, 0.24);
    assertThat(many.high()).isBetween(0.53, 0.54);
  }
}
