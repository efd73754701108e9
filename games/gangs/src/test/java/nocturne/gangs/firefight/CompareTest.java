package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_20_03;
import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.GangsRule.GN_7_22;
import static nocturne.gangs.GangsRule.GN_7_23;
import static nocturne.gangs.GangsRule.GN_7_24;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static nocturne.gangs.NightCityTable.JOHNNY;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.story.Token;
import org.junit.jupiter.api.Test;

/** Step 4 of a firefight: what everybody's firepower comes to. */
class CompareTest {

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  @Test
  @Covers(GN_7_21)
  void firepowerIsTheSumOfAllOnesCardsTheGangAndTheEdgerunners() {
    empty()
        .units(CAT, "watson", "netrunner", "drone")
        .hired(CAT, "jackie-welles", "watson")
        .units(BEN, "watson", "solo")
        .hand(CAT, "ping", "crusher")
        .hand(BEN, "crusher")
        .fights(CAT, "watson")
        .plays(CAT, "ping")
        .chooses(CAT, "crusher-voodoo-boys")
        .hasFirepower(CAT, 1 + 3 + 1 + 1)
        .hasFirepower(BEN, 3)
        .rests();
  }

  @Test
  @Covers(GN_7_21)
  void storyAddsToTheFirepowerOfWhoDominatesAMarkedDistrict() {
    for (int tokens : new int[] {0, 1})
      NightCityTable.story("the-unseen-war", 2)
          .open("iron-patrol")
          .emptyBoard()
          .tokensAt(Token.MILITECH, "watson", tokens)
          .hideouts(BEN, "watson")
          .units(BEN, "watson", "solo", "techie")
          .units(ANN, "watson", "solo")
          .hand(BEN, "crusher")
          .hand(ANN, "crusher")
          .fights(BEN, "watson")
          .hasFirepower(BEN, 3 + tokens)
          .hasFirepower(ANN, 3);
  }

  @Test
  @Covers({GN_7_22, GN_20_02})
  void dronesAreCountedAfterEverySacrificeOfTheStep() {
    zhuo("yes").hasFirepower(CAT, 1).hasFirepower(BEN, 4).stands(BEN, "drone", "watson", 0);
    zhuo("no").hasFirepower(CAT, 2).hasFirepower(BEN, 3).stands(BEN, "drone", "watson", 1);
  }

  /** Cat starts a firefight with a card that counts drones; Ben may give one up for firepower. */
  private static NightCityTable zhuo(String answer) {
    return empty()
        .units(CAT, "watson", "solo", "drone")
        .units(BEN, "watson", "solo", "drone")
        .hand(CAT, "spiderbot-splinter")
        .hand(BEN, "l-69-zhuo")
        .fights(CAT, "watson")
        .isAsked(BEN, GN_7_22)
        .offers(BEN, "yes", "no")
        .chooses(BEN, answer);
  }

  @Test
  @Covers(GN_7_22)
  void droneForFirepowerNeedsADroneThere() {
    empty()
        .units(CAT, "watson", "solo")
        .units(BEN, "watson", "solo")
        .units(BEN, "westbrook", "techie", "drone")
        .hand(CAT, "crusher")
        .hand(BEN, "l-69-zhuo")
        .fights(CAT, "watson")
        .hasFirepower(BEN, 3)
        .stands(BEN, "drone", "westbrook", 1)
        .rests();
  }

  @Test
  @Covers({GN_7_22, GN_20_03})
  void initiatorDecidesFirstThenTheOthersClockwiseAndWhoCopiesLast() {
    empty()
        .rage(DAN, 1)
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo", "drone")
        .units(DAN, "watson", "solo")
        .hand(DAN, "spiderbot-splinter")
        .hand(BEN, "l-69-zhuo")
        .hand(ANN, "tsunami-nekomata")
        .fights(DAN, "watson")
        .isAsked(DAN, GN_7_22)
        .isNotAsked(ANN)
        .isNotAsked(BEN)
        .chooses(DAN, "0")
        .isAsked(BEN, GN_7_22)
        .isNotAsked(ANN)
        .chooses(BEN, "no")
        .isAsked(ANN, GN_7_23)
        .chooses(ANN, "spiderbot-splinter")
        .hasFirepower(ANN, 1);
  }

  @Test
  @Covers(GN_7_23)
  void copyIsOfOneCardAndNotOfAPlayersTotal() {
    empty()
        .units(ANN, "watson", "solo")
        .units(CAT, "watson", "netrunner")
        .hand(ANN, "tsunami-nekomata")
        .hand(CAT, "crusher")
        .fights(ANN, "watson")
        .hasFirepower(CAT, 4)
        .hasFirepower(ANN, 3);
  }

  @Test
  @Covers(GN_7_23)
  void copyMayBeOfAnyCardButItself() {
    empty()
        .units(BEN, "watson", "solo", "drone")
        .units(CAT, "watson", "solo")
        .units(DAN, "watson", "solo", "drone")
        .hand(BEN, "ping", "tsunami-nekomata")
        .hand(CAT, "crusher")
        .hand(DAN, "spiderbot-splinter")
        .fights(BEN, "watson")
        .plays(BEN, "ping")
        .chooses(BEN, "tsunami-nekomata")
        .offers(BEN, "ping", "crusher-voodoo-boys", "spiderbot-splinter")
        .chooses(BEN, "spiderbot-splinter")
        .hasFirepower(BEN, 1 + 2);
  }

  @Test
  @Covers(GN_7_23)
  void copyMayBeOfACardThatALoneOpponentHasDrawn() {
    NightCityTable.solo("maelstrom", "valentinos")
        .emptyBoard()
        .johnnyAt("watson")
        .units(ANN, "watson", "solo")
        .hand(ANN, "tsunami-nekomata")
        .upgrades("ping", "m2067-defender", "monowire")
        .fights(ANN, "watson")
        .offers(ANN, "ping", "m2067-defender", "monowire")
        .chooses(ANN, "m2067-defender")
        .hasFirepower(ANN, 5)
        .hasFirepower(JOHNNY, 5);
  }

  @Test
  @Covers(GN_7_24)
  void singleHighestIsNobodyWhereTheTopIsShared() {
    shingen("cyberpsychosis").isAsked(DAN, GN_7_27).isNotAsked(CAT);
    shingen("crusher").isAsked(CAT, GN_7_27).isNotAsked(DAN);
  }

  /** Dan's card picks the losses of others if his firepower of 3 is the single highest. */
  private static NightCityTable shingen(String ofBen) {
    return empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo", "techie")
        .hand(DAN, "tki-20-shingen")
        .hand(BEN, ofBen)
        .hand(CAT, "short-circuit")
        .fights(DAN, "watson");
  }
}
