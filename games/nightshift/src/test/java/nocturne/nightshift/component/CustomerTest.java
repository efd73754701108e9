package nocturne.nightshift.component;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_3_02;
import static nocturne.nightshift.NightshiftRule.NS_3_03;
import static nocturne.nightshift.NightshiftRule.NS_3_04;
import static nocturne.nightshift.NightshiftRule.NS_3_05;
import static nocturne.nightshift.NightshiftRule.NS_3_09;
import static nocturne.nightshift.NightshiftRule.NS_3_13;
import static nocturne.nightshift.NightshiftRule.NS_3_14;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.round.BeginRound;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a Customer card says, at the table. */
class CustomerTest {

  @ParameterizedTest
  @CsvSource({"C01, 1000, 1000", "C15, 1500, 1500", "C35, 2000, 2500"})
  @Covers(NS_3_02)
  void starsSetThePayInBothRooms(String customer, int vip, int dance) {
    var table = ClubTable.of(2).guest("S3", customer).drinks(ANN, 0, 0);
    table.committed("S3", ANN, Room.VIP).turn(ANN).chooses(ANN, "leave").hasCash(ANN, vip);
    table = ClubTable.of(2).guest("S3", customer).drinks(ANN, 0, 0).dances("PR-26");
    table.committed("S3", ANN, Room.PRIVATE).turn(ANN).chooses(ANN, "leave").hasCash(ANN, dance);
  }

  @Test
  @Covers(NS_3_02)
  void moreStarsNeverPayLess() {
    assertThat(GAME.contents().dances())
        .allMatch(card -> card.pays(1) <= card.pays(2) && card.pays(2) <= card.pays(3));
    var house = GAME.contents().house();
    for (int hearts = 1; hearts <= 5; hearts++) {
      assertThat(house.pays(hearts, 1)).isLessThan(house.pays(hearts, 2));
      assertThat(house.pays(hearts, 2)).isLessThan(house.pays(hearts, 3));
    }
  }

  /** EX-28 (the ledger's own id). */
  @Test
  @Covers(NS_3_03)
  void preferenceStarsApplyToThatDancerOnly() {
    var table = ClubTable.of(3).guest("S3", "C45").committed("S3", CAT, Room.VIP);
    table.stands(ANN, "S3").drinks(ANN, 0, 0).turn(ANN).rolls(4).chooses(ANN, "steal");
    table.turn(ANN).rig("vip die", Trait.FUN.ordinal()).chooses(ANN, "roll");
    table.chooses(ANN, "leave").hasCash(ANN, 4000);
    table = ClubTable.of(3).guest("S3", "C45").committed("S3", CAT, Room.VIP).drinks(CAT, 0, 0);
    table.turn(CAT).rig("vip die", Trait.EGO.ordinal()).chooses(CAT, "roll");
    table.chooses(CAT, "leave").hasCash(CAT, 2000);
  }

  @Test
  @Covers(NS_3_04)
  void stealMustReachTheLoyalty() {
    for (int roll = 1; roll <= 6; roll++) {
      var table = ClubTable.of(3).guest("S3", "C16").committed("S3", CAT, Room.VIP);
      table.stands(ANN, "S3").drinks(ANN, 0, 0).turn(ANN).rolls(roll).chooses(ANN, "steal");
      table.isCommitted("S3", roll >= 5 ? ANN : CAT, Room.VIP).rests();
    }
  }

  @Test
  @Covers(NS_3_05)
  void subscribersAreWorthTheirLoyalty() {
    var table = ClubTable.of(2).collected(ANN, "C03", "C17");
    assertThat(Closing.loyalty(table.club(), ANN)).isEqualTo(6 + 3);
    table.collected(ANN, "C36");
    assertThat(Closing.loyalty(table.club(), ANN)).isEqualTo(6 + 3 + 2);
  }

  @Test
  @Covers(NS_3_09)
  void flippedTipperTipsNobody() {
    var table = ClubTable.of(2).plays(ANN, "emerald").clearFloor().faceDown("S2", "C01");
    table.faceDown("S4", "C05").faceDown("S6", "C02").guest("S8", "C07").stands(ANN, "S2");
    assertThat(table.club().tippers()).isEqualTo(2);
    table.turn(ANN).chooses(ANN, "flip", "end");
    assertThat(table.club().tippers()).isEqualTo(1);
    table.round(6).cash(ANN, 1000).run(new StageStep()).chooses(ANN, "go-on-stage");
    table.hasCash(ANN, 1500);
  }

  @Test
  @Covers(NS_3_13)
  void faceUpCustomerWithoutACommitmentLeavesAtTheRefresh() {
    var table = ClubTable.of(2).guest("S3", "C15").customerDeckTop("C20").round(4);
    table.run(new BeginRound());
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    assertThat(table.table("S3").top(table.club())).isEqualTo(table.customer("C20"));
    assertThat(table.club().isFaceDown(table.spot("S3"))).isTrue();
  }

  @Test
  @Covers(NS_3_14)
  void emptyTableStaysEmptyUntilARefresh() {
    var table = ClubTable.of(2, "shift", "shorter").clear("S3").run(new BeginRound());
    for (int round = 1; round <= 3; round++)
      table.isEmpty("S3").chooses(ANN, "end").isEmpty("S3").chooses(BEA, "end").isEmpty("S3");
    table.round(7).run(new BeginRound());
    assertThat(table.club().isFaceDown(table.spot("S3"))).isTrue();
  }

  @Test
  @Covers(NS_3_14)
  void cardMayBringSomebodyToAnEmptyTable() {
    ClubTable.of(2)
        .clear("S3")
        .discarded("C15", "C16")
        .hand(ANN, "P39")
        .turn(ANN)
        .chooses(ANN, "P39", "C16")
        .hasGuest("S3", "C16");
  }
}
