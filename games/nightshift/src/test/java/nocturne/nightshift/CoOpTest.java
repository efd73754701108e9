package nocturne.nightshift;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.NightshiftRule.NS_18_01;
import static nocturne.nightshift.NightshiftRule.NS_18_02;
import static nocturne.nightshift.NightshiftRule.NS_18_05;
import static nocturne.nightshift.NightshiftRule.NS_18_08;
import static nocturne.nightshift.NightshiftRule.NS_18_09;
import static nocturne.nightshift.NightshiftRule.NS_18_10;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import nocturne.kernel.SetupRefused;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;

class CoOpTest {

  @Test
  @Covers({NS_18_01, NS_18_02})
  void powerCardsAreHeldOpenly() {
    var table = ClubTable.of(3, "mode", "co-op").hand(ANN, "P24");
    table.test().seat(BEA).sees(table.power("P24"));
    table.test().seat(CAT).sees(table.power("P24"));
    var competitive = ClubTable.of(3).hand(ANN, "P24");
    competitive.test().seat(BEA).doesNotSee(competitive.power("P24"));
  }

  @Test
  @Covers({NS_18_05, NS_18_10})
  void targetFollowsTheNumberOfDancersAndTheShift() {
    var longer = List.of(80_000, 120_000, 160_000, 200_000);
    var shorter = List.of(50_000, 70_000, 90_000, 110_000);
    for (int players = 2; players <= 5; players++) {
      assertThat(ClubTable.of(players, "mode", "co-op").club().plan().target())
          .isEqualTo(longer.get(players - 2));
      assertThat(ClubTable.of(players, "mode", "co-op", "shift", "shorter").club().plan().target())
          .isEqualTo(shorter.get(players - 2));
    }
  }

  @Test
  @Covers(NS_18_08)
  void nobodyPlaysAnothersCards() {
    ClubTable.of(2, "mode", "co-op")
        .hand(ANN, "P24")
        .hand(BEA, "P26")
        .turn(BEA)
        .offersAmongOthers(BEA, "P26")
        .doesNotOffer(BEA, "P24");
  }

  @Test
  @Covers(NS_18_08)
  void nobodyUsesAnothersDrinks() {
    ClubTable.of(2, "mode", "co-op")
        .drinks(ANN, 2, 1)
        .drinks(BEA, 0, 0)
        .stands(BEA, "S2")
        .guest("S2", "C15")
        .rolls(2)
        .turn(BEA)
        .chooses(BEA, "engage")
        .rests()
        .isNotCommitted("S2")
        .hasDrinks(ANN, 2, 1);
  }

  @Test
  @Covers(NS_18_09)
  void onePersonMayPlaySeveralDancersEachAPlayerInHerOwnRight() {
    var table =
        Play.of(ClubTable.GAME)
            .seats("Ann", "Ann")
            .setting("mode", "co-op")
            .rig("first player", 0)
            .begin();
    table.seat(1).chooses("ruby");
    table.seat(2).chooses("topaz");
    var club = table.table();
    assertThat(club.dancer(ANN).id()).isEqualTo("ruby");
    assertThat(club.dancer(BEA).id()).isEqualTo("topaz");
    for (var seat : club.seats().list()) {
      assertThat(club.drinks(seat)).isEqualTo(2);
      assertThat(club.at().hand(seat).size(club)).isEqualTo(1);
    }
  }

  @Test
  @Covers(NS_18_10)
  void personAloneNeedsAtLeastTwoDancers() {
    assertThatThrownBy(() -> ClubTable.choosing(1, "mode", "co-op"))
        .isInstanceOf(SetupRefused.class);
  }
}
