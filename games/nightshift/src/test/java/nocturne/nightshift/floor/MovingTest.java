package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.DOT;
import static nocturne.nightshift.ClubTable.EVE;
import static nocturne.nightshift.NightshiftRule.NS_2_01;
import static nocturne.nightshift.NightshiftRule.NS_2_02;
import static nocturne.nightshift.NightshiftRule.NS_2_03;
import static nocturne.nightshift.NightshiftRule.NS_2_04;
import static nocturne.nightshift.NightshiftRule.NS_2_05;
import static nocturne.nightshift.NightshiftRule.NS_2_06;
import static nocturne.nightshift.NightshiftRule.NS_2_07;
import static nocturne.nightshift.NightshiftRule.NS_2_08;
import static nocturne.nightshift.NightshiftRule.NS_2_09;
import static nocturne.nightshift.NightshiftRule.NS_2_10;
import static nocturne.nightshift.NightshiftRule.NS_2_11;
import static nocturne.nightshift.NightshiftRule.NS_2_12;
import static nocturne.nightshift.NightshiftRule.NS_2_14;
import static nocturne.nightshift.NightshiftRule.NS_2_15;
import static nocturne.nightshift.NightshiftRule.NS_2_16;
import static nocturne.nightshift.NightshiftRule.NS_2_20;
import static nocturne.nightshift.NightshiftRule.NS_2_23;
import static nocturne.nightshift.NightshiftRule.NS_2_29;
import static nocturne.nightshift.NightshiftRule.NS_2_30;
import static nocturne.nightshift.NightshiftRule.NS_2_31;
import static nocturne.nightshift.NightshiftRule.NS_3_15;
import static nocturne.nightshift.NightshiftRule.NS_5_12;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.effect.FloorEffect;
import nocturne.nightshift.round.BeginRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What Energy buys: steps. */
class MovingTest {

  @Test
  @Covers(NS_2_02)
  void oneEnergyBuysOneStepOrOneFlip() {
    var table = ClubTable.of(2).faceDown("S2", "C01").faceDown("S12", "C02").hand(ANN, "P24");
    table.stands(ANN, "S1").turn(ANN).hasEnergy(4);
    table.chooses(ANN, "clockwise").isAt(ANN, "S2").hasEnergy(3);
    assertThat(table.club().isFaceDown(table.spot("S2"))).isTrue();
    table.chooses(ANN, "flip").isAt(ANN, "S2").hasGuest("S2", "C01").hasEnergy(2);
    table.chooses(ANN, "counterclockwise", "counterclockwise").isAt(ANN, "S12").hasEnergy(0);
    table.refuses(ANN, "clockwise", NS_2_02).refuses(ANN, "flip", NS_2_02);
    table.offers(ANN, "P24", "end");
  }

  /** EX-02 (the ledger's own id). */
  @Test
  @Covers({NS_2_01, NS_2_02, NS_2_03, NS_2_04, NS_2_14, NS_2_23, NS_2_30})
  void fourEnergyAreSpentOneByOne() {
    var table = ClubTable.of(2).faceDown("S1", "C01").faceDown("S2", "C02").turn(ANN).hasEnergy(4);
    table.chooses(ANN, "enter").isAt(ANN, "S1").hasEnergy(3);
    table.chooses(ANN, "flip").hasEnergy(2);
    table.chooses(ANN, "clockwise").isAt(ANN, "S2").hasEnergy(1);
    table.chooses(ANN, "flip").hasEnergy(0);
    for (var seat : List.of(ANN, BEA)) {
      table.test().seat(seat).sees(table.customer("C01"));
      table.test().seat(seat).sees(table.customer("C02"));
    }
    table.offers(ANN, "engage", "end");
  }

