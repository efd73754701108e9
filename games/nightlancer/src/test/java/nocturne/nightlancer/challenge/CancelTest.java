package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_12_15;
import static nocturne.nightlancer.challenge.Trials.crew;
import static nocturne.nightlancer.challenge.Trials.event;
import static nocturne.nightlancer.challenge.Trials.rating;
import static nocturne.nightlancer.challenge.Trials.route;
import static nocturne.nightlancer.challenge.Trials.score;
import static nocturne.nightlancer.challenge.Trials.test;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.round.EndRound;
import org.junit.jupiter.api.Test;

/** How one answers what was played on oneself. */
class CancelTest {

  @Test
  @Covers(NL_12_15)
  void actorAnswersEachPlayWithAnyCard() {
    var table = CityTable.of(2).owns(ANN, "optic-cloak").hand(BEN, "detective").has(ANN, 7, 1);
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt", "done")
        .chooses(BEN, "play-detective-on-1")
        .crosshairs(0)
        .chooses(ANN, "use-optic-cloak")
        .rests();
    assertThat(score(table)).isEqualTo(4 - 1 + 1);
  }

  @Test
  @Covers(NL_12_15)
  void cancelTakesOneContactAway() {
    var table =
        CityTable.of(2)
            .owns(ANN)
            .hand(ANN, "solicitor")
            .hand(BEN, "detective", "armourer")
            .has(ANN, 7, 1);
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "play-detective-on-1")
        .offers(ANN, "cancel-detective-with-solicitor", "done")
        .chooses(ANN, "done")
        .chooses(BEN, "play-armourer-on-1")
        .offers(ANN, "cancel-detective-with-solicitor", "cancel-armourer-with-solicitor", "done");
    assertThat(rating(table, ANN)).isEqualTo(2);
    table.crosshairs(0).chooses(ANN, "cancel-armourer-with-solicitor").happened(NL_12_15).rests();
    assertThat(score(table)).isEqualTo(3);
    table.hasHand(ANN);
  }

  @Test
  @Covers(NL_12_15)
  void cancelHasNothingToDoWhereNothingWasPlayed() {
    var table = CityTable.of(2).owns(ANN).hand(ANN, "solicitor").has(ANN, 7, 1);
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .rests()
        .hasHand(ANN, "solicitor");
  }

  /** The first and second use of a Contact help its player, and nobody can stop that. */
  @Test
  @Covers(NL_12_15)
  void usesThatHelpTheirPlayerAreNotAnswered() {
    var table = CityTable.of(2).owns(ANN).has(ANN, 7, 1);
    table.hand(ANN, "detective").hand(BEN, "solicitor", "face-man");
    event(table, test(Ability.COVERT, 9), ANN)
        .chooses(ANN, "attempt")
        .crosshairs(0)
        .chooses(ANN, "play-detective-1")
        .rests();
    assertThat(score(table)).isEqualTo(6);
    table.hasHand(BEN, "solicitor", "face-man");
  }

  @Test
  @Covers(NL_12_15)
  void onlyTheOneItWasPlayedOnCancels() {
    var table = crew(CityTable.of(3), ANN, BEN).has(ANN, 7, 1).has(BEN, 7, 1);
    table.hand(BEN, "face-man").hand(CAT, "detective");
    route(table, test(Ability.COVERT, 9), ANN, BEN)
        .chooses(ANN, "attempt")
        .chooses(BEN, "attempt")
        .chooses(CAT, "play-detective-on-1")
        .isNotAsked(BEN)
        .rests();
  }

  @Test
  @Covers(NL_12_15)
  void cancelAnswersWhatIsPlayedOnWhoWasPaid() {
    var table = crew(CityTable.of(2), BEN).hand(ANN, "accountant").hand(BEN, "face-man");
    table
        .run(StageOf.payment(0))
        .chooses(ANN, "play-accountant-on-2")
        .offers(BEN, "cancel-accountant-with-face-man", "accept")
        .chooses(BEN, "cancel-accountant-with-face-man")
        .hasHeat(BEN, 0)
        .hasHand(BEN);
  }

  @Test
  @Covers(NL_12_15)
  void cancelAnswersASwapOfTurnOrder() {
    var table = CityTable.of(2).missions().hand(ANN, "broker").hand(BEN, "solicitor");
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    // With equal Heat the order is turned around first.
    table
        .order(ANN, BEN)
        .run(new EndRound())
        .chooses(ANN, "play-broker-on-2")
        .chooses(BEN, "cancel-broker-with-solicitor");
    assertThat(table.city().order().seat(0)).isEqualTo(BEN);
  }
}
