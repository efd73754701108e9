package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_11;
import static nocturne.gangs.GangsRule.GN_17_12;
import static nocturne.gangs.GangsRule.GN_17_13;
import static nocturne.gangs.GangsRule.GN_17_14;
import static nocturne.gangs.GangsRule.GN_17_16;
import static nocturne.gangs.GangsRule.GN_17_17;
import static nocturne.gangs.GangsRule.GN_17_18;
import static nocturne.gangs.GangsRule.GN_18_01;
import static nocturne.gangs.GangsRule.GN_19_01;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static nocturne.gangs.NightCityTable.JOHNNY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.DistrictCard;
import nocturne.gangs.district.Control;
import nocturne.gangs.firefight.Firefight;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

/** Who follows whom in a game alone, and how it ends. */
class SoloTurnsTest {

  private static NightCityTable alone() {
    return NightCityTable.solo("maelstrom", "valentinos")
        .emptyBoard()
        .johnnyAt("city-center")
        .units(ANN, "watson", "netrunner")
        .resources(ANN, 1, 0, 0);
  }

  private static NightCityTable activates(NightCityTable table) {
    return table.activates(ANN, "netrunners", "done", "no", "end-turn");
  }

  @Test
  @Covers(GN_17_11)
  void playerBeginsAndJohnnyFollowsEveryActivate() {
    var fresh = NightCityTable.solo("maelstrom", "valentinos").isAsked(ANN, GN_6_04);
    assertThat(fresh.city().active()).isEqualTo(ANN);
    activates(alone().nextDistricts("pacifica"))
        .happened(GN_18_01)
        .didNotHappen(GN_19_01)
        .stands(JOHNNY, "johnny-silverhand", "pacifica-business", 1);
  }

