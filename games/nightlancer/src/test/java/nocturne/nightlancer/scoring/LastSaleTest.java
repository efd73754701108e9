package nocturne.nightlancer.scoring;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_15_01;
import static nocturne.nightlancer.NightlancerRule.NL_15_02;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.Covers;
import org.junit.jupiter.api.Test;

/** The first thing in scoring: everybody sells, plays and buys once more. */
class LastSaleTest {

  @Test
  @Covers(NL_15_01)
  void weaponsGearAndArmourAreSoldForHalfOfTheirCostRoundedUp() {
    Reckoning.of(2)
        .owns(ANN, "long-rifle", "medkit", "hardshell")
        .run(new Scoring())
        .chooses(ANN, "sell-long-rifle")
        .hasChips(ANN, 2)
        .chooses(ANN, "sell-medkit")
        .hasChips(ANN, 3)
        .chooses(ANN, "sell-hardshell", "yes")
        .hasChips(ANN, 1);
    Reckoning.of(2, "edition", "prototype")
        .owns(ANN, "long-rifle", "assault-rifle")
        .run(new Scoring())
        .chooses(ANN, "sell-long-rifle")
        .hasChips(ANN, 2)
        .chooses(ANN, "sell-assault-rifle")
        .hasChips(ANN, 5);
  }

  @Test
  @Covers(NL_15_01)
  void implantsAndBoughtOpportunitiesAreNotSold() {
    Reckoning.of(2)
        .owns(ANN, "palm-gun", "grip-link", "service-pistol")
        .bought(ANN, "soft-shoes")
        .run(new Scoring())
        .offers(ANN, "sell-service-pistol", "done");
  }

  @Test
  @Covers(NL_15_01)
  void anyNumberOfContactsMayBePlayed() {
    Reckoning.upToBen()
        .hand(ANN, "smuggler", "accountant", "smuggler-2")
        .run(new Scoring())
        .chooses(ANN, "play-smuggler-2")
        .hasChips(ANN, 2)
        .chooses(ANN, "play-smuggler-2-2")
        .hasChips(ANN, 4)
        .chooses(ANN, "play-accountant-2", "no")
        .hasChips(ANN, 6)
        .hasHand(ANN)
        .offersAmongOthers(BEN, "done");
  }

  @Test
  @Covers(NL_15_01)
  void onlyUsesForTheStreetAndForAnyTimeAreOpenAndNeverTheThird() {
    var table =
        Reckoning.of(2)
            .hand(ANN, "broker", "detective", "face-man", "performer", "recruiter", "armourer")
            .heat(ANN, 1)
            .has(ANN, 1, 1);
    table
        .run(new Scoring())
        .offers(
            ANN,
            "play-broker-2",
            "play-detective-2",
            "play-performer-2",
            "play-recruiter-2",
            "done");
  }

  @Test
  @Covers(NL_15_01)
  void playersActInTurnOrderEachUntilDone() {
    var table = Reckoning.of(2).owns(ANN, "medkit").owns(BEN, "stim-patch", "tool-roll");
    table
        .order(BEN, ANN)
        .run(new Scoring())
        .isNotAsked(ANN)
        .chooses(BEN, "sell-stim-patch")
        .isNotAsked(ANN)
        .chooses(BEN, "done")
        .isNotAsked(BEN)
        .chooses(ANN, "sell-medkit")
        .hasChips(ANN, 1);
  }

  @Test
  @Covers({NL_15_01, NL_15_02})
  void anyNumberOfOpportunitiesIsBoughtWithoutATokenForTheWholeCost() {
    var table =
        Reckoning.upToBen()
            .opportunities(ANN, "soft-shoes", "weapons-tech", "canal-freight")
            .chips(ANN, 9);
    for (int seat = 0; seat < 2; seat++) table.at().tokens.set(table.city(), seat, 0);
    table
        .run(new Scoring())
        .chooses(ANN, "buy-soft-shoes")
        .hasChips(ANN, 6)
        .chooses(ANN, "buy-canal-freight")
        .hasChips(ANN, 2)
        .hasProspects(ANN, 2)
        .offersAmongOthers(BEN, "done");
    assertThat(table.at().bought(ANN).list(table.city()))
        .containsExactlyInAnyOrder(
            table.opportunity("soft-shoes"), table.opportunity("canal-freight"));
  }

  @Test
  @Covers(NL_15_02)
  void whoLacksAPartOfTheCostOrARequirementCannotBuy() {
    Reckoning.of(2)
        .opportunities(ANN, "canal-freight", "inner-city-lease", "blind-spots", "soft-shoes")
        .chips(ANN, 3)
        .has(ANN, 5, 0)
        .run(new Scoring())
        .refuses(ANN, "buy-canal-freight", NL_15_02)
        .refuses(ANN, "buy-blind-spots", NL_15_02)
        .offers(ANN, "buy-soft-shoes", "done");
    Reckoning.of(2)
        .opportunities(ANN, "inner-city-lease")
        .chips(ANN, 6)
        .heat(ANN, 3)
        .hand(ANN, "solicitor")
        .run(new Scoring())
        .refuses(ANN, "buy-inner-city-lease", NL_15_02)
        .chooses(ANN, "play-solicitor-2")
        .offers(ANN, "buy-inner-city-lease", "done");
  }

  /** Who has nothing to decide is not asked, and what that says of a hand can't be unlearnt. */
  @Test
  @Covers(NL_15_01)
  void whetherTheNextOneIsAskedTellsOfTheirHand() {
    var open = Reckoning.upToBen().owns(ANN, "service-pistol");
    assertThat(open.run(new Scoring()).chooses(ANN, "done").city().barrier()).isFalse();
    for (var card : List.of("smuggler", "face-man")) {
      var hidden = Reckoning.upToBen().owns(ANN, "service-pistol").hand(BEN, card);
      assertThat(hidden.run(new Scoring()).chooses(ANN, "done").city().barrier()).as(card).isTrue();
    }
    var chance = Reckoning.upToBen().owns(ANN, "service-pistol").opportunities(BEN, "soft-shoes");
    assertThat(chance.run(new Scoring()).chooses(ANN, "done").city().barrier()).isTrue();
  }
}
