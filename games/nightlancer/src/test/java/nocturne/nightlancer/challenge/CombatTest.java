package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_13_01;
import static nocturne.nightlancer.NightlancerRule.NL_13_03;
import static nocturne.nightlancer.NightlancerRule.NL_13_04;
import static nocturne.nightlancer.NightlancerRule.NL_13_05;
import static nocturne.nightlancer.NightlancerRule.NL_13_06;
import static nocturne.nightlancer.NightlancerRule.NL_13_07;
import static nocturne.nightlancer.NightlancerRule.NL_13_12;
import static nocturne.nightlancer.NightlancerRule.NL_13_13;
import static nocturne.nightlancer.NightlancerRule.NL_9_08;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.fight;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.Suffer;
import nocturne.nightlancer.prep.EventStep;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What one fights with, and what losing costs. */
class CombatTest {

  @ParameterizedTest
  @ValueSource(strings = {"telescopic-baton", "forearm-blade"})
  @Covers(NL_13_01)
  void oneWeaponOrCyberweaponIsUsedAndThenNoOther(String used) {
    var table = crew(CityTable.of(2), ANN).owns(ANN, "forearm-blade", "piston-arm");
    table.carries(ANN, "telescopic-baton", "monowire");
    route(table, fight(Ability.MELEE, 9, 2), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(
            ANN, "use-telescopic-baton", "use-monowire", "use-forearm-blade", "use-piston-arm")
        .chooses(ANN, "use-" + used)
        .refuses(ANN, "use-monowire", NL_13_01)
        .refuses(ANN, "use-piston-arm", NL_13_01);
    assertThat(rating(table, ANN)).isEqualTo(3 + 2);
  }

  /** The limit is one for each player and each fight. */
  @Test
  @Covers(NL_13_01)
  void everyoneInTheCrewAndEveryFightHasAWeaponOfItsOwn() {
    var table = crew(CityTable.of(2), ANN, BEN).carries(ANN, "telescopic-baton");
    table.carries(BEN, "monowire").has(ANN, 7, 1).has(BEN, 7, 1);
    for (int fights = 0; fights < 2; fights++) {
      route(table.crosshairs(0, 1), fight(Ability.MELEE, 9, 2), ANN, BEN)
          .chooses(ANN, "attempt")
          .chooses(BEN, "attempt")
          .chooses(ANN, "use-telescopic-baton")
          .chooses(BEN, "use-monowire")
          .rests();
      assertThat(score(table)).isEqualTo(3 + 3 + 1);
    }
  }

  /** Gear that helps in a fight is no weapon. */
  @Test
  @Covers(NL_13_01)
  void gearIsUsedBesideAWeapon() {
    var table = crew(CityTable.of(2), ANN).carries(ANN, "redline", "monowire").has(ANN, 7, 9);
    route(table, fight(Ability.MELEE, 15, 2), ANN)
        .chooses(ANN, "attempt", "use-monowire", "use-redline");
    assertThat(rating(table, ANN)).isEqualTo(3 + 3 + 2);
  }

  @ParameterizedTest
  @EnumSource(Ability.class)
  @Covers(NL_13_03)
  void weaponsAreOfferedInFightsOnly(Ability ability) {
    var table = crew(CityTable.of(2), ANN).owns(ANN, "shoulder-mount", "forearm-blade");
    table.carries(ANN, "assault-rifle").hand(ANN, "back-alley-doc").has(ANN, 5, 5);
    var challenge = ability.isCombat() ? fight(ability, 9, 2) : test(ability, 9);
    route(table, challenge, ANN).chooses(ANN, "attempt");
    if (ability.isCombat()) table.offersAmongOthers(ANN, "use-assault-rifle");
    else table.doesNotOffer(ANN, "use-assault-rifle", "use-shoulder-mount", "use-forearm-blade");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_13_03)
  void weaponsRaiseNothingButCombatAbilities(String edition) {
    for (var card : CityTable.GAME.contents(edition).market()) {
      if (!card.type().isWeapon()) continue;
      for (var ability : Ability.values())
        if (!ability.isCombat()) assertThat(card.bonus(ability)).as(card.id()).isZero();
    }
  }

  @Test
  @Covers(NL_13_04)
  void onAMissionAWeaponMustBeInTheLoadout() {
    var table = crew(CityTable.of(2), ANN).owns(ANN, "monowire").carries(ANN, "telescopic-baton");
    route(table, fight(Ability.MELEE, 9, 2), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-telescopic-baton")
        .refuses(ANN, "use-monowire", NL_13_04);
  }

  @Test
  @Covers(NL_13_05)
  void inAnEventNothingObviousIsUsed() {
    var table = CityTable.of(2).owns(ANN, "long-rifle", "takedown-crossbow", "shoulder-mount");
    event(table, fight(Ability.MARKSMAN, 9, 2), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-takedown-crossbow")
        .refuses(ANN, "use-long-rifle", NL_13_05)
        .refuses(ANN, "use-shoulder-mount", NL_13_05);
    var mission = crew(CityTable.of(2), ANN).owns(ANN, "shoulder-mount");
    mission.carries(ANN, "long-rifle");
    route(mission, fight(Ability.MARKSMAN, 9, 2), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-long-rifle", "use-shoulder-mount");
  }

  /** The fight that an Event has for a penalty is part of the Event. */
  @Test
  @Covers(NL_13_05)
  void inTheFightOfAnEventsPenaltyTheSameHolds() {
    CityTable.of(2)
        .owns(ANN, "long-rifle", "takedown-crossbow")
        .run(new Suffer(Seats.of(ANN), new Penalty.Fight(fight(Ability.MARKSMAN, 9, 2)), -1))
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-takedown-crossbow")
        .refuses(ANN, "use-long-rifle", NL_13_05);
  }

  @Test
  @Covers({NL_13_05, NL_9_08})
  void missionThatExcludesATraitExcludesCyberweaponsToo() {
    var table = CityTable.of(2).missions("cold-chain").crew(ANN, Crews.FIRST);
    table.owns(ANN, "piston-arm", "forearm-blade");
    route(table, fight(Ability.MELEE, 9, 2), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-forearm-blade")
        .refuses(ANN, "use-piston-arm", NL_9_08);
  }

  @Test
  @Covers(NL_13_06)
  void withoutAWeaponThePlainAbilityFights() {
    var table = crew(CityTable.of(2), ANN).has(ANN, 7, 1).crosshairs(1);
    route(table, fight(Ability.MELEE, 4, 2), ANN).chooses(ANN, "attempt").rests();
    assertThat(score(table)).isEqualTo(3 + 1);
  }

  @Test
  @Covers(NL_13_07)
  void lostFightCostsItsDangerBesideEverythingElse() {
    var table = CityTable.of(2).round("meathook-rampage").owns(ANN).has(ANN, 7, 1).chips(ANN, 5);
    table
        .crosshairs(1)
        .run(new EventStep(0))
        .chooses(ANN, "face-event", "attempt")
        .happened(NL_13_07)
        .hasHealth(ANN, 5)
        .hasChips(ANN, 4);
  }

  @Test
  @Covers(NL_13_07)
  void fightThatIsWonCostsNothing() {
    var table = CityTable.of(2).round("meathook-rampage").owns(ANN).has(ANN, 7, 1).chips(ANN, 5);
    table
        .crosshairs(2)
        .run(new EventStep(0))
        .chooses(ANN, "face-event", "attempt")
        .didNotHappen(NL_13_07)
        .hasHealth(ANN, 7)
        .hasChips(ANN, 5);
  }

  private static CityTable hit(CityTable table, int danger) {
    return table.run(new Hit(Seats.of(ANN), danger));
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_13_12)
  void lastHealthThatIsLostShakesAtOnce(String edition) {
    var well = crew(CityTable.of(2, "edition", edition), ANN).has(ANN, 4, 5);
    hit(well, 3).hasHealth(ANN, 1).isOn(ANN, Crews.FIRST);
    assertThat(well.city().isShaken(ANN)).isFalse();
    var worse = crew(CityTable.of(2, "edition", edition), ANN).has(ANN, 3, 5);
    hit(worse, 3).isOff(ANN);
    assertThat(worse.city().isShaken(ANN)).isTrue();
  }

  /** In the prototype nothing comes back by being Shaken, so that one sees what was lost. */
  @Test
  @Covers(NL_13_13)
  void whoHasLessThanTheDangerLosesAllThereIs() {
    var table = crew(CityTable.prototype(2), ANN).has(ANN, 2, 5);
    hit(table, 5).hasHealth(ANN, 0).isOff(ANN);
  }

  @Test
  @Covers({NL_13_12, NL_13_13})
  void inACrewEachLosesWhatThereIsAndOnlyThoseWithNoneLeftAreShaken() {
    var table = crew(CityTable.prototype(4), CAT, ANN, DAN).has(CAT, 1, 5).has(ANN, 2, 5);
    table.has(DAN, 9, 5);
    table.run(new Hit(Seats.of(ANN).with(CAT).with(DAN), 3)).chooses(CAT, "done");
    table.isOff(CAT).isOff(ANN).isOn(DAN, Crews.FIRST).hasHealth(DAN, 7);
  }
}
