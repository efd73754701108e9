package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_3_13;
import static nocturne.nightshift.NightshiftRule.NS_4_18;
import static nocturne.nightshift.NightshiftRule.NS_5_01;
import static nocturne.nightshift.NightshiftRule.NS_5_03;
import static nocturne.nightshift.NightshiftRule.NS_5_04;
import static nocturne.nightshift.NightshiftRule.NS_5_05;
import static nocturne.nightshift.NightshiftRule.NS_5_06;
import static nocturne.nightshift.NightshiftRule.NS_5_07;
import static nocturne.nightshift.NightshiftRule.NS_5_08;
import static nocturne.nightshift.NightshiftRule.NS_5_09;
import static nocturne.nightshift.NightshiftRule.NS_5_10;
import static nocturne.nightshift.NightshiftRule.NS_5_11;
import static nocturne.nightshift.NightshiftRule.NS_5_12;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightshift.Club;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.round.BeginRound;
import nocturne.nightshift.round.Refresh;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** From the token on a card to the Room. */
class CommitmentTest {

  private static ClubTable committed(Room room) {
    return ClubTable.of(3)
        .guest("S3", "C15")
        .stands(ANN, "S3")
        .committed("S3", ANN, room)
        .drinks(ANN, 0, 0);
  }

  @Test
  @Covers({NS_5_03, NS_5_04, NS_5_12})
  void commitmentIsResolvedOnTheNextTurnAndNotBefore() {
    var table = ClubTable.of(2).guest("S3", "C15").stands(ANN, "S3").drinks(ANN, 0, 0);
    table.run(new BeginRound()).rolls(6).chooses(ANN, "engage", "outcome-3");
    table.asks(BEA, FloorTurn.class);
    table.isAt(ANN, "S3").hasGuest("S3", "C15").isCommitted("S3", ANN, Room.VIP);
    table.chooses(BEA, "end").isAt(ANN, Place.VIP_ROOM).offers(ANN, "roll", "leave");
  }

  @ParameterizedTest
  @CsvSource({"PRIVATE, PRIVATE_ROOM", "VIP, VIP_ROOM"})
  @Covers({NS_5_05, NS_5_06, NS_5_08})
  void turnStartsInTheRoomShownByTheToken(Room room, Place place) {
    var table = committed(room).dances("PR-01").turn(ANN);
    table.isAt(ANN, place).isEmpty("S3").isNotCommitted("S3");
    assertThat(table.at().inRoom.list(table.club())).containsExactly(table.customer("C15"));
    table.doesNotOffer(ANN, "end", "clockwise", "enter");
  }

  @Test
  @Covers({NS_5_07, NS_5_08})
  void noWayLeadsAroundTheRoomButTheStage() {
    committed(Room.VIP).turn(ANN).offers(ANN, "roll", "leave").isAt(ANN, Place.VIP_ROOM);
    var table = committed(Room.VIP).round(3).cash(ANN, 1000).run(new StageStep());
    table.offers(ANN, "go-on-stage", "skip-stage").chooses(ANN, "go-on-stage");
    table.isEmpty("S3").isNotCommitted("S3").isAt(ANN, Place.STAGE);
    table.turn(ANN).offersAmongOthers(ANN, "step-left", "step-right").hasEnergy(4);
  }

  @Test
  @Covers({NS_5_07, NS_5_11})
  void whoSkipsTheStageKeepsTheCommitment() {
    committed(Room.VIP)
        .round(3)
        .cash(ANN, 1000)
        .run(new StageStep())
        .chooses(ANN, "skip-stage")
        .isCommitted("S3", ANN, Room.VIP)
        .turn(ANN)
        .isAt(ANN, Place.VIP_ROOM);
  }

  @Test
  @Covers({NS_3_13, NS_5_09})
  void refreshLeavesCommittedCustomersAndOnlyThem() {
    var table = committed(Room.VIP).guest("S4", "C16").faceDown("S5", "C17");
    Refresh.run(table.club());
    table.hasGuest("S3", "C15").isCommitted("S3", ANN, Room.VIP);
    assertThat(table.at().customerDiscard.list(table.club()))
        .containsExactly(table.customer("C16"));
    assertThat(table.table("S5").top(table.club())).isEqualTo(table.customer("C17"));
    table.turn(ANN).isAt(ANN, Place.VIP_ROOM);
  }

  @Test
  @Covers(NS_5_10)
  void whoseCustomerIsMadeUncommittedHasAFloorTurnWhereSheStands() {
    var table = committed(Room.VIP).hand(BEA, "P03").turn(BEA).chooses(BEA, "P03");
    table.isNotCommitted("S3").hasGuest("S3", "C15");
    table.turn(ANN).asks(ANN, FloorTurn.class).isAt(ANN, "S3").hasEnergy(4);
    table.offersAmongOthers(ANN, "engage");
  }

  @Test
  @Covers(NS_5_10)
  void whoseCustomerIsStolenHasAFloorTurnWhereSheStands() {
    var table = committed(Room.PRIVATE).stands(CAT, "S3").drinks(CAT, 0, 0);
    table.turn(CAT).rolls(4).chooses(CAT, "steal").isCommitted("S3", CAT, Room.PRIVATE);
    table.turn(ANN).asks(ANN, FloorTurn.class).isAt(ANN, "S3").hasEnergy(4);
  }

  @Test
  @Covers({NS_5_04, NS_5_11})
  void commitmentStaysInForceWhenACardMovesTheFigurine() {
    var table = committed(Room.VIP).hand(BEA, "P17").turn(BEA).chooses(BEA, "P17", "clockwise-2");
    table.isAt(ANN, "S5").isCommitted("S3", ANN, Room.VIP);
    table.turn(ANN).isAt(ANN, Place.VIP_ROOM).isEmpty("S3");
    assertThat(table.at().inRoom.list(table.club())).containsExactly(table.customer("C15"));
  }

  @Test
  @Covers({NS_4_18, NS_5_01})
  void inWholeNightsNobodyEverHasTwoCommitmentsOrDebts() {
    for (int seed = 1; seed <= 12; seed++) {
      var players =
          IntStream.rangeClosed(0, 1 + seed % 4)
              .mapToObj(i -> Setup.Player.person("P" + i))
              .toList();
      var setup = new Setup(Variant.of(GAME.settings(), Map.of()), players);
      var club = GAME.open(setup, new FastChance(seed));
      var dice = new FastChance(seed + 100);
      while (!club.isOver()) {
        var seat = club.asked().first();
        club.choose(seat, dice.below(club.options(seat).size()));
        for (var each : club.seats()) {
          assertThat(tokens(club, each)).isLessThanOrEqualTo(1);
          assertThat(club.cash(each)).isNotNegative();
        }
      }
    }
  }

  private static long tokens(Club club, Seat seat) {
    return club.spots().stream()
        .filter(spot -> club.committedTo(spot).filter(seat::equals).isPresent())
        .count();
  }
}
