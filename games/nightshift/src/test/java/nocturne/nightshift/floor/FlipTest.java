package nocturne.nightshift.floor;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_2_21;
import static nocturne.nightshift.NightshiftRule.NS_2_22;
import static nocturne.nightshift.NightshiftRule.NS_2_23;
import static nocturne.nightshift.NightshiftRule.NS_2_24;
import static nocturne.nightshift.NightshiftRule.NS_3_15;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.round.BeginRound;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Flipping Customers. */
class FlipTest {

  @Test
  @Covers({NS_2_21, NS_2_22})
  void onlyTheFaceDownCustomerWhereTheDancerStandsIsFlipped() {
    var table = ClubTable.of(2).faceDown("S1", "C01").faceDown("S2", "C02").faceDown("S12", "C03");
    table.stands(ANN, "S1").turn(ANN).chooses(ANN, "flip").hasGuest("S1", "C01");
    assertThat(table.club().isFaceDown(table.spot("S2"))).isTrue();
    assertThat(table.club().isFaceDown(table.spot("S12"))).isTrue();
    table.doesNotOffer(ANN, "flip");
  }

  @ParameterizedTest
  @EnumSource(
      value = Place.class,
      names = {"LOCKER_ROOM", "STAGE", "PRIVATE_EXIT", "VIP_EXIT"})
  @Covers(NS_2_21)
  void whoStandsAtNoTableFlipsNobody(Place place) {
    ClubTable.of(2).stands(ANN, place).turn(ANN).doesNotOffer(ANN, "flip");
  }

  @Test
  @Covers({NS_2_22, NS_2_24, NS_3_15})
  void faceUpCustomerIsNotTurnedAgainAndAnEmptyTableHasNobodyToTurn() {
    ClubTable.of(2)
        .guest("S1", "C01")
        .stands(ANN, "S1")
        .turn(ANN)
        .offers(ANN, "clockwise", "counterclockwise", "engage", "end");
    ClubTable.of(2)
        .clear("S1")
        .stands(ANN, "S1")
        .turn(ANN)
        .offers(ANN, "clockwise", "counterclockwise", "end");
  }

  @Test
  @Covers({NS_2_22, NS_2_24})
  void committedCustomerIsNotFlippedEither() {
    ClubTable.of(2)
        .guest("S1", "C01")
        .committed("S1", BEA, Room.VIP)
        .stands(ANN, "S1")
        .turn(ANN)
        .offers(ANN, "clockwise", "counterclockwise", "steal", "end");
  }

  @Test
  @Covers(NS_2_23)
  void flippedCustomerStaysFaceUpForEverybodyAfterTheTurn() {
    var table = ClubTable.of(3).faceDown("S1", "C01").stands(ANN, "S1");
    for (var seat : List.of(ANN, BEA, CAT))
      table.test().seat(seat).doesNotSee(table.customer("C01"));
    table.run(new BeginRound()).chooses(ANN, "flip", "end").chooses(BEA, "end");
    for (var seat : List.of(ANN, BEA, CAT)) table.test().seat(seat).sees(table.customer("C01"));
    table.chooses(CAT, "end").hasGuest("S1", "C01").asks(ANN, FloorTurn.class);
    table.offersAmongOthers(ANN, "engage");
  }
}