  @Test
  @Covers(GN_17_11)
  void opposingGangFollowsEveryReclaim() {
    alone()
        .nextDistricts("pacifica", "heywood", "santo-domingo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .happened(GN_19_01)
        .didNotHappen(GN_18_01)
        .stands(GANG, "techie", "pacifica-business", 1)
        .stands(JOHNNY, "johnny-silverhand", "city-center", 1);
  }

  @Test
  @Covers(GN_17_12)
  void districtCardsGoBackAndMarketsAreFilledAfterTheTurnOfAnOpponent() {
    var table = alone();
    var city = table.city();
    int gone = table.at().opportunitiesGone.size(city);
    activates(table.nextDistricts("pacifica")).hasCred(JOHNNY, 3);
    assertThat(table.at().districtsDrawn.isEmpty(city)).isTrue();
    assertThat(table.at().districtDeck.size(city)).isEqualTo(6);
    assertThat(table.at().opportunitiesGone.size(city)).isEqualTo(gone + 3);
    for (var slot : table.at().opportunities) assertThat(slot.isEmpty(city)).isFalse();
    table
        .nextDistricts("watson", "heywood", "santo-domingo")
        .reclaims(ANN)
        .chooses(ANN, "contraband-1", "eddies");
    assertThat(table.at().districtsDrawn.isEmpty(city)).isTrue();
    assertThat(table.at().districtDeck.size(city)).isEqualTo(6);
    for (var slot : table.at().opportunities) assertThat(slot.isEmpty(city)).isFalse();
  }

  @Test
  @Covers(GN_17_12)
  void districtDeckIsShuffledAfterTheTurnOfAnOpponent() {
    var orders = new HashSet<List<DistrictCard>>();
    var table = alone();
    for (int turn = 0; turn < 4; turn++) {
      activates(table.spent(ANN).cred(JOHNNY, 0).nextDistricts("pacifica"));
      orders.add(table.at().districtDeck.list(table.city()));
    }
    assertThat(orders).hasSizeGreaterThan(1);
  }

  @Test
  @Covers(GN_17_13)
  void opponentsHaveNeitherResourcesNorAHandToLose() {
    business("spiked-bd")
        .cred(GANG, 9)
        .cred(JOHNNY, 9)
        .chooses(ANN, "spiked-bd")
        .isAsked(ANN, GN_6_04);
    business("night-market-tune-up").chooses(ANN, "night-market-tune-up").isAsked(ANN, GN_6_04);
    var city = alone().city();
    assertThat(city.resources(GANG) + city.resources(JOHNNY)).isZero();
  }

  @Test
  @Covers(GN_17_13)
  void opponentsCountAsOpponentsWithStreetCred() {
    business("ronin-upgrades")
        .cred(GANG, 9)
        .cred(JOHNNY, 9)
        .chooses(ANN, "ronin-upgrades")
        .hasCred(ANN, 3);
  }

  /** Ann's techies may seize a card, and she can pay for it. */
  private static NightCityTable business(String card) {
    return alone()
        .units(ANN, "pacifica-business", "techie")
        .resources(ANN, 0, 3, 0)
        .market(card)
        .activates(ANN, "techies", "done");
  }

  @Test
  @Covers(GN_17_14)
  void johnnyIsOneUnitOfAThirdSideForDominance() {
    var table = alone().hideouts(ANN, "city-center").units(ANN, "city-center", "solo");
    int center = table.district("city-center").index();
    assertThat(Control.dominates(table.city(), ANN, center)).isFalse();
    table.units(ANN, "city-center", "techie");
    assertThat(Control.dominates(table.city(), ANN, center)).isTrue();
    table.units(GANG, "city-center", "solo");
    assertThat(Control.dominates(table.city(), ANN, center)).isTrue();
    table.units(GANG, "city-center", "techie");
    assertThat(Control.dominates(table.city(), ANN, center)).isFalse();
  }

  @Test
  @Covers({GN_17_14, GN_17_18})
  void everySideInTheDistrictTakesPartInThePlayersFirefight() {
    var table =
        alone()
            .units(ANN, "city-center", "solo")
            .units(GANG, "city-center", "techie")
            .hand(ANN, "crusher", "short-circuit")
            .activates(ANN, "solos", "done", "city-center")
            .isAsked(ANN, GN_7_13);
    for (int side : new int[] {ANN, GANG, JOHNNY})
      assertThat(Firefight.takesPart(table.city(), side)).isTrue();
    var two =
        alone().units(ANN, "city-center", "solo").activates(ANN, "solos", "done", "city-center");
    assertThat(Firefight.takesPart(two.city(), GANG)).isFalse();
  }

  private static List<Seat> winners(NightCityTable table) {
    return table.isOver().city().result().orElseThrow().winners().list();
  }

  @Test
  @Covers(GN_17_16)
  void gameEndsAfterTheTurnOfAnybodyThatLeavesSomebodyWithTwentyFive() {
    activates(alone().cred(ANN, 25).nextDistricts("pacifica")).isOver().hasCred(JOHNNY, 0);
    activates(alone().cred(JOHNNY, 22).nextDistricts("pacifica")).isOver().hasCred(JOHNNY, 25);
    assertThat(activates(alone().cred(JOHNNY, 21).nextDistricts("pacifica")).city().isOver())
        .isFalse();
    alone()
        .cred(GANG, 19)
        .nextDistricts("pacifica", "heywood", "santo-domingo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .isOver()
        .hasCred(GANG, 25);
  }

  @Test
  @Covers(GN_17_17)
  void playerWinsOnlyWithMoreThanBothOpponents() {
    assertThat(winners(activates(alone().cred(ANN, 25).cred(GANG, 24).cred(JOHNNY, 24))))
        .containsExactly(Seat.of(ANN));
    assertThat(winners(activates(alone().cred(ANN, 25).cred(GANG, 25)))).isEmpty();
    assertThat(winners(activates(alone().cred(ANN, 25).cred(JOHNNY, 25)))).isEmpty();
    assertThat(winners(activates(alone().cred(ANN, 25).cred(JOHNNY, 26)))).isEmpty();
  }
}
