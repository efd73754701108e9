package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_1_01;
import static nocturne.gangs.GangsRule.GN_1_02;
import static nocturne.gangs.GangsRule.GN_1_03;
import static nocturne.gangs.GangsRule.GN_1_04;
import static nocturne.gangs.GangsRule.GN_1_05;
import static nocturne.gangs.GangsRule.GN_1_07;
import static nocturne.gangs.GangsRule.GN_5_01;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.effect.Effect.Gain;
import nocturne.gangs.effect.Effect.Good;
import org.junit.jupiter.api.Test;

/** What is printed on the board. */
class BoardPackTest {

  private static final Contents BOX = NightCityTable.GAME.contents();

  private static final Map<String, List<String>> BORDERS =
      Map.of(
          "watson", List.of("city-center", "westbrook"),
          "westbrook", List.of("watson", "city-center", "heywood", "santo-domingo"),
          "city-center", List.of("watson", "westbrook", "heywood"),
          "heywood", List.of("city-center", "westbrook", "santo-domingo", "pacifica"),
          "santo-domingo", List.of("westbrook", "heywood", "pacifica"),
          "pacifica", List.of("heywood", "santo-domingo"));

  @Test
  @Covers(GN_1_01)
  void cityHasSixDistricts() {
    assertThat(BOX.districts())
        .extracting(it -> it.name().en() + " " + it.name().ru())
        .containsExactlyInAnyOrder(
            "Watson Уотсон",
            "Westbrook Уэстбрук",
            "City Center Центр",
            "Heywood Хейвуд",
            "Santo Domingo Санто-Доминго",
            "Pacifica Пасифика");
    for (var board : List.of(BOX.three(), BOX.four()))
      assertThat(board.districts()).isEqualTo(BOX.districts());
  }

  @Test
  @Covers(GN_1_02)
  void districtsWithACommonBorderAreAdjacentOnBothSidesOfIt() {
    for (var board : List.of(BOX.three(), BOX.four()))
      for (var district : BOX.districts()) {
        assertThat(neighbours(board, district))
            .as(district.id())
            .containsExactlyInAnyOrderElementsOf(BORDERS.get(district.id()));
        for (int other : board.neighbours(district.index()))
          assertThat(board.neighbours(other)).as(district.id()).contains(district.index());
      }
  }

  @Test
  @Covers(GN_1_02)
  void santoDomingoIsNotItsOwnNeighbourButThatOfWestbrook() {
    assertThat(neighbours(BOX.four(), BOX.district("santo-domingo")))
        .contains("westbrook")
        .doesNotContain("santo-domingo");
  }

  private static List<String> neighbours(Board board, District district) {
    return Arrays.stream(board.neighbours(district.index()))
        .mapToObj(it -> board.district(it).id())
        .toList();
  }

  @Test
  @Covers({GN_1_03, GN_5_01})
  void fourPlayersUseASideOfTheirOwn() {
    assertThat(BOX.three()).isNotSameAs(BOX.four());
    assertThat(NightCityTable.solo("maelstrom", "valentinos").city().board()).isSameAs(BOX.three());
    assertThat(NightCityTable.of(2).city().board()).isSameAs(BOX.three());
    assertThat(NightCityTable.of(3).city().board()).isSameAs(BOX.three());
    assertThat(NightCityTable.of(4).city().board()).isSameAs(BOX.four());
  }

  @Test
  @Covers({GN_1_03, GN_1_04})
  void everyDistrictHasOnePointOfInterestOnTheSideForUpToThree() {
    assertThat(points(BOX.three()))
        .containsExactlyInAnyOrder(
            "watson BUSINESS",
            "westbrook FIXER",
            "city-center DATA_FORTRESS",
            "heywood FIXER",
            "santo-domingo DATA_FORTRESS",
            "pacifica BUSINESS");
  }

  @Test
  @Covers({GN_1_03, GN_1_04})
  void everyDistrictHasTwoPointsOfDifferentKindsOnTheSideForFour() {
    assertThat(points(BOX.four()))
        .containsExactlyInAnyOrder(
            "watson BUSINESS",
            "watson DATA_FORTRESS",
            "westbrook BUSINESS",
            "westbrook FIXER",
            "city-center FIXER",
            "city-center DATA_FORTRESS",
            "heywood FIXER",
            "heywood DATA_FORTRESS",
            "santo-domingo BUSINESS",
            "santo-domingo DATA_FORTRESS",
            "pacifica BUSINESS",
            "pacifica FIXER");
  }

  private static List<String> points(Board board) {
    return board.pois().stream()
        .map(it -> board.district(it.district()).id() + " " + it.kind())
        .toList();
  }

  @Test
  @Covers(GN_1_04)
  void everyPointBelongsToExactlyOneDistrict() {
    for (var board : List.of(BOX.three(), BOX.four()))
      for (var poi : board.pois())
        assertThat(
                BOX.districts().stream()
                    .filter(
                        it ->
                            Arrays.stream(board.poisOf(it.index()))
                                .anyMatch(number -> number == poi.number()))
                    .map(District::index))
            .as(poi.id())
            .containsExactly(poi.district());
  }

  @Test
  @Covers(GN_1_05)
  void districtsHaveFixedRewardsThatAreNeverStreetCred() {
    var usual = List.of(new Gain(Good.EDDIES, 1), new Gain(Good.CONTRABAND, 1));
    for (var id : List.of("watson", "westbrook", "heywood", "pacifica"))
      assertThat(BOX.district(id).rewards()).as(id).isEqualTo(usual);
    assertThat(BOX.district("city-center").rewards())
        .containsExactly(new Gain(Good.EDDIES, 2), new Gain(Good.SECRETS, 1));
    assertThat(BOX.district("santo-domingo").rewards())
        .containsExactly(new Gain(Good.CONTRABAND, 2), new Gain(Good.EDDIES, 1));
  }

  @Test
  @Covers(GN_1_07)
  void netLeadsThroughTwoYellowTwoOrangeAndTwoRedSpaces() {
    assertThat(BOX.net()).extracting(NetSpace::position).containsExactly(1, 2, 3, 4, 5, 6);
    assertThat(BOX.net())
        .extracting(it -> it.level().id())
        .containsExactly("yellow", "yellow", "orange", "orange", "red", "red");
  }

  @Test
  @Covers(GN_1_07)
  void everyLevelOfTheNetHasItsDangerAndItsConsequence() {
    var levels = BOX.net().stream().map(NetSpace::level).distinct().toList();
    assertThat(levels).extracting(NetLevel::danger).containsExactly(4, 5, 7);
    assertThat(levels.stream().flatMap(it -> it.consequence().stream()))
        .containsExactly(
            new Effect.KickOut(PoiKind.DATA_FORTRESS),
            new Effect.Sacrifice(Kin.NETRUNNER, false),
            new Effect.Sacrifice(Kin.NETRUNNER, true));
  }
}
