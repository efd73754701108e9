package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_17_16;
import static nocturne.nightlancer.NightlancerRule.NL_17_17;
import static nocturne.nightlancer.NightlancerRule.NL_7_10;
import static nocturne.nightlancer.NightlancerRule.NL_7_18;
import static nocturne.nightlancer.NightlancerRule.NL_7_19;
import static nocturne.nightlancer.NightlancerRule.NL_8_01;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_03;
import static nocturne.nightlancer.NightlancerRule.NL_8_04;
import static nocturne.nightlancer.NightlancerRule.NL_8_05;
import static nocturne.nightlancer.NightlancerRule.NL_8_06;
import static nocturne.nightlancer.NightlancerRule.NL_8_14;
import static nocturne.nightlancer.NightlancerRule.NL_8_32;
import static nocturne.nightlancer.NightlancerRule.NL_8_33;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.mission.Crews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tokens are placed one by one, in turn order, until nobody has any. */
class StreetPhaseTest {

  private static final String VAN = "the-borrowed-van";

  private static CityTable street(int players) {
    return CityTable.of(players).nextContacts("night-watchman").run(new StreetPhase());
  }

  @Test
  @Covers(NL_8_01)
  void tokensArePlacedInTurnOrderOneAtATime() {
    var table = CityTable.of(3).order(CAT, ANN, BEN).run(new StreetPhase());
    for (int token = 0; token < 4; token++)
      table
          .isNotAsked(ANN)
          .isNotAsked(BEN)
          .chooses(CAT, "op-2")
          .isNotAsked(CAT)
          .isNotAsked(BEN)
          .chooses(ANN, "op-2")
          .isNotAsked(CAT)
          .isNotAsked(ANN)
          .chooses(BEN, "op-2");
    table.rests();
  }

  @Test
  @Covers({NL_8_01, NL_8_14})
  void placingATokenIsDoingWhatItsSpaceIsFor() {
    var table = CityTable.prototype(2).chips(ANN, 0).run(new StreetPhase());
    table.chooses(ANN, "sh-2").happened(NL_8_01).hasChips(ANN, 1);
    assertThat(table.at().tokens.get(table.city(), ANN.index())).isEqualTo(3);
  }

  @Test
  @Covers(NL_8_02)
  void spaceWhoseActionCannotBeCompletedCannotBeChosen() {
    CityTable.of(2)
        .opportunities(ANN, "soft-shoes")
        .pair(1, "monowire", "assault-rifle")
        .chips(ANN, 2)
        .run(new StreetPhase())
        .doesNotOffer(ANN, "uc-2", "bm-1")
        .refuses(ANN, "uc-2", NL_8_02)
        .refuses(ANN, "bm-1", NL_8_02);
  }

  @Test
  @Covers(NL_8_02)
  void spaceWhoseActionCanJustBeCompletedCanBeChosen() {
    CityTable.of(2)
        .opportunities(ANN, "soft-shoes")
        .pair(1, "chainblade", "assault-rifle")
        .chips(ANN, 3)
        .run(new StreetPhase())
        .offersAmongOthers(ANN, "uc-2", "bm-1");
  }

  @Test
  @Covers(NL_8_03)
  void spaceHoldsOneTokenARound() {
    street(2)
        .chooses(ANN, "sh-2")
        .doesNotOffer(BEN, "sh-2")
        .chooses(BEN, "gf-2")
        .doesNotOffer(ANN, "sh-2", "gf-2");
  }

  @ParameterizedTest
  @CsvSource({"2, 14", "3, 19", "4, 25"})
  @Covers(NL_8_04)
  void spacesForMorePlayersAreNotThere(int players, int singles) {
    for (var edition : List.of("final", "prototype")) {
      var city = CityTable.of(players, "edition", edition).city();
      assertThat(city.contents().spaces().stream().filter(it -> !it.isOpen()))
          .filteredOn(space -> Spaces.isFree(city, space))
          .hasSize(singles)
          .allSatisfy(space -> assertThat(space.from()).isLessThanOrEqualTo(players));
    }
  }

  @Test
  @Covers(NL_8_04)
  void someSpacesAreForThreeAndSomeForFour() {
    street(2).doesNotOffer(ANN, "gf-3", "sh-3", "mx-4", "gf-4", "sh-4", "mx-5", "em-3");
    street(3)
        .offersAmongOthers(ANN, "gf-3", "sh-3", "mx-4")
        .doesNotOffer(ANN, "gf-4", "sh-4", "mx-5", "em-3");
    street(4).offersAmongOthers(ANN, "gf-3", "sh-3", "mx-4", "gf-4", "sh-4", "mx-5", "em-3");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_05)
  void nobodyMayPassAndEverybodyMayRest(String edition) {
    var table = CityTable.of(2, "edition", edition).owns(ANN).run(new StreetPhase());
    table.offersAmongOthers(ANN, "op-2");
    assertThat(table.city().options(ANN).list()).allMatch(Space.class::isInstance);
  }

