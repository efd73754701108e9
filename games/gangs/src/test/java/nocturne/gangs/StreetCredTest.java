package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_1_06;
import static nocturne.gangs.GangsRule.GN_1_08;
import static nocturne.gangs.GangsRule.GN_1_14;
import static nocturne.gangs.GangsRule.GN_20_05;
import static nocturne.gangs.GangsRule.GN_3_08;
import static nocturne.gangs.GangsRule.GN_5_06;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_8_09;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static nocturne.gangs.NightCityTable.GANG;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Street Cred and its track, and what counts as one gain; the tokens in the Net. */
class StreetCredTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 2, 0, 0).resources(BEN, 1, 0, 0);
  }

  @Test
  @Covers({GN_1_06, GN_5_06})
  void everyGangBeginsWithNoStreetCredAndHasAMarkerOfItsOwn() {
    var table = NightCityTable.of(4);
    for (int side : new int[] {ANN, BEN, CAT, DAN}) table.hasCred(side, 0);
    table.resources(BEN, 2, 0, 0).activates(BEN, "hideout", "pacifica");
    table.hasCred(ANN, 0).hasCred(BEN, 1).hasCred(CAT, 0).hasCred(DAN, 0);
  }

  @Test
  @Covers(GN_1_14)
  void streetCredIsCountedBeyondTheEndOfTheTrack() {
    empty()
        .units(ANN, "watson", "solo")
        .cred(ANN, 25)
        .activates(ANN, "hideout", "pacifica")
        .hasCred(ANN, 26);
    empty().run(it -> Fortune.cred(it, ANN, 40, GN_8_09)).hasCred(ANN, 40);
  }

  @Test
  @Covers(GN_1_14)
  void streetCredNeverDropsBelowNothing() {
    loses(2).hasCred(GANG, 1);
    loses(1).hasCred(GANG, 0);
    loses(0).hasCred(GANG, 0);
  }

  /** The opposing gang of the solo game has so much and loses 1 to the second yellow space. */
  private static NightCityTable loses(int cred) {
    return NightCityTable.solo("tyger-claws", "valentinos")
        .cred(GANG, cred)
        .net(ANN, 1)
        .activates(ANN, "netrunners", "done", "yes", "yes", "valentinos");
  }

  @Test
  @Covers(GN_3_08)
  void oneInstructionIsOneGainWhateverItsAmount() {
    empty()
        .resources(ANN, 3, 0, 0)
        .hired(ANN, "kerry-eurodyne", "watson")
        .hideouts(ANN, "watson", "heywood")
        .activates(ANN, "hideout", "pacifica")
        .hasCred(ANN, 2)
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_3_08)
  void twoInstructionsAreTwoGains() {
    seizesCyberedUp("heywood", "watson")
        .hasCred(ANN, 1)
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook")
        .hasCred(ANN, 2)
        .moves(ANN, "kerry-eurodyne", "westbrook", "heywood")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_3_08)
  void gainOfNothingIsNoGain() {
    seizesCyberedUp("heywood")
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook")
        .hasCred(ANN, 1)
        .isAsked(ANN, GN_6_04);
  }

  /** A card that pays 1 for itself and then 1 for every two hideouts. */
  private static NightCityTable seizesCyberedUp(String... hideouts) {
    return empty()
        .resources(ANN, 0, 1, 0)
        .hideouts(ANN, hideouts)
        .hired(ANN, "kerry-eurodyne", "watson")
        .units(ANN, "pacifica-business", "techie")
        .market("cybered-up")
        .activates(ANN, "techies", "done", "cybered-up");
  }

  @Test
  @Covers({GN_3_08, GN_20_05})
  void kerryMovesForAGainInTheActivateOfSomebodyElse() {
    empty()
        .hired(ANN, "kerry-eurodyne", "pacifica")
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(ANN, "crusher")
        .hand(BEN, "cyberpsychosis")
        .activates(BEN, "solos", "done", "watson")
        .hasCred(ANN, 1)
        .moves(ANN, "kerry-eurodyne", "pacifica", "heywood")
        .stands(ANN, "kerry-eurodyne", "heywood", 1);
  }

  @Test
  @Covers({GN_3_08, GN_20_05})
  void kerryDoesNotMoveForAGainInAReclaim() {
    empty()
        .hired(ANN, "kerry-eurodyne", "watson")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .hasCred(ANN, 2)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(GN_5_06)
  void everyNetTokenBeginsAtTheStart() {
    var table = NightCityTable.of(4);
    for (int side : new int[] {ANN, BEN, CAT, DAN}) assertThat(table.city().net(side)).isEqualTo(0);
  }

  @Test
  @Covers(GN_1_08)
  void netTokensShareASpaceAndLeaveEachOtherAlone() {
    var table =
        empty()
            .units(ANN, "watson", "netrunner")
            .net(BEN, 1)
            .dice(6, 6)
            .activates(ANN, "netrunners", "done", "yes", "yes")
            .hasCred(ANN, 1);
    assertThat(table.city().net(ANN)).isEqualTo(1);
    assertThat(table.city().net(BEN)).isEqualTo(1);
  }
}
