package nocturne.nightshift.roll;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_3_06;
import static nocturne.nightshift.NightshiftRule.NS_4_01;
import static nocturne.nightshift.NightshiftRule.NS_4_02;
import static nocturne.nightshift.NightshiftRule.NS_4_03;
import static nocturne.nightshift.NightshiftRule.NS_4_04;
import static nocturne.nightshift.NightshiftRule.NS_4_09;
import static nocturne.nightshift.NightshiftRule.NS_4_10;
import static nocturne.nightshift.NightshiftRule.NS_4_11;
import static nocturne.nightshift.NightshiftRule.NS_4_12;
import static nocturne.nightshift.NightshiftRule.NS_4_13;
import static nocturne.nightshift.NightshiftRule.NS_4_14;
import static nocturne.nightshift.NightshiftRule.NS_4_15;
import static nocturne.nightshift.NightshiftRule.NS_4_16;
import static nocturne.nightshift.NightshiftRule.NS_4_17;
import static nocturne.nightshift.NightshiftRule.NS_5_04;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.round.BeginRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Engaging: who, the roll, and what it unlocks. */
class EngageTest {

  /** Ann, without Drinks, stands on a face-up Customer and engages; the die shows this. */
  private static ClubTable engages(String customer, int roll) {
    return ClubTable.of(3)
        .guest("S5", customer)
        .stands(ANN, "S5")
        .drinks(ANN, 0, 0)
        .turn(ANN)
        .rolls(roll)
        .chooses(ANN, "engage");
  }

  @Test
  @Covers(NS_4_01)
  void customerMustBeFaceUpAndAtTheSameTable() {
    var table = ClubTable.of(2).faceDown("S5", "C15").guest("S6", "C16").clear("S4");
    table.stands(ANN, "S5").turn(ANN).refuses(ANN, "engage", NS_4_01);
    table.stands(ANN, "S4").turn(ANN).doesNotOffer(ANN, "engage");
    table.stands(ANN, "S6").turn(ANN).offersAmongOthers(ANN, "engage");
    table.stands(ANN, Place.VIP_EXIT).turn(ANN).doesNotOffer(ANN, "engage");
  }

  @Test
  @Covers(NS_4_02)
  void customerCommittedToAnotherPlayerCanOnlyBeStolen() {
    ClubTable.of(2)
        .guest("S5", "C15")
        .committed("S5", BEA, Room.PRIVATE)
        .stands(ANN, "S5")
        .turn(ANN)
        .refuses(ANN, "engage", NS_4_02)
        .offersAmongOthers(ANN, "steal");
  }

  @Test
  @Covers(NS_4_03)
  void dieIsRolledOnce() {
    engages("C15", 5).rolls(1).offers(ANN, "outcome-1", "outcome-2", "outcome-3");
    engages("C15", 5).chooses(ANN, "outcome-1").rests();
  }

  @Test
  @Covers(NS_4_04)
  void sixFacesAreEquallyLikely() {
    var variant = Variant.of(GAME.settings(), Map.of());
    var players = List.of(Setup.Player.person("Ann"), Setup.Player.person("Bea"));
    var club = GAME.open(new Setup(variant, players), new FastChance(4));
    var shown = new int[7];
    for (int i = 0; i < 6000; i++) {
      Numbered.roll(club, NS_4_03);
      shown[club.at().natural.get(club)]++;
    }
    assertThat(shown[0]).isZero();
    for (int face = 1; face <= 6; face++) assertThat(shown[face]).isBetween(900, 1100);
  }

  /** EX-04 (the ledger's own id). */
  @Test
  @Covers({NS_3_06, NS_4_09})
  void finalRollOfFourOffersOrsonsChatAndThePrivateRoom() {
    var table = engages("C15", 4).asks(ANN, EngageResult.ChooseOutcome.class);
    table.offers(ANN, "outcome-1", "outcome-2").refuses(ANN, "outcome-3", NS_3_06);
  }

  @ParameterizedTest
  @CsvSource({"3, 2", "4, 3", "5, 4", "6, 4"})
  @Covers(NS_3_06)
  void everyOutcomeThatTheRollReachesIsUnlocked(int roll, int unlocked) {
    engages("C44", roll)
        .offers(
            ANN,
            IntStream.rangeClosed(1, unlocked)
                .mapToObj(line -> "outcome-" + line)
                .toArray(String[]::new));
  }

