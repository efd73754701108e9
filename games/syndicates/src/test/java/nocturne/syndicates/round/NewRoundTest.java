package nocturne.syndicates.round;

import static nocturne.syndicates.Moon.ScoreToken.MAJOR;
import static nocturne.syndicates.Moon.ScoreToken.MINOR;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_13_01;
import static nocturne.syndicates.SyndicatesRule.SM_13_02;
import static nocturne.syndicates.SyndicatesRule.SM_13_03;
import static nocturne.syndicates.SyndicatesRule.SM_13_04;
import static nocturne.syndicates.SyndicatesRule.SM_13_05;
import static nocturne.syndicates.SyndicatesRule.SM_13_06;
import static nocturne.syndicates.SyndicatesRule.SM_13_07;
import static nocturne.syndicates.SyndicatesRule.SM_13_08;
import static nocturne.syndicates.SyndicatesRule.SM_13_09;
import static nocturne.syndicates.SyndicatesRule.SM_13_10;
import static nocturne.syndicates.SyndicatesRule.SM_13_11;
import static nocturne.syndicates.SyndicatesRule.SM_13_12;
import static nocturne.syndicates.SyndicatesRule.SM_13_14;
import static nocturne.syndicates.SyndicatesRule.SM_19_49;
import static nocturne.syndicates.SyndicatesRule.SM_19_50;
import static nocturne.syndicates.SyndicatesRule.SM_19_51;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Objective;
import nocturne.syndicates.turn.Hustle;
import org.junit.jupiter.api.Test;

class NewRoundTest {

  private static MoonTable emptyHands(int players) {
    var table = MoonTable.of(players);
    for (int seat = 0; seat < players; seat++) table.hand(Party.of(seat));
    return table;
  }

  private static int hand(MoonTable table, Party party) {
    return table.at().hand(party).size(table.moon());
  }

  private static boolean isFilled(MoonTable table, int slot) {
    return !table.at().row.get(slot - 1).isEmpty(table.moon());
  }

  @Test
  @Covers({SM_13_01, SM_13_05})
  void rowReturnsToTheDeckAndHandsAreDealtBeforeANewOne() {
    var table =
        emptyHands(3)
            .round(2)
            .firstPlayer(ORANGE)
            .row(1, "LE-001")
            .row(2, "LE-002")
            .row(3, "LE-003")
            .row(4, "LE-004")
            .row(5, "LE-005")
            .deckSize(0)
            .run(new NewRound());
    assertThat(hand(table, ORANGE)).isEqualTo(2);
    assertThat(hand(table, MAGENTA)).isEqualTo(2);
    assertThat(hand(table, BLUE)).isEqualTo(1);
    for (int slot = 1; slot <= 5; slot++) assertThat(isFilled(table, slot)).isFalse();
    for (var card : List.of("LE-001", "LE-002", "LE-003", "LE-004", "LE-005"))
      assertThat(table.at().deck.has(table.moon(), table.agent(card))).isFalse();
  }

  @Test
  @Covers(SM_13_01)
  void deckIsShuffled() {
    var table = emptyHands(3).round(2).firstPlayer(BLUE).deckSize(20);
    var bottom = table.at().deck.get(table.moon(), 0);
    table.rig("deck", 0).run(new NewRound());
    assertThat(table.at().hand(BLUE).get(table.moon(), 0)).isEqualTo(bottom);
  }

  @Test
  @Covers(SM_13_02)
  void burnPileDoesNotReturnToTheDeck() {
    var table = emptyHands(3).burned("LE-001").burned("LE-002").round(2);
    var pile = table.at().burnPile.list(table.moon());
    table.run(new NewRound());
    assertThat(table.at().burnPile.list(table.moon())).isEqualTo(pile).hasSize(3);
  }

  @Test
  @Covers({SM_13_03, SM_13_04})
  void roundTwoDealsSixCardsEachAndANewRow() {
    var table = emptyHands(3).round(2).run(new NewRound());
    for (int seat = 0; seat < 3; seat++) assertThat(hand(table, Party.of(seat))).isEqualTo(6);
    for (int slot = 1; slot <= 5; slot++) assertThat(isFilled(table, slot)).isTrue();
    assertThat(table.at().deck.size(table.moon())).isEqualTo(50 - 1 - 18 - 5);
  }

  @Test
  @Covers({SM_13_05, SM_13_04})
  void shortDeckFillsTheRowFromTheFirstSlot() {
    var table = emptyHands(3).round(2);
    for (int slot = 1; slot <= 5; slot++) table.emptyRow(slot);
    table.deckSize(20).run(new NewRound());
    for (int seat = 0; seat < 3; seat++) assertThat(hand(table, Party.of(seat))).isEqualTo(6);
    assertThat(IntStream.rangeClosed(1, 5).filter(slot -> isFilled(table, slot)))
        .containsExactly(1, 2);
  }

  @Test
  @Covers(SM_13_14)
  void holderOfTheMarkerTakesTheFirstTurnOfTheRound() {
    emptyHands(3).round(2).firstPlayer(MAGENTA).run(new NewRound()).asks(MAGENTA, Hustle.class);
  }

  /** Round 3 is about to begin: each player has banked six cards and has one objective card. */
  private static MoonTable beforeRoundThree(int players, String... objectives) {
    var table = MoonTable.of(players).round(3);
    for (int seat = 0; seat < players; seat++) {
      var party = Party.of(seat);
      table.at().hand(party).moveAll(table.moon(), table.at().banked(party));
      table.objectives(party, objectives[seat]);
    }
    return table;
  }

