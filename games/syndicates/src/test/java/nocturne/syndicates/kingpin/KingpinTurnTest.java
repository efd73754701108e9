package nocturne.syndicates.kingpin;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_12_01;
import static nocturne.syndicates.SyndicatesRule.SM_19_06;
import static nocturne.syndicates.SyndicatesRule.SM_19_07;
import static nocturne.syndicates.SyndicatesRule.SM_19_08;
import static nocturne.syndicates.SyndicatesRule.SM_19_09;
import static nocturne.syndicates.SyndicatesRule.SM_19_10;
import static nocturne.syndicates.SyndicatesRule.SM_19_11;
import static nocturne.syndicates.SyndicatesRule.SM_19_12;
import static nocturne.syndicates.SyndicatesRule.SM_19_13;
import static nocturne.syndicates.SyndicatesRule.SM_19_14;
import static nocturne.syndicates.SyndicatesRule.SM_19_15;
import static nocturne.syndicates.SyndicatesRule.SM_19_19;
import static nocturne.syndicates.SyndicatesRule.SM_19_27;
import static nocturne.syndicates.SyndicatesRule.SM_19_28;
import static nocturne.syndicates.SyndicatesRule.SM_19_54;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.round.ChooseObjective;
import nocturne.syndicates.turn.Hustle;
import org.junit.jupiter.api.Test;

class KingpinTurnTest {

  private static final int BOB = 5;

  /** Blue is about to take the Kingpin's turn, and there is no operation to claim. */
  private static MoonTable kingpin(int die) {
    return MoonTable.of(2).board().rig(KingpinTurn.DIE, die);
  }

  private static MoonTable begin(MoonTable table) {
    return table.run(new KingpinTurn(seat(BLUE)));
  }

  private static Optional<String> inSlot(MoonTable table, int slot) {
    return table.at().row.get(slot - 1).list(table.moon()).stream().map(Agent::id).findFirst();
  }

  /** SIM-16. */
  @Test
  @Covers({SM_19_10, SM_19_27, SM_19_12})
  void dieShowsTheSlotWhoseCardTheKingpinTakes() {
    var table = begin(kingpin(2).row(3, "FO-010").deckTop("FO-003"));
    table.hasStack(KINGPIN, "FO-010").happened(SM_19_10);
    assertThat(inSlot(table, 3)).isEmpty();
    table.chooses(BLUE, "CA").rests();
    assertThat(inSlot(table, 3)).contains("FO-003");
  }

  /** SIM-16. */
  @Test
  @Covers({SM_19_11, SM_19_27})
  void bobTakesTheTopCardOfTheDeck() {
    var table = kingpin(BOB).deckTop("FO-010");
    var row = IntStream.rangeClosed(1, 5).mapToObj(slot -> inSlot(table, slot)).toList();
    begin(table).hasStack(KINGPIN, "FO-010").happened(SM_19_11).chooses(BLUE, "CA").rests();
    assertThat(IntStream.rangeClosed(1, 5).mapToObj(slot -> inSlot(table, slot))).isEqualTo(row);
  }

  @Test
  @Covers({SM_19_09, SM_19_10})
  void dieHasAFaceForEverySlotAndBob() {
    var cards = List.of("FO-003", "FO-008", "LK-005", "CO-008", "DC-009", "LE-003");
    for (int die = 0; die < 6; die++) {
      var table = kingpin(die).deckTop(cards.get(BOB));
      for (int slot = 1; slot <= 5; slot++) table.row(slot, cards.get(slot - 1));
      begin(table).hasStack(KINGPIN, cards.get(die)).rests();
    }
  }

  @Test
  @Covers(SM_19_12)
  void cardIsInTheStackBeforeItsSentencesAreResolved() {
    var table = begin(kingpin(0).row(1, "LE-002")).hasStack(KINGPIN).rests();
    assertThat(table.moon().burnedCard()).contains(table.agent("LE-002"));
  }

  @Test
  @Covers(SM_19_13)
  void emptySlotIsReplacedByTheDeck() {
    begin(kingpin(3).emptyRow(4).deckTop("LE-003", "FO-003"))
        .hasStack(KINGPIN, "FO-003")
        .hasInfluence("PR", KINGPIN, 3)
        .rests();
  }

  @Test
  @Covers({SM_19_13, SM_19_28})
  void withoutSlotAndDeckTheKingpinOnlyFulfilsAnOperation() {
    var table = kingpin(3).emptyRow(4).deckSize(0).influence("CA", KINGPIN, 4).board("OP-VI3");
    begin(table).hasStack(KINGPIN).happened(SM_19_13).hasInfluence("CA", KINGPIN, 0).rests();
    assertThat(table.at().owned(KINGPIN).list(table.moon()))
        .containsExactly(table.operation("OP-VI3"));
    assertThat(inSlot(table, 4)).isEmpty();
  }

