package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_5_09;
import static nocturne.syndicates.SyndicatesRule.SM_5_17;
import static nocturne.syndicates.SyndicatesRule.SM_6_13;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Viewer;
import org.junit.jupiter.api.Test;

class PlacesTest {

  @Test
  @Covers(SM_5_09)
  void everybodySeesFaceupCardsInAStackAndOnlyItsOwnerThoseFacedown() {
    var table =
        MoonTable.of(3).stack(BLUE, "FO-001").stackFaceDown(BLUE, "LE-003").stack(BLUE, "CO-002");
    for (int seat = 1; seat <= 3; seat++)
      table.test().seat(seat).sees(table.agent("FO-001")).sees(table.agent("CO-002"));
    table.test().seat(1).sees(table.agent("LE-003"));
    table.test().seat(2).doesNotSee(table.agent("LE-003"));
    table.test().seat(3).doesNotSee(table.agent("LE-003"));
  }

  @Test
  @Covers(SM_5_09)
  void facedownCardOnTopDoesNotHideTheFaceupOnesBelow() {
    var table = MoonTable.of(3).stack(BLUE, "FO-001").stackFaceDown(BLUE, "LE-003");
    table.test().seat(2).sees(table.agent("FO-001")).doesNotSee(table.agent("LE-003"));
  }

  @Test
  @Covers(SM_5_17)
  void onlyItsPlayerLooksAtAHand() {
    var table = MoonTable.of(3).hand(BLUE, "FO-001", "LE-003");
    table.test().seat(1).sees(table.agent("FO-001")).sees(table.agent("LE-003"));
    for (int seat = 2; seat <= 3; seat++)
      table.test().seat(seat).doesNotSee(table.agent("FO-001")).doesNotSee(table.agent("LE-003"));
    var view = table.moon().view(Viewer.of(seat(ORANGE))).table();
    assertThat(table.at().hand(BLUE).size(view)).isEqualTo(2);
  }

  @Test
  @Covers(SM_5_17)
  void cardPickedForDeploymentStaysSecretUntilItIsShown() {
    var table = MoonTable.of(3).board().hand(BLUE, "FO-001", "LE-003").turn(BLUE);
    table.chooses(BLUE, "pass", "LE-003");
    table.test().seat(1).sees(table.agent("LE-003"));
    table.test().seat(2).doesNotSee(table.agent("LE-003"));
    table.chooses(BLUE, "face-up");
    table.test().seat(2).sees(table.agent("LE-003"));
  }

  @Test
  @Covers(SM_6_13)
  void everybodySeesOwnedTokensTheirSidesAndValues() {
    var table = MoonTable.of(3).owns(BLUE, "OP-FR3", "OP-HE1").exhausted(BLUE, "OP-HE1");
    for (var viewer : new Viewer[] {Viewer.of(seat(ORANGE)), Viewer.SPECTATOR}) {
      var view = table.moon().view(viewer).table();
      assertThat(table.at().owned(BLUE).list(view))
          .containsExactly(table.petty(BLUE), table.operation("OP-FR3"), table.operation("OP-HE1"))
          .extracting(token -> token.value())
          .containsExactly(0, 4, 3);
      assertThat(view.isActive(BLUE, table.operation("OP-FR3"))).isTrue();
      assertThat(view.isActive(BLUE, table.operation("OP-HE1"))).isFalse();
    }
  }
}