  @Test
  @Covers(NL_8_06)
  void phaseEndsWithTheLastTokenAndWhatIsLeftOfTheMarketGoes() {
    var table = CityTable.of(2).pair(1, "chainblade", "monowire").run(new StreetPhase());
    for (int token = 0; token < 3; token++) table.chooses(ANN, "op-2").chooses(BEN, "op-2");
    table.chooses(ANN, "sh-2");
    assertThat(table.at().pairs.getFirst().size(table.city())).isEqualTo(2);
    table.chooses(BEN, "op-2").rests();
    assertThat(table.at().pairs).allMatch(pair -> pair.isEmpty(table.city()));
    assertThat(table.at().marketDiscard.list(table.city()))
        .contains(table.market("chainblade"), table.market("monowire"));
  }

  @Test
  @Covers({NL_8_06, NL_8_03})
  void tokensComeBackAndSpacesAreFreeInTheNextRound() {
    var table = street(2);
    table.chooses(ANN, "sh-2").chooses(BEN, "gf-2");
    for (int token = 0; token < 3; token++) table.chooses(ANN, "op-2").chooses(BEN, "op-2");
    table.rests().run(new StreetPhase()).offersAmongOthers(ANN, "sh-2", "gf-2");
    assertThat(table.at().tokens.get(table.city(), ANN.index())).isEqualTo(4);
  }

  @Test
  @Covers({NL_8_32, NL_17_17})
  void whoeverIsShakenOnTheStreetLeavesTheMissionAndAnEmptyMissionGoes() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).has(ANN, 1, 5);
    table.chips(ANN, 3).pair(1, "hawk-iris").run(new StreetPhase());
    table.chooses(ANN, "bm-1").isShaken(ANN).isOff(ANN).happened(NL_8_32);
    assertThat(table.city().isOpen(0)).isFalse();
    assertThat(table.at().lowDiscard.has(table.city(), table.mission(VAN))).isTrue();
  }

  @Test
  @Covers({NL_8_32, NL_7_19, NL_7_10})
  void secondCrewMovesUpWhenTheFirstIsShakenOnTheStreet() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.SECOND);
    table.has(ANN, 1, 5).chips(ANN, 3).pair(1, "hawk-iris").run(new StreetPhase());
    table.chooses(ANN, "bm-1").isOff(ANN).isOn(BEN, Crews.FIRST).didNotHappen(NL_8_32);
    assertThat(table.city().isOpen(0)).isTrue();
  }

  @Test
  @Covers({NL_8_32, NL_7_10, NL_7_18})
  void crewLosesItsBossAndItsDealOnTheStreet() {
    var table = CityTable.of(3).missions(VAN).crew(ANN, Crews.FIRST).deal(ANN);
    table.crew(CAT, Crews.FIRST).crew(BEN, Crews.FIRST);
    table.has(ANN, 1, 5).chips(ANN, 3).pair(1, "hawk-iris").run(new StreetPhase());
    table.chooses(ANN, "bm-1").isOff(ANN);
    assertThat(Crews.hasDeal(table.city(), 0)).isFalse();
    assertThat(Crews.boss(table.city(), 0, Crews.FIRST)).isEqualTo(CAT);
  }

  @Test
  @Covers(NL_8_33)
  void mostHeatOnTheStreetTakesNobodyOffAMission() {
    CityTable.of(2)
        .missions(VAN)
        .crew(BEN, Crews.FIRST)
        .order(BEN, ANN)
        .heat(BEN, 4)
        .run(new StreetPhase())
        .chooses(BEN, "mx-1", "slums-hustles")
        .hasHeat(BEN, 5)
        .isOn(BEN, Crews.FIRST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_17_16)
  void whoeverIsShakenPlacesAllTokensAsOthersDo(String edition) {
    var table = CityTable.of(2, "edition", edition).owns(ANN).chips(ANN, 5);
    table.nextContacts("night-watchman", "night-watchman-2");
    var calm = table.run(new StreetPhase()).city().options(ANN).list();
    var shaken = table.shaken(ANN).run(new StreetPhase()).city().options(ANN).list();
    assertThat(shaken).isEqualTo(calm);
    for (var space : List.of("sh-2", "gf-2", "mx-1", "em-1")) {
      table.chooses(ANN, space);
      if (space.equals("mx-1")) table.chooses(ANN, "gather-favours");
      if (space.equals("em-1")) table.chooses(ANN, "loan");
      table.chooses(BEN, "op-2");
      if (edition.equals("prototype")) table.chooses(BEN, "rest-health");
    }
    table.isShaken(ANN).rests();
  }
}
