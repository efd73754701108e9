package nocturne.nightlancer.round;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_14_05;
import static nocturne.nightlancer.NightlancerRule.NL_14_06;
import static nocturne.nightlancer.NightlancerRule.NL_14_07;
import static nocturne.nightlancer.NightlancerRule.NL_14_08;
import static nocturne.nightlancer.NightlancerRule.NL_15_01;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** At the end of a round six cards are left in a Hand; and what comes then. */
class HandLimitTest {

  private static final String[] FOUR = {
    "soft-shoes", "blind-spots", "local-knowledge", "weapons-tech"
  };

  /** The end of a round in which nobody can change the turn order. */
  private static CityTable ending() {
    var table = CityTable.of(2).missions().opportunities(ANN).opportunities(BEN);
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    return table;
  }

  @Test
  @Covers({NL_14_05, NL_14_07})
  void handsAreDiscardedDownToSixAndTheOwnerChoosesWhat() {
    var table = ending().opportunities(ANN, FOUR);
    table.hand(ANN, "detective", "performer", "face-man", "night-watchman");
    table.run(new EndRound()).isNotAsked(BEN).chooses(ANN, "give-performer");
    assertThat(table.city().handSize(ANN)).isEqualTo(7);
    table.chooses(ANN, "give-soft-shoes").happened(NL_14_05).happened(NL_14_08);
    assertThat(table.at().contactDiscard.list(table.city()))
        .containsExactly(table.contact("performer"));
    assertThat(table.at().opportunityDiscard.list(table.city()))
        .containsExactly(table.opportunity("soft-shoes"));
  }

  @Test
  @Covers({NL_14_05, NL_14_07})
  void sixCardsOfBothKindsMayStay() {
    ending()
        .opportunities(ANN, FOUR)
        .hand(ANN, "detective", "performer")
        .run(new EndRound())
        .didNotHappen(NL_14_05)
        .happened(NL_14_08);
  }

  @Test
  @Covers(NL_14_07)
  void contactsAndOpportunitiesCountAlike() {
    ending()
        .hand(ANN, "detective", "performer", "face-man", "night-watchman", "tinkerer", "armourer")
        .opportunities(ANN, "soft-shoes")
        .run(new EndRound())
        .offersAmongOthers(ANN, "give-armourer", "give-soft-shoes");
  }

  @Test
  @Covers(NL_14_05)
  void everybodyDiscardsForHerselfInAnyOrder() {
    var table = ending().opportunities(ANN, FOUR).hand(ANN, "detective", "performer", "face-man");
    table.hand(BEN, "detective-2", "performer-2", "face-man-2", "night-watchman");
    table.opportunities(BEN, "known-by-name", "stand-between", "slow-breath");
    table.run(new EndRound()).offersAmongOthers(ANN, "give-detective");
    table.chooses(BEN, "give-detective-2").isNotAsked(BEN).chooses(ANN, "give-detective");
  }

  @Test
  @Covers(NL_14_06)
  void duringTheRoundAHandMayBeOfAnySize() {
    var table = ending().opportunities(ANN, FOUR).owns(ANN).nextContacts("night-watchman");
    table.hand(ANN, "detective", "performer", "face-man", "armourer");
    table.run(new StreetPhase()).chooses(ANN, "gf-2").isNotAsked(ANN);
    assertThat(table.city().handSize(ANN)).isEqualTo(9);
  }

  @Test
  @Covers(NL_14_08)
  void anotherRoundBeginsAsLongAsThereIsACardForIt() {
    var table = ending().run(new EndRound());
    assertThat(table.city().round()).isEqualTo(2);
    table.didNotHappen(NL_15_01).offersAmongOthers(BEN, "face-event");
  }

  @Test
  @Covers(NL_14_08)
  void withoutOneTheReckoningFollows() {
    var table = ending();
    table.at().roundDeck.moveAll(table.city(), table.at().roundPast);
    table.run(new EndRound()).happened(NL_15_01);
    assertThat(table.city().round()).isEqualTo(1);
  }
}
