package nocturne.syndicates.turn;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_5_13;
import static nocturne.syndicates.SyndicatesRule.SM_5_14;
import static nocturne.syndicates.SyndicatesRule.SM_5_15;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.component.Agent;
import org.junit.jupiter.api.Test;

class FocusPileTest {

  private static void holds(MoonTable table, String... agents) {
    assertThat(table.at().focusPile.list(table.moon()).stream().map(Agent::id))
        .containsExactly(agents);
  }

  private static MoonTable gambling() {
    return MoonTable.of(3)
        .board()
        .deckTop("FO-003")
        .hand(BLUE, "LK-001", "FO-008")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LK-001", "face-up");
  }

  @Test
  @Covers({SM_5_13, SM_5_15})
  void focusPileBeginsWithTheCardPlayedAndEndsWithTheDeployment() {
    var table = MoonTable.of(3).board().hand(BLUE, "FO-008", "LE-003").turn(BLUE);
    holds(table);
    table.chooses(BLUE, "pass", "FO-008");
    holds(table);
    table.chooses(BLUE, "face-up");
    holds(table, "FO-008");
    table.hasStack(BLUE);
    table.chooses(BLUE, "stop");
    holds(table);
    table.hasStack(BLUE, "FO-008").chooses(BLUE, "stop").asks(BLUE, Manipulate.class);
    holds(table);
  }

  @Test
  @Covers(SM_5_13)
  void facedownDeploymentMakesNoFocusPile() {
    var table = MoonTable.of(3).board().hand(BLUE, "FO-008", "LE-003").turn(BLUE);
    table.chooses(BLUE, "pass", "FO-008", "face-down");
    holds(table);
    table.hasStack(BLUE, "FO-008*");
  }

  @Test
  @Covers(SM_5_14)
  void cardAddedToTheFocusPileGoesOnTop() {
    var table = gambling().chooses(BLUE, "stop", "perform");
    holds(table, "LK-001", "FO-003");
    table.hasStack(BLUE).chooses(BLUE, "stop").hasStack(BLUE, "FO-003");
  }

  @Test
  @Covers(SM_5_15)
  void everybodySeesTheFocusPileAndItIsNoAgentStack() {
    var table = gambling().chooses(BLUE, "stop", "perform");
    for (int seat = 1; seat <= 3; seat++)
      table.test().seat(seat).sees(table.agent("LK-001")).sees(table.agent("FO-003"));
    for (int place = 0; place < 2; place++)
      assertThat(table.at().focusPile.isFaceDown(table.moon(), place)).isFalse();
    table.hasStack(BLUE).hasStack(ORANGE).hasStack(MAGENTA);
  }
}
