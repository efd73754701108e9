package nocturne.nightshift.power;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.NightshiftRule.NS_11_06;
import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.closing.Closing;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Trait;
import org.junit.jupiter.api.Test;

/** Power Cards of a room turn; Orson has two Stars. */
class RoomCardsTest {

  private static ClubTable annVisits(Room room) {
    return ClubTable.of(2).drinks(ANN, 0, 0).guest("S1", "C15").committed("S1", ANN, room);
  }

  @Test
  @Covers(NS_11_17)
  void freshRoutineReplacesTheLatestDrawEvenABust() {
    var table =
        annVisits(Room.PRIVATE)
            .hand(ANN, "P33")
            .dances("PR-26", "PR-27", "PR-07")
            .turn(ANN)
            .chooses(ANN, "accept", "draw", "P33", "leave");
    table.hasCash(ANN, 2_500).hasCollected(ANN, "C15").hasHand(ANN).rests();
    assertThat(table.at().danceDiscard.list(table.club()))
        .containsExactlyInAnyOrder(
            table.dance("PR-26"), table.dance("PR-27"), table.dance("PR-07"));
  }

  @Test
  @Covers(NS_11_17)
  void slowSongLetsThreeOfAMovePass() {
    annVisits(Room.PRIVATE)
        .hand(ANN, "P34")
        .dances("PR-26", "PR-01")
        .turn(ANN)
        .chooses(ANN, "P34", "draw", "leave")
        .hasCash(ANN, 2_500)
        .hasCollected(ANN, "C15");
  }

  @Test
  @Covers(NS_11_17)
  void slowSongBustsAtFourOfAMove() {
    annVisits(Room.PRIVATE)
        .hand(ANN, "P34")
        .dances("PR-26", "PR-01", "PR-02")
        .turn(ANN)
        .chooses(ANN, "P34", "draw", "draw")
        .rests()
        .hasCash(ANN, 500)
        .hasCollected(ANN);
  }

  @Test
  @Covers(NS_11_17)
  void slowSongLastsOneVisit() {
    annVisits(Room.PRIVATE)
        .hand(ANN, "P34")
        .dances("PR-07", "PR-26", "PR-01")
        .turn(ANN)
        .chooses(ANN, "P34", "leave")
        .hasCash(ANN, 1_000)
        .guest("S2", "C16")
        .committed("S2", ANN, Room.PRIVATE)
        .turn(ANN)
        .chooses(ANN, "draw")
        .rests()
        .hasCash(ANN, 1_500);
  }

  /** A card ruling: everything works as printed, the limit is simply 4. */
  @Test
  @Covers(NS_11_17)
  void slowSongWorksTogetherWithChampagneAndASecondTake() {
    annVisits(Room.PRIVATE)
        .plays(ANN, "amethyst")
        .drinks(ANN, 0, 1)
        .hand(ANN, "P34")
        .dances("PR-26", "PR-27", "PR-16", "PR-17", "PR-18")
        .turn(ANN)
        .chooses(ANN, "P34", "accept", "draw", "champagne", "accept")
        .chooses(ANN, "draw", "free-redo")
        .rests()
        .hasCash(ANN, 500);
  }

  @Test
  @Covers(NS_11_17)
  void perfectTimingRepeatsTheLatestRollEvenABust() {
    annVisits(Room.VIP)
        .hand(ANN, "P35")
        .rig("vip die", Trait.EGO.ordinal(), Trait.FUN.ordinal())
        .turn(ANN)
        .chooses(ANN, "roll", "P35", "leave")
        .hasCash(ANN, 3_000)
        .hasCollected(ANN, "C15");
  }

  @Test
  @Covers(NS_11_17)
  void heartToHeartAddsAMissingTraitOfOnesChoice() {
    annVisits(Room.VIP)
        .hand(ANN, "P36")
        .rig("vip die", Trait.FUN.ordinal())
        .turn(ANN)
        .chooses(ANN, "roll", "P36")
        .offers(ANN, "compassion", "intellect", "fantasy")
        .chooses(ANN, "fantasy", "leave")
        .hasCash(ANN, 5_000);
  }

  /** A card ruling besides: it raises the rating that applies to this dancer. */
  @Test
  @Covers(NS_11_17)
  void bigSpenderIsOneStarMoreForThisVisit() {
    annVisits(Room.VIP)
        .hand(ANN, "P37")
        .turn(ANN)
        .chooses(ANN, "P37", "leave")
        .hasCash(ANN, 2_000)
        .hasHand(ANN);
    annVisits(Room.PRIVATE)
        .guest("S1", "C46")
        .committed("S1", ANN, Room.PRIVATE)
        .hand(ANN, "P37")
        .dances("PR-26")
        .turn(ANN)
        .chooses(ANN, "P37", "leave")
        .hasCash(ANN, 2_500);
  }

  @Test
  @Covers(NS_11_17)
  void bigSpenderChangesNothingButThePayment() {
    var table = annVisits(Room.VIP).hand(ANN, "P37").turn(ANN).chooses(ANN, "P37", "leave");
    assertThat(table.customer("C15").loyalty()).isEqualTo(4);
    assertThat(Closing.loyalty(table.club(), ANN)).isEqualTo(4);
  }

  @Test
  @Covers(NS_11_06)
  void cardsOfOnesTurnArePlayedInARoomUntilTheVisitEnds() {
    annVisits(Room.PRIVATE)
        .hand(ANN, "P24", "P26", "P19", "P20", "P27")
        .dances("PR-01", "PR-04")
        .turn(ANN)
        .offers(ANN, "draw", "P24", "P26")
        .chooses(ANN, "P24", "draw")
        .offers(ANN, "draw", "leave", "P26")
        .chooses(ANN, "P26")
        .hasDrinks(ANN, 0, 1)
        .chooses(ANN, "leave")
        .hasCash(ANN, 2_000)
        .rests();
  }
}
