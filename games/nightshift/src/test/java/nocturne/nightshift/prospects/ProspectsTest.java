package nocturne.nightshift.prospects;

import static nocturne.nightshift.ClubTable.ANN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.bots.Budget;
import nocturne.bots.PrudentBot;
import nocturne.bots.Sight;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.Trait;
import nocturne.nightshift.room.VipRoom;
import org.junit.jupiter.api.Test;

/** What a player who looks one decision ahead does by these prospects. */
class ProspectsTest {

  /** Ann is Ruby, whose trait is Ego. */
  private static ClubTable solo() {
    return ClubTable.of(1).plays(ANN, "ruby").sober();
  }

  private static String choice(ClubTable table) {
    var sight = Sight.of(ClubTable.GAME, table.club(), ANN);
    return new PrudentBot(1).choose(sight, Budget.of(1)).id();
  }

  private static ClubTable inVipRoom(String guest, Trait... rolled) {
    var table = solo().guest("S7", guest).committed("S7", ANN, Room.VIP).turn(ANN);
    for (var trait : rolled) VipRoom.add(table.club(), trait);
    return table;
  }

  @Test
  void firstRollInTheVipRoomIsWorthIt() {
    assertThat(choice(inVipRoom("C35"))).isEqualTo("roll");
  }

  @Test
  void whoIsObsessedWithThreeStarsIsNotPutAtRisk() {
    var table = inVipRoom("C35", Trait.FUN, Trait.FANTASY, Trait.INTELLECT);
    assertThat(choice(table)).isEqualTo("leave");
  }

  @Test
  void oneCardIsNotEnoughInThePrivateRoom() {
    var table = solo().guest("S7", "C15").committed("S7", ANN, Room.PRIVATE);
    table.dances("PR-01", "PR-04", "PR-07").turn(ANN);
    assertThat(choice(table)).isEqualTo("draw");
  }

  @Test
  void dancerEngagesWhoeverIsWorthItAndNear() {
    var table = solo().clearFloor().guest("S3", "C46").stands(ANN, "S3").turn(ANN);
    assertThat(choice(table)).isEqualTo("engage");
  }

  @Test
  void dancerWalksToTheOnlyCustomer() {
    var table = solo().clearFloor().guest("S5", "C46").stands(ANN, "S3").turn(ANN);
    assertThat(choice(table)).isEqualTo("clockwise");
  }

  @Test
  void whoSeesOnlyWhatIsAtHandDoesNotCareWhoSitsOnTheFloor() {
    var prospects = (Prospects) ClubTable.GAME.value();
    var empty = solo().clearFloor().stands(ANN, "S3").turn(ANN).club();
    var busy = solo().clearFloor().guest("S3", "C46").stands(ANN, "S3").turn(ANN).club();
    assertThat(prospects.atHand(busy, ANN)).isEqualTo(prospects.atHand(empty, ANN));
    assertThat(prospects.of(busy, ANN)).isGreaterThan(prospects.of(empty, ANN));
  }

  /** What is foreseen of an option, and what it is worth once it was tried. */
  private static void foreseesRightly(ClubTable table, String id) {
    var prospects = (Prospects) ClubTable.GAME.value();
    var tried = table.club().copy();
    var option = tried.offered(ANN, id);
    var foreseen = prospects.after(table.club(), ANN, option);
    tried.choose(ANN, option);
    assertThat(foreseen).hasValue(prospects.of(tried, ANN));
  }

  @Test
  void whatAStepIsWorthIsForeseen() {
    var table = solo().clearFloor().guest("S5", "C46").faceDown("S2", "C01").stands(ANN, "S3");
    table.turn(ANN);
    foreseesRightly(table, "clockwise");
    foreseesRightly(table, "counterclockwise");
  }

  @Test
  void whatLiesBehindADoorIsForeseen() {
    var table = solo().clearFloor().guest("S5", "C46").stands(ANN, Place.LOCKER_ROOM).turn(ANN);
    foreseesRightly(table, "enter");
  }

  @Test
  void bothStairsFromTheStageAreForeseen() {
    var table = solo().clearFloor().guest("S5", "C46").stands(ANN, Place.STAGE).turn(ANN);
    foreseesRightly(table, "step-left");
    foreseesRightly(table, "step-right");
  }

  @Test
  void whatDadDoesHasToBeTried() {
    var table = solo().clearFloor().guest("S4", "C60").stands(ANN, "S3").turn(ANN);
    var step = table.club().offered(ANN, "clockwise");
    assertThat(((Prospects) ClubTable.GAME.value()).after(table.club(), ANN, step)).isEmpty();
  }

  @Test
  void dancerAloneTurnsUpTheTipperAtHerTable() {
    var table = solo().clearFloor().guest("S4", "C46").faceDown("S3", "C01").stands(ANN, "S3");
    assertThat(choice(table.turn(ANN))).isEqualTo("flip");
  }

  @Test
  void roundBeforeTheStageIsNoTimeForASmallCommitment() {
    var table = solo().round(2).clearFloor().guest("S3", "C05").stands(ANN, "S3");
    table.rolls(4).turn(ANN).chooses(ANN, "engage");
    assertThat(choice(table)).isEqualTo("outcome-2");
  }
}
