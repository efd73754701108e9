package nocturne.gangs.reclaim;

import static nocturne.gangs.GangsRule.GN_13_01;
import static nocturne.gangs.GangsRule.GN_13_02;
import static nocturne.gangs.GangsRule.GN_13_03;
import static nocturne.gangs.GangsRule.GN_13_04;
import static nocturne.gangs.GangsRule.GN_13_05;
import static nocturne.gangs.GangsRule.GN_13_06;
import static nocturne.gangs.GangsRule.GN_13_12;
import static nocturne.gangs.GangsRule.GN_13_13;
import static nocturne.gangs.GangsRule.GN_13_14;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.Resource;
import nocturne.gangs.turn.Turn;
import org.junit.jupiter.api.Test;

/** Who may reclaim, what comes back and what districts pay. */
class ReclaimTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 0, 0, 0);
  }

  @Test
  @Covers(GN_13_01)
  void whoHasSpentADiscMayReclaimAndWhoHasNotMustActivate() {
    var table = empty().units(ANN, "watson", "solo").resources(ANN, 1, 0, 0);
    table.spent(ANN, Disc.TECHIES).run(new Turn(ANN)).offers(ANN, "activate", "reclaim");
    table.spent(ANN).run(new Turn(ANN)).isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_13_01)
  void whoHasNoUnitsOrNoResourcesMayReclaimAtOnce() {
    empty().resources(ANN, 1, 0, 0).run(new Turn(ANN)).offers(ANN, "activate", "reclaim");
    empty().units(ANN, "watson", "solo").run(new Turn(ANN)).offers(ANN, "activate", "reclaim");
    empty()
        .units(ANN, "watson", "solo")
        .resources(ANN, 0, 0, 1)
        .run(new Turn(ANN))
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_13_02)
  void allDiscsComeBack() {
    var table =
        empty()
            .hideouts(ANN, "watson")
            .spent(ANN, Disc.values())
            .spent(BEN, Disc.SOLOS)
            .run(new Turn(ANN));
    assertThat(table.city().at().spentDiscs.get(table.city(), ANN)).isZero();
    assertThat(table.city().at().spentDiscs.get(table.city(), BEN)).isEqualTo(Disc.SOLOS.bit());
  }

  @Test
  @Covers(GN_13_03)
  void presencePaysOneRewardOfOnesChoiceAndDominanceAll() {
    empty()
        .units(ANN, "santo-domingo", "solo")
        .reclaims(ANN)
        .isAsked(ANN, GN_13_03)
        .offers(ANN, "contraband-2", "eddies-1")
        .chooses(ANN, "contraband-2")
        .has(ANN, Resource.CONTRABAND, 2)
        .has(ANN, Resource.EDDIES, 0);
    empty()
        .hideouts(ANN, "santo-domingo")
        .units(ANN, "santo-domingo", "solo")
        .reclaims(ANN)
        .has(ANN, Resource.CONTRABAND, 2)
        .has(ANN, Resource.EDDIES, 1);
  }

  @Test
  @Covers(GN_13_04)
  void hideoutAloneEarnsNothing() {
    empty()
        .hideouts(ANN, "watson", "pacifica")
        .reclaims(ANN)
        .isAsked(ANN, GN_13_06)
        .has(ANN, Resource.EDDIES, 0)
        .has(ANN, Resource.CONTRABAND, 0);
  }

  @Test
  @Covers(GN_13_05)
  void incomeIsThatOfTheSituationBeforeRecruiting() {
    empty()
        .hideouts(ANN, "watson", "city-center")
        .units(ANN, "city-center", "solo")
        .units(BEN, "city-center", "solo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-2")
        .chooses(ANN, "tyger-claws-solo-watson", "tyger-claws-netrunner-city-center")
        .has(ANN, Resource.EDDIES, 2)
        .has(ANN, Resource.CONTRABAND, 0)
        .has(ANN, Resource.SECRETS, 0)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(GN_13_12)
  void combatCardsStayDiscarded() {
    empty()
        .units(ANN, "watson", "solo")
        .hand(ANN, "crusher")
        .discarded(ANN, "short-circuit", "cyberpsychosis")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .hasHand(ANN, "crusher")
        .hasDiscarded(ANN, "short-circuit", "cyberpsychosis");
  }

  @Test
  @Covers(GN_13_13)
  void marketsStayAsTheyAre() {
    var table =
        empty()
            .units(ANN, "watson", "solo")
            .market("ripperdoc-bd")
            .edgerunners("nix")
            .reclaims(ANN)
            .chooses(ANN, "eddies-1");
    assertThat(table.city().active()).isEqualTo(BEN);
    assertThat(table.at().opportunities.get(1).isEmpty(table.city())).isTrue();
    assertThat(table.at().edgerunners.get(1).isEmpty(table.city())).isTrue();
  }

  @Test
  @Covers(GN_13_14)
  void abilitiesComeAfterRecruiting() {
    kerry().chooses(ANN, "done").hasCred(ANN, 2);
    kerry().chooses(ANN, "tyger-claws-solo-watson").hasCred(ANN, 0);
  }

  /** Kerry alone in a district with a hideout, at the moment to recruit. */
  private static NightCityTable kerry() {
    return empty()
        .hideouts(ANN, "watson")
        .hired(ANN, "kerry-eurodyne", "watson")
        .reclaims(ANN)
        .isAsked(ANN, GN_13_06)
        .hasCred(ANN, 0);
  }

  @Test
  @Covers(GN_13_14)
  void severalAbilitiesAtTheEndOfAReclaimAllWork() {
    empty()
        .hired(ANN, "kerry-eurodyne", "watson")
        .hired(ANN, "rogue-amendiares", "pacifica")
        .units(ANN, "heywood-fixer", "solo")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1", "eddies-1", "eddies-1")
        .hasCred(ANN, 4);
  }
}
