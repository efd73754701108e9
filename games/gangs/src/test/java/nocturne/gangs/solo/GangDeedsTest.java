package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_19_08;
import static nocturne.gangs.GangsRule.GN_19_09;
import static nocturne.gangs.GangsRule.GN_19_10;
import static nocturne.gangs.GangsRule.GN_19_11;
import static nocturne.gangs.GangsRule.GN_19_12;
import static nocturne.gangs.GangsRule.GN_19_13;
import static nocturne.gangs.GangsRule.GN_19_14;
import static nocturne.gangs.GangsRule.GN_19_15;
import static nocturne.gangs.GangsRule.GN_3_09;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import nocturne.gangs.firefight.Firefight;
import org.junit.jupiter.api.Test;

/** What the opposing gang does in the districts that it has drawn. */
class GangDeedsTest {

  private static NightCityTable alone() {
    return NightCityTable.solo("maelstrom", "valentinos").emptyBoard().resources(ANN, 1, 1, 1);
  }

  /** The turn of the gang, with these three districts. */
  private static NightCityTable turn(NightCityTable table, String... districts) {
    return table.nextDistricts(districts).run(OpposingGang::begin);
  }

  @Test
  @Covers(GN_19_08)
  void districtWithoutThePlayerPaysTwoAndSendsTheEdgerunnersUnderTheirDeck() {
    var table =
        turn(
            alone()
                .edgerunners("nix", "t-bug", "judy-alvarez")
                .units(ANN, "watson", "solo")
                .units(ANN, "pacifica", "solo"),
            "heywood",
            "watson",
            "pacifica");
    table.hasCred(GANG, 2).isAsked(ANN, GN_19_11);
    var deck = table.at().edgerunnerDeck;
    var city = table.city();
    for (var slot : table.at().edgerunners) assertThat(slot.isEmpty(city)).isTrue();
    assertThat(List.of(deck.get(city, 0).id(), deck.get(city, 1).id(), deck.get(city, 2).id()))
        .containsExactlyInAnyOrder("nix", "t-bug", "judy-alvarez");
  }

  @Test
  @Covers(GN_19_08)
  void hideoutIsNoPresenceOfThePlayer() {
    turn(alone().hideouts(ANN, "heywood", "watson", "pacifica"), "heywood", "watson", "pacifica")
        .hasCred(GANG, 6);
  }

  private static boolean isMarketEmpty(NightCityTable table) {
    return table.at().edgerunners.stream().allMatch(slot -> slot.isEmpty(table.city()));
  }

  @Test
  @Covers(GN_19_09)
  void edgerunnersAreNotForHireUntilThePlayerHasActivated() {
    var given = alone().johnnyAt("santo-domingo").units(ANN, "westbrook", "netrunner");
    var table = turn(given, "heywood", "watson", "pacifica");
    assertThat(isMarketEmpty(table)).isTrue();
    table.nextDistricts("heywood", "watson", "pacifica").reclaims(ANN).chooses(ANN, "eddies-1");
    assertThat(isMarketEmpty(table)).isTrue();
    table.nextDistricts("city-center").spent(ANN).activates(ANN, "netrunners", "done", "no");
    assertThat(isMarketEmpty(table)).isTrue();
    table.chooses(ANN, "end-turn");
    for (var slot : table.at().edgerunners) assertThat(slot.isEmpty(table.city())).isFalse();
  }

  /** A turn in which the gang finds the player in Pacifica, and only there. */
  private static NightCityTable visits(NightCityTable table) {
    return turn(table.units(ANN, "pacifica", "solo", "techie"), "pacifica", "watson", "heywood");
  }

  @Test
  @Covers({GN_19_10, GN_19_12, GN_19_13})
  void techieNetrunnerAndSoloActOneAfterAnother() {
    var table = visits(alone().net(ANN, 3).units(GANG, "pacifica", "netrunner", "solo"));
    table.isAsked(ANN, GN_19_11);
    assertThat(table.city().net(ANN)).isEqualTo(3);
    table.chooses(ANN, "eddies").isAsked(ANN, GN_7_13).hasCred(GANG, 2 + 2);
    assertThat(table.city().net(ANN)).isEqualTo(2);
    assertThat(Firefight.initiator(table.city())).isEqualTo(GANG);
  }

  @Test
  @Covers(GN_19_10)
  void onlyThoseWhoAreThereAct() {
    var table =
        visits(
            alone()
                .net(ANN, 3)
                .units(GANG, "westbrook", "techie", "techie", "techie", "netrunner"));
    table.isAsked(ANN, GN_7_13).didNotHappen(GN_19_12).hasCred(GANG, 0);
    assertThat(table.city().net(ANN)).isEqualTo(3);
  }

  @Test
  @Covers({GN_19_11, GN_3_09})
  void techieTakesAResourceOrStreetCredAndAnOpportunityEitherWay() {
    var paid = visits(alone().market("ripperdoc-bd", "cybered-up", "preem-bd"));
    paid.offers(ANN, "eddies", "contraband", "secrets", "give-cred")
        .chooses(ANN, "secrets")
        .has(ANN, Resource.SECRETS, 0)
        .hasCred(GANG, 2 + 2 + 2);
    assertThat(paid.at().opportunitiesGone.has(paid.city(), paid.opportunity("ripperdoc-bd")))
        .isTrue();
    var refused =
        visits(
            NightCityTable.solo("maelstrom", "tyger-claws")
                .emptyBoard()
                .resources(ANN, 1, 0, 0)
                .market("ripperdoc-bd", "cybered-up", "preem-bd")
                .units(GANG, "westbrook", "solo", "solo", "solo"));
    refused.chooses(ANN, "give-cred").has(ANN, Resource.EDDIES, 1).hasCred(GANG, 3 + 2 + 2);
    assertThat(
            refused.at().opportunitiesGone.has(refused.city(), refused.opportunity("ripperdoc-bd")))
        .isTrue();
  }

  @Test
  @Covers(GN_19_12)
  void netrunnerPushesThePlayerBackButNotBelowTheStart() {
    assertThat(pushedBack("maelstrom", "solo", 3)).isEqualTo(2);
    assertThat(pushedBack("maelstrom", "solo", 0)).isZero();
    assertThat(pushedBack("voodoo-boys", "techie", 3)).isEqualTo(1);
    assertThat(pushedBack("voodoo-boys", "techie", 1)).isZero();
  }

  /** Where the player's token is after a netrunner of a gang has come, who alone is left. */
  private static int pushedBack(String gang, String away, int from) {
    var table =
        visits(
            NightCityTable.solo("valentinos", gang)
                .emptyBoard()
                .resources(ANN, 1, 0, 0)
                .units(GANG, "westbrook", away, away, away)
                .net(ANN, from));
    table.hasCred(GANG, 2 + 2 + 2);
    return table.city().net(ANN);
  }

  @Test
  @Covers(GN_19_14)
  void severalOfAKindActOnce() {
    var table =
        visits(
            alone()
                .net(ANN, 5)
                .units(GANG, "pacifica", "techie", "techie", "netrunner", "netrunner"));
    table.chooses(ANN, "eddies").hasCred(GANG, 2 + 2 + 2 + 2).has(ANN, Resource.CONTRABAND, 1);
    assertThat(table.city().net(ANN)).isEqualTo(4);
  }

  @Test
  @Covers(GN_19_15)
  void whoHasNoResourcesGivesStreetCred() {
    visits(alone().resources(ANN, 0, 0, 0)).hasCred(GANG, 3 + 2 + 2 + 2);
  }
}
