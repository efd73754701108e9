package nocturne.nightlancer.round;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_14_01;
import static nocturne.nightlancer.NightlancerRule.NL_14_08;
import static nocturne.nightlancer.NightlancerRule.NL_3_01;
import static nocturne.nightlancer.NightlancerRule.NL_3_02;
import static nocturne.nightlancer.NightlancerRule.NL_3_03;
import static nocturne.nightlancer.NightlancerRule.NL_5_01;
import static nocturne.nightlancer.NightlancerRule.NL_8_01;
import static nocturne.nightlancer.NightlancerRule.NL_9_01;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.BetweenRounds;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;

/** The phases of a round and the steps in them, one after the other. */
class RoundTest {

  private static final String VAN = "the-borrowed-van";

  /** The second round begins; its Event is about nobody. */
  private static CityTable secondRound(int players) {
    return BetweenRounds.of(players).nextRound("patrol-sweep");
  }

  @Test
  @Covers(NL_3_01)
  void roundIsPrepThenStreetThenMissionsThenTheEnd() {
    var table = secondRound(2);
    table.run(new BeginRound());
    table.chooses(ANN, "lay-low").chooses(BEN, "face-event");
    table.missions(VAN).hand(ANN).hand(BEN).chooses(BEN, "start-first-" + VAN, "pass");
    for (int turn = 0; turn < 4; turn++) table.chooses(ANN, "op-2").chooses(BEN, "op-2");
    table.happened(NL_9_01).crosshairs(3).chooses(BEN, "stay", "route-1", "attempt", "done");
    assertThat(table.city().round()).isEqualTo(2);
    table.didNotHappen(NL_14_01).chooses(BEN, "abandon").happened(NL_14_01);
    assertThat(table.city().round()).isEqualTo(3);
  }

  @Test
  @Covers(NL_3_02)
  void stepOfThePrepPhaseBeginsWhenAllAreDoneWithTheOneBefore() {
    var table = secondRound(3).loans(ANN, 1).loans(CAT, 1);
    table.run(new BeginRound());
    table.isNotAsked(BEN).chooses(ANN, "pay-chip").didNotHappen(NL_5_01).isNotAsked(BEN);
    table.chooses(CAT, "pay-chip").happened(NL_5_01);
    table.chooses(ANN, "face-event").isNotAsked(ANN).chooses(BEN, "face-event");
    table.isNotAsked(ANN).chooses(CAT, "face-event");
    table.isNotAsked(BEN).chooses(ANN, "lay-low").chooses(BEN, "lay-low");
    table.didNotHappen(NL_8_01).chooses(CAT, "lay-low").happened(NL_8_01);
  }

  @Test
  @Covers(NL_3_03)
  void stepOfTheEndPhaseBeginsWhenAllAreDoneWithTheOneBefore() {
    var table =
        secondRound(3)
            .hand(ANN, "detective", "performer", "solicitor", "armourer", "tinkerer")
            .opportunities(ANN, "soft-shoes", "blind-spots")
            .hand(BEN, "detective-2", "performer-2", "solicitor-2")
            .opportunities(BEN, "bench-hours", "weapons-tech", "slow-breath", "local-knowledge")
            .hand(CAT, "smuggler")
            .run(new EndRound());
    table.isNotAsked(ANN).chooses(CAT, "pass").isNotAsked(CAT);
    table.chooses(BEN, "give-detective-2").didNotHappen(NL_14_08);
    table.chooses(ANN, "give-detective").happened(NL_14_08);
  }
}
