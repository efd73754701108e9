package nocturne.gangs.netrun;

import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_9_01;
import static nocturne.gangs.GangsRule.GN_9_02;
import static nocturne.gangs.GangsRule.GN_9_03;
import static nocturne.gangs.GangsRule.GN_9_04;
import static nocturne.gangs.GangsRule.GN_9_05;
import static nocturne.gangs.GangsRule.GN_9_06;
import static nocturne.gangs.GangsRule.GN_9_07;
import static nocturne.gangs.GangsRule.GN_9_08;
import static nocturne.gangs.GangsRule.GN_9_09;
import static nocturne.gangs.GangsRule.GN_9_13;
import static nocturne.gangs.GangsRule.GN_9_17;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import org.junit.jupiter.api.Test;

/** To send netrunners out, and how far a netrun goes. */
class NetrunTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0);
  }

  /** A netrun with so many netrunners in Westbrook, the token on a space before it begins. */
  private static NightCityTable netrun(int netrunners, int from) {
    var table = empty().net(ANN, from).dice(6, 6);
    for (int i = 0; i < netrunners; i++) table.units(ANN, "westbrook", "netrunner");
    return table.activates(ANN, "netrunners", "done", "yes");
  }

  @Test
  @Covers(GN_9_01)
  void discNeedsANetrunnerInPlayWhoMayBeAnEdgerunner() {
    empty()
        .units(ANN, "watson", "solo", "techie", "drone")
        .hired(ANN, "kerry-eurodyne", "watson")
        .inReserve(ANN, "nix")
        .activates(ANN)
        .refuses(ANN, "netrunners", GN_6_08);
    empty().units(ANN, "watson", "netrunner").activates(ANN).offersAmongOthers(ANN, "netrunners");
    empty().hired(ANN, "nix", "watson").activates(ANN).offersAmongOthers(ANN, "netrunners");
  }

  @Test
  @Covers(GN_9_02)
  void netrunnersMoveAllOfThemAndNobodyElse() {
    var table =
        empty()
            .units(ANN, "watson", "netrunner", "techie", "solo", "drone")
            .units(ANN, "heywood-fixer", "netrunner")
            .hired(ANN, "nix", "watson")
            .activates(ANN, "netrunners")
            .doesNotOffer(
                ANN,
                "tyger-claws-techie-watson-to-westbrook",
                "tyger-claws-solo-watson-to-westbrook",
                "tyger-claws-drone-watson-to-westbrook")
            .moves(ANN, "netrunner", "watson", "westbrook")
            .moves(ANN, "nix", "watson", "watson-business")
            .moves(ANN, "netrunner", "heywood-fixer", "pacifica")
            .isAsked(ANN, GN_9_02);
    table.stands(ANN, "nix", "watson-business", 1).stands(ANN, "netrunner", "pacifica", 1);
  }

  @Test
  @Covers(GN_9_02)
  void netrunIsOptionalAndThereIsOneInAnAction() {
    var stayed =
        empty().units(ANN, "watson", "netrunner").activates(ANN, "netrunners", "done", "no");
    stayed.isAsked(ANN, GN_6_04);
    assertThat(stayed.city().net(ANN)).isZero();
    var went =
        empty()
            .units(ANN, "watson", "netrunner")
            .dice(6, 6)
            .activates(ANN, "netrunners", "done", "yes", "no");
    went.isAsked(ANN, GN_6_04);
    assertThat(went.city().net(ANN)).isEqualTo(1);
  }

  @Test
  @Covers(GN_9_03)
  void netrunNeedsNoDataFortress() {
    var table = netrun(1, 0).has(ANN, Resource.SECRETS, 0);
    assertThat(table.city().net(ANN)).isEqualTo(1);
  }

  @Test
  @Covers(GN_9_04)
  void dataFortressPaysASecretWhoeverHoldsIt() {
    empty()
        .units(ANN, "santo-domingo-data-fortress", "solo")
        .units(ANN, "city-center-data-fortress", "techie")
        .units(ANN, "heywood-fixer", "netrunner")
        .activates(ANN, "netrunners", "done", "yes")
        .has(ANN, Resource.SECRETS, 2);
    empty()
        .units(ANN, "santo-domingo", "netrunner")
        .units(BEN, "santo-domingo-data-fortress", "netrunner")
        .activates(ANN, "netrunners", "done", "yes")
        .has(ANN, Resource.SECRETS, 0)
        .has(BEN, Resource.SECRETS, 0);
  }

  @Test
  @Covers({GN_9_05, GN_9_06})
  void tokenGoesAtLeastOneSpaceAndAtMostOneForEachNetrunnerInPlay() {
    netrun(2, 0).offers(ANN, "1", "2");
    empty()
        .units(ANN, "watson", "netrunner")
        .units(ANN, "heywood", "netrunner")
        .units(ANN, "pacifica", "solo")
        .units(BEN, "pacifica", "netrunner")
        .hired(ANN, "nix", "watson")
        .inReserve(ANN, "t-bug")
        .activates(ANN, "netrunners", "done", "yes")
        .isAsked(ANN, GN_9_05)
        .offers(ANN, "1", "2", "3");
  }

  @Test
  @Covers(GN_9_07)
  void tokenGoesNoFurtherThanTheLastSpace() {
    netrun(3, 4).offers(ANN, "1", "2");
    var table = netrun(3, 5).isAsked(ANN, GN_9_08);
    assertThat(table.city().net(ANN)).isEqualTo(6);
  }

  @Test
  @Covers(GN_9_08)
  void onlyTheSpaceReachedWorksAndOnlyIfWished() {
    netrun(1, 0).offers(ANN, "yes", "no").chooses(ANN, "yes").hasCred(ANN, 1);
    netrun(1, 0).chooses(ANN, "no").hasCred(ANN, 0);
    netrun(3, 0).chooses(ANN, "3", "no").hasCred(ANN, 0);
    var table =
        netrun(2, 0).chooses(ANN, "2").isAsked(ANN, GN_9_08).chooses(ANN, "yes").hasCred(ANN, 0);
    assertThat(table.at().discard(BEN).size(table.city())).isEqualTo(1);
  }

  @Test
  @Covers(GN_9_09)
  void effectIsCarriedOutAsFarAsItGoes() {
    netrun(1, 3).chooses(ANN, "yes").hasCred(ANN, 1).isAsked(ANN, GN_6_04);
    var alone = netrun(1, 5).chooses(ANN, "yes").hasCred(ANN, 2);
    alone.isAsked(ANN, GN_6_04);
    empty()
        .units(ANN, "westbrook", "netrunner", "techie", "drone", "drone", "drone")
        .net(ANN, 3)
        .activates(ANN, "netrunners", "done", "yes", "yes")
        .offers(ANN, "pass", "1-westbrook");
  }

  @Test
  @Covers(GN_9_09)
  void activePlayerPicksWhomTheSpaceHits() {
    empty()
        .units(ANN, "westbrook", "netrunner")
        .units(BEN, "pacifica", "solo", "drone")
        .net(ANN, 2)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes")
        .isNotAsked(BEN)
        .chooses(ANN, "valentinos-solo-pacifica-to-heywood-fixer")
        .stands(BEN, "solo", "heywood-fixer", 1)
        .hasReserve(BEN, "drone", 4);
    empty()
        .units(ANN, "westbrook", "netrunner")
        .units(BEN, "pacifica", "solo", "techie")
        .net(ANN, 4)
        .dice(6, 6)
        .activates(ANN, "netrunners", "done", "yes", "yes")
        .offers(
            ANN,
            "tyger-claws-netrunner-westbrook",
            "valentinos-solo-pacifica",
            "valentinos-techie-pacifica")
        .chooses(ANN, "valentinos-techie-pacifica")
        .hasReserve(BEN, "techie", 3);
  }

  @Test
  @Covers(GN_9_17)
  void opponentOfOnesChoiceDiscardsACardThatChancePicks() {
    assertThat(discardedAt(0)).isNotEqualTo(discardedAt(3));
  }

  /** The card that Ben discards when chance gives this number. */
  private static String discardedAt(int number) {
    var table =
        NightCityTable.of(3)
            .emptyBoard()
            .units(ANN, "westbrook", "netrunner")
            .net(ANN, 1)
            .dice(6, 6)
            .activates(ANN, "netrunners", "done", "yes", "yes")
            .isAsked(ANN, GN_9_17)
            .offers(ANN, "valentinos", "voodoo-boys");
    var card = table.at().hand(BEN).get(table.city(), number);
    table.rig("random card", number).chooses(ANN, "valentinos").hasDiscarded(BEN, card.design());
    assertThat(table.at().hand(BEN).size(table.city())).isEqualTo(3);
    assertThat(table.at().hand(CAT).size(table.city())).isEqualTo(4);
    table.sees(ANN, card).sees(CAT, card);
    return card.design();
  }

  @Test
  @Covers(GN_9_13)
  void tokenOnTheLastSpaceGoesBackToTheStart() {
    assertThat(netrun(1, 5).chooses(ANN, "no").city().net(ANN)).isZero();
    assertThat(netrun(1, 4).chooses(ANN, "no").city().net(ANN)).isEqualTo(5);
  }
}
