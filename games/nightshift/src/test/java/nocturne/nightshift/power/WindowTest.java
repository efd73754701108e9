package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_11_02;
import static nocturne.nightshift.NightshiftRule.NS_11_05;
import static nocturne.nightshift.NightshiftRule.NS_11_06;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Trait;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;

/** One player holds all cards; at every moment exactly those are offered that say so. */
class WindowTest {

  private static final List<String> OWN =
      List.of(
          "P01", "P03", "P05", "P07", "P09", "P11", "P15", "P17", "P18", "P24", "P25", "P26", "P28",
          "P29", "P39", "P40");

  /**
   * Everything that a card could need is there: company, a Commitment of Cat's, an empty table, a
   * discarded Customer.
   */
  private static ClubTable everythingIsThere(Seat holder) {
    var all = IntStream.rangeClosed(1, 40).mapToObj("P%02d"::formatted).toArray(String[]::new);
    return ClubTable.of(3)
        .drinks(ANN, 0, 0)
        .stands(ANN, "S1")
        .stands(BEA, "S1")
        .guest("S1", "C15")
        .guest("S2", "C16")
        .committed("S2", CAT, Room.PRIVATE)
        .clear("S3")
        .discarded("C17")
        .collected(ANN, "C18")
        .faceDown("S4", "C01")
        .hand(holder, all);
  }

  private static void offersCards(ClubTable table, Seat seat, String... cards) {
    var offered =
        table.club().question(seat).orElseThrow().options().stream()
            .map(Option::id)
            .filter(id -> id.matches("P\\d\\d"));
    assertThat(offered).containsExactlyInAnyOrder(cards);
  }

