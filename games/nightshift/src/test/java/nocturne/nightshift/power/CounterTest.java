package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_11_01;
import static nocturne.nightshift.NightshiftRule.NS_11_02;
import static nocturne.nightshift.NightshiftRule.NS_11_10;
import static nocturne.nightshift.NightshiftRule.NS_11_11;
import static nocturne.nightshift.NightshiftRule.NS_11_12;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Nightshift;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CounterTest {

  private static void areDiscarded(ClubTable table, String... cards) {
    assertThat(table.at().powerDiscard.list(table.club()).stream().map(PowerCard::id))
        .containsExactlyInAnyOrder(cards);
    assertThat(table.at().powerPlayed.isEmpty(table.club())).isTrue();
  }

  /** EX-42 (the ledger's own id). */
  @Test
  @Covers({NS_11_12, NS_11_17})
  void counteredCardIsDiscardedWithoutEffect() {
    var table =
        ClubTable.of(3)
            .cash(BEA, 2_000)
            .hand(ANN, "P05")
            .hand(CAT, "P04")
            .turn(ANN)
            .chooses(ANN, "P05")
            .offers(CAT, "P04", "pass")
            .chooses(CAT, "P04")
            .asks(ANN, FloorTurn.class)
            .hasCash(BEA, 2_000)
            .hasHand(ANN)
            .hasHand(CAT);
    areDiscarded(table, "P04", "P05");
  }

  @Test
  @Covers({NS_11_01, NS_11_17})
  void cardTakesEffectAtOnceUnlessSomebodyCountersIt() {
    var table = ClubTable.of(3).hand(ANN, "P24").hand(CAT, "P04").turn(ANN).chooses(ANN, "P24");
    table.hasCash(ANN, 0).chooses(CAT, "pass").hasCash(ANN, 1_000).hasHand(CAT, "P04");
    areDiscarded(table, "P24");
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void nobodyCountersACardOfHerOwn() {
    ClubTable.of(3)
        .hand(ANN, "P24", "P04")
        .turn(ANN)
        .doesNotOffer(ANN, "P04")
        .chooses(ANN, "P24")
        .asks(ANN, FloorTurn.class)
        .hasCash(ANN, 1_000);
  }

  @Test
  @Covers({NS_11_12, NS_11_17})
  void activePlayerMayCounterTheCardOfAReaction() {
    ClubTable.of(3)
        .hand(ANN, "P04")
        .hand(BEA, "P06")
        .turn(ANN)
        .chooses(BEA, "P06")
        .chooses(ANN, "P04")
        .asks(ANN, FloorTurn.class)
        .hasEnergy(4)
        .hasHand(BEA);
  }

  @Test
  @Covers({NS_11_12, NS_11_17})
  void counteredUnderstudyLeavesTheChoiceOfTheStage() {
    ClubTable.of(3)
        .round(8)
        .cash(ANN, 1_000)
        .hand(ANN, "P31")
        .hand(BEA, "P04")
        .run(new StageStep())
        .chooses(ANN, "P31")
        .chooses(BEA, "P04")
        .offers(ANN, "go-on-stage", "skip-stage")
        .hasHand(ANN);
  }

  /** Only with more than the one printed counter, as an own pack may bring it. */
  @Test
  @Covers({NS_11_11, NS_11_12})
  void counteredCounterLetsTheFirstCardTakeEffect(@TempDir Path folder) throws IOException {
    var table =
        withASecondCounter(folder)
            .cash(CAT, 2_000)
            .hand(ANN, "P05", "P41")
            .hand(BEA, "P04")
            .turn(ANN)
            .chooses(ANN, "P05")
            .chooses(BEA, "P04")
            .offers(ANN, "P41", "pass")
            .chooses(ANN, "P41")
            .offers(ANN, "player-2", "player-3")
            .chooses(ANN, "player-3")
            .hasCash(CAT, 500);
    areDiscarded(table, "P04", "P05", "P41");
  }

  @Test
  @Covers(NS_11_10)
  void countersAreAskedForClockwiseFromTheLeftOfTheCardsPlayer(@TempDir Path folder)
      throws IOException {
    withASecondCounter(folder)
        .hand(BEA, "P24")
        .hand(ANN, "P04")
        .hand(CAT, "P41")
        .turn(BEA)
        .chooses(BEA, "P24")
        .offers(CAT, "P41", "pass")
        .chooses(CAT, "pass")
        .offers(ANN, "P04", "pass")
        .chooses(ANN, "pass")
        .hasCash(BEA, 1_000);
  }

  private static ClubTable withASecondCounter(Path folder) throws IOException {
    Files.writeString(
        folder.resolve("second-counter.yaml"),
        """
        power:
          - id: P41
            name: {en: "Think Again", ru: "Подумай ещё"}
            star: none
            window: counter
            effects: [CARD_CANCEL]
            text: {en: "A counter.", ru: "Отмена."}
            why: {en: "For a test.", ru: "Для теста."}
            provenance: original
        """);
    return ClubTable.of(Nightshift.with(Optional.of(folder)), 3);
  }
}
