package nocturne.gangs.story;

import static nocturne.gangs.GangsRule.GN_16_02;
import static nocturne.gangs.GangsRule.GN_16_04;
import static nocturne.gangs.GangsRule.GN_16_06;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** The middle acts of the four stories: what they do and where they lead. */
class MiddleActsTest {

  private static NightCityTable story(String story, String... cards) {
    return NightCityTable.story(story, 2).open(cards).emptyBoard().resources(ANN, 2, 1, 0);
  }

  private static NightCityTable idle(NightCityTable table) {
    return table
        .units(ANN, "watson", "netrunner")
        .activates(ANN, "netrunners", "done", "no", "end-turn");
  }

  @Test
  @Covers({GN_16_02, GN_16_04})
  void productRecallRunsOutOfTimeByReclaims() {
    var table =
        story("an-awkward-gift", "product-recall").tokensOn(Token.TIME, "product-recall", 2);
    table.units(ANN, "watson", "solo").reclaims(ANN).chooses(ANN, "eddies-1");
    table.isOpen("product-recall");
    table.reclaims(ANN).chooses(ANN, "eddies-1").isOpen("curfew").isClosed("product-recall");
  }

  @Test
  @Covers(GN_16_04)
  void productRecallEndsCleanlyWhenNoCargoIsLeft() {
    var table =
        story("an-awkward-gift", "product-recall")
            .tokensOn(Token.TIME, "product-recall", 2)
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo");
    for (var district : List.of("westbrook", "city-center", "heywood", "santo-domingo", "pacifica"))
      table.tokensAt(Token.CARGO, district, 0);
    table.reclaims(ANN).chooses(ANN, "watson", "done").isOpen("clean-hands");
  }

  @Test
  @Covers(GN_16_04)
  void streetArsenalLeadsToTheWarOfTheBarrelsWithTheFourthWeapon() {
    var table =
        story("an-awkward-gift", "street-arsenal")
            .resources(ANN, 0, 1, 0)
            .tokensHeld(Token.CARGO, ANN, 1)
            .units(ANN, "watson", "solo");
    int counter = StoryCondition.Counter.SMART_WEAPONS_TAKEN.ordinal();
    table.at().counters.set(table.city(), counter, 1);
    table
        .activates(ANN, "upgrade")
        .chooses(ANN, table.combat(ANN, "crusher").id(), "end-turn")
        .isOpen("war-of-the-barrels");
  }

  @Test
  @Covers({GN_16_04, GN_16_06})
  void auctionOffersTheBlueprintsAndEndsWhenTheyAreSold() {
    var table =
        story("the-price-of-success", "negotiations", "standing-contract")
            .tokensOn(Token.X, "negotiations", 0);
    idle(table).isOpen("closed-auction");
    var blueprints = table.opportunity("arasaka-blueprints");
    assertThat(table.at().specialOffer.has(table.city(), blueprints)).isTrue();
    table
        .spent(ANN)
        .resources(ANN, 0, 4, 0)
        .units(ANN, "city-center", "solo")
        .units(ANN, "pacifica-business", "techie")
        .activates(ANN, "techies", "done", "arasaka-blueprints", "no")
        .isOpen("closed-auction")
        .chooses(ANN, "end-turn")
        .isOpen("paid-in-full")
        .isClosed("closed-auction");
  }

  @Test
  @Covers(GN_16_06)
  void assassinComesAsFarFromTheVipAsThereIs() {
    var table = story("the-price-of-success", "negotiations", "standing-contract").cred(BEN, 10);
    idle(table).isOpen("knife-in-the-dark");
    assertThat(Tokens.whereIs(table.city(), Token.ASSASSIN))
        .isEqualTo(table.district("pacifica").index());
  }

  @Test
  @Covers({GN_16_02, GN_16_04})
  void whoWinsAFirefightWithTheAssassinGetsTheGratefulClient() {
    var table =
        story("the-price-of-success", "standing-contract", "knife-in-the-dark")
            .tokensAt(Token.ASSASSIN, "pacifica", 1)
            .units(ANN, "pacifica", "solo")
            .units(BEN, "pacifica", "solo", "techie")
            .hand(ANN, "m2067-defender")
            .hand(BEN, "cyberpsychosis")
            .activates(ANN, "solos", "done", "pacifica")
            .chooses(BEN, "valentinos-techie-pacifica")
            .hasCred(ANN, 1 + 2)
            .chooses(ANN, "end-turn")
            .isOpen("grateful-client")
            .isClosed("standing-contract");
    assertThat(Tokens.onBoard(table.city(), Token.ASSASSIN)).isZero();
    assertThat(Tokens.held(table.city(), Token.VIP, ANN)).isEqualTo(1);
    table.cred(ANN, 0).reclaims(ANN).chooses(ANN, "eddies-1").hasCred(ANN, 1);
  }

