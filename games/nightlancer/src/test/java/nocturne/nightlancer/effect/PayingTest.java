package nocturne.nightlancer.effect;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.NightlancerRule.NL_3_11;
import static nocturne.nightlancer.NightlancerRule.NL_3_12;
import static nocturne.nightlancer.NightlancerRule.NL_3_13;
import static nocturne.nightlancer.NightlancerRule.NL_3_14;
import static nocturne.nightlancer.NightlancerRule.NL_3_15;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Hit;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.mission.Suffer;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Prices are paid in full; losses are taken as far as there is something to lose. */
class PayingTest {

  private static CityTable street(CityTable table) {
    return table.run(new StreetPhase());
  }

  private static CityTable event(CityTable table, String card) {
    return table.round(card).run(new EventStep(0)).chooses(ANN, "face-event", "stand-back");
  }

  // Prices

  @Test
  @Covers(NL_3_11)
  void cardCanBeBoughtOnlyForItsWholeCost() {
    var offer = CityTable.of(2).pair(1, "calmax", "monowire");
    street(offer.chips(ANN, 2)).refuses(ANN, "bm-1", NL_8_02);
    street(offer.chips(ANN, 3)).offersAmongOthers(ANN, "bm-1");
  }

  @Test
  @Covers(NL_3_11)
  void everyPartOfAPriceMustBeThere() {
    var implant = CityTable.of(2).pair(1, "lie-filter").chips(ANN, 3);
    street(implant.has(ANN, 1, 1)).offersAmongOthers(ANN, "bm-1");
    street(implant.has(ANN, 0, 5)).refuses(ANN, "bm-1", NL_8_02);
    street(implant.has(ANN, 5, 0)).refuses(ANN, "bm-1", NL_8_02);
    var skill = CityTable.of(2).opportunities(ANN, "who-owes-whom").chips(ANN, 2);
    street(skill).refuses(ANN, "uc-1", NL_8_02);
    street(skill.hand(ANN, "detective")).offersAmongOthers(ANN, "uc-1");
  }

  @Test
  @Covers(NL_3_11)
  void useOfACardTakesItsWholeCost() {
    var table = CityTable.of(2).owns(ANN, "calmax").round("identity-check");
    table.has(ANN, 5, 0).run(new EventStep(0)).chooses(ANN, "face-event", "attempt");
    table.doesNotOffer(ANN, "use-calmax");
    table.has(ANN, 5, 2).run(new EventStep(0)).chooses(ANN, "face-event", "attempt");
    table.offersAmongOthers(ANN, "use-calmax");
  }

  @Test
  @Covers(NL_3_15)
  void priceMayTakeTheLastHealthAndResolveAndStillBuys() {
    var table = street(CityTable.prototype(2).has(ANN, 1, 1).chips(ANN, 0).ideals(ANN, 2));
    table.chooses(ANN, "op-1").hasHealth(ANN, 0).hasResolve(ANN, 0).hasChips(ANN, 1);
    table.hasIdeals(ANN, 1);
    assertThat(table.city().isShaken(ANN)).isTrue();
    var implant = street(CityTable.of(2).pair(1, "lie-filter").chips(ANN, 3).has(ANN, 1, 5));
    implant.chooses(ANN, "bm-1");
    assertThat(implant.city().isShaken(ANN)).isTrue();
    assertThat(implant.at().assets(ANN).list(implant.city()))
        .contains(implant.market("lie-filter"));
  }

  @Test
  @Covers(NL_3_15)
  void whoPaysTheLastResolveForACardIsShakenAndScoresNothing() {
    var table = CityTable.of(2).owns(ANN, "calmax").has(ANN, 5, 1).heat(ANN, 0);
    table.round("identity-check").run(new EventStep(0)).chooses(ANN, "face-event", "attempt");
    table.chooses(ANN, "use-calmax").hasHeat(ANN, 1);
    assertThat(table.city().isShaken(ANN)).isTrue();
    assertThat(table.at().best.get(table.city())).isZero();
  }

  @Test
  @Covers(NL_3_15)
  void onlyTheResolveForAnotherRollMustLeaveOne() {
    var table = CityTable.of(2).owns(ANN).round("identity-check").crosshairs(0, 0);
    table.has(ANN, 5, 2).run(new EventStep(0)).chooses(ANN, "face-event", "attempt");
    table.chooses(ANN, "reroll").hasResolve(ANN, 1).isNotAsked(ANN).hasHeat(ANN, 1);
  }

