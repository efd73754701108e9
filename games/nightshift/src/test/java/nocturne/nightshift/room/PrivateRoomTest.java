package nocturne.nightshift.room;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.NightshiftRule.NS_12_01;
import static nocturne.nightshift.NightshiftRule.NS_12_02;
import static nocturne.nightshift.NightshiftRule.NS_12_04;
import static nocturne.nightshift.NightshiftRule.NS_12_05;
import static nocturne.nightshift.NightshiftRule.NS_12_06;
import static nocturne.nightshift.NightshiftRule.NS_12_07;
import static nocturne.nightshift.NightshiftRule.NS_12_08;
import static nocturne.nightshift.NightshiftRule.NS_12_09;
import static nocturne.nightshift.NightshiftRule.NS_12_10;
import static nocturne.nightshift.NightshiftRule.NS_12_11;
import static nocturne.nightshift.NightshiftRule.NS_12_12;
import static nocturne.nightshift.NightshiftRule.NS_12_13;
import static nocturne.nightshift.NightshiftRule.NS_12_14;
import static nocturne.nightshift.NightshiftRule.NS_12_15;
import static nocturne.nightshift.NightshiftRule.NS_12_16;
import static nocturne.nightshift.NightshiftRule.NS_12_17;
import static nocturne.nightshift.NightshiftRule.NS_12_18;
import static nocturne.nightshift.NightshiftRule.NS_12_19;
import static nocturne.nightshift.NightshiftRule.NS_12_20;
import static nocturne.nightshift.NightshiftRule.NS_12_21;
import static nocturne.nightshift.NightshiftRule.NS_12_22;
import static nocturne.nightshift.NightshiftRule.NS_20_01;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.Room;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrivateRoomTest {

  /** Ann, without Drinks, starts a turn with a Customer Committed for the Private Room. */
  private static ClubTable annWith(String customer) {
    return ClubTable.of(2)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S1")
        .guest("S1", customer)
        .committed("S1", ANN, Room.PRIVATE);
  }

  private static void danced(ClubTable table, String... dances) {
    assertThat(table.at().danced.list(table.club()).stream().map(Dance::id))
        .containsExactly(dances);
  }

  private static void discarded(ClubTable table, String... dances) {
    assertThat(table.at().danceDiscard.list(table.club()).stream().map(Dance::id))
        .containsExactlyInAnyOrder(dances);
  }

  /** EX-21 (the ledger's own id). */
  @Test
  @Covers({NS_12_08, NS_12_10, NS_12_18, NS_12_19, NS_12_21})
  void dancerWhoLeavesIsPaidForAllCardsAndCollectsTheCustomer() {
    var table =
        annWith("C15")
            .dances("PR-01", "PR-18", "PR-04")
            .turn(ANN)
            .isAt(ANN, Place.PRIVATE_ROOM)
            .chooses(ANN, "draw", "draw");
    danced(table, "PR-01", "PR-18", "PR-04");
    table.offers(ANN, "draw", "leave").chooses(ANN, "leave").rests();
    table.hasCash(ANN, 3_000).hasCollected(ANN, "C15").isAt(ANN, Place.PRIVATE_EXIT);
    assertThat(table.club().commitment(ANN)).isEmpty();
    discarded(table, "PR-01", "PR-18", "PR-04");
    danced(table);
  }

  /** EX-22 (the ledger's own id). */
  @Test
  @Covers({NS_12_05, NS_12_06, NS_12_07, NS_12_18, NS_12_19})
  void thirdOfAMoveIsABustForFiveHundred() {
    var table =
        annWith("C15")
            .dances("PR-01", "PR-18", "PR-04", "PR-26")
            .turn(ANN)
            .chooses(ANN, "draw", "draw", "draw")
            .rests()
            .hasCash(ANN, 500)
            .hasCollected(ANN)
            .isEmpty("S1")
            .isAt(ANN, Place.PRIVATE_EXIT);
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C15"));
    assertThat(table.club().commitment(ANN)).isEmpty();
    discarded(table, "PR-01", "PR-18", "PR-04", "PR-26");
  }

  @Test
  @Covers(NS_12_05)
  void exactlyThreeOfAMoveAreABustAndTwoAreNot() {
    annWith("C15")
        .dances("PR-01", "PR-02", "PR-19")
        .turn(ANN)
        .chooses(ANN, "draw")
        .offers(ANN, "draw", "leave")
        .chooses(ANN, "draw")
        .rests()
        .hasCash(ANN, 500);
  }

  /** EX-23 (the ledger's own id). */
  @Test
  @Covers({NS_12_12, NS_12_13, NS_12_15, NS_12_16, NS_12_17, NS_12_18})
  void champagneSavesTheVisit() {
    var table =
        annWith("C15")
            .drinks(ANN, 0, 1)
            .dances("PR-01", "PR-18", "PR-04", "PR-26", "PR-07")
            .turn(ANN)
            .chooses(ANN, "accept", "draw", "accept", "draw", "accept", "draw")
            .offers(ANN, "accept", "champagne")
            .chooses(ANN, "champagne")
            .hasDrinks(ANN, 0, 0);
    danced(table, "PR-01", "PR-18", "PR-04", "PR-07");
    assertThat(table.at().cancelledDances.list(table.club())).containsExactly(table.dance("PR-26"));
    table.chooses(ANN, "leave").hasCash(ANN, 4_000).hasCollected(ANN, "C15");
    discarded(table, "PR-01", "PR-18", "PR-04", "PR-26", "PR-07");
  }

  @Test
  @Covers({NS_12_12, NS_12_16})
  void replacementIsDrawnAtOnceAndMayItselfBeCancelled() {
    annWith("C15")
        .drinks(ANN, 0, 2)
        .dances("PR-01", "PR-04", "PR-07")
        .turn(ANN)
        .chooses(ANN, "champagne")
        .offers(ANN, "accept", "champagne")
        .chooses(ANN, "champagne")
        .hasDrinks(ANN, 0, 0)
        .offers(ANN, "draw", "leave")
        .chooses(ANN, "leave")
        .hasCash(ANN, 1_000);
  }

  @Test
  @Covers(NS_12_14)
  void onlyTheLatestDrawCanBeCancelled() {
    var table = annWith("C15").drinks(ANN, 0, 1).dances("PR-01", "PR-04", "PR-07").turn(ANN);
    table.chooses(ANN, "accept").offers(ANN, "draw", "leave");
    table.chooses(ANN, "draw", "champagne");
    danced(table, "PR-01", "PR-07");
  }

  @Test
  @Covers(NS_12_09)
  void firstCardMustBeDrawn() {
    annWith("C15").hand(ANN, "P24").turn(ANN).refuses(ANN, "leave", NS_12_09);
    var table = annWith("C15").dances("PR-01").turn(ANN);
    danced(table, "PR-01");
  }

  @Test
  @Covers(NS_12_02)
  void cardsAreDrawnOneAtATimeForEverybodyToSee() {
    var table = annWith("C15").drinks(ANN, 0, 1).dances("PR-01", "PR-04").turn(ANN);
    table.test().seat(BEA).sees(table.dance("PR-01")).doesNotSee(table.dance("PR-04"));
    table.chooses(ANN, "accept", "draw");
    table.test().seat(BEA).sees(table.dance("PR-01")).sees(table.dance("PR-04"));
    assertThat(table.at().danceDeck.size(table.club())).isEqualTo(33);
  }

  @Test
  @Covers(NS_12_01)
  void privateRoomIsEnteredOnlyByStartingATurnWithACommitment() {
    ClubTable.of(2)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S5")
        .guest("S5", "C15")
        .rolls(4)
        .turn(ANN)
        .offers(ANN, "clockwise", "counterclockwise", "engage", "end")
        .chooses(ANN, "engage", "outcome-2")
        .rests()
        .isAt(ANN, "S5")
        .turn(ANN)
        .isAt(ANN, Place.PRIVATE_ROOM)
        .isEmpty("S5");
  }

  @ParameterizedTest
  @CsvSource({
    "C01, PR-01, 500", "C01, PR-16, 1000", "C01, PR-26, 1000",
    "C15, PR-15, 1000", "C15, PR-25, 1000", "C15, PR-35, 1500",
    "C35, PR-08, 1000", "C35, PR-21, 1500", "C35, PR-30, 2500"
  })
  @Covers({NS_12_04, NS_12_10})
  void cardPaysByTheStarsOfTheCustomer(String customer, String dance, int pays) {
    annWith(customer).dances(dance).turn(ANN).chooses(ANN, "leave").hasCash(ANN, pays);
  }

  @ParameterizedTest
  @CsvSource({"ruby, 2500", "topaz, 1000"})
  @Covers(NS_12_11)
  void starsAreThoseForThisDancer(String dancer, int pays) {
    annWith("C45")
        .plays(ANN, dancer)
        .plays(BEA, "emerald")
        .dances("PR-26")
        .turn(ANN)
        .chooses(ANN, "leave")
        .hasCash(ANN, pays);
  }

  @Test
  @Covers(NS_12_19)
  void returningFromBelowThePrivateRoomCostsOneEnergy() {
    annWith("C15")
        .dances("PR-01")
        .turn(ANN)
        .chooses(ANN, "leave")
        .turn(ANN)
        .hasEnergy(4)
        .offers(ANN, "enter", "end")
        .chooses(ANN, "enter")
        .isAt(ANN, "S5")
        .hasEnergy(3);
  }

  @Test
  @Covers(NS_12_22)
  void orderOfTheDeckCarriesOverToTheNextVisit() {
    var table = annWith("C15").dances("PR-01", "PR-04").turn(ANN).chooses(ANN, "leave");
    table.guest("S2", "C16").committed("S2", BEA, Room.PRIVATE).drinks(BEA, 0, 0).turn(BEA);
    danced(table, "PR-04");
    discarded(table, "PR-01");
  }

  /** EX-44 (the ledger's own id). */
  @Test
  @Covers({NS_12_17, NS_12_20})
  void emptyDeckIsMadeAnewWithoutTheCardsOfThisVisit() {
    var table =
        annWith("C15")
            .drinks(ANN, 0, 1)
            .dances("PR-01", "PR-04", "PR-07")
            .turn(ANN)
            .chooses(ANN, "accept", "draw", "accept");
    table
        .test()
        .given(
            club -> {
              while (table.at().danceDeck.size(club) > 1)
                table
                    .at()
                    .danceDeck
                    .move(club, table.at().danceDeck.get(club, 0), table.at().danceDiscard);
            });
    assertThat(table.at().danceDiscard.size(table.club())).isEqualTo(32);
    table.chooses(ANN, "draw").didNotHappen(NS_20_01).chooses(ANN, "champagne");
    table.happened(NS_20_01);
    assertThat(table.at().danceDiscard.isEmpty(table.club())).isTrue();
    assertThat(table.at().danceDeck.size(table.club())).isEqualTo(31);
    assertThat(table.at().danceDeck.list(table.club()))
        .doesNotContain(table.dance("PR-01"), table.dance("PR-04"), table.dance("PR-07"));
  }
}
