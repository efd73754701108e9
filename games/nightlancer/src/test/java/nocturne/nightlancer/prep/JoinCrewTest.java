package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_7_06;
import static nocturne.nightlancer.NightlancerRule.NL_7_12;
import static nocturne.nightlancer.NightlancerRule.NL_7_13;
import static nocturne.nightlancer.NightlancerRule.NL_7_14;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.mission.Crews;
import org.junit.jupiter.api.Test;

/** Who wants to join a crew asks its Boss. */
class JoinCrewTest {

  private static final String VAN = "the-borrowed-van";
  private static final String PICKET = "picket-line";

  private static CityTable boss(Seat boss, int players) {
    return CityTable.of(players).missions(VAN, PICKET).crew(boss, Crews.FIRST);
  }

  @Test
  @Covers(NL_7_12)
  void joiningNeedsTheConsentOfTheBoss() {
    boss(BEN, 2)
        .run(new TakeMissions(0))
        .chooses(ANN, "join-first-" + VAN)
        .isOff(ANN)
        .isNotAsked(ANN)
        .offers(BEN, "yes", "no")
        .chooses(BEN, "yes")
        .happened(NL_7_12)
        .isOn(ANN, Crews.FIRST);
  }

  @Test
  @Covers({NL_7_06, NL_7_12})
  void bossIsWhoeverLiesOnTopAndWhoJoinsComesToTheBottom() {
    var table = boss(CAT, 3).crew(BEN, Crews.FIRST).run(new TakeMissions(0));
    table.chooses(ANN, "join-first-" + VAN).isNotAsked(BEN).chooses(CAT, "yes");
    assertThat(stack(table, Crews.FIRST)).containsExactly(CAT, BEN, ANN);
    assertThat(Crews.boss(table.city(), 0, Crews.FIRST)).isEqualTo(CAT);
  }

  @Test
  @Covers(NL_7_12)
  void secondCrewIsJoinedWithTheConsentOfItsOwnBoss() {
    var table = boss(BEN, 3).crew(CAT, Crews.SECOND).run(new TakeMissions(0));
    table.chooses(ANN, "join-second-" + VAN).isNotAsked(BEN).chooses(CAT, "yes");
    table.isOn(ANN, Crews.SECOND).isOn(BEN, Crews.FIRST);
    assertThat(stack(table, Crews.SECOND)).containsExactly(CAT, ANN);
  }

  @Test
  @Covers(NL_7_13)
  void refusalDoesNotCostTheTurnButTheSameCrewIsNotAskedTwice() {
    boss(BEN, 3)
        .owns(ANN)
        .crew(CAT, Crews.SECOND)
        .run(new TakeMissions(0))
        .chooses(ANN, "join-first-" + VAN)
        .chooses(BEN, "no")
        .happened(NL_7_13)
        .offers(ANN, "start-first-" + PICKET, "join-second-" + VAN, "lay-low")
        .refuses(ANN, "join-first-" + VAN, NL_7_13)
        .chooses(ANN, "join-second-" + VAN)
        .chooses(CAT, "no")
        .offers(ANN, "start-first-" + PICKET, "lay-low")
        .refuses(ANN, "join-second-" + VAN, NL_7_13)
        .chooses(ANN, "start-first-" + PICKET);
  }

  @Test
  @Covers(NL_7_13)
  void refusalHoldsForTheTurnOfWhoWasRefusedAlone() {
    boss(CAT, 3)
        .run(new TakeMissions(0))
        .chooses(ANN, "join-first-" + VAN)
        .chooses(CAT, "no")
        .chooses(ANN, "start-first-" + PICKET, "pass")
        .chooses(CAT, "pass")
        .chooses(BEN, "join-first-" + VAN)
        .chooses(CAT, "yes")
        .isOn(BEN, Crews.FIRST);
  }

  @Test
  @Covers(NL_7_14)
  void everybodyMayBeInOneCrew() {
    var table = boss(DAN, 4).order(ANN, BEN, CAT, DAN).run(new TakeMissions(0));
    table.chooses(ANN, "join-first-" + VAN).chooses(DAN, "yes", "pass").chooses(ANN, "pass");
    table.chooses(BEN, "join-first-" + VAN).chooses(DAN, "yes", "pass");
    table.chooses(ANN, "pass").chooses(BEN, "pass");
    table.chooses(CAT, "join-first-" + VAN).chooses(DAN, "yes");
    assertThat(stack(table, Crews.FIRST)).containsExactly(DAN, ANN, BEN, CAT);
  }

  private static List<Seat> stack(CityTable table, int crew) {
    var stack = new ArrayList<Seat>();
    for (var left = Crews.of(table.city(), 0, crew); !left.isEmpty(); ) {
      stack.add(Crews.top(table.city(), left));
      left = left.without(stack.getLast());
    }
    return stack;
  }
}
