package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.KINGPIN;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.SM_3_04;
import static nocturne.syndicates.SyndicatesRule.SM_3_05;
import static nocturne.syndicates.SyndicatesRule.SM_4_01;
import static nocturne.syndicates.SyndicatesRule.SM_4_02;
import static nocturne.syndicates.SyndicatesRule.SM_4_03;
import static nocturne.syndicates.SyndicatesRule.SM_4_04;
import static nocturne.syndicates.SyndicatesRule.SM_4_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Viewer;
import org.junit.jupiter.api.Test;

class InfluenceTest {

  private static void isWhole(MoonTable table, Party party) {
    int sum = table.moon().supply(party);
    for (var sector : table.moon().contents().sectors())
      sum += table.moon().influence(sector, party);
    assertThat(sum).isEqualTo(16);
  }

  @Test
  @Covers({SM_4_01, SM_4_02, SM_4_04})
  void influencePlacedComesFromItsOwnersSupply() {
    var table =
        MoonTable.of(3)
            .performs(BLUE, "ADD 3 CA")
            .chooses(BLUE, "one", "one", "one")
            .rests()
            .hasInfluence("CA", BLUE, 3)
            .hasSupply(BLUE, 13)
            .hasSupply(ORANGE, 16);
    isWhole(table, BLUE);
    isWhole(table, ORANGE);
  }

  @Test
  @Covers(SM_4_04)
  void theKingpinPlacesFromItsOwnSupply() {
    MoonTable.of(2)
        .kingpinPerforms(BLUE, "ADD 2 CA")
        .rests()
        .hasInfluence("CA", KINGPIN, 2)
        .hasSupply(KINGPIN, 14)
        .hasSupply(BLUE, 16);
  }

  @Test
  @Covers({SM_4_01, SM_4_02, SM_4_03})
  void influenceRemovedReturnsToItsOwnersSupply() {
    var table =
        MoonTable.of(3)
            .influence("CA", ORANGE, 3)
            .performs(BLUE, "ELIMINATE 2 CA")
            .chooses(BLUE, "player-2", "player-2")
            .rests()
            .hasInfluence("CA", ORANGE, 1)
            .hasSupply(ORANGE, 15)
            .hasSupply(BLUE, 16);
    isWhole(table, BLUE);
    isWhole(table, ORANGE);
  }

  @Test
  @Covers({SM_3_04, SM_4_01, SM_4_02})
  void influenceMovedIsInOneSectorOnly() {
    var table =
        MoonTable.of(3)
            .influence("CA", ORANGE, 2)
            .performs(BLUE, "PUSH 1 CA")
            .chooses(BLUE, "player-2", "BZ")
            .rests()
            .hasInfluence("CA", ORANGE, 1)
            .hasInfluence("BZ", ORANGE, 1)
            .hasSupply(ORANGE, 14);
    isWhole(table, ORANGE);
  }

  @Test
  @Covers(SM_3_05)
  void statusTokenIsInOneSectorOnly() {
    var table =
        MoonTable.of(3)
            .influence("CA", BLUE, 1)
            .influence("BZ", BLUE, 1)
            .performs(BLUE, "LOCKDOWN ANY")
            .offers(BLUE, "CA", "BZ", "stop")
            .chooses(BLUE, "CA")
            .rests()
            .hasStatus("CA", Moon.Status.LOCKDOWN);
    assertThat(table.moon().contents().sectors())
        .filteredOn(sector -> table.moon().status(sector) != Moon.Status.NONE)
        .containsExactly(table.sector("CA"));
  }

  @Test
  @Covers(SM_4_10)
  void everybodySeesHowMuchInfluenceIsWhere() {
    var moon = MoonTable.of(3).influence("CA", BLUE, 3).influence("CA", ORANGE, 2).moon();
    var casino = moon.contents().sector("CA");
    for (var viewer : List.of(Viewer.of(seat(BLUE)), Viewer.of(seat(MAGENTA)), Viewer.SPECTATOR)) {
      var view = moon.view(viewer).table();
      assertThat(view.influence(casino, BLUE)).isEqualTo(3);
      assertThat(view.influence(casino, ORANGE)).isEqualTo(2);
      assertThat(view.supply(ORANGE)).isEqualTo(14);
    }
  }
}
