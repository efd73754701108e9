package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_8_31;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.prep.TakeMissions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Contacts for the street are played on the own turn, without a token. */
class StreetContactsTest {

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_31)
  void contactMayBePlayedBeforeTheTokenAndNeedsNone(String edition) {
    var table = CityTable.of(2, "edition", edition).hand(ANN, "smuggler").chips(ANN, 0);
    table.run(new StreetPhase()).chooses(ANN, "play-smuggler-2").hasChips(ANN, 2);
    table.hasHand(ANN).offersAmongOthers(ANN, "sh-2");
    assertThat(table.at().tokens.get(table.city(), ANN.index())).isEqualTo(4);
  }

  @Test
  @Covers(NL_8_31)
  void contactMayBePlayedAfterTheToken() {
    CityTable.of(2)
        .owns(ANN)
        .hand(ANN, "smuggler")
        .chips(ANN, 0)
        .run(new StreetPhase())
        .chooses(ANN, "sh-2")
        .offers(ANN, "play-smuggler-1", "play-smuggler-2", "done")
        .chooses(ANN, "play-smuggler-2")
        .hasChips(ANN, 3)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(NL_8_31)
  void severalContactsMayBePlayedOnOneTurn() {
    CityTable.of(2)
        .hand(ANN, "smuggler", "accountant", "detective")
        .chips(ANN, 0)
        .heat(ANN, 2)
        .run(new StreetPhase())
        .chooses(ANN, "play-smuggler-2", "play-accountant-2", "sh-2", "play-detective-2")
        .hasChips(ANN, 5)
        .hasHeat(ANN, 1)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(NL_8_31)
  void nobodyPlaysThemOnTheTurnOfAnother() {
    CityTable.of(2)
        .hand(BEN, "smuggler")
        .run(new StreetPhase())
        .isNotAsked(BEN)
        .chooses(ANN, "sh-2")
        .offersAmongOthers(BEN, "play-smuggler-2");
  }

  @Test
  @Covers(NL_8_31)
  void nobodyPlaysThemOutsideOfTheStreetPhase() {
    CityTable.of(2)
        .missions("the-borrowed-van")
        .hand(ANN, "smuggler", "performer")
        .has(ANN, 7, 5)
        .run(new TakeMissions(0))
        .offersAmongOthers(ANN, "play-performer-2")
        .doesNotOffer(ANN, "play-smuggler-1", "play-smuggler-2");
  }
}
