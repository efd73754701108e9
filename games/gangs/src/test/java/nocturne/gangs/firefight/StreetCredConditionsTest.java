package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_20_05;
import static nocturne.gangs.GangsRule.GN_7_39;
import static nocturne.gangs.GangsRule.GN_7_40;
import static nocturne.gangs.GangsRule.GN_7_41;
import static nocturne.gangs.GangsRule.GN_7_42;
import static nocturne.gangs.GangsRule.GN_7_43;
import static nocturne.gangs.GangsRule.GN_7_44;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** Step 6 of a firefight: what the cards that were played pay for. */
class StreetCredConditionsTest {

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  @Test
  @Covers({GN_7_39, GN_7_40})
  void whoLostTheFirefightAndEveryUnitThereMayBePaid() {
    empty()
        .units(BEN, "watson", "solo")
        .units(DAN, "watson", "solo")
        .hand(BEN, "m2067-defender")
        .hand(DAN, "cyberpsychosis")
        .fights(DAN, "watson")
        .stands(DAN, "solo", "watson", 0)
        .hasCred(DAN, 1)
        .hasCred(BEN, 1)
        .rests();
  }

  @Test
  @Covers(GN_7_39)
  void conditionThatIsNotMetPaysNothing() {
    empty()
        .units(BEN, "watson", "solo")
        .units(DAN, "watson", "solo")
        .hand(BEN, "crusher")
        .hand(DAN, "pain-editor")
        .fights(BEN, "watson")
        .hasCred(BEN, 0)
        .hasCred(DAN, 2);
    empty()
        .units(BEN, "watson", "solo")
        .units(DAN, "watson", "solo")
        .hand(BEN, "crusher")
        .hand(DAN, "l-69-zhuo")
        .fights(BEN, "watson")
        .hasCred(BEN, 1)
        .hasCred(DAN, 0);
  }

  @Test
  @Covers(GN_7_39)
  void secondHeartPaysForAnOpponentOfFourFirepowerAndNotOfThree() {
    secondHeart("crusher").hasCred(BEN, 0);
    secondHeart("tsunami-ashura").hasCred(BEN, 2);
  }

  private static NightCityTable secondHeart(String against) {
    return empty()
        .units(BEN, "watson", "solo")
        .units(DAN, "watson", "solo")
        .hand(BEN, "second-heart")
        .hand(DAN, against)
        .fights(DAN, "watson")
        .rests();
  }

  @Test
  @Covers(GN_7_41)
  void onesOwnLossesAreNotThoseOfAnOpponent() {
    empty()
        .units(BEN, "watson", "solo", "solo")
        .units(DAN, "watson", "solo")
        .hand(BEN, "subdermal-armor")
        .hand(DAN, "crusher")
        .fights(BEN, "watson")
        .stands(BEN, "solo", "watson", 1)
        .hasCred(BEN, 0)
        .rests();
  }

  @Test
  @Covers(GN_7_41)
  void unitsLostElsewhereDuringAFirefightDoNotCount() {
    empty()
        .units(ANN, "heywood", "solo")
        .hired(ANN, "rogue-amendiares", "watson")
        .units(ANN, "watson", "drone")
        .units(BEN, "heywood-fixer", "techie")
        .hand(ANN, "crusher")
        .hand(BEN, "short-circuit")
        .fights(ANN, "heywood")
        .chooses(ANN, "tyger-claws-solo-heywood-for-valentinos-techie-heywood-fixer")
        .moves(ANN, "rogue-amendiares", "watson", "westbrook")
        .stands(ANN, "drone", "watson", 0)
        .hasCred(BEN, 0)
        .hasCred(ANN, 1)
        .rests();
  }

  @Test
  @Covers(GN_7_42)
  void conditionThatSaysIfPaysOnceAndOneThatSaysForEachPaysForEach() {
    twoSolosLost("m2067-defender").hasCred(DAN, 1);
    twoSolosLost("tki-20-shingen").hasCred(DAN, 4);
    twoSolosLost("zetatech-berserk").hasCred(DAN, 2);
  }

  /** Ben and Cat lose a solo each to Dan, who has another there to spare. */
  private static NightCityTable twoSolosLost(String card) {
    return empty()
        .units(DAN, "watson", "solo", "solo")
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo")
        .hand(DAN, card)
        .hand(BEN, "short-circuit")
        .hand(CAT, "short-circuit")
        .fights(DAN, "watson")
        .rests();
  }

  @Test
  @Covers({GN_7_43, GN_20_05})
  void conditionsAreJudgedForAllBeforeAnybodyIsPaidAndTheInitiatorIsPaidFirst() {
    NightCityTable.of(3)
        .emptyBoard()
        .units(ANN, "watson", "solo")
        .hired(ANN, "kerry-eurodyne", "watson")
        .hideouts(CAT, "watson")
        .units(CAT, "watson", "solo", "solo", "techie")
        .hand(ANN, "crusher")
        .hand(CAT, "synaptic-accelerator")
        .activates(ANN, "solos", "done", "watson")
        .chooses(CAT, "voodoo-boys-techie-watson", "pass")
        .hasCred(ANN, 1)
        .hasCred(CAT, 0)
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook")
        .hasCred(CAT, 2);
  }

  @Test
  @Covers(GN_7_39)
  void whoDominatesTheDistrictIsNotPaidForNotDominatingIt() {
    NightCityTable.of(3)
        .emptyBoard()
        .units(ANN, "watson", "solo")
        .hideouts(CAT, "watson")
        .units(CAT, "watson", "solo", "solo", "solo")
        .hand(ANN, "crusher")
        .hand(CAT, "synaptic-accelerator")
        .fights(ANN, "watson")
        .chooses(CAT, "pass")
        .hasCred(CAT, 0)
        .rests();
  }

  @Test
  @Covers(GN_7_44)
  void secretsAreBoughtInWhenTheConditionOfTheirCardIsApplied() {
    mk4(6)
        .hasCred(DAN, 1)
        .offers(BEN, "0", "1", "2", "3", "4")
        .chooses(BEN, "3")
        .hasCred(BEN, 3)
        .has(BEN, Resource.SECRETS, 3)
        .rests();
    mk4(2).offers(BEN, "0", "1", "2").chooses(BEN, "0").hasCred(BEN, 0).rests();
    mk4(0).hasCred(BEN, 0).rests();
  }

  /** Dan starts a firefight with Ben, whose card turns secrets into Street Cred. */
  private static NightCityTable mk4(int secrets) {
    return empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .resources(BEN, 5, 5, secrets)
        .hand(DAN, "m2067-defender")
        .hand(BEN, "arasaka-mk-4")
        .fights(DAN, "watson");
  }

  @Test
  @Covers(GN_7_39)
  void emptyDistrictPaysMantisBladesAndALivingTechieTheReconGrenade() {
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .hand(DAN, "mantis-blades")
        .hand(BEN, "short-circuit")
        .fights(DAN, "watson")
        .hasCred(DAN, 3)
        .rests();
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo", "solo", "solo")
        .hand(DAN, "mantis-blades")
        .hand(BEN, "short-circuit")
        .fights(DAN, "watson")
        .hasCred(DAN, 0)
        .rests();
    for (var lost : new String[] {"solo", "techie"})
      empty()
          .units(DAN, "watson", "solo")
          .units(BEN, "watson", "solo", "techie")
          .hand(DAN, "crusher")
          .hand(BEN, "recon-grenade")
          .fights(DAN, "watson")
          .chooses(BEN, "valentinos-" + lost + "-watson")
          .hasCred(BEN, lost.equals("solo") ? 1 : 0)
          .rests();
  }
}
