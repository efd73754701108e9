package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_18_10;
import static nocturne.nightlancer.NightlancerRule.NL_18_11;
import static nocturne.nightlancer.NightlancerRule.NL_18_12;
import static nocturne.nightlancer.NightlancerRule.NL_18_13;
import static nocturne.nightlancer.NightlancerRule.NL_18_24;
import static nocturne.nightlancer.component.Space.Kind.BLACK_MARKET;
import static nocturne.nightlancer.component.Space.Kind.EUROMAFIA;
import static nocturne.nightlancer.component.Space.Kind.GATHER_FAVOURS;
import static nocturne.nightlancer.component.Space.Kind.SLUMS_HUSTLES;
import static nocturne.nightlancer.component.Space.Kind.USE_CONNECTIONS;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** The Rival of two players on the street, where the spaces for three are in use. */
class RivalStreetTest {

  /** Both players have placed their first token when the Rival comes. */
  private static Opponent after(String ofAnn, String... ofBen) {
    var rival = Opponent.rival(2).last().willDraw("face-man", "night-watchman");
    rival.table().run(new StreetPhase()).chooses(ANN, ofAnn).chooses(BEN, ofBen);
    return rival;
  }

  @Test
  @Covers(NL_18_10)
  void rivalGoesWhereThePlayersHaveDoneMost() {
    after("sh-1", "sh-2").standsOn("sh-3");
    after("gf-1", "gf-3").standsOn("gf-2");
  }

  @Test
  @Covers(NL_18_10)
  void whatIsDoneInAMixedSpaceCounts() {
    after("op-1", "mx-1", "slums-hustles").standsOn("sh-1");
    after("op-1", "mx-1", "gather-favours").standsOn("gf-1");
  }

  @Test
  @Covers(NL_18_10)
  void rivalStaysAwayFromOpenAndMixedSpaces() {
    after("op-1", "op-1").standsOn("uc-1");
    var rival =
        Opponent.rival(2)
            .full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA, BLACK_MARKET)
            .places();
    rival.standsOn();
  }

  @Test
  @Covers(NL_18_10)
  void rivalLooksForAnotherKindWhereTheBusiestIsFull() {
    var rival = Opponent.rival(2).last().full(SLUMS_HUSTLES);
    var sh = rival.table();
    sh.at().taken.set(sh.city(), space(sh, "sh-1"), 0);
    sh.at().taken.set(sh.city(), space(sh, "sh-2"), 0);
    sh.run(new StreetPhase()).chooses(ANN, "sh-1").chooses(BEN, "sh-2");
    rival.standsOn("uc-1");
  }

  private static int space(CityTable table, String id) {
    return table.city().contents().spaces().stream()
        .filter(space -> space.id().equals(id))
        .findFirst()
        .orElseThrow()
        .index();
  }

  @Test
  @Covers(NL_18_11)
  void betweenEquallyBusyKindsTheRivalHasItsOrder() {
    Opponent.rival(2).places().standsOn("uc-1");
    Opponent.rival(2).full(USE_CONNECTIONS).places().standsOn("gf-1");
    Opponent.rival(2).full(USE_CONNECTIONS, GATHER_FAVOURS).places().standsOn("sh-1");
    Opponent.rival(2)
        .full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES)
        .places()
        .standsOn("em-1");
    onlyTheMarket().places().standsOn("bm-2");
    after("sh-1", "gf-1").standsOn("gf-2");
  }

  /** The pairs cost 5, 9, 3 and 4. */
  private static Opponent onlyTheMarket() {
    var rival =
        Opponent.rival(2).cleared().full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA);
    rival
        .table()
        .pair(1, "calmax", "medkit")
        .pair(2, "long-rifle", "hardshell")
        .pair(3, "stim-patch", "plastic-charge")
        .pair(4, "optic-cloak", "smoke-canister");
    return rival;
  }

  @Test
  @Covers(NL_18_12)
  void rivalClearsTheDearestPair() {
    var rival = onlyTheMarket().places().standsOn("bm-2");
    var table = rival.table();
    assertThat(table.at().pairs.get(1).isEmpty(table.city())).isTrue();
    assertThat(table.at().marketDiscard.list(table.city()))
        .containsExactlyInAnyOrder(table.market("long-rifle"), table.market("hardshell"));
    assertThat(table.at().pairs.get(0).size(table.city())).isEqualTo(2);
  }

  @Test
  @Covers(NL_18_12)
  void playersChooseBetweenEquallyDearPairs() {
    var rival = onlyTheMarket();
    rival.table().pair(4, "takedown-crossbow", "plate-vest").pair(2, "monowire", "tool-roll");
    rival.places().table().offers(ANN, "bm-2", "bm-4").isNotAsked(BEN).chooses(ANN, "bm-4");
    rival.standsOn("bm-4");
    assertThat(rival.table().at().pairs.get(1).size(rival.city())).isEqualTo(2);
  }

  @Test
  @Covers(NL_18_13)
  void tokenOfTheRivalKeepsOthersAwayAndDoesNothingElse() {
    var rival = Opponent.rival(2).heat(2).prospects(4).full(USE_CONNECTIONS);
    int deck = rival.table().at().contactDeck.size(rival.city());
    rival.places().standsOn("gf-1").hasHeat(2).hasProspects(4);
    assertThat(rival.table().at().contactDeck.size(rival.city())).isEqualTo(deck);
    rival.last().table().run(new StreetPhase()).doesNotOffer(ANN, "gf-1");
  }

  @Test
  @Covers(NL_18_24)
  void tokenWithoutASpaceIsLaidAsideAndDoesNothing() {
    var rival =
        Opponent.rival(2)
            .heat(2)
            .prospects(4)
            .full(USE_CONNECTIONS, GATHER_FAVOURS, SLUMS_HUSTLES, EUROMAFIA, BLACK_MARKET);
    int tokens = rival.table().at().tokens.get(rival.city(), 2);
    rival.places().standsOn().hasHeat(2).hasProspects(4);
    rival.table().happened(NL_18_24);
    assertThat(rival.table().at().tokens.get(rival.city(), 2)).isEqualTo(tokens - 1);
  }
}
