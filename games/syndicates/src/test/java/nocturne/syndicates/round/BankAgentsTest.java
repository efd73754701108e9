package nocturne.syndicates.round;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_12_23;
import static nocturne.syndicates.SyndicatesRule.SM_12_24;
import static nocturne.syndicates.SyndicatesRule.SM_12_25;
import static nocturne.syndicates.SyndicatesRule.SM_12_26;
import static nocturne.syndicates.SyndicatesRule.SM_12_27;
import static nocturne.syndicates.SyndicatesRule.SM_12_28;
import static nocturne.syndicates.SyndicatesRule.SM_12_29;
import static nocturne.syndicates.SyndicatesRule.SM_12_30;
import static nocturne.syndicates.SyndicatesRule.SM_12_31;
import static nocturne.syndicates.SyndicatesRule.SM_12_32;
import static nocturne.syndicates.SyndicatesRule.SM_19_46;
import static nocturne.syndicates.SyndicatesRule.SM_19_47;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Zone;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Agent;
import org.junit.jupiter.api.Test;

class BankAgentsTest {

  /** The round is over: nobody has cards in hand. */
  private static MoonTable afterTheLastTurn(int players) {
    var table = MoonTable.of(players);
    for (int seat = 0; seat < players; seat++) table.hand(Party.of(seat));
    return table;
  }

  private static MoonTable bank(MoonTable table) {
    return table.run(new TakeStacks(), new BankAgents(table.moon().seats()), new ReturnAgents());
  }

  private static List<String> ids(MoonTable table, Zone<Agent> zone) {
    return zone.list(table.moon()).stream().map(Agent::id).toList();
  }

  @Test
  @Covers(SM_12_23)
  void playersTakeTheirWholeAgentStackFaceUpAndFaceDownAlike() {
    afterTheLastTurn(3)
        .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004")
        .stackFaceDown(BLUE, "LE-005")
        .stack(BLUE, "LE-006")
        .run(new TakeStacks())
        .hasHand(BLUE, "LE-001", "LE-002", "LE-003", "LE-004", "LE-005", "LE-006")
        .hasStack(BLUE)
        .rests();
  }

  @Test
  @Covers(SM_12_24)
  void whoHasFewerThanSixCardsDrawsUpToSix() {
    var table =
        afterTheLastTurn(3)
            .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004")
            .stack(ORANGE, "CO-001", "CO-002", "CO-003", "CO-004", "CO-005", "CO-006")
            .deckTop("FO-001", "FO-002", "FO-003")
            .deckSize(3)
            .run(new TakeStacks())
            .hasHand(BLUE, "LE-001", "LE-002", "LE-003", "LE-004", "FO-003", "FO-002");
    assertThat(ids(table, table.at().hand(MAGENTA))).containsExactly("FO-001");
  }

  @Test
  @Covers(SM_12_25)
  void whoHasMoreThanSixCardsKeepsThemAll() {
    afterTheLastTurn(3)
        .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004", "LE-005", "LE-006", "LE-007")
        .run(new TakeStacks())
        .hasHand(BLUE, "LE-001", "LE-002", "LE-003", "LE-004", "LE-005", "LE-006", "LE-007");
  }

  @Test
  @Covers(SM_12_26)
  void newFirstPlayerDrawsFullyBeforeTheNext() {
    afterTheLastTurn(3)
        .firstPlayer(ORANGE)
        .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004")
        .stack(ORANGE, "CO-001", "CO-002", "CO-003", "CO-004")
        .stack(MAGENTA, "MF-001", "MF-002", "MF-003", "MF-004")
        .deckTop("FO-001", "FO-002", "FO-003")
        .deckSize(3)
        .run(new TakeStacks())
        .hasHand(ORANGE, "CO-001", "CO-002", "CO-003", "CO-004", "FO-003", "FO-002")
        .hasHand(MAGENTA, "MF-001", "MF-002", "MF-003", "MF-004", "FO-001")
        .hasHand(BLUE, "LE-001", "LE-002", "LE-003", "LE-004");
  }

