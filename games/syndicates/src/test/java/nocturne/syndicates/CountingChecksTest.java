package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.SyndicatesRule.SM_21_01;
import static nocturne.syndicates.SyndicatesRule.SM_21_02;
import static nocturne.syndicates.SyndicatesRule.SM_21_03;
import static nocturne.syndicates.SyndicatesRule.SM_21_04;
import static nocturne.syndicates.SyndicatesRule.SM_21_05;
import static nocturne.syndicates.SyndicatesRule.SM_21_06;
import static nocturne.syndicates.SyndicatesRule.SM_21_07;
import static nocturne.syndicates.SyndicatesRule.SM_21_08;
import static nocturne.syndicates.SyndicatesRule.SM_21_09;
import static nocturne.syndicates.SyndicatesRule.SM_21_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.syndicates.component.Agent;
import org.junit.jupiter.api.Test;

/** Each counting check notices a table on which its rule does not hold, and nothing else. */
class CountingChecksTest {

  private static void holds(MoonTable table) {
    assertThat(CountingChecks.broken(table.moon())).isEmpty();
  }

  private static void notices(MoonTable table, SyndicatesRule rule) {
    assertThat(CountingChecks.broken(table.moon())).containsExactly(rule);
  }

  private static MoonTable turn() {
    var table = MoonTable.of(3).turn(BLUE);
    holds(table);
    return table;
  }

  private static void bankFromDeck(MoonTable table, Party party, int count) {
    for (int i = 0; i < count; i++) table.at().deck.moveTop(table.moon(), table.at().banked(party));
  }

  /** Round 2 of three players, dealt, with nine cards banked. */
  private static MoonTable roundTwo() {
    var table = MoonTable.of(3).round(2);
    for (var party : List.of(BLUE, ORANGE, MAGENTA)) bankFromDeck(table, party, 3);
    return table.turn(BLUE);
  }

  private static MoonTable roundThree() {
    var table = MoonTable.of(3).round(3);
    for (int slot = 1; slot <= 5; slot++) table.emptyRow(slot);
    return table.turn(BLUE);
  }

  @Test
  @Covers(SM_21_01)
  void lostAgentIsNoticed() {
    var table = turn();
    table.deckSize(table.at().deck.size(table.moon()) - 1);
    notices(table, SM_21_01);
  }

  @Test
  @Covers(SM_21_01)
  void agentOfASyndicateThatIsNotInPlayIsNoticed() {
    var table = turn();
    Agent stranger = table.at().outOfPlay.top(table.moon());
    table.at().outOfPlay.move(table.moon(), stranger, table.at().deck);
    notices(table, SM_21_01);
  }

  @Test
  @Covers(SM_21_02)
  void operationThatThereIsTwiceIsNoticed() {
    var table = turn();
    table.at().bag.fill(table.moon(), List.of(table.operation("OP-FR1")));
    notices(table, SM_21_02);
  }

  @Test
  @Covers(SM_21_03)
  void influenceOutOfNowhereIsNoticed() {
    var table = turn();
    table.at().supply.add(table.moon(), ORANGE.index(), 1);
    notices(table, SM_21_03);
  }

  @Test
  @Covers(SM_21_03)
  void lessThanNoInfluenceIsNoticed() {
    var table = turn().emptySupply(BLUE, "CA");
    table.moon().place(BLUE, table.sector("SP"));
    notices(table, SM_21_03);
  }

  @Test
  @Covers(SM_21_03)
  void influenceOfAColourThatDoesNotPlayIsNoticed() {
    var table = turn();
    table.moon().receiveInfluence(KINGPIN);
    notices(table, SM_21_03);
  }

  @Test
  @Covers(SM_21_04)
  void deckOfRoundTwoIsCounted() {
    var table = roundTwo();
    holds(table);
    bankFromDeck(table, BLUE, 1);
    notices(table, SM_21_04);
  }

  @Test
  @Covers(SM_21_05)
  void deckOfRoundThreeIsCounted() {
    var table = roundThree();
    holds(table);
    bankFromDeck(table, BLUE, 1);
    notices(table, SM_21_05);
  }

  @Test
  @Covers(SM_21_06)
  void ownerOfAStatusTokenThatIsNotThereIsNoticed() {
    var table = turn().influence("CA", ORANGE, 1);
    table.moon().setStatus(table.sector("CA"), Moon.Status.NONE, ORANGE);
    notices(table, SM_21_06);
  }

  @Test
  @Covers(SM_21_07)
  void statusTokenWithoutInfluenceOfItsOwnerIsNoticed() {
    var table = turn().influence("CA", ORANGE, 1).status("CA", Moon.Status.LOCKDOWN, ORANGE);
    holds(table);
    table.moon().setStatus(table.sector("CA"), Moon.Status.LOCKDOWN, MAGENTA);
    notices(table, SM_21_07);
  }

  @Test
  @Covers(SM_21_08)
  void gapInTheRowIsNoticed() {
    notices(turn().emptyRow(3), SM_21_08);
  }

  @Test
  @Covers(SM_21_08)
  void gapInTheRowIsAllowedWithAnEmptyDeck() {
    var table = turn().emptyRow(3);
    table.at().deck.moveAll(table.moon(), table.at().burnPile);
    holds(table);
  }

  @Test
  @Covers(SM_21_08)
  void rowWhereThereIsNoneIsNoticed() {
    var table = MoonTable.of(3, Syndicates.CARD_ROW, "no").turn(BLUE);
    holds(table);
    table.at().deck.moveTop(table.moon(), table.at().row.getFirst());
    notices(table, SM_21_08);
  }

  @Test
  @Covers(SM_21_09)
  void wrongNumberOfCardsInHandIsNoticed() {
    var table = turn();
    table.at().deck.moveTop(table.moon(), table.at().hand(BLUE));
    notices(table, SM_21_09);
    notices(MoonTable.of(3).turnsTaken(3).turn(BLUE), SM_21_09);
  }

  @Test
  @Covers(SM_21_10)
  void gapOnTheBoardIsNoticedWhileTheBagIsNotEmpty() {
    var table = MoonTable.of(2).turn(BLUE);
    holds(table);
    table.board("OP-FR1", "OP-FR2", "OP-FR3", "OP-FR4");
    notices(table, SM_21_10);
    table.emptyBagTo(KINGPIN);
    holds(table);
  }
}
