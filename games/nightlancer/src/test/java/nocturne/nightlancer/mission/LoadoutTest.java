package nocturne.nightlancer.mission;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_9_04;
import static nocturne.nightlancer.NightlancerRule.NL_9_05;
import static nocturne.nightlancer.NightlancerRule.NL_9_06;
import static nocturne.nightlancer.NightlancerRule.NL_9_07;
import static nocturne.nightlancer.NightlancerRule.NL_9_08;
import static nocturne.nightlancer.NightlancerRule.NL_9_09;
import static nocturne.nightlancer.challenge.Trials.VAN;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.fight;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** What a crew takes along, and what stays at home. */
class LoadoutTest {

  private static void carries(CityTable table, Seat seat, String... cards) {
    assertThat(table.at().loadout(seat).list(table.city()).stream().map(MarketCard::id))
        .containsExactlyInAnyOrder(cards);
  }

  private static CityTable packing(String mission, String... owned) {
    return CityTable.of(2)
        .missions(mission)
        .crew(ANN, Crews.FIRST)
        .owns(ANN, owned)
        .run(new MissionPhase(0));
  }

  @Test
  @Covers(NL_9_04)
  void threeCardsAtMostAreTakenAlong() {
    var table = packing(VAN, "monowire", "plate-vest", "tool-roll", "optic-cloak");
    table
        .offers(
            ANN, "take-monowire", "take-plate-vest", "take-tool-roll", "take-optic-cloak", "done")
        .chooses(ANN, "take-monowire", "take-plate-vest")
        .offers(ANN, "take-tool-roll", "take-optic-cloak", "done")
        .chooses(ANN, "take-optic-cloak")
        .offersAmongOthers(ANN, "stay", "abandon");
    carries(table, ANN, "monowire", "plate-vest", "optic-cloak");
  }

  @Test
  @Covers(NL_9_04)
  void fewerMayBeTaken() {
    var table = packing(VAN, "monowire", "plate-vest", "tool-roll", "optic-cloak");
    table.chooses(ANN, "take-monowire", "done").offersAmongOthers(ANN, "stay");
    carries(table, ANN, "monowire");
  }

  /** Where all there is fits there is nothing to decide: to carry a card costs nothing. */
  @Test
  @Covers(NL_9_04)
  void whoOwnsThreeTakesThemAll() {
    var table = packing(VAN, "monowire", "plate-vest", "tool-roll");
    table.offersAmongOthers(ANN, "stay");
    carries(table, ANN, "monowire", "plate-vest", "tool-roll");
  }