  private static String[] ownAnd(String... cards) {
    return Stream.concat(OWN.stream(), Stream.of(cards)).toArray(String[]::new);
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void cardsOfOnesTurnArePlayedOnTheMainFloor() {
    offersCards(everythingIsThere(ANN).turn(ANN), ANN, ownAnd("P12", "P19", "P20", "P27"));
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void inTheLockerRoomTheFloorCannotBeRefreshed() {
    var table = everythingIsThere(ANN).stands(ANN, Place.LOCKER_ROOM).turn(ANN);
    offersCards(table, ANN, ownAnd("P19", "P20", "P27"));
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void onStageThereIsNoQuickChangeEither() {
    var table = everythingIsThere(ANN).stands(ANN, Place.STAGE).turn(ANN);
    offersCards(table, ANN, ownAnd("P19", "P27"));
  }

  @Test
  @Covers({NS_11_02, NS_11_05, NS_11_17})
  void ownRollInCompanyIsDoubleTroubleBeforeItAndThreeCardsAfterIt() {
    var table = everythingIsThere(ANN).rolls(3).turn(ANN).chooses(ANN, "engage");
    offersCards(table, ANN, "P10");
    table.chooses(ANN, "pass");
    offersCards(table, ANN, "P21", "P22", "P23");
  }

  @Test
  @Covers({NS_11_02, NS_11_05, NS_11_17})
  void cardThatSetsTheRollEndsTheTimeForCardsOfOnesTurn() {
    var table = everythingIsThere(ANN).hand(BEA, "P16").turn(ANN);
    table.chooses(ANN, "engage").chooses(BEA, "P16").chooses(ANN, "pass");
    table.chooses(BEA, "5").chooses(ANN, "pass");
    offersCards(table, ANN, "P21", "P22", "P23");
  }

  @Test
  void whatOthersDoIsInterruptedAndOnesOwnTurnIsNot() {
    var table = everythingIsThere(ANN).hand(BEA, "P16").turn(ANN);
    interrupts(table, ANN, false);
    interrupts(table.chooses(ANN, "engage"), BEA, true);
    interrupts(table.chooses(BEA, "P16"), ANN, true);
    interrupts(table.chooses(ANN, "pass"), BEA, false);
    interrupts(table.chooses(BEA, "5"), ANN, false);
    interrupts(table.chooses(ANN, "pass"), ANN, false);
  }

  private static void interrupts(ClubTable table, Seat seat, boolean does) {
    assertThat(table.club().interrupts(seat)).isEqualTo(does);
    assertThat(table.club().question(seat).orElseThrow().interrupts()).isEqualTo(does);
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void aloneAtTheTableThereIsNoDoubleTrouble() {
    var table = everythingIsThere(ANN).stands(BEA, "S2").rolls(3).turn(ANN).chooses(ANN, "engage");
    offersCards(table, ANN, "P21", "P22", "P23");
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void wristbandIsPlayedOnAPrivateCommitmentOnly() {
    var table = everythingIsThere(ANN).rolls(6).turn(ANN);
    table.chooses(ANN, "engage", "pass", "pass", "outcome-2");
    offersCards(table, ANN, "P38");
    table.chooses(ANN, "pass").rests();
    table.club().uncommit(table.spot("S1"));
    table.rolls(6).turn(ANN).chooses(ANN, "engage", "pass", "pass", "outcome-3").rests();
    table.isCommitted("S1", ANN, Room.VIP);
  }

  /** A card ruling. */
  @Test
  @Covers({NS_11_02, NS_11_17})
  void wristbandIsNotPlayedOnAStolenCommitment() {
    var table = everythingIsThere(ANN).stands(ANN, "S2").rolls(6).turn(ANN);
    table.chooses(ANN, "steal", "pass").rests().isCommitted("S2", ANN, Room.PRIVATE);
  }

  @Test
  @Covers({NS_11_02, NS_11_06, NS_11_17})
  void privateRoomHasCardsForEnteringForTheVisitAndForADraw() {
    var table = everythingIsThere(ANN).committed("S1", ANN, Room.PRIVATE).dances("PR-01").turn(ANN);
    offersCards(table, ANN, "P34", "P37");
    table.chooses(ANN, "pass");
    offersCards(table, ANN, ownAnd());
    table.chooses(ANN, "draw");
    offersCards(table, ANN, "P33");
    table.chooses(ANN, "accept");
    offersCards(table, ANN, ownAnd());
  }

  @Test
  @Covers({NS_11_02, NS_11_06, NS_11_17})
  void vipRoomHasCardsForEnteringBeforeARollAndAfterIt() {
    var table = everythingIsThere(ANN).committed("S1", ANN, Room.VIP);
    table.rig("vip die", Trait.FUN.ordinal(), Trait.FANTASY.ordinal()).turn(ANN);
    offersCards(table, ANN, "P37");
    table.chooses(ANN, "pass");
    offersCards(table, ANN, ownAnd("P36"));
    table.chooses(ANN, "roll");
    offersCards(table, ANN, "P35");
    table.chooses(ANN, "accept");
    offersCards(table, ANN, ownAnd("P36"));
    table.chooses(ANN, "roll", "accept");
    offersCards(table, ANN, ownAnd());
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void threeStarsCannotBeRaised() {
    var table = everythingIsThere(ANN).guest("S1", "C35").committed("S1", ANN, Room.PRIVATE);
    offersCards(table.turn(ANN), ANN, "P34");
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void stageStepHasOneCardForTheChoiceAndTwoForGoing() {
    var table = everythingIsThere(ANN).powerDeckTop("P01").cash(ANN, 1_000).round(8);
    table.run(new StageStep());
    offersCards(table, ANN, "P31");
    table.chooses(ANN, "go-on-stage");
    offersCards(table, ANN, "P30", "P32");
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void othersMaySprainAnAnkleAtTheStartOfAFloorTurn() {
    var table = everythingIsThere(BEA).turn(ANN);
    offersCards(table, BEA, "P06");
    table.chooses(BEA, "pass").asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void nobodyIsAskedAtTheStartOfARoomTurn() {
    everythingIsThere(BEA)
        .committed("S1", ANN, Room.VIP)
        .turn(ANN)
        .offers(ANN, "roll", "leave")
        .chooses(ANN, "leave")
        .rests();
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void othersMeddleBeforeAndAfterAnEngage() {
    var table = everythingIsThere(BEA).rolls(4).turn(ANN).chooses(BEA, "pass");
    table.chooses(ANN, "engage");
    offersCards(table, BEA, "P02", "P16");
    table.chooses(BEA, "pass");
    offersCards(table, BEA, "P14");
    table.chooses(BEA, "pass").chooses(ANN, "outcome-2").rests();
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void bystanderMayRigAStealButNotStopIt() {
    var table = everythingIsThere(BEA).stands(ANN, "S2").rolls(6).turn(ANN).chooses(BEA, "pass");
    table.chooses(ANN, "steal");
    offersCards(table, BEA, "P16");
    table.chooses(BEA, "pass");
    offersCards(table, BEA, "P14");
    table.chooses(BEA, "pass").rests();
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void victimOfAStealMayStopItAndAnswerIt() {
    var table = everythingIsThere(BEA).committed("S1", BEA, Room.VIP).rolls(6);
    table.turn(ANN).chooses(BEA, "pass").chooses(ANN, "steal");
    offersCards(table, BEA, "P13", "P16");
    table.chooses(BEA, "pass", "pass");
    offersCards(table, BEA, "P08");
  }

  @Test
  void stealConcernsItsVictimAndNoBystander() {
    var victim = everythingIsThere(BEA).committed("S1", BEA, Room.VIP).rolls(6).turn(ANN);
    assertThat(victim.club().concerns(BEA)).isFalse();
    victim.chooses(BEA, "pass").chooses(ANN, "steal");
    assertThat(victim.club().concerns(BEA)).isTrue();
    victim.chooses(BEA, "pass", "pass");
    assertThat(victim.club().concerns(BEA)).isTrue();
    var bystander = everythingIsThere(BEA).stands(ANN, "S2").rolls(6).turn(ANN);
    bystander.chooses(BEA, "pass").chooses(ANN, "steal");
    assertThat(bystander.club().concerns(BEA)).isFalse();
  }

  @Test
  @Covers({NS_11_02, NS_11_17})
  void cardOfAnotherPlayerMayBeCountered() {
    var table = everythingIsThere(BEA).hand(ANN, "P24").turn(ANN).chooses(BEA, "pass");
    table.chooses(ANN, "P24");
    offersCards(table, BEA, "P04");
  }

  @Test
  @Covers(NS_11_17)
  void fortyCardsSevenWithASolidStarAndElevenWithAHollowOne() {
    var stars = ClubTable.GAME.contents().powerCards().stream().map(PowerCard::star).toList();
    assertThat(stars).hasSize(40);
    assertThat(stars).filteredOn(PowerCard.Star.SOLID::equals).hasSize(7);
    assertThat(stars).filteredOn(PowerCard.Star.HOLLOW::equals).hasSize(11);
  }
}
