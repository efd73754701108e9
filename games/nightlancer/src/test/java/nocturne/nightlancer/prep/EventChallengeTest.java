package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_6_05;
import static nocturne.nightlancer.NightlancerRule.NL_6_06;
import static nocturne.nightlancer.NightlancerRule.NL_6_07;
import static nocturne.nightlancer.NightlancerRule.NL_6_08;
import static nocturne.nightlancer.NightlancerRule.NL_6_09;
import static nocturne.nightlancer.NightlancerRule.NL_6_13;
import static nocturne.nightlancer.NightlancerRule.NL_9_26;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Penalty;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The challenge of an Event, which everybody meets alone. */
class EventChallengeTest {

  private static CityTable facing(CityTable table, String round) {
    return table.round(round).run(new EventStep(0)).chooses(ANN, "face-event");
  }

  @Test
  @Covers(NL_6_05)
  void printedChallengeIsFacedAlone() {
    var table = facing(CityTable.of(3).owns(ANN).has(ANN, 7, 1), "rivets-harassing");
    table.isNotAsked(BEN).isNotAsked(CAT);
    assertThat(Challenges.ability(table.city())).isEqualTo(Ability.STREETWISE);
    assertThat(Challenges.difficulty(table.city())).isEqualTo(6);
    assertThat(Challenges.facing(table.city())).isEqualTo(Seats.of(ANN));
    table.crosshairs(3).chooses(ANN, "attempt"); // 2 + 3
    assertThat(table.at().best.get(table.city())).isEqualTo(5);
    table.offers(ANN, "loss-1", "loss-2");
  }

  @Test
  @Covers(NL_6_05)
  void whoPassesIsSparedThePenalty() {
    facing(CityTable.of(2).owns(ANN).chips(ANN, 5), "rivets-harassing")
        .plays(ANN, "bombshell")
        .crosshairs(2)
        .chooses(ANN, "attempt")
        .hasHealth(ANN, 7)
        .hasChips(ANN, 5)
        .offersAmongOthers(BEN, "face-event");
  }

  @Test
  @Covers(NL_6_06)
  void allAssetsServeWithoutALoadout() {
    var table = CityTable.of(2).owns(ANN, "monowire", "telescopic-baton", "redline", "tool-roll");
    facing(table, "meathook-rampage")
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-monowire", "use-telescopic-baton", "use-redline");
  }

  @Test
  @Covers({NL_6_06, NL_6_07})
  void nothingObviousServesWhateverItsType() {
    var table = CityTable.of(2).owns(ANN, "fire-axe", "piston-arm", "monowire", "forearm-blade");
    facing(table, "meathook-rampage")
        .chooses(ANN, "attempt")
        .doesNotOffer(ANN, "use-fire-axe", "use-piston-arm")
        .offersAmongOthers(ANN, "use-monowire", "use-forearm-blade");
  }

  @Test
  @Covers(NL_6_07)
  void obviousArmourDoesNotServeEither() {
    var table = CityTable.of(2).owns(ANN, "riot-shield", "plate-vest").chips(ANN, 5);
    facing(table, "shockpack-riot")
        .chooses(ANN, "stand-back")
        .offers(ANN, "use-plate-vest", "done")
        .chooses(ANN, "use-plate-vest")
        .hasHealth(ANN, 7 - (3 - 2));
  }

  @Test
  @Covers(NL_6_08)
  void penaltyHitsNobodyElse() {
    facing(CityTable.of(2).chips(ANN, 5).chips(BEN, 5), "brown-out")
        .chooses(ANN, "stand-back")
        .hasChips(ANN, 3)
        .hasChips(BEN, 5);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_6_08)
  void noEventAborts(String edition) {
    assertThat(GAME.contents(edition).rounds())
        .hasSize(16)
        .noneMatch(round -> round.penalty() instanceof Penalty.Abort);
  }

  @Test
  @Covers({NL_6_08, NL_9_26})
  void armourDoesNotHelpAgainstLossesThatAreNoFight() {
    var table = CityTable.of(2).owns(ANN, "plate-vest", "subdermal-plate");
    facing(table, "grid-collapse").chooses(ANN, "stand-back").hasHealth(ANN, 7 - 3);
    table.offersAmongOthers(BEN, "face-event");
  }

  /** Health, as nobody knows what the lost icon of this card shows. */
  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_6_08)
  void rivetsTakeTwoHealthOrTwoChips(String edition) {
    var table = CityTable.of(2, "edition", edition).owns(ANN).chips(ANN, 5);
    facing(table, "rivets-harassing").chooses(ANN, "stand-back", "loss-1");
    table.hasHealth(ANN, 5).hasResolve(ANN, 9).hasChips(ANN, 5);
    facing(table, "rivets-harassing").chooses(ANN, "stand-back", "loss-2");
    table.hasHealth(ANN, 5).hasResolve(ANN, 9).hasChips(ANN, 3);
  }

  @Test
  @Covers(NL_6_09)
  void othersMayInterruptBeforeTheRoll() {
    var table = CityTable.of(2).owns(ANN).has(ANN, 7, 1).hand(BEN, "performer").crosshairs(3);
    table.plays(ANN, "guard").has(ANN, 7, 1);
    facing(table, "rivets-harassing")
        .chooses(ANN, "attempt")
        .offers(BEN, "play-performer-on-1", "pass")
        .chooses(BEN, "play-performer-on-1");
    assertThat(table.at().best.get(table.city())).isEqualTo(3 - 1 + 3);
    assertThat(Challenges.isPassed(table.city())).isFalse();
  }

  @Test
  @Covers(NL_6_13)
  void whoDeclinesScoresNothing() {
    var table = facing(CityTable.of(2).owns(ANN).chips(ANN, 5), "brown-out");
    table.offers(ANN, "attempt", "stand-back").chooses(ANN, "stand-back").hasChips(ANN, 3);
    assertThat(table.at().best.get(table.city())).isZero();
  }
}