  /** CHK-10. */
  @Test
  @Covers({SM_13_06, SM_13_07, SM_13_08, SM_13_10, SM_13_12})
  void fourPlayersEnterRoundThree() {
    var table =
        beforeRoundThree(4, "OB-01", "OB-03", "OB-05", "OB-07")
            .faceUpObjectives("OB-09")
            .owns(BLUE, "OP-FR1", "OP-FR2", "OP-FR3")
            .exhausted(BLUE, "OP-FR1", "OP-FR2", "OP-FR3")
            .exhaustedPetty(BLUE);
    var banked = table.at().banked(BLUE).list(table.moon());
    table
        .run(new NewRound())
        .asks(BLUE, RefreshTokens.class)
        .offers(BLUE, "OP-FR1", "OP-FR2", "OP-FR3", "OP-PC-1", "pass")
        .chooses(BLUE, "OP-FR1", "OP-PC-1", "OP-FR3")
        .asks(BLUE, Hustle.class);
    assertThat(table.moon().isActive(BLUE, table.operation("OP-FR2"))).isFalse();
    assertThat(table.moon().owned(BLUE, true)).isEqualTo(3);
    assertThat(table.at().hand(BLUE).list(table.moon())).isEqualTo(banked).hasSize(6);
    for (int seat = 0; seat < 4; seat++) {
      assertThat(hand(table, Party.of(seat))).isEqualTo(6);
      assertThat(table.at().banked(Party.of(seat)).isEmpty(table.moon())).isTrue();
    }
    for (int slot = 1; slot <= 5; slot++) assertThat(isFilled(table, slot)).isFalse();
    assertThat(table.at().faceUpObjectives.list(table.moon()))
        .extracting(Objective::id)
        .containsExactlyInAnyOrder("OB-09", "OB-01", "OB-03", "OB-05", "OB-07");
  }

  @Test
  @Covers(SM_13_06)
  void playersMayRefreshFewerThanThreeTokens() {
    var table =
        beforeRoundThree(3, "OB-01", "OB-03", "OB-05")
            .owns(ORANGE, "OP-FR1", "OP-FR2")
            .exhausted(ORANGE, "OP-FR1", "OP-FR2")
            .run(new NewRound())
            .chooses(ORANGE, "OP-FR2", "pass")
            .asks(BLUE, Hustle.class);
    assertThat(table.moon().isActive(ORANGE, table.operation("OP-FR2"))).isTrue();
    assertThat(table.moon().isActive(ORANGE, table.operation("OP-FR1"))).isFalse();
  }

  @Test
  @Covers({SM_13_09, SM_13_01})
  void deckOfRoundThreeHoldsTheRowAndMayBeDrawnFrom() {
    var table =
        beforeRoundThree(3, "OB-01", "OB-03", "OB-05").owns(BLUE, "OP-IL1").run(new NewRound());
    assertThat(table.at().deck.size(table.moon())).isEqualTo(50 - 1 - 18);
    table.chooses(BLUE, "OP-IL1", "perform");
    assertThat(table.at().deck.size(table.moon())).isEqualTo(50 - 1 - 18 - 1);
    assertThat(hand(table, BLUE)).isEqualTo(7);
  }

  @Test
  @Covers({SM_13_10, SM_13_11})
  void lastObjectivesAreRevealedAndMarkTheirSectors() {
    var table = beforeRoundThree(3, "OB-12", "OB-15", "OB-16").faceUpObjectives("OB-11", "OB-29");
    table.test().seat(seat(ORANGE)).doesNotSee(table.objective("OB-12"));
    table.run(new NewRound()).happened(SM_13_10);
    table.test().seat(seat(ORANGE)).sees(table.objective("OB-12"));
    assertThat(table.at().objectives(BLUE).isEmpty(table.moon())).isTrue();
    assertThat(table.moon().scoreToken(table.sector("WK"))).isEqualTo(MAJOR);
    assertThat(table.moon().scoreToken(table.sector("CA"))).isEqualTo(MAJOR);
    assertThat(table.moon().scoreToken(table.sector("AV"))).isEqualTo(MINOR);
  }

  @Test
  @Covers(SM_13_11)
  void newlyNamedSectorGetsAMinorToken() {
    var table =
        beforeRoundThree(3, "OB-01", "OB-15", "OB-17")
            .faceUpObjectives("OB-11", "OB-29")
            .run(new NewRound());
    for (var sector : List.of("SP", "CA", "PR", "WK", "AV"))
      assertThat(table.moon().scoreToken(table.sector(sector))).isEqualTo(MINOR);
  }

  @Test
  @Covers(SM_13_14)
  void holderOfTheMarkerTakesTheFirstTurnOfRoundThree() {
    beforeRoundThree(3, "OB-01", "OB-03", "OB-05")
        .firstPlayer(ORANGE)
        .run(new NewRound())
        .asks(ORANGE, Hustle.class);
  }

  @Test
  @Covers({SM_19_49, SM_19_50, SM_19_51})
  void kingpinIsRedistributedOnceTheLastScoreTokensLie() {
    beforeRoundThree(2, "OB-12", "OB-03")
        .faceUpObjectives("OB-11", "OB-05", "OB-07")
        .influence("UH", KINGPIN, 6)
        .run(new NewRound())
        .hasInfluence("UH", KINGPIN, 0)
        .hasInfluence("WK", KINGPIN, 5)
        .hasInfluence("CS", KINGPIN, 3)
        .hasInfluence("NN", KINGPIN, 3)
        .hasInfluence("AC", KINGPIN, 3)
        .hasInfluence("SP", KINGPIN, 2)
        .asks(BLUE, Hustle.class);
  }
}
