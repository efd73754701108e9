package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_15_07;
import static nocturne.nightlancer.NightlancerRule.NL_15_08;
import static nocturne.nightlancer.NightlancerRule.NL_15_09;
import static nocturne.nightlancer.NightlancerRule.NL_15_18;
import static nocturne.nightlancer.NightlancerRule.NL_18_20;
import static nocturne.nightlancer.NightlancerRule.NL_19_29;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Opportunity;
import org.junit.jupiter.api.Test;

/**
 * Points for abilities and Ideals. Ann is the Assassin (Covert 4, Streetwise 2, Technical 1, Melee
 * 3, Gunfight 1, Marksman 3), Ben the Bombshell (2, 4, 2, 3, 2, 1).
 */
class AbilityPointsTest {

  @Test
  @Covers(NL_15_07)
  void theBestInEachAbilityGainsAProspectAndSoDoAllWhoAreEquallyGood() {
    for (var edition : List.of("final", "prototype"))
      Reckoning.count(Reckoning.of(2, "edition", edition))
          .happened(NL_15_07)
          .hasProspects(ANN, 3)
          .hasProspects(BEN, 4);
  }

  @Test
  @Covers(NL_15_08)
  void skillsAndImplantsThatAlwaysWorkAreCompared() {
    Reckoning.count(Reckoning.of(2).bought(ANN, "bench-hours").owns(ANN, "grip-link"))
        .hasProspects(ANN, 5)
        .hasProspects(BEN, 4);
  }

  @Test
  @Covers(NL_15_08)
  void cardsThatMustBeUsedAreNotCompared() {
    var table = Reckoning.of(2).owns(ANN, "palm-gun", "tool-roll", "assault-rifle");
    table.run(new Scoring()).chooses(ANN, "done").hasProspects(ANN, 3).hasProspects(BEN, 4);
  }

  @Test
  @Covers(NL_15_08)
  void allSkillsAreAlwaysInEffectAndOfTheBlackMarketOnlyCyberwareIs() {
    for (var edition : List.of("final", "prototype")) {
      var contents = GAME.contents(edition);
      assertThat(contents.opportunities())
          .filteredOn(card -> card.type() == Opportunity.Type.SKILL)
          .isNotEmpty()
          .allMatch(card -> Arrays.stream(Ability.values()).anyMatch(it -> card.bonus(it) > 0));
      assertThat(contents.market())
          .filteredOn(card -> card.always())
          .isNotEmpty()
          .allMatch(card -> card.type() == MarketType.CYBERWARE);
    }
  }

  @Test
  @Covers(NL_15_09)
  void everyIdealIsAProspect() {
    Reckoning.count(Reckoning.of(2).ideals(ANN, 4).ideals(BEN, 1))
        .hasProspects(ANN, 3 + 4)
        .hasProspects(BEN, 4 + 1);
  }

  @Test
  @Covers(NL_15_18)
  void idealsAreCountedAfterTheLastPurchases() {
    var table = poorButWilling();
    assertThat(Reckoning.placed(table.chooses(ANN, "done"), 1)).isEqualTo(BEN);
    table.hasProspects(ANN, 53);
    var better = poorButWilling().chooses(ANN, "buy-long-night-at-the-clinic");
    assertThat(Reckoning.placed(better, 1)).isEqualTo(ANN);
    better.hasIdeals(ANN, 1).hasProspects(ANN, 54);
  }

  /** Ann has no Ideals and many Prospects, and can buy an Ideal. */
  private static CityTable poorButWilling() {
    return Reckoning.of(2)
        .prospects(ANN, 50)
        .ideals(BEN, 1)
        .opportunities(ANN, "long-night-at-the-clinic")
        .chips(ANN, 3)
        .run(new Scoring());
  }

  @Test
  @Covers(NL_15_18)
  void agendasCountByTheIdealsAfterTheLastPurchases() {
    var table =
        Reckoning.of(2)
            .ideals(ANN, 5)
            .bought(ANN, "canal-freight", "hot-property", "lock-up-in-digbeth")
            .opportunities(ANN, "long-night-at-the-clinic")
            .chips(ANN, 3);
    // With six Ideals and four Agendas there are two Prospects for them.
    table
        .run(new Scoring())
        .chooses(ANN, "buy-long-night-at-the-clinic")
        .hasProspects(ANN, 3 + 6 + 2);
  }

  // Together

  @Test
  @Covers(NL_18_20)
  void againstTheRivalEverybodyGainsByEveryAbilityInWhichSomebodyHasSix() {
    var table = Reckoning.of(2, "edition", "prototype", "mode", "co-op");
    Reckoning.count(table.bought(ANN, "soft-shoes").owns(ANN, "dampened-joints"))
        .happened(NL_18_20)
        .hasProspects(ANN, 1)
        .hasProspects(BEN, 1);
  }

  @Test
  @Covers(NL_19_29)
  void againstTheAgentOnlyWhoHasSixGains() {
    var table = Reckoning.of(2, "mode", "co-op");
    Reckoning.count(table.bought(ANN, "soft-shoes").owns(ANN, "dampened-joints"))
        .happened(NL_19_29)
        .hasProspects(ANN, 1)
        .hasProspects(BEN, 0);
  }

  @Test
  @Covers({NL_18_20, NL_19_29})
  void againstAnAutomatonFiveIsNotEnoughAndTheBestGainNothing() {
    for (var edition : List.of("final", "prototype"))
      Reckoning.count(
              Reckoning.of(2, "edition", edition, "mode", "co-op").bought(ANN, "soft-shoes"))
          .didNotHappen(NL_15_07)
          .hasProspects(ANN, 0)
          .hasProspects(BEN, 0);
  }
}
