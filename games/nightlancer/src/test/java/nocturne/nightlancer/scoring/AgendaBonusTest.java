package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_15_10;
import static nocturne.nightlancer.NightlancerRule.NL_15_11;
import static nocturne.nightlancer.NightlancerRule.NL_15_12;
import static nocturne.nightlancer.NightlancerRule.NL_15_13;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.Covers;
import nocturne.nightlancer.edition.Edition;
import nocturne.nightlancer.edition.Final;
import nocturne.nightlancer.edition.Prototype;
import org.junit.jupiter.api.Test;

/** What Agendas are worth in the end. Ann has the best rating in three abilities. */
class AgendaBonusTest {

  private static final int ABILITIES = 3;

  private static int[] bonuses(Edition edition, int ideals, int mostAgendas) {
    var bonuses = new int[mostAgendas + 1];
    for (int agendas = 0; agendas <= mostAgendas; agendas++)
      bonuses[agendas] = edition.agendaBonus(ideals, agendas);
    return bonuses;
  }

  @Test
  @Covers(NL_15_10)
  void theTableOfThePrototype() {
    var edition = new Prototype();
    assertThat(bonuses(edition, 0, 6)).containsExactly(0, 0, 0, 0, 0, 0, 0);
    assertThat(bonuses(edition, 1, 6)).containsExactly(0, 0, 0, 0, 0, 0, 0);
    assertThat(bonuses(edition, 2, 6)).containsExactly(0, 0, 0, 0, 1, 1, 2);
    assertThat(bonuses(edition, 3, 6)).containsExactly(0, 0, 0, 1, 1, 1, 2);
    assertThat(bonuses(edition, 4, 6)).containsExactly(0, 0, 0, 1, 1, 2, 2);
    assertThat(bonuses(edition, 5, 6)).containsExactly(0, 0, 1, 1, 1, 2, 2);
    assertThat(bonuses(edition, 6, 6)).containsExactly(0, 0, 1, 1, 2, 2, 3);
  }

  @Test
  @Covers(NL_15_11)
  void moreThanSixAgendasOfThePrototypeCountAsSix() {
    for (int ideals = 0; ideals <= 6; ideals++)
      for (int agendas : new int[] {7, 12})
        assertThat(new Prototype().agendaBonus(ideals, agendas))
            .isEqualTo(new Prototype().agendaBonus(ideals, 6));
  }

  @Test
  @Covers(NL_15_12)
  void theMoreIdealsTheFewerAgendasMakeAProspectInTheFinalEdition() {
    var edition = new Final();
    assertThat(bonuses(edition, 0, 7)).containsOnly(0);
    assertThat(bonuses(edition, 1, 7)).containsOnly(0);
    assertThat(bonuses(edition, 2, 7)).containsExactly(0, 0, 0, 0, 0, 0, 1, 1);
    assertThat(bonuses(edition, 3, 7)).containsExactly(0, 0, 0, 0, 0, 1, 1, 1);
    assertThat(bonuses(edition, 4, 7)).containsExactly(0, 0, 0, 0, 1, 1, 1, 1);
    assertThat(bonuses(edition, 5, 7)).containsExactly(0, 0, 0, 1, 1, 1, 2, 2);
    assertThat(bonuses(edition, 6, 7)).containsExactly(0, 0, 1, 1, 2, 2, 3, 3);
  }

  @Test
  @Covers(NL_15_12)
  void theFinalEditionHasNoLimit() {
    assertThat(new Final().agendaBonus(6, 14)).isEqualTo(7);
    assertThat(new Final().agendaBonus(2, 24)).isEqualTo(4);
  }

  @Test
  @Covers(NL_15_12)
  void agendasAreCountedInTheFinalEdition() {
    Reckoning.count(
            Reckoning.of(2)
                .ideals(ANN, 5)
                .bought(ANN, "canal-freight", "hot-property", "lock-up-in-digbeth"))
        .happened(NL_15_12)
        .hasProspects(ANN, ABILITIES + 5 + 1);
  }

  @Test
  @Covers(NL_15_10)
  void agendasAreCountedInThePrototype() {
    Reckoning.count(
            Reckoning.of(2, "edition", "prototype")
                .ideals(ANN, 5)
                .bought(ANN, "canal-freight", "hot-property"))
        .happened(NL_15_10)
        .hasProspects(ANN, ABILITIES + 5 + 1);
  }

  @Test
  @Covers(NL_15_13)
  void skillsAreNoAgendas() {
    Reckoning.count(
            Reckoning.of(2)
                .ideals(ANN, 5)
                .bought(ANN, "canal-freight", "hot-property", "soft-shoes", "slow-breath"))
        .didNotHappen(NL_15_12)
        .hasProspects(ANN, ABILITIES + 5);
    Reckoning.count(
            Reckoning.of(2, "edition", "prototype")
                .ideals(ANN, 5)
                .bought(ANN, "canal-freight", "soft-shoes", "slow-breath"))
        .didNotHappen(NL_15_10)
        .hasProspects(ANN, ABILITIES + 5);
  }

  @Test
  @Covers(NL_15_13)
  void agendasInHandAreNotCounted() {
    var table =
        Reckoning.of(2)
            .ideals(ANN, 6)
            .bought(ANN, "canal-freight")
            .opportunities(ANN, "inner-city-lease");
    Reckoning.count(table).didNotHappen(NL_15_12).hasProspects(ANN, ABILITIES + 6);
  }
}