  @Test
  @Covers(GN_16_02)
  void topBillingPaysWhoHoldsTheMostAndIsInCityCenter() {
    applause(1, 1, "city-center", "done").hasCred(ANN, 2);
    applause(1, 2, "city-center", "done").hasCred(ANN, 0);
    applause(2, 1, "watson", "done").hasCred(ANN, 0);
  }

  private static NightCityTable applause(int ann, int ben, String where, String recruit) {
    return story("a-walk-through-night-city", "top-billing")
        .tokensHeld(Token.X, ANN, ann)
        .tokensHeld(Token.X, BEN, ben)
        .hideouts(ANN, where)
        .units(ANN, where, "solo")
        .reclaims(ANN)
        .chooses(ANN, recruit);
  }

  @Test
  @Covers(GN_16_04)
  void afterPartyEndsWithTheThirdTokenGivenBack() {
    var table =
        story("a-walk-through-night-city", "after-party")
            .tokensHeld(Token.X, ANN, 1)
            .hideouts(ANN, "city-center")
            .units(ANN, "city-center", "solo");
    int counter = StoryCondition.Counter.X_RETURNED.ordinal();
    table.at().counters.set(table.city(), counter, 2);
    table.reclaims(ANN).chooses(ANN, "done", "after-party-round").isOpen("last-mile");
  }

  @Test
  @Covers({GN_16_04, GN_16_06})
  void neighbourhoodLinesSweepTheStopsAndEndWithFourHideouts() {
    var table = story("a-walk-through-night-city", "five-stops").cred(BEN, 10);
    idle(table).isOpen("neighbourhood-lines");
    assertThat(Tokens.onBoard(table.city(), Token.X)).isZero();
    table
        .spent(ANN)
        .resources(ANN, 1, 0, 0)
        .hideouts(ANN, "watson", "heywood", "pacifica")
        .activates(ANN, "hideout", "westbrook")
        .chooses(ANN, "end-turn")
        .isOpen("last-mile");
  }

  @Test
  @Covers({GN_16_04, GN_16_06})
  void thirdMilitechTokenBringsThePatrol() {
    var table =
        story("the-unseen-war", "militech-order", "kang-tao-order")
            .tokensAt(Token.MILITECH, "heywood", 1)
            .tokensAt(Token.MILITECH, "pacifica", 1)
            .tokensAt(Token.KANG_TAO, "westbrook", 1)
            .hideouts(ANN, "watson")
            .units(ANN, "watson", "solo")
            .reclaims(ANN)
            .chooses(ANN, "done", "militech-order-mark")
            .hasCred(ANN, 1)
            .isOpen("iron-patrol");
    assertThat(Tokens.onBoard(table.city(), Token.KANG_TAO)).isZero();
    assertThat(Tokens.whereIs(table.city(), Token.AGENT))
        .isEqualTo(table.district("city-center").index());
  }

  @Test
  @Covers(GN_16_02)
  void agentIsSentAwayForASecret() {
    var table =
        idle(story("the-unseen-war", "iron-patrol")
                .tokensAt(Token.AGENT, "watson", 1)
                .resources(ANN, 1, 0, 1))
            .chooses(ANN, "iron-patrol-send-agent", "heywood")
            .has(ANN, Resource.SECRETS, 0);
    assertThat(Tokens.whereIs(table.city(), Token.AGENT))
        .isEqualTo(table.district("heywood").index());
    idle(story("the-unseen-war", "iron-patrol").tokensAt(Token.AGENT, "watson", 1)).isNotAsked(ANN);
  }

  @Test
  @Covers({GN_16_02, GN_16_04})
  void ghostModeFollowsNetrunsAndEndsWithAReturnFromTheNet() {
    idle(story("the-unseen-war", "ghost-mode").tokensAt(Token.SURVEILLANCE, "watson", 1))
        .isNotAsked(ANN)
        .isOpen("ghost-mode");
    story("the-unseen-war", "ghost-mode")
        .tokensAt(Token.SURVEILLANCE, "watson", 1)
        .units(ANN, "watson", "netrunner")
        .net(ANN, 5)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "no", "end-turn")
        .chooses(ANN, "ghost-mode-redirect", "pacifica")
        .isOpen("declassified");
  }
}
