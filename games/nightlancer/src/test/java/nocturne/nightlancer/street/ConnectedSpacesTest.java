package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_16_21;
import static nocturne.nightlancer.NightlancerRule.NL_17_05;
import static nocturne.nightlancer.NightlancerRule.NL_1_06;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_13;
import static nocturne.nightlancer.NightlancerRule.NL_8_14;
import static nocturne.nightlancer.NightlancerRule.NL_8_15;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;
import static nocturne.nightlancer.NightlancerRule.NL_8_17;
import static nocturne.nightlancer.NightlancerRule.NL_8_18;
import static nocturne.nightlancer.NightlancerRule.NL_8_19;
import static nocturne.nightlancer.NightlancerRule.NL_8_20;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.Space;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Favours, hustles and connections, alone and on spaces between two of them. */
class ConnectedSpacesTest {

  private static CityTable street(String edition) {
    return CityTable.of(2, "edition", edition).owns(ANN).opportunities(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_13)
  void gatheringFavoursBringsAContact(String edition) {
    var table = street(edition).nextContacts("night-watchman", "detective");
    table.run(new StreetPhase()).chooses(ANN, "gf-2").happened(NL_8_13);
    table.hasHand(ANN, "night-watchman");
  }

  @Test
  @Covers(NL_8_14)
  void hustlesOfThePrototypeBringAChip() {
    var table = street("prototype").chips(ANN, 0).has(ANN, 5, 5).run(new StreetPhase());
    table.chooses(ANN, "sh-2").happened(NL_8_14).hasChips(ANN, 1).hasHealth(ANN, 5);
  }

  @Test
  @Covers(NL_8_15)
  void hustlesOfTheFinalEditionBringAChipAndHealth() {
    var table = street("final").chips(ANN, 0).has(ANN, 5, 9).run(new StreetPhase());
    table.chooses(ANN, "sh-2").happened(NL_8_15).hasChips(ANN, 1).hasHealth(ANN, 6);
  }

  @Test
  @Covers({NL_8_15, NL_1_06})
  void hustlesHealNobodyBeyondTheMost() {
    street("final").chips(ANN, 0).run(new StreetPhase()).chooses(ANN, "sh-2").hasHealth(ANN, 7);
  }

  // Use connections

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_16)
  void connectionsTurnAnOpportunityOfTheHandIntoAnAsset(String edition) {
    var table = street(edition).opportunities(ANN, "known-by-name").chips(ANN, 6);
    int streetwise = table.city().rating(ANN, Ability.STREETWISE);
    table.run(new StreetPhase()).chooses(ANN, "uc-2").happened(NL_8_16);
    table.hasChips(ANN, 1).hasProspects(ANN, 1);
    assertThat(table.at().bought(ANN).list(table.city()))
        .containsExactly(table.opportunity("known-by-name"));
    assertThat(table.at().opportunities(ANN).isEmpty(table.city())).isTrue();
    assertThat(table.city().rating(ANN, Ability.STREETWISE)).isEqualTo(streetwise + 1);
  }

  @Test
  @Covers({NL_8_16, NL_16_21})
  void everyRequirementMustBeMetAndTheWholeCostPaid() {
    var table = street("final").chips(ANN, 6).heat(ANN, 3);
    table.opportunities(ANN, "soft-shoes", "local-knowledge", "inner-city-lease", "soup-kitchen");
    table
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .offers(ANN, "buy-soft-shoes", "buy-local-knowledge")
        .refuses(ANN, "buy-inner-city-lease", NL_8_16)
        .refuses(ANN, "buy-soup-kitchen", NL_8_16);
    var cool = street("final").chips(ANN, 6).ideals(ANN, 2).heat(ANN, 2).hand(ANN, "detective");
    cool.opportunities(ANN, "soft-shoes", "inner-city-lease", "soup-kitchen");
    cool.run(new StreetPhase()).chooses(ANN, "uc-2");
    cool.offers(ANN, "buy-soft-shoes", "buy-inner-city-lease", "buy-soup-kitchen");
    cool.chooses(ANN, "buy-soup-kitchen").hasChips(ANN, 3).hasHand(ANN).hasIdeals(ANN, 3);
  }

  @Test
  @Covers({NL_8_16, NL_8_02})
  void withoutAnOpportunityThereAreNoConnectionsToUse() {
    street("final").chips(ANN, 20).run(new StreetPhase()).refuses(ANN, "uc-2", NL_8_02);
  }

  // Spaces between two

  @Test
  @Covers(NL_8_17)
  void onAMixedSpaceHeatComesFirstThenOneOfTwoActions() {
    street("prototype")
        .chips(ANN, 0)
        .run(new StreetPhase())
        .chooses(ANN, "mx-1")
        .happened(NL_8_17)
        .hasHeat(ANN, 1)
        .offers(ANN, "gather-favours", "slums-hustles")
        .chooses(ANN, "slums-hustles")
        .hasChips(ANN, 1)
        .hasHand(ANN)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(NL_8_18)
  void onARiskySpaceHeatComesFirstAndOneOfTwoActionsIsADuty() {
    var table = street("final").chips(ANN, 0).nextContacts("night-watchman");
    table.run(new StreetPhase()).chooses(ANN, "mx-1").happened(NL_8_18).hasHeat(ANN, 1);
    table.offers(ANN, "gather-favours", "slums-hustles").chooses(ANN, "gather-favours");
    table.hasChips(ANN, 0).hasHand(ANN, "night-watchman").isNotAsked(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_8_17, NL_8_18})
  void spacesBetweenLeadToTwoDifferentOnesOfTheThreeActions(String edition) {
    var between =
        CityTable.GAME.contents(edition).spaces().stream()
            .filter(space -> space.kind() == Space.Kind.RISKY)
            .toList();
    assertThat(between)
        .isNotEmpty()
        .allSatisfy(
            space ->
                assertThat(space.deeds())
                    .hasSize(2)
                    .doesNotHaveDuplicates()
                    .isSubsetOf(Deed.GATHER_FAVOURS, Deed.SLUMS_HUSTLES, Deed.USE_CONNECTIONS));
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_19)
  void actionMustBePossibleAfterTheHeat(String edition) {
    var table = street(edition).opportunities(ANN, "inner-city-lease").chips(ANN, 6).heat(ANN, 2);
    assertThat(isUsable(table, connectionsOnly())).isFalse();
    table.run(new StreetPhase()).offersAmongOthers(ANN, "uc-2", "mx-2").chooses(ANN, "mx-2");
    table.hasHeat(ANN, 3).hasChips(ANN, 7);
    table.heat(ANN, 1).chips(ANN, 6);
    assertThat(isUsable(table, connectionsOnly())).isTrue();
  }

  /** A Risky space whose actions both need an Opportunity. */
  private static Space connectionsOnly() {
    var like = CityTable.GAME.contents("final").spaces().getFirst();
    var twice = List.of(Deed.USE_CONNECTIONS, Deed.USE_CONNECTIONS);
    return new Space(0, "own", like.name(), Space.Kind.RISKY, twice, 2, false, -1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_8_20, NL_17_05})
  void withTheMostHeatASpaceBetweenCostsAProspect(String edition) {
    street(edition)
        .heat(ANN, 5)
        .prospects(ANN, 2)
        .run(new StreetPhase())
        .chooses(ANN, "mx-1")
        .hasHeat(ANN, 5)
        .hasProspects(ANN, 1)
        .offers(ANN, "gather-favours", "slums-hustles");
  }

  private static boolean isUsable(CityTable table, Space space) {
    return Spaces.isUsable(table.city(), ANN, space, Deeds.possible(table.city(), ANN));
  }
}
