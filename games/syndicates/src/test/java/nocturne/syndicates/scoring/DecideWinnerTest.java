package nocturne.syndicates.scoring;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.PURPLE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_15_01;
import static nocturne.syndicates.SyndicatesRule.SM_15_02;
import static nocturne.syndicates.SyndicatesRule.SM_15_03;
import static nocturne.syndicates.SyndicatesRule.SM_15_04;
import static nocturne.syndicates.SyndicatesRule.SM_15_05;
import static nocturne.syndicates.SyndicatesRule.SM_15_06;
import static nocturne.syndicates.SyndicatesRule.SM_15_07;
import static nocturne.syndicates.SyndicatesRule.SM_19_57;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seats;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.Party;
import org.junit.jupiter.api.Test;

class DecideWinnerTest {

  private static MoonTable withKredits(int... kredits) {
    var table = MoonTable.of(kredits.length);
    for (int seat = 0; seat < kredits.length; seat++) table.kredits(Party.of(seat), kredits[seat]);
    return table;
  }

  private static void wins(MoonTable table, Party... parties) {
    var winners = Seats.NONE;
    for (var party : parties) winners = winners.with(seat(party));
    assertThat(table.test().isOver().table().result().orElseThrow().winners()).isEqualTo(winners);
  }

  /** CHK-17. */
  @Test
  @Covers({SM_15_01, SM_15_02})
  void mostInfluenceInTheSpireBreaksATie() {
    wins(
        withKredits(41, 41, 38)
            .influence("SP", BLUE, 1)
            .influence("SP", ORANGE, 2)
            .run(new DecideWinner()),
        ORANGE);
  }

  @Test
  @Covers({SM_15_01, SM_15_02})
  void spireNeedNotBeControlledAndOthersThereDoNotCount() {
    wins(
        withKredits(41, 41, 38)
            .influence("SP", ORANGE, 1)
            .influence("SP", MAGENTA, 3)
            .run(new DecideWinner()),
        ORANGE);
  }

  @Test
  @Covers(SM_15_03)
  void playersStillTiedMayShareTheWin() {
    var table =
        withKredits(41, 41, 38)
            .influence("SP", BLUE, 1)
            .influence("SP", ORANGE, 1)
            .influence("SP", MAGENTA, 2)
            .run(new DecideWinner())
            .asks(BLUE, ShareTheWin.class)
            .offers(BLUE, "share", "refuse")
            .chooses(BLUE, "share");
    table.test().seat(seat(MAGENTA)).isNotAsked();
    wins(table.chooses(ORANGE, "share"), BLUE, ORANGE);
  }

  @Test
  @Covers({SM_15_03, SM_15_04})
  void oneRefusalHandsTheWinToTheNextHighest() {
    wins(
        withKredits(41, 41, 38, 37)
            .run(new DecideWinner())
            .chooses(BLUE, "share")
            .chooses(ORANGE, "refuse"),
        MAGENTA);
  }

  @Test
  @Covers({SM_15_05, SM_15_04})
  void playerOfTheTieWhoLostInTheSpireIsNotTheNextHighest() {
    wins(
        withKredits(41, 41, 41, 38)
            .influence("SP", BLUE, 2)
            .influence("SP", ORANGE, 2)
            .influence("SP", MAGENTA, 1)
            .run(new DecideWinner())
            .chooses(BLUE, "refuse")
            .chooses(ORANGE, "share"),
        PURPLE);
  }

  @Test
  @Covers(SM_15_06)
  void severalPlayersWithTheNextHighestAllWin() {
    wins(
        withKredits(41, 41, 38, 38, 37)
            .influence("SP", MAGENTA, 1)
            .run(new DecideWinner())
            .chooses(BLUE, "refuse")
            .chooses(ORANGE, "refuse"),
        MAGENTA,
        PURPLE);
  }

  @Test
  @Covers(SM_15_07)
  void nobodyWinsWhenAllAreTiedAndDoNotAgree() {
    wins(
        withKredits(41, 41, 41)
            .influence("SP", BLUE, 1)
            .influence("SP", ORANGE, 1)
            .run(new DecideWinner())
            .chooses(BLUE, "share")
            .chooses(ORANGE, "refuse"));
  }

  @Test
  @Covers(SM_19_57)
  void kingpinIsIgnoredInTheSpireTieBreak() {
    wins(
        withKredits(41, 41)
            .influence("SP", BLUE, 1)
            .influence("SP", ORANGE, 2)
            .influence("SP", KINGPIN, 9)
            .run(new DecideWinner()),
        ORANGE);
  }
}