  /** EX-03 (the ledger's own id). */
  @Test
  @Covers({NS_2_04, NS_2_05})
  void twoStepsClockwiseFromTheLastTableLeadToTheSecond() {
    ClubTable.of(2)
        .plays(ANN, "topaz")
        .plays(BEA, "ruby")
        .stands(ANN, "S12")
        .turn(ANN)
        .energy(2)
        .chooses(ANN, "clockwise")
        .isAt(ANN, "S1")
        .chooses(ANN, "clockwise")
        .isAt(ANN, "S2")
        .hasEnergy(0);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12})
  @Covers({NS_2_04, NS_2_05, NS_2_31})
  void everyTableHasExactlyTwoNeighbours(int number) {
    var table = ClubTable.of(2).clearFloor();
    var here = "S" + number;
    table.stands(ANN, here).turn(ANN).chooses(ANN, "clockwise").hasEnergy(3);
    table.isAt(ANN, "S" + (number % 12 + 1));
    table.stands(ANN, here).turn(ANN).chooses(ANN, "counterclockwise").hasEnergy(3);
    table.isAt(ANN, "S" + ((number + 10) % 12 + 1));
  }

  @ParameterizedTest
  @ValueSource(strings = {"S1", "S4", "S5", "S9", "S10"})
  @Covers({NS_2_11, NS_2_12, NS_2_31, NS_5_12})
  void fromTheTablesAtTheDoorsOneOnlyWalksOnAroundTheRing(String door) {
    ClubTable.of(2)
        .clearFloor()
        .stands(ANN, door)
        .turn(ANN)
        .offers(ANN, "clockwise", "counterclockwise", "end");
  }

  @Test
  @Covers({NS_2_04, NS_3_15})
  void emptyTableCostsOneEnergyAndOffersNobody() {
    ClubTable.of(2)
        .clear("S2")
        .stands(ANN, "S1")
        .turn(ANN)
        .chooses(ANN, "clockwise")
        .isAt(ANN, "S2")
        .hasEnergy(3)
        .offers(ANN, "clockwise", "counterclockwise", "end")
        .chooses(ANN, "end")
        .isAt(ANN, "S2")
        .rests();
  }

  @Test
  @Covers({NS_2_06, NS_2_10})
  void dancerTurnsRoundAndDecidesWithEveryPoint() {
    var table = ClubTable.of(2).faceDown("S3", "C01").stands(ANN, "S3").turn(ANN);
    table.chooses(ANN, "clockwise").isAt(ANN, "S4");
    table.offersAmongOthers(ANN, "clockwise", "counterclockwise", "end");
    table.chooses(ANN, "counterclockwise").isAt(ANN, "S3");
    table.offersAmongOthers(ANN, "clockwise", "counterclockwise", "flip", "end");
    table.chooses(ANN, "flip").offersAmongOthers(ANN, "clockwise", "counterclockwise", "engage");
    table.chooses(ANN, "clockwise").isAt(ANN, "S4").hasEnergy(0);
  }

  @Test
  @Covers(NS_2_07)
  void fiveDancersStandAtOneTable() {
    var table = ClubTable.of(5).clear("S1");
    for (var seat : List.of(ANN, BEA, CAT, DOT, EVE))
      table.turn(seat).chooses(seat, "enter", "end").rests();
    for (var seat : List.of(ANN, BEA, CAT, DOT, EVE)) table.isAt(seat, "S1");
  }

  @Test
  @Covers({NS_2_08, NS_2_09, NS_2_29})
  void energyThatIsLeftIsLostAndTheNextTurnBeginsWithFour() {
    var table = ClubTable.of(2).clearFloor().stands(ANN, "S1").run(new BeginRound());
    table.hasEnergy(4).chooses(ANN, "clockwise").hasEnergy(3).chooses(ANN, "end");
    table.asks(BEA, FloorTurn.class).hasEnergy(4).chooses(BEA, "enter", "end");
    table.asks(ANN, FloorTurn.class).hasEnergy(4);
    assertThat(table.club().round()).isEqualTo(2);
    table.turn(ANN).chooses(ANN, "end").hasEnergy(0).rests();
  }

  @Test
  @Covers({NS_2_01, NS_2_09})
  void roundWithOtherEnergyChangesWhereTheTurnBegins() {
    var table = ClubTable.of(2);
    new FloorEffect.RoundEnergy(3).perform(table.club(), ANN);
    table.turn(ANN).hasEnergy(3);
  }

  @Test
  @Covers({NS_2_03, NS_2_15, NS_2_16})
  void exitOfThePrivateRoomLeadsToTheFifthTableForOneEnergy() {
    ClubTable.of(2)
        .stands(ANN, Place.PRIVATE_EXIT)
        .turn(ANN)
        .offers(ANN, "enter", "end")
        .chooses(ANN, "enter")
        .isAt(ANN, "S5")
        .hasEnergy(3);
  }

  @Test
  @Covers({NS_2_03, NS_2_15, NS_2_16})
  void exitOfTheVipRoomLeadsToTheNinthTableForOneEnergy() {
    ClubTable.of(2)
        .stands(ANN, Place.VIP_EXIT)
        .turn(ANN)
        .offers(ANN, "enter", "end")
        .chooses(ANN, "enter")
        .isAt(ANN, "S9")
        .hasEnergy(3);
  }

  @ParameterizedTest
  @EnumSource(
      value = Place.class,
      names = {"LOCKER_ROOM", "PRIVATE_EXIT", "VIP_EXIT"})
  @Covers({NS_2_20, NS_2_29})
  void turnMayEndInTheLockerRoomAndBelowARoom(Place place) {
    ClubTable.of(2).stands(ANN, place).turn(ANN).chooses(ANN, "end").isAt(ANN, place).rests();
  }

  @Test
  @Covers({NS_2_03, NS_2_14})
  void withoutEnergyNobodyLeavesTheLockerRoom() {
    var table = ClubTable.of(2);
    new FloorEffect.RoundEnergy(0).perform(table.club(), ANN);
    table.turn(ANN).rests().isAt(ANN, Place.LOCKER_ROOM);
  }
}
