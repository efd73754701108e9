package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_15_02;
import static nocturne.gangs.GangsRule.GN_16_02;
import static nocturne.gangs.GangsRule.GN_16_03;
import static nocturne.gangs.GangsRule.GN_3_11;
import static nocturne.gangs.GangsRule.GN_7_03;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** A Walk Through Night City and The Unseen War, card by card. */
class WalkAndWarTest {

  private static NightCityTable walk(String card) {
    return NightCityTable.story("a-walk-through-night-city", 2)
        .open(card)
        .emptyBoard()
        .resources(ANN, 1, 1, 0);
  }

  private static NightCityTable war(String... cards) {
    return NightCityTable.story("the-unseen-war", 3)
        .open(cards)
        .emptyBoard()
        .resources(ANN, 1, 1, 0);
  }

  @Test
  @Covers(GN_16_02)
  void stopIsTakenAtTheEndOfAnActivateFromADistrictWithAPointOfOnesOwn() {
    var table =
        walk("five-stops")
            .units(ANN, "watson-business", "netrunner")
            .activates(ANN, "netrunners", "done", "no", "end-turn", "five-stops-stop")
            .hasCred(ANN, 1);
    assertThat(Tokens.held(table.city(), Token.X, ANN)).isEqualTo(1);
    assertThat(Tokens.onBoard(table.city(), Token.X)).isEqualTo(4);
  }

  @Test
  @Covers(GN_16_02)
  void afterPartyPaysForAnXGivenBackInCityCenter() {
    var table =
        walk("after-party")
            .tokensHeld(Token.X, ANN, 2)
            .hideouts(ANN, "city-center")
            .units(ANN, "city-center", "solo")
            .reclaims(ANN)
            .chooses(ANN, "done", "after-party-round")
            .hasCred(ANN, 3);
    assertThat(Tokens.held(table.city(), Token.X, ANN)).isEqualTo(1);
  }

  @Test
  @Covers(GN_15_02)
  void lastMileEndsWhereTheActiveGangIsEverywhere() {
    walk("last-mile")
        .units(ANN, "watson", "solo")
        .units(ANN, "westbrook", "solo")
        .units(ANN, "city-center", "solo")
        .units(ANN, "heywood", "techie")
        .units(ANN, "santo-domingo", "techie")
        .units(ANN, "pacifica", "netrunner")
        .units(BEN, "pacifica", "solo")
        .activates(ANN, "netrunners", "done", "no", "end-turn")
        .isOver()
        .hasCred(ANN, 3);
  }

  @Test
  @Covers({GN_16_02, GN_16_03})
  void oneOfTwoCorporationsIsServedAtTheEndOfAReclaim() {
    var table =
        war("militech-order", "kang-tao-order")
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo")
            .reclaims(ANN)
            .chooses(ANN, "done")
            .offers(ANN, "pass", "militech-order-mark", "kang-tao-order-mark")
            .chooses(ANN, "kang-tao-order-mark")
            .isNotAsked(ANN);
    assertThat(Tokens.in(table.city(), Token.KANG_TAO, table.district("watson").index()))
        .isEqualTo(1);
    assertThat(Tokens.in(table.city(), Token.MILITECH, table.district("watson").index())).isZero();
  }

  @Test
  @Covers(GN_16_02)
  void bothCorporationsPayStreetCredAndMilitechMoneyAndKangTaoASecret() {
    serves("militech-order")
        .hasCred(ANN, 1)
        .has(ANN, Resource.EDDIES, 1 + 1 + 2)
        .has(ANN, Resource.SECRETS, 0);
    serves("kang-tao-order")
        .hasCred(ANN, 1)
        .has(ANN, Resource.EDDIES, 1 + 1)
        .has(ANN, Resource.SECRETS, 1);
  }

  /** Ann, who has 1 eddie and is paid another one by Watson, puts a token there. */
  private static NightCityTable serves(String order) {
    return war(order)
        .hideouts(ANN, "watson")
        .units(ANN, "watson", "solo")
        .reclaims(ANN)
        .chooses(ANN, "done", order + "-mark");
  }

  @Test
  @Covers({GN_7_03, GN_16_02})
  void nobodyStartsAFirefightWhereTheAgentStands() {
    war("iron-patrol")
        .tokensAt(Token.AGENT, "watson", 1)
        .units(ANN, "watson", "solo")
        .units(ANN, "pacifica", "solo")
        .units(BEN, "watson", "solo")
        .units(BEN, "pacifica", "solo")
        .activates(ANN, "solos", "done")
        .offers(ANN, "pass", "pacifica")
        .refuses(ANN, "watson", GN_7_03);
  }

  @Test
  @Covers(GN_7_21)
  void militechSupportsWhoDominatesTheDistrict() {
    war("iron-patrol")
        .tokensAt(Token.MILITECH, "watson", 1)
        .hideouts(CAT, "watson")
        .units(CAT, "watson", "solo", "techie")
        .units(BEN, "watson", "solo")
        .hand(CAT, "short-circuit")
        .hand(BEN, "short-circuit")
        .fights(BEN, "watson")
        .stands(BEN, "solo", "watson", 0)
        .stands(CAT, "solo", "watson", 1)
        .rests();
  }

  @Test
  @Covers(GN_7_13)
  void underSurveillanceCardsAreChosenOpenlyAndTheInitiatorIsLast() {
    var table =
        war("ghost-mode")
            .tokensAt(Token.SURVEILLANCE, "watson", 1)
            .units(BEN, "watson", "solo")
            .units(CAT, "watson", "solo", "techie")
            .fights(BEN, "watson")
            .isNotAsked(BEN)
            .plays(CAT, "crusher");
    assertThat(table.at().played(CAT).size(table.city())).isEqualTo(1);
    table.isNotAsked(CAT).plays(BEN, "cyberpsychosis").rests();
  }

  @Test
  @Covers(GN_3_11)
  void quietVictoryLetsEverybodySpendSecretsBeforeTheEnd() {
    war("quiet-victory")
        .cred(ANN, 22)
        .cred(BEN, 21)
        .resources(BEN, 0, 0, 5)
        .units(ANN, "watson", "netrunner")
        .activates(ANN, "netrunners", "done", "no", "end-turn")
        .offers(BEN, "0", "1", "2")
        .chooses(BEN, "2")
        .isOver()
        .hasCred(BEN, 23);
  }
}