  @Test
  @Covers({SM_12_27, SM_12_31, SM_12_29})
  void eachPlayerBanksExactlyThreeCardsInSecret() {
    var table =
        afterTheLastTurn(2)
            .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004", "LE-005", "LE-006")
            .stack(ORANGE, "CO-001", "CO-002", "CO-003", "CO-004", "CO-005", "CO-006");
    bank(table)
        .offers(ORANGE, "CO-001", "CO-002", "CO-003", "CO-004", "CO-005", "CO-006")
        .chooses(BLUE, "LE-002", "LE-004", "LE-006")
        .asks(ORANGE, BankAgents.class);
    table.test().seat(seat(BLUE)).isNotAsked().sees(table.agent("LE-002"));
    table.test().seat(seat(ORANGE)).doesNotSee(table.agent("LE-002"));
    table.chooses(ORANGE, "CO-001", "CO-002", "CO-003").rests();
    assertThat(ids(table, table.at().banked(BLUE))).containsExactly("LE-002", "LE-004", "LE-006");
    table.test().seat(seat(BLUE)).sees(table.agent("LE-002"));
    table.test().seat(seat(ORANGE)).doesNotSee(table.agent("LE-002"));
  }

  @Test
  @Covers(SM_12_28)
  void cardsNotBankedGoOnTopOfTheDeck() {
    var table =
        afterTheLastTurn(3)
            .hand(BLUE, "LE-001", "LE-002")
            .hand(ORANGE, "CO-001")
            .deckTop("FO-001", "FO-002")
            .deckSize(2)
            .run(new ReturnAgents())
            .hasHand(BLUE)
            .hasHand(ORANGE)
            .rests();
    assertThat(ids(table, table.at().deck).subList(0, 2)).containsExactly("FO-001", "FO-002");
    assertThat(ids(table, table.at().deck).subList(2, 5))
        .containsExactlyInAnyOrder("LE-001", "LE-002", "CO-001");
    table.test().seat(seat(BLUE)).doesNotSee(table.agent("LE-001"));
  }

  @Test
  @Covers({SM_12_30, SM_12_29})
  void cardsBankedInRoundOneStayBanked() {
    var table =
        afterTheLastTurn(2)
            .round(2)
            .stack(BLUE, "LE-004", "LE-005", "LE-006", "LE-007")
            .deckSize(0);
    for (var id : List.of("LE-001", "LE-002", "LE-003"))
      table.test().put(table.at().banked(BLUE), table.agent(id));
    bank(table)
        .offers(BLUE, "LE-004", "LE-005", "LE-006", "LE-007")
        .chooses(BLUE, "LE-004", "LE-005", "LE-006")
        .rests();
    assertThat(ids(table, table.at().banked(BLUE)))
        .containsExactly("LE-001", "LE-002", "LE-003", "LE-004", "LE-005", "LE-006");
  }

  @Test
  @Covers({SM_12_32, SM_19_47, SM_19_46})
  void stackOfTheKingpinGoesToTheDeckWithTheCardsNotBanked() {
    var table =
        afterTheLastTurn(2)
            .stack(BLUE, "LE-001", "LE-002", "LE-003", "LE-004")
            .stack(KINGPIN, "FO-001", "FO-002")
            .deckSize(0);
    bank(table)
        .hasHand(BLUE, "LE-001", "LE-002", "LE-003", "LE-004")
        .chooses(BLUE, "LE-001", "LE-002", "LE-003")
        .hasStack(BLUE)
        .hasStack(KINGPIN)
        .rests();
    assertThat(ids(table, table.at().deck)).containsExactlyInAnyOrder("LE-004", "FO-001", "FO-002");
  }

  @Test
  @Covers(SM_12_24)
  void whoHasFewerThanThreeCardsBanksThemAll() {
    var table = afterTheLastTurn(2).stack(BLUE, "LE-001", "LE-002").deckSize(0);
    bank(table).chooses(BLUE, "LE-002").rests();
    assertThat(ids(table, table.at().banked(BLUE))).containsExactlyInAnyOrder("LE-001", "LE-002");
    assertThat(ids(table, table.at().banked(ORANGE))).isEmpty();
  }
}
