package nocturne.nightlancer.street;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_17_04;
import static nocturne.nightlancer.NightlancerRule.NL_17_10;
import static nocturne.nightlancer.NightlancerRule.NL_3_15;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_05;
import static nocturne.nightlancer.NightlancerRule.NL_8_25;
import static nocturne.nightlancer.NightlancerRule.NL_8_26;
import static nocturne.nightlancer.NightlancerRule.NL_8_27;
import static nocturne.nightlancer.NightlancerRule.NL_8_28;
import static nocturne.nightlancer.NightlancerRule.NL_8_29;
import static nocturne.nightlancer.NightlancerRule.NL_8_30;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.Space;
import org.junit.jupiter.api.Test;

/** Spaces with room for everybody. */
class OpenSpacesTest {

  private static CityTable worn(String edition) {
    return CityTable.of(2, "edition", edition).owns(ANN).has(ANN, 4, 4).chips(ANN, 0);
  }

  @Test
  @Covers(NL_8_25)
  void openSpacesHoldAnyNumberOfTokensOfAnybody() {
    var table = worn("final").chips(BEN, 0).run(new StreetPhase());
    for (int token = 0; token < 4; token++) table.chooses(ANN, "op-1").chooses(BEN, "op-1");
    table.hasChips(ANN, 4).hasChips(BEN, 4).rests();
  }

  @Test
  @Covers(NL_8_25)
  void openSpacesAreHardWorkAndRestAndCoverTracksInThePrototype() {
    assertThat(open("final")).containsExactly(List.of(Deed.HARD_WORK), List.of(Deed.REST));
    assertThat(open("prototype"))
        .containsExactly(List.of(Deed.HARD_WORK), List.of(Deed.REST), List.of(Deed.DROP_HEAT));
  }

  private static List<List<Deed>> open(String edition) {
    return CityTable.GAME.contents(edition).spaces().stream()
        .filter(Space::isOpen)
        .map(Space::deeds)
        .toList();
  }

  @Test
  @Covers(NL_8_26)
  void hardWorkOfThePrototypeCostsHealthAndResolveAndBringsAChip() {
    worn("prototype")
        .run(new StreetPhase())
        .chooses(ANN, "op-1")
        .told("health.lost", "resolve.lost", "chips.gained")
        .hasHealth(ANN, 3)
        .hasResolve(ANN, 3)
        .hasChips(ANN, 1);
  }

  @Test
  @Covers({NL_8_26, NL_3_15, NL_17_10})
  void hardWorkThatShakesIsPaidAllTheSame() {
    worn("prototype")
        .has(ANN, 1, 4)
        .run(new StreetPhase())
        .chooses(ANN, "op-1")
        .isShaken(ANN)
        .hasHealth(ANN, 0)
        .hasResolve(ANN, 3)
        .hasChips(ANN, 1);
  }

  @Test
  @Covers({NL_8_26, NL_8_02})
  void hardWorkOfThePrototypeNeedsBothHealthAndResolve() {
    worn("prototype").shaken(ANN).has(ANN, 0, 4).run(new StreetPhase()).doesNotOffer(ANN, "op-1");
    worn("prototype")
        .shaken(ANN)
        .has(ANN, 4, 0)
        .run(new StreetPhase())
        .refuses(ANN, "op-1", NL_8_02);
  }

  @Test
  @Covers(NL_8_27)
  void hardWorkOfTheFinalEditionBringsAChipForNothing() {
    worn("final")
        .run(new StreetPhase())
        .chooses(ANN, "op-1")
        .happened(NL_8_27)
        .hasHealth(ANN, 4)
        .hasResolve(ANN, 4)
        .hasChips(ANN, 1);
  }

  @Test
  @Covers(NL_8_28)
  void restOfThePrototypeIsForBodyOrMind() {
    var body = worn("prototype").run(new StreetPhase()).chooses(ANN, "op-2");
    body.offers(ANN, "rest-resolve", "rest-health").chooses(ANN, "rest-health");
    body.happened(NL_8_28).hasHealth(ANN, 5).hasResolve(ANN, 4);
    var mind = worn("prototype").run(new StreetPhase()).chooses(ANN, "op-2", "rest-resolve");
    mind.hasHealth(ANN, 4).hasResolve(ANN, 5);
  }

  @Test
  @Covers({NL_8_28, NL_8_05})
  void restWithoutGainIsAllowedInThePrototype() {
    CityTable.prototype(2)
        .run(new StreetPhase())
        .chooses(ANN, "op-2", "rest-health")
        .hasHealth(ANN, 7)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(NL_8_29)
  void restOfTheFinalEditionIsForBodyAndMind() {
    worn("final")
        .run(new StreetPhase())
        .chooses(ANN, "op-2")
        .happened(NL_8_29)
        .hasHealth(ANN, 5)
        .hasResolve(ANN, 5)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(NL_8_30)
  void coverTracksCostsACardAndTakesHeatOff() {
    var table = worn("prototype").hand(ANN, "detective", "broker").opportunities(ANN);
    table.heat(ANN, 2).run(new StreetPhase()).chooses(ANN, "op-3").hasHeat(ANN, 2);
    table.offers(ANN, "give-detective", "give-broker").chooses(ANN, "give-broker");
    table.happened(NL_8_30).hasHand(ANN, "detective").hasHeat(ANN, 1);
  }

  @Test
  @Covers({NL_8_30, NL_17_04})
  void tracksMayBeCoveredWhereThereIsNoHeat() {
    worn("prototype")
        .hand(ANN, "detective")
        .opportunities(ANN)
        .run(new StreetPhase())
        .chooses(ANN, "op-3")
        .hasHand(ANN)
        .hasHeat(ANN, 0);
  }

  @Test
  @Covers({NL_8_30, NL_8_02})
  void withoutACardTracksCannotBeCovered() {
    worn("prototype")
        .opportunities(ANN)
        .heat(ANN, 2)
        .run(new StreetPhase())
        .refuses(ANN, "op-3", NL_8_02);
  }
}
