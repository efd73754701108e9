package nocturne.nightlancer.round;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_14_04;
import static nocturne.nightlancer.NightlancerRule.NL_14_08;
import static nocturne.nightlancer.NightlancerRule.NL_19_24;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.kernel.Seat;
import nocturne.nightlancer.BetweenRounds;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;

/** When the turn order has been sorted, Fixers may change it once more. */
class FixerWindowTest {

  private static CityTable sorted(CityTable table) {
    return table.run(new EndRound());
  }

  private static List<Seat> order(CityTable table) {
    return IntStream.range(0, 3).mapToObj(table.city().order()::seat).toList();
  }

  private static CityTable three() {
    return BetweenRounds.of(3).heat(ANN, 0).heat(BEN, 1).heat(CAT, 2);
  }

  @Test
  @Covers(NL_14_04)
  void everybodyIsAskedOnceInTheNewOrder() {
    var table = three().heat(CAT, 0).heat(ANN, 2);
    sorted(table.hand(ANN, "broker").hand(BEN, "smuggler").hand(CAT, "back-alley-doc"));
    assertThat(order(table)).containsExactly(CAT, BEN, ANN);
    table.isNotAsked(ANN).isNotAsked(BEN).chooses(CAT, "pass");
    table.isNotAsked(ANN).isNotAsked(CAT).chooses(BEN, "pass");
    table.isNotAsked(CAT).isNotAsked(BEN).chooses(ANN, "play-broker-on-3");
    assertThat(order(table)).containsExactly(ANN, BEN, CAT);
  }

  @Test
  @Covers(NL_14_04)
  void swapTakesEffectAtOnceAndMayBeFollowedByAnother() {
    var table = sorted(three().hand(CAT, "broker", "smuggler"));
    table.chooses(CAT, "play-broker-on-2");
    assertThat(order(table)).containsExactly(ANN, CAT, BEN);
    table.chooses(CAT, "play-smuggler-on-1");
    assertThat(order(table)).containsExactly(CAT, ANN, BEN);
  }

  @Test
  @Covers(NL_14_04)
  void whoHasBeenAskedIsNotAskedAgainThoughSheWasMovedBack() {
    var table = sorted(three().hand(ANN, "broker").hand(BEN, "smuggler"));
    table.chooses(ANN, "pass").chooses(BEN, "play-smuggler-on-1").happened(NL_14_08);
    assertThat(order(table)).containsExactly(BEN, ANN, CAT);
    assertThat(table.at().contacts(ANN).has(table.city(), table.contact("broker"))).isTrue();
  }

  @Test
  @Covers({NL_14_04, NL_19_24})
  void thoseWhoPlayTogetherDoNotSwap() {
    var table = BetweenRounds.of(2, "mode", "co-op").hand(ANN, "broker").hand(BEN, "smuggler");
    table.run(new EndRound()).happened(NL_14_08);
    assertThat(table.at().contacts(ANN).has(table.city(), table.contact("broker"))).isTrue();
  }
}
