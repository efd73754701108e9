package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_16_23;
import static nocturne.nightlancer.NightlancerRule.NL_1_14;
import static nocturne.nightlancer.NightlancerRule.NL_1_15;
import static nocturne.nightlancer.NightlancerRule.NL_1_16;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.round.EndRound;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** What is in a Hand, what lies among the Assets, and the Loadout as a part of these. */
class HandAndAssetsTest {

  @Test
  @Covers(NL_1_14)
  void handIsMadeOfContactsAndOfOpportunitiesThatAreNotBought() {
    var table =
        CityTable.of(2)
            .hand(ANN, "detective", "performer", "solicitor")
            .opportunities(ANN, "soft-shoes", "blind-spots", "local-knowledge", "bench-hours")
            .bought(ANN, "weapons-tech", "noodle-stall")
            .owns(ANN, "calmax", "monowire");
    assertThat(table.city().handSize(ANN)).isEqualTo(7);
    table
        .run(new EndRound())
        .offers(
            ANN,
            "give-detective",
            "give-performer",
            "give-solicitor",
            "give-soft-shoes",
            "give-blind-spots",
            "give-local-knowledge",
            "give-bench-hours");
  }

  @Test
  @Covers({NL_1_14, NL_16_23})
  void uniqueOpportunityThatIsDiscardedLeavesTheGame() {
    var table = BetweenRounds.of(2).hand(ANN, "detective", "performer", "solicitor", "armourer");
    table.opportunities(ANN, "a-clean-name", "soft-shoes", "blind-spots");
    table.run(new EndRound()).chooses(ANN, "give-a-clean-name");
    var card = table.opportunity("a-clean-name");
    assertThat(table.at().opportunityGone.has(table.city(), card)).isTrue();
    assertThat(table.at().opportunityDiscard.isEmpty(table.city())).isTrue();
  }

  @Test
  @Covers(NL_1_15)
  void cardOfTheBlackMarketIsAnAssetAsLongAsItLiesFaceUp() {
    var table = pension();
    table.run(new StreetPhase()).offersAmongOthers(DAN, "uc-1");
    var spent = pension();
    spent.at().assets(DAN).turn(spent.city(), spent.market("adrenal-pump"), true);
    spent.run(new StreetPhase()).refuses(DAN, "uc-1", NL_8_02);
  }

  /** The Veteran could buy what takes a piece of Cyberware, and has one. */
  private static CityTable pension() {
    return CityTable.prototype(4)
        .order(DAN, ANN, BEN, CAT)
        .owns(DAN, "adrenal-pump")
        .hand(DAN)
        .opportunities(DAN, "spare-parts-pension")
        .chips(DAN, 6);
  }

  @Test
  @Covers(NL_1_15)
  void opportunityIsAnAssetOnceItIsBought() {
    var table = CityTable.of(2).opportunities(ANN, "weapons-tech");
    int plain = table.city().rating(ANN, Ability.GUNFIGHT);
    table.bought(ANN, "weapons-tech");
    assertThat(table.city().rating(ANN, Ability.GUNFIGHT)).isEqualTo(plain + 1);
  }

  @Test
  @Covers(NL_1_16)
  void cardInTheLoadoutIsStillAnAsset() {
    var table =
        CityTable.of(2)
            .missions("the-borrowed-van")
            .crew(ANN, Crews.FIRST)
            .owns(ANN, "monowire", "calmax")
            .run(new MissionPhase(0));
    assertThat(table.at().loadout(ANN).list(table.city()))
        .containsExactlyInAnyOrder(table.market("monowire"), table.market("calmax"));
    table.offersAmongOthers(ANN, "sell-monowire", "sell-calmax").chooses(ANN, "abandon");
    assertThat(table.at().assets(ANN).list(table.city()))
        .containsExactlyInAnyOrder(table.market("monowire"), table.market("calmax"));
  }
}
