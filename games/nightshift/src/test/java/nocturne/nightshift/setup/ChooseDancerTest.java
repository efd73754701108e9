package nocturne.nightshift.setup;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_1_02;
import static nocturne.nightshift.NightshiftRule.NS_1_08;
import static nocturne.nightshift.NightshiftRule.NS_1_18;
import static nocturne.nightshift.NightshiftRule.NS_1_19;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Nightshift;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.stage.StageChoice;
import nocturne.nightshift.stage.StageStep;
import org.junit.jupiter.api.Test;

/** Who plays whom. */
class ChooseDancerTest {

  @Test
  @Covers({NS_1_02, NS_1_08, NS_1_18})
  void dancersAreChosenInSeatOrderAndNobodyTwice() {
    var table = ClubTable.choosing(3).asks(ANN, ChooseDancer.class);
    table.offers(ANN, "ruby", "topaz", "emerald", "sapphire", "amethyst").chooses(ANN, "emerald");
    table.offers(BEA, "ruby", "topaz", "sapphire", "amethyst").refuses(BEA, "emerald", NS_1_02);
    table.chooses(BEA, "amethyst").offers(CAT, "ruby", "topaz", "sapphire").chooses(CAT, "ruby");
    var club = table.club();
    assertThat(club.dancer(ANN)).isEqualTo(table.dancer("emerald"));
    assertThat(club.dancer(BEA)).isEqualTo(table.dancer("amethyst"));
    assertThat(club.dancer(CAT)).isEqualTo(table.dancer("ruby"));
    table.happened(NS_1_08).asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers(NS_1_18)
  void choiceBeginsWithTheFirstPlayer() {
    var table = ClubTable.choosing(3, Nightshift.FIRST, "3");
    table.chooses(CAT, "ruby").chooses(ANN, "topaz").chooses(BEA, "emerald");
    table.asks(CAT, FloorTurn.class);
  }

  @Test
  @Covers({NS_1_02, NS_1_18})
  void dancersAreDealtAtRandomIfTheHostSaysSo() {
    var variant = Variant.of(GAME.settings(), Map.of(Nightshift.DANCERS, "random"));
    var players = IntStream.rangeClosed(1, 5).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    var ofFirst = new HashSet<Dancer>();
    for (int seed = 1; seed <= 40; seed++) {
      var club = GAME.open(new Setup(variant, players), new FastChance(seed));
      assertThat(club.seats().list().stream().map(club::dancer)).doesNotHaveDuplicates();
      ofFirst.add(club.dancer(Seat.of(0)));
    }
    assertThat(ofFirst).hasSize(5);
  }

  @Test
  @Covers(NS_1_19)
  void dancerWhomNobodyPlaysIsNotRostered() {
    var table = ClubTable.of(2).round(6);
    assertThat(table.club().roundPlan().stage())
        .containsExactly(table.dancer("emerald"), table.dancer("sapphire"));
    table.run(new StageStep()).rests();
    ClubTable.of(3).round(6).cash(CAT, 1000).run(new StageStep()).asks(CAT, StageChoice.class);
  }

  @Test
  @Covers(NS_1_19)
  void starsForADancerWhomNobodyPlaysHaveNoEffect() {
    ClubTable.of(2)
        .guest("S3", "C54")
        .committed("S3", ANN, Room.VIP)
        .turn(ANN)
        .chooses(ANN, "leave")
        .hasCash(ANN, 1000);
  }
}