  @Test
  @Covers(NL_9_04)
  void membersOfBothCrewsPackInSecretAndShowItTogether() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.SECOND);
    table
        .owns(ANN, "monowire", "plate-vest", "tool-roll", "optic-cloak")
        .owns(BEN, "telescopic-baton", "lined-jacket", "calmax", "medkit")
        .run(new MissionPhase(0))
        .chooses(ANN, "take-monowire", "take-plate-vest", "take-tool-roll")
        .isNotAsked(ANN);
    carries(table, ANN);
    assertThat(knows(table, ANN)).isTrue();
    assertThat(knows(table, BEN)).isFalse();
    table.chooses(BEN, "take-medkit", "done").happened(NL_9_04);
    carries(table, ANN, "monowire", "plate-vest", "tool-roll");
    carries(table, BEN, "medkit");
  }

  /** Whether a player knows what Ann is packing. */
  private static boolean knows(CityTable table, Seat seat) {
    var seen = table.city().view(Viewer.of(seat)).table();
    return !seen.at().packing(ANN).isHidden(seen, 0);
  }

  @Test
  @Covers(NL_9_05)
  void whatStaysAtHomeCannotBeUsedInAChallenge() {
    var table = packing(VAN, "optic-cloak", "calmax", "smoke-canister", "plate-vest");
    table
        .chooses(ANN, "take-optic-cloak", "take-plate-vest", "done")
        .chooses(ANN, "stay", "route-2", "attempt")
        .offersAmongOthers(ANN, "use-optic-cloak")
        .refuses(ANN, "use-calmax", NL_9_05)
        .refuses(ANN, "use-smoke-canister", NL_9_05);
  }

  @Test
  @Covers(NL_9_05)
  void whatStaysAtHomeCannotBeUsedBetweenChallengesEither() {
    var table = packing(VAN, "medkit", "monowire", "tool-roll", "stim-patch").has(ANN, 2, 2);
    table
        .chooses(ANN, "take-medkit", "take-monowire", "take-tool-roll")
        .offersAmongOthers(ANN, "use-medkit", "sell-stim-patch")
        .doesNotOffer(ANN, "use-stim-patch");
  }

  @Test
  @Covers(NL_9_05)
  void whoIsOffTheMissionMayUseItAgain() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.SECOND);
    table
        .owns(ANN, "medkit", "monowire", "tool-roll", "stim-patch")
        .owns(BEN)
        .has(ANN, 2, 2)
        .run(new MissionPhase(0))
        .chooses(ANN, "take-medkit", "take-monowire", "take-tool-roll", "abandon");
    carries(table, ANN);
    table.run(new StreetPhase()).offersAmongOthers(ANN, "use-medkit", "use-stim-patch");
  }

  /** On the street one is on a mission, but has not packed for it. */
  @Test
  @Covers({NL_9_05, NL_9_09})
  void beforeTheMissionEverythingIsAtHand() {
    CityTable.of(2)
        .missions(VAN)
        .crew(ANN, Crews.FIRST)
        .owns(ANN, "medkit", "monowire", "tool-roll", "stim-patch")
        .has(ANN, 2, 2)
        .run(new StreetPhase())
        .offersAmongOthers(ANN, "use-medkit", "use-stim-patch");
  }

  @Test
  @Covers(NL_9_06)
  void implantsAreWithTheirOwnerAndTakeNoPlace() {
    var table =
        packing(
            "picket-line",
            "monowire",
            "plate-vest",
            "tool-roll",
            "optic-cloak",
            "forearm-blade",
            "fast-twitch-graft");
    table
        .doesNotOffer(ANN, "take-forearm-blade", "take-fast-twitch-graft")
        .chooses(ANN, "take-optic-cloak", "take-plate-vest", "take-tool-roll")
        .chooses(ANN, "stay", "route-2", "attempt")
        .offersAmongOthers(ANN, "use-forearm-blade");
    // The Assassin fights with 3, the graft adds 1.
    assertThat(rating(table, ANN)).isEqualTo(4);
  }

  @Test
  @Covers(NL_9_07)
  void skillsWorkBesideAFullLoadout() {
    var table = CityTable.of(2).missions("picket-line").crew(ANN, Crews.FIRST).owns(ANN);
    table.carries(ANN, "plate-vest", "optic-cloak", "calmax").bought(ANN, "sparring-partner");
    route(table, fight(Ability.MELEE, 9, 2), ANN).chooses(ANN, "attempt");
    assertThat(rating(table, ANN)).isEqualTo(3 + 1);
  }

  @Test
  @Covers(NL_9_08)
  void excludedCardIsNotTakenAlong() {
    var table = packing("quiet-handover", "pump-shotgun", "monowire", "plate-vest", "tool-roll");
    table.offersAmongOthers(ANN, "stay");
    carries(table, ANN, "monowire", "plate-vest", "tool-roll");
    packing("quiet-handover", "chainblade", "monowire", "plate-vest", "tool-roll", "calmax")
        .offers(ANN, "take-monowire", "take-plate-vest", "take-tool-roll", "take-calmax", "done")
        .refuses(ANN, "take-chainblade", NL_9_08);
  }

  /** Obvious is another trait than Loud, and each mission names those it does not like. */
  @Test
  @Covers(NL_9_08)
  void onlyTheTraitsThatAMissionNamesAreExcluded() {
    packing("quiet-handover", "fire-axe", "monowire", "plate-vest", "tool-roll")
        .offersAmongOthers(ANN, "take-fire-axe");
    packing("cold-chain", "fire-axe", "monowire", "plate-vest", "tool-roll", "scout-carbine")
        .offersAmongOthers(ANN, "take-scout-carbine")
        .refuses(ANN, "take-fire-axe", NL_9_08);
    packing(VAN, "fire-axe", "monowire", "plate-vest", "tool-roll", "chainblade")
        .offersAmongOthers(ANN, "take-chainblade", "take-fire-axe");
  }

  @Test
  @Covers(NL_9_08)
  void excludedImplantIsNotUsed() {
    var table = CityTable.of(2).missions("loose-tongue").crew(ANN, Crews.FIRST);
    table.owns(ANN, "piston-arm", "forearm-blade");
    route(table, fight(Ability.MELEE, 9, 2), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-forearm-blade")
        .refuses(ANN, "use-piston-arm", NL_9_08);
  }

  @Test
  @Covers(NL_9_09)
  void awayFromMissionsEveryCardIsAtHandAndNextTimeOnePacksAnew() {
    var table = CityTable.of(2).owns(ANN, "optic-cloak", "tool-roll", "calmax", "smoke-canister");
    event(table, test(Ability.COVERT, 15), ANN)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-optic-cloak", "use-calmax", "use-smoke-canister");
    table
        .missions(VAN)
        .crew(ANN, Crews.FIRST)
        .run(new MissionPhase(0))
        .chooses(ANN, "take-calmax", "done", "abandon")
        .isOff(ANN);
    carries(table, ANN);
    table
        .missions("picket-line")
        .crew(ANN, Crews.FIRST)
        .run(new MissionPhase(0))
        .offers(
            ANN,
            "take-optic-cloak",
            "take-tool-roll",
            "take-calmax",
            "take-smoke-canister",
            "done");
  }
}