  // Losses

  @ParameterizedTest
  @CsvSource({"4, 1", "3, 0", "2, 0"})
  @Covers(NL_3_12)
  void lostFightTakesWhatHealthThereIs(int before, int after) {
    var table = CityTable.prototype(2).has(ANN, before, 5).run(new Hit(Seats.of(ANN), 3));
    table.hasHealth(ANN, after);
    assertThat(table.city().isShaken(ANN)).isEqualTo(after == 0);
  }

  @Test
  @Covers(NL_3_12)
  void unpaidInterestTakesWhatHealthAndResolveThereAre() {
    CityTable.prototype(2)
        .loans(ANN, 1)
        .has(ANN, 1, 7)
        .run(new Downtime())
        .chooses(ANN, "take-harm")
        .hasHealth(ANN, 0)
        .hasResolve(ANN, 5);
  }

  @Test
  @Covers(NL_3_13)
  void eventTakesWhatHealthThereIs() {
    event(CityTable.prototype(2).has(ANN, 4, 5), "grid-collapse").hasHealth(ANN, 1);
    var weak = event(CityTable.prototype(2).has(ANN, 2, 5), "grid-collapse").hasHealth(ANN, 0);
    assertThat(weak.city().isShaken(ANN)).isTrue();
  }

  @Test
  @Covers(NL_3_13)
  void stageOfAMissionTakesWhatHealthThereIs() {
    CityTable.prototype(2)
        .missions("cold-chain")
        .crew(ANN, Crews.FIRST)
        .owns(ANN)
        .has(ANN, 1, 5)
        .run(StageOf.stage(0, 2))
        .chooses(ANN, "stay", "route-1", "stand-back")
        .hasHealth(ANN, 0)
        .isOff(ANN);
  }

  @Test
  @Covers(NL_3_14)
  void penaltyInChipsTakesWhatThereIs() {
    event(CityTable.of(2).chips(ANN, 5), "brown-out").hasChips(ANN, 3);
    event(CityTable.of(2).chips(ANN, 1), "brown-out").hasChips(ANN, 0);
  }

  @Test
  @Covers(NL_3_14)
  void whoMayChooseALossMustTakeOneThatCanBeMet() {
    event(CityTable.of(2).owns(ANN).has(ANN, 2, 5).chips(ANN, 2), "rivets-harassing")
        .offers(ANN, "loss-1", "loss-2");
    event(CityTable.of(2).owns(ANN).has(ANN, 2, 5).chips(ANN, 1), "rivets-harassing")
        .hasChips(ANN, 1)
        .hasHealth(ANN, 1); // none left, and one for being Shaken
    event(CityTable.of(2).owns(ANN).has(ANN, 1, 5).chips(ANN, 2), "rivets-harassing")
        .hasChips(ANN, 0)
        .hasHealth(ANN, 1);
  }

  @Test
  @Covers(NL_3_14)
  void whereNoLossCanBeMetItIsHealthAsFarAsItGoes() {
    var table = CityTable.prototype(2).owns(ANN).has(ANN, 1, 5).chips(ANN, 1);
    event(table, "rivets-harassing").hasHealth(ANN, 0).hasChips(ANN, 1);
    assertThat(table.city().isShaken(ANN)).isTrue();
    var healthLast =
        new Penalty.Loss(
            List.of(List.of(lose(Resource.CHIP, 2)), List.of(lose(Resource.HEALTH, 2))));
    CityTable.prototype(2)
        .owns(ANN)
        .has(ANN, 1, 5)
        .chips(ANN, 1)
        .run(new Suffer(Seats.of(ANN), healthLast, -1))
        .hasHealth(ANN, 0)
        .hasChips(ANN, 1);
  }

  @Test
  @Covers(NL_3_14)
  void whereNoneOfTheLossesIsHealthItIsTheFirst() {
    var losses =
        new Penalty.Loss(
            List.of(
                List.of(lose(Resource.CHIP, 2), lose(Resource.RESOLVE, 1)),
                List.of(lose(Resource.CHIP, 3), lose(Resource.RESOLVE, 3))));
    CityTable.of(2)
        .owns(ANN)
        .has(ANN, 5, 5)
        .chips(ANN, 1)
        .run(new Suffer(Seats.of(ANN), losses, -1))
        .hasChips(ANN, 0)
        .hasResolve(ANN, 4);
  }

  private static Effect lose(Resource resource, int amount) {
    return new Effect.Lose(resource, amount);
  }
}