  @Test
  @Covers(NS_4_09)
  void lowerOutcomeMayBeChosenAndNothingElseThenHappens() {
    engages("C32", 6)
        .chooses(ANN, "outcome-1")
        .hasCash(ANN, 500)
        .isNotCommitted("S5")
        .hasGuest("S5", "C32")
        .rests();
  }

  /** EX-05 (the ledger's own id). */
  @Test
  @Covers({NS_4_11, NS_4_15})
  void rollThatUnlocksNothingEndsTheTurn() {
    ClubTable.of(2)
        .plays(ANN, "topaz")
        .plays(BEA, "ruby")
        .guest("S5", "C07")
        .stands(ANN, "S5")
        .drinks(ANN, 0, 0)
        .turn(ANN)
        .rolls(1)
        .chooses(ANN, "engage")
        .happened(NS_4_11)
        .rests()
        .hasGuest("S5", "C07")
        .isNotCommitted("S5")
        .isAt(ANN, "S5");
  }

  /** EX-08 (the ledger's own id). */
  @Test
  @Covers({NS_4_10, NS_4_17})
  void onlyOutcomeMustBeChosenEvenIfItLeadsToTheLockerRoom() {
    var table =
        ClubTable.of(2)
            .plays(ANN, "amethyst")
            .guest("S5", "C17")
            .stands(ANN, "S5")
            .drinks(ANN, 0, 0)
            .turn(ANN)
            .rolls(1)
            .chooses(ANN, "engage")
            .isAt(ANN, Place.LOCKER_ROOM)
            .hasGuest("S5", "C17")
            .isNotCommitted("S5")
            .rests();
    table.turn(ANN).hasEnergy(4).chooses(ANN, "enter").isAt(ANN, "S1").hasEnergy(3);
  }

  /** EX-10 (the ledger's own id). */
  @Test
  @Covers({NS_4_12, NS_4_13})
  void nobodyIsSwappedWhileTheDiscardPileIsEmpty() {
    engages("C12", 2).happened(NS_4_11).rests().hasGuest("S5", "C12").isNotCommitted("S5");
    engages("C12", 3).rests().hasGuest("S5", "C12").isCommitted("S5", ANN, Room.PRIVATE);
    engages("C12", 5).offers(ANN, "outcome-2", "outcome-3").refuses(ANN, "outcome-1", NS_4_12);
  }

  @Test
  @Covers(NS_4_13)
  void outcomeThatACardForbidsCannotBeChosen() {
    ClubTable.of(2)
        .guest("S5", "C15")
        .stands(ANN, "S5")
        .drinks(ANN, 0, 0)
        .hand(BEA, "P02")
        .turn(ANN)
        .rolls(6)
        .chooses(ANN, "engage")
        .chooses(BEA, "P02")
        .offers(ANN, "outcome-1", "outcome-2")
        .refuses(ANN, "outcome-3", NS_4_13);
  }

  @ParameterizedTest
  @CsvSource({"outcome-2, PRIVATE", "outcome-3, VIP"})
  @Covers({NS_4_14, NS_5_04})
  void roomOutcomeCommitsTheCustomerWithTheSideOfThatRoom(String outcome, Room room) {
    engages("C15", 6)
        .chooses(ANN, outcome)
        .isCommitted("S5", ANN, room)
        .hasGuest("S5", "C15")
        .isAt(ANN, "S5")
        .rests();
  }

  @Test
  @Covers({NS_4_15, NS_4_16})
  void customerWhoStaysFreeMayBeEngagedByEverybodyInTheSameRound() {
    var table = ClubTable.of(3).guest("S5", "C15");
    for (var seat : List.of(ANN, BEA, CAT)) table.stands(seat, "S5").drinks(seat, 0, 0);
    table.run(new BeginRound()).rolls(1, 2, 6);
    table.chooses(ANN, "engage").isNotCommitted("S5");
    table.chooses(BEA, "engage").isNotCommitted("S5");
    table.chooses(CAT, "engage", "outcome-3").isCommitted("S5", CAT, Room.VIP);
    assertThat(table.club().round()).isEqualTo(2);
  }

  @Test
  @Covers(NS_4_15)
  void customerWhoStaysFreeMayBeEngagedAgainByTheSameDancer() {
    var table = engages("C15", 1).rests();
    table.turn(ANN).rolls(3).chooses(ANN, "engage", "outcome-2");
    table.isCommitted("S5", ANN, Room.PRIVATE);
  }
}
