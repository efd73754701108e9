package nocturne.nightlancer.effect;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_16_18;
import static nocturne.nightlancer.NightlancerRule.NL_16_19;
import static nocturne.nightlancer.NightlancerRule.NL_16_20;
import static nocturne.nightlancer.NightlancerRule.NL_16_21;
import static nocturne.nightlancer.NightlancerRule.NL_16_22;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Contents;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** Skills and Agendas, in hand and bought. Ann is the Assassin, with Covert 4. */
class OpportunitiesTest {

  private static CityTable holding(String... cards) {
    return CityTable.of(2).opportunities(ANN, cards).chips(ANN, 9).prospects(ANN, 0);
  }

  private static int covert(CityTable table) {
    return table.city().rating(ANN, Ability.COVERT);
  }

  @Test
  @Covers(NL_16_18)
  void opportunityInHandDoesNothing() {
    var table = holding("soft-shoes", "noodle-stall");
    assertThat(covert(table)).isEqualTo(4);
    table.run(new Downtime()).hasChips(ANN, 9 + 1);
  }

  @Test
  @Covers(NL_16_19)
  void boughtOpportunityTakesEffectAndLiesOpenAmongTheAssets() {
    for (var edition : List.of("final", "prototype")) {
      var table =
          CityTable.of(2, "edition", edition)
              .opportunities(ANN, "canal-freight")
              .chips(ANN, 9)
              .prospects(ANN, 0);
      table.run(new StreetPhase()).chooses(ANN, "uc-2").hasProspects(ANN, 2).hasChips(ANN, 5);
      var bought = table.at().bought(ANN);
      assertThat(bought.list(table.city())).containsExactly(table.opportunity("canal-freight"));
      assertThat(bought.isTopFaceDown(table.city())).isFalse();
    }
  }

  @Test
  @Covers(NL_16_20)
  void skillChangesARatingForGood() {
    var table = holding("soft-shoes");
    table.run(new StreetPhase()).chooses(ANN, "uc-2");
    assertThat(covert(table)).isEqualTo(5);
    table.run(new Downtime());
    assertThat(covert(table)).isEqualTo(5);
  }

  @Test
  @Covers(NL_16_20)
  void whatASkillGivesBesideItsRatingItGivesOnce() {
    var table = holding("unseen-kindness").ideals(ANN, 2);
    table.run(new StreetPhase()).chooses(ANN, "uc-2").hasIdeals(ANN, 3);
    assertThat(covert(table)).isEqualTo(5);
    table.run(new Downtime()).hasIdeals(ANN, 3);
  }

  @Test
  @Covers(NL_16_20)
  void everySkillChangesARatingAndSomeGiveProspectsOrIdeals() {
    for (var edition : List.of("final", "prototype")) {
      var skills =
          GAME.contents(edition).opportunities().stream()
              .filter(card -> card.type() == Opportunity.Type.SKILL)
              .toList();
      assertThat(skills)
          .isNotEmpty()
          .allMatch(card -> Arrays.stream(Ability.values()).anyMatch(it -> card.bonus(it) != 0))
          .anyMatch(card -> Effect.gained(card.effects(), Resource.PROSPECT) > 0)
          .anyMatch(card -> Effect.gained(card.effects(), Resource.IDEAL) > 0);
    }
  }

  @Test
  @Covers(NL_16_21)
  void everyPartOfTheCostAndEveryRequirementMustBeMet() {
    holding("signed-for-aegis", "lock-up-in-digbeth")
        .ideals(ANN, 1)
        .heat(ANN, 2)
        .run(new StreetPhase())
        .chooses(ANN, "uc-2", "buy-signed-for-aegis")
        .hasIdeals(ANN, 0)
        .hasChips(ANN, 6)
        .hasProspects(ANN, 3);
    holding("signed-for-aegis", "lock-up-in-digbeth")
        .ideals(ANN, 1)
        .heat(ANN, 3)
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .hasProspects(ANN, 1);
    holding("signed-for-aegis", "lock-up-in-digbeth", "canal-freight")
        .ideals(ANN, 0)
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .refuses(ANN, "buy-signed-for-aegis", NL_8_16);
    holding("signed-for-aegis", "lock-up-in-digbeth", "canal-freight")
        .chips(ANN, 2)
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .hasChips(ANN, 0)
        .hasProspects(ANN, 1);
  }

  @Test
  @Covers(NL_16_21)
  void cardsThatAreThePriceAreChosenAndOfTheRightType() {
    holding("supply-line")
        .hand(ANN, "broker", "smuggler", "back-alley-doc", "detective")
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .offers(ANN, "give-broker", "give-smuggler", "give-back-alley-doc")
        .chooses(ANN, "give-smuggler", "give-broker")
        .hasHand(ANN, "back-alley-doc", "detective")
        .hasChips(ANN, 8)
        .hasProspects(ANN, 2);
    holding("supply-line")
        .hand(ANN, "broker", "detective")
        .run(new StreetPhase())
        .doesNotOffer(ANN, "uc-2");
  }

  @Test
  @Covers(NL_16_21)
  void agendaMayLast() {
    CityTable.of(2)
        .bought(ANN, "noodle-stall", "open-line")
        .chips(ANN, 0)
        .run(new Downtime())
        .hasChips(ANN, 2)
        .run(new Downtime())
        .hasChips(ANN, 4);
    var table = CityTable.of(2).bought(ANN, "open-line");
    table.run(new Downtime());
    assertThat(table.at().contacts(ANN).size(table.city())).isEqualTo(2 + 1);
  }

  @Test
  @Covers(NL_16_22)
  void nothingButOpportunitiesGivesIdeals() {
    for (var edition : List.of("final", "prototype")) {
      var contents = GAME.contents(edition);
      assertThat(contents.opportunities())
          .anyMatch(card -> Effect.gained(card.effects(), Resource.IDEAL) > 0);
      assertThat(otherEffects(contents))
          .isNotEmpty()
          .noneMatch(effects -> Effect.gained(effects, Resource.IDEAL) > 0);
    }
  }

  private static List<List<Effect>> otherEffects(Contents contents) {
    return Stream.of(
            contents.market().stream().map(card -> card.effects()),
            contents.market().stream()
                .flatMap(card -> card.uses().stream())
                .map(use -> use.effects()),
            contents.contacts().stream()
                .flatMap(card -> card.uses().stream())
                .map(use -> use.effects()),
            contents.lancers().stream().map(lancer -> lancer.special().use().effects()),
            contents.missions().stream().flatMap(mission -> mission.payments().stream()),
            contents.missions().stream()
                .flatMap(mission -> mission.stages().stream())
                .flatMap(stage -> losses(stage.penalty())),
            contents.rounds().stream().flatMap(card -> losses(card.penalty())))
        .flatMap(effects -> effects)
        .toList();
  }

  private static Stream<List<Effect>> losses(Penalty penalty) {
    return penalty instanceof Penalty.Loss(var choices) ? choices.stream() : Stream.of();
  }
}