  @Test
  @Covers({SM_19_14, SM_19_15})
  void sentencesAreResolvedInOrderWithTheKingpinActing() {
    begin(kingpin(0).row(1, "CO-009").influence("SP", BLUE, 1))
        .chooses(BLUE, "CA")
        .hasInfluence("CA", BLUE, 1)
        .hasInfluence("SP", KINGPIN, 1)
        .rests();
  }

  @Test
  @Covers(SM_19_19)
  void kingpinNeverResolvesBelowTheLine() {
    begin(kingpin(0).row(1, "FO-003").stack(KINGPIN, "FO-001"))
        .hasStack(KINGPIN, "FO-001", "FO-003")
        .hasInfluence("PR", KINGPIN, 3)
        .hasSupply(KINGPIN, 13)
        .rests();
  }

  @Test
  @Covers(SM_19_27)
  void everyEmptySlotIsFilledFromTheTopOfTheDeck() {
    var table =
        begin(kingpin(0).row(1, "FO-003").emptyRow(4).deckTop("LE-003", "LE-002", "LE-001"));
    assertThat(inSlot(table, 1)).contains("LE-001");
    assertThat(inSlot(table, 4)).contains("LE-002");
  }

  @Test
  @Covers(SM_19_28)
  void slotsForWhichNoCardIsLeftStayEmpty() {
    var table =
        begin(kingpin(0).row(1, "FO-003").emptyRow(4).deckTop("LE-001").deckSize(1)).rests();
    assertThat(inSlot(table, 1)).contains("LE-001");
    assertThat(inSlot(table, 4)).isEmpty();
  }

  @Test
  @Covers({SM_19_06, SM_19_07})
  void kingpinTakesATurnAfterEveryPlayerAndThatPlayerChoosesForIt() {
    MoonTable.of(2)
        .rig(KingpinTurn.DIE, 0, 1)
        .row(1, "FO-010")
        .row(2, "CO-010")
        .influence("CA", BLUE, 1)
        .influence("BZ", BLUE, 1)
        .hand(BLUE, "LE-001", "LE-002")
        .hand(ORANGE, "LE-003", "LE-004")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-001", "face-down", "stop", "pass")
        .hasStack(KINGPIN, "FO-010")
        .chooses(BLUE, "PR")
        .hasInfluence("PR", KINGPIN, 2)
        .asks(ORANGE, Hustle.class)
        .chooses(ORANGE, "pass", "LE-003", "face-down", "stop", "pass")
        .hasStack(KINGPIN, "FO-010", "CO-010")
        .offers(ORANGE, "CA", "BZ");
  }

  @Test
  @Covers(SM_19_06)
  void kingpinTakesTwelveTurnsInARound() {
    var table = MoonTable.of(2);
    var moon = table.moon();
    int turns = 0;
    table.turn(BLUE);
    while (!(moon.agenda().getFirst() instanceof ChooseObjective)) {
      var seat = moon.asked().first();
      table.test().seat(seat).chooses(moon.options(seat).get(0));
      turns +=
          (int)
              table.test().happenings().stream()
                  .filter(it -> it.rule() == SM_19_10 || it.rule() == SM_19_11)
                  .count();
    }
    assertThat(turns).isEqualTo(12);
  }

  @Test
  @Covers(SM_19_08)
  void kingpinTakesItsTurnAfterTheLastPlayerTurnBeforeTheRoundEnds() {
    MoonTable.of(2)
        .rig(KingpinTurn.DIE, 0)
        .row(1, "FO-010")
        .hand(BLUE)
        .hand(ORANGE, "LE-001")
        .turnsTaken(11)
        .turn(ORANGE)
        .chooses(ORANGE, "pass", "face-down", "stop")
        .hasStack(KINGPIN, "FO-010")
        .didNotHappen(SM_12_01)
        .chooses(ORANGE, "PR")
        .happened(SM_12_01)
        .asks(BLUE, ChooseObjective.class);
  }

  @Test
  @Covers(SM_19_54)
  void kingpinTakesNoTurnInRoundThree() {
    MoonTable.of(2)
        .round(3)
        .hand(BLUE, "LE-001", "LE-002")
        .turn(BLUE)
        .chooses(BLUE, "pass", "LE-001", "face-down", "stop")
        .hasStack(KINGPIN)
        .asks(ORANGE, Hustle.class);
  }
}
