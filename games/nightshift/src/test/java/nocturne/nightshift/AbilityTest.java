package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_11_16;
import static nocturne.nightshift.NightshiftRule.NS_12_12;
import static nocturne.nightshift.NightshiftRule.NS_12_16;
import static nocturne.nightshift.NightshiftRule.NS_1_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;

/** What each dancer does better than anybody else. */
class AbilityTest {

  /** EX-16 (the ledger's own id). */
  @Test
  @Covers(NS_1_17)
  void rubyIsTippedAThousandByEachTipper() {
    ClubTable.of(2)
        .plays(BEA, "emerald")
        .clearFloor()
        .faceDown("S1", "C01")
        .faceDown("S2", "C05")
        .faceDown("S3", "C07")
        .round(3)
        .powerDeckTop("P01", "P02")
        .run(new StageStep())
        .rests()
        .isAt(ANN, Place.STAGE)
        .hasCash(ANN, 3_000)
        .hasHand(ANN, "P01", "P02");
  }

  /** EX-14 (the ledger's own id). */
  @Test
  @Covers(NS_1_17)
  void customersAreMoreLoyalToTopaz() {
    var table =
        ClubTable.of(2)
            .drinks(ANN, 0, 0)
            .stands(ANN, "S1")
            .guest("S1", "C16")
            .committed("S1", BEA, Room.VIP)
            .rolls(5);
    table.turn(ANN).chooses(ANN, "steal").rests().isCommitted("S1", BEA, Room.VIP);
    table.rolls(6).turn(ANN).chooses(ANN, "steal").rests().isCommitted("S1", ANN, Room.VIP);
  }

  @Test
  @Covers(NS_1_17)
  void loyaltySixIsASevenForTopazAndNeedsMoreThanADie() {
    var table =
        ClubTable.of(2)
            .drinks(ANN, 1, 0)
            .stands(ANN, "S1")
            .guest("S1", "C03")
            .committed("S1", BEA, Room.VIP)
            .rolls(6);
    table.turn(ANN).chooses(ANN, "steal", "pass").rests().isCommitted("S1", BEA, Room.VIP);
    table.rolls(6).turn(ANN).chooses(ANN, "steal", "shot").rests().isCommitted("S1", ANN, Room.VIP);
  }

  @Test
  @Covers(NS_1_17)
  void eachSubscriberOfTopazCountsOneMoreAfterTheDoubling() {
    var table = ClubTable.of(2).collected(BEA, "C48", "C03");
    assertThat(Closing.loyalty(table.club(), BEA)).isEqualTo(2 * 4 + 1 + 6 + 1);
  }

  /** EX-07 (the ledger's own id). */
  @Test
  @Covers(NS_1_17)
  void shotsOfEmeraldAddTwo() {
    ClubTable.of(3)
        .drinks(CAT, 2, 0)
        .stands(CAT, "S1")
        .guest("S1", "C16")
        .rolls(2)
        .turn(CAT)
        .chooses(CAT, "engage", "shot", "shot")
        .offers(CAT, "outcome-1", "outcome-2", "outcome-3")
        .hasDrinks(CAT, 0, 0);
  }

  private static ClubTable sapphireAt(String customer) {
    return ClubTable.of(2)
        .plays(ANN, "sapphire")
        .drinks(ANN, 0, 0)
        .stands(ANN, "S1")
        .guest("S1", customer);
  }

  @Test
  @Covers({NS_1_17, NS_11_16})
  void sapphireMayRollANaturalOneAgainOnceBeforeAnyModifier() {
    sapphireAt("C15")
        .drinks(ANN, 1, 0)
        .rolls(1, 1)
        .turn(ANN)
        .chooses(ANN, "engage")
        .offers(ANN, "roll-again", "keep")
        .chooses(ANN, "roll-again")
        .offers(ANN, "shot", "pass")
        .chooses(ANN, "pass")
        .rests();
  }

  @Test
  @Covers({NS_1_17, NS_11_16})
  void newResultOfSapphireStands() {
    sapphireAt("C15")
        .rolls(1, 5)
        .turn(ANN)
        .chooses(ANN, "engage", "roll-again")
        .offers(ANN, "outcome-1", "outcome-2", "outcome-3");
  }

  @Test
  @Covers({NS_1_17, NS_11_16})
  void sapphireMayKeepHerOneAndHasNoChoiceOtherwise() {
    var table = sapphireAt("C15").rolls(1);
    table.turn(ANN).chooses(ANN, "engage", "keep").rests().isNotCommitted("S1");
    table.rolls(1).turn(ANN).chooses(ANN, "engage").offers(ANN, "roll-again", "keep");
    table.rolls(3).turn(ANN).chooses(ANN, "engage").offers(ANN, "outcome-1", "outcome-2");
  }

  /** An ability ruling: Engage, Steal and Dad alike. */
  @Test
  @Covers({NS_1_17, NS_11_16})
  void sapphireRollsAgainOnAStealAndOnDad() {
    sapphireAt("C15")
        .committed("S1", BEA, Room.PRIVATE)
        .rolls(1, 5)
        .turn(ANN)
        .chooses(ANN, "steal", "roll-again")
        .isCommitted("S1", ANN, Room.PRIVATE);
    sapphireAt("C60")
        .rolls(1, 4)
        .turn(ANN)
        .chooses(ANN, "roll-again", "outcome-2")
        .hasCash(ANN, 1_000);
  }

  @Test
  @Covers(NS_11_16)
  void nobodyElseRollsANaturalOneAgain() {
    sapphireAt("C15").plays(ANN, "emerald").rolls(1).turn(ANN).chooses(ANN, "engage").rests();
  }

  private static ClubTable amethystDances(String... dances) {
    return ClubTable.of(2)
        .plays(ANN, "amethyst")
        .drinks(ANN, 0, 0)
        .guest("S1", "C15")
        .committed("S1", ANN, Room.PRIVATE)
        .dances(dances)
        .turn(ANN);
  }

  @Test
  @Covers({NS_1_17, NS_12_12})
  void amethystRedoesOneDrawOfAVisitForFreeEvenABust() {
    amethystDances("PR-26", "PR-27", "PR-07", "PR-04")
        .chooses(ANN, "accept", "draw")
        .offers(ANN, "accept", "free-redo")
        .chooses(ANN, "free-redo")
        .offers(ANN, "draw", "leave")
        .chooses(ANN, "draw", "leave")
        .hasCash(ANN, 3_500)
        .rests();
  }

  /** An ability ruling. */
  @Test
  @Covers({NS_1_17, NS_12_12, NS_12_16})
  void secondTakeAndChampagneCombineInAnyOrder() {
    amethystDances("PR-01")
        .drinks(ANN, 0, 1)
        .dances("PR-04", "PR-07", "PR-10")
        .chooses(ANN, "accept", "draw", "champagne", "free-redo")
        .offers(ANN, "draw", "leave");
    amethystDances("PR-01")
        .drinks(ANN, 0, 1)
        .dances("PR-04", "PR-07", "PR-10")
        .chooses(ANN, "accept", "draw", "free-redo", "champagne")
        .offers(ANN, "draw", "leave");
  }

  @Test
  @Covers({NS_1_17, NS_12_12})
  void amethystHasASecondTakeInEveryVisit() {
    amethystDances("PR-26", "PR-07", "PR-01")
        .chooses(ANN, "free-redo", "leave")
        .guest("S2", "C16")
        .committed("S2", ANN, Room.PRIVATE)
        .turn(ANN)
        .offers(ANN, "accept", "free-redo");
  }
}
