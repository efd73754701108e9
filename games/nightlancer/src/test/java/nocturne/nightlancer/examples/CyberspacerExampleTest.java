package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_12_04;
import static nocturne.nightlancer.NightlancerRule.NL_12_12;
import static nocturne.nightlancer.NightlancerRule.NL_12_29;
import static nocturne.nightlancer.NightlancerRule.NL_16_14;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;
import static nocturne.nightlancer.NightlancerRule.NL_8_31;
import static nocturne.nightlancer.examples.Examples.VAN;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.street.StreetPhase;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** One Contact with its three uses: WE-17. */
class CyberspacerExampleTest {

  private static CityTable attempt(Seat seat, Ability ability, Optional<Obstacle> obstacle) {
    var table = CityTable.of(2).owns(ANN).owns(BEN).hand(ANN, "cyberspacer").has(BEN, 7, 1);
    var challenge = new Challenge(ability, 9, obstacle, 0);
    return Examples.face(table, Source.EVENT, challenge, Seats.of(seat));
  }

  @Test
  @Covers({NL_12_04, NL_16_14})
  void we17TheFirstUsePassesCracking() {
    attempt(ANN, Ability.TECHNICAL, Optional.of(Obstacle.CRACKING))
        .chooses(ANN, "attempt")
        .offers(ANN, "play-cyberspacer-1", "give-up")
        .crosshairs(3)
        .chooses(ANN, "play-cyberspacer-1")
        .rests()
        .hasHand(ANN);
  }

  @Test
  @Covers({NL_12_04, NL_16_14})
  void we17TheFirstUsePassesNothingElse() {
    attempt(ANN, Ability.TECHNICAL, Optional.of(Obstacle.DISTRACTION))
        .chooses(ANN, "attempt")
        .rests()
        .hasHand(ANN, "cyberspacer");
    attempt(ANN, Ability.TECHNICAL, Optional.empty())
        .crosshairs(0)
        .chooses(ANN, "attempt")
        .rests()
        .hasHand(ANN, "cyberspacer");
  }

  @ParameterizedTest
  @CsvSource({"buy-calmax, 6", "buy-monowire, 5", "done, 9"})
  @Covers({NL_8_31, NL_16_14})
  void we17TheSecondUseShowsTwoCardsOfWhichOneMayBeBought(String choice, int chips) {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "cyberspacer").chips(ANN, 9);
    Arrange.put(table.city(), table.at().marketDeck, table.market("monowire"));
    Arrange.put(table.city(), table.at().marketDeck, table.market("calmax"));
    table
        .run(new StreetPhase())
        .chooses(ANN, "play-cyberspacer-2")
        .offers(ANN, "buy-calmax", "buy-monowire", "done")
        .chooses(ANN, choice)
        .hasChips(ANN, chips)
        .offersAmongOthers(ANN, "op-1", "op-2");
    int bought = choice.equals("done") ? 0 : 1;
    assertThat(table.at().assets(ANN).size(table.city())).isEqualTo(bought);
    assertThat(table.at().marketDiscard.size(table.city())).isEqualTo(2 - bought);
    assertThat(table.at().offer(ANN).isEmpty(table.city())).isTrue();
  }

  @Test
  @Covers({NL_8_31, NL_16_14})
  void we17TheSecondUseIsForTheOwnTurnOnTheStreet() {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "cyberspacer").missions(VAN);
    table.run(new EventStep(0)).offers(ANN, "face-event", "lay-low");
    table.run(new TakeMissions(0)).doesNotOffer(ANN, "play-cyberspacer-2");
    table.run(new StreetPhase()).offersAmongOthers(ANN, "play-cyberspacer-2");
    table.chooses(ANN, "op-2").offers(ANN, "play-cyberspacer-2", "done");
    table.chooses(ANN, "done").isNotAsked(ANN).chooses(BEN, "op-2");
    table.offersAmongOthers(ANN, "play-cyberspacer-2");
  }

  @Test
  @Covers({NL_12_12, NL_12_29, NL_16_17})
  void we17TheThirdUseTakesOneOffAnothersTechnicalChallenge() {
    var table = attempt(BEN, Ability.TECHNICAL, Optional.empty()).chooses(BEN, "attempt");
    table.offers(ANN, "play-cyberspacer-on-2", "pass").crosshairs(1);
    table.chooses(ANN, "play-cyberspacer-on-2").rests().hasHand(ANN);
    assertThat(Examples.score(table)).isEqualTo(2 - 1 + 1);
    assertThat(Challenges.penalty(table.city(), BEN)).isZero();
  }

  @Test
  @Covers({NL_12_12, NL_16_17})
  void we17TheThirdUseIsForNoOtherChallengeAndNotForTheOwn() {
    attempt(BEN, Ability.COVERT, Optional.empty()).crosshairs(0).chooses(BEN, "attempt").rests();
    var own = attempt(ANN, Ability.TECHNICAL, Optional.empty()).crosshairs(0);
    own.chooses(ANN, "attempt").rests().hasHand(ANN, "cyberspacer");
  }
}
