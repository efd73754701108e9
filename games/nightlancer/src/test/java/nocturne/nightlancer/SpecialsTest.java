package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_1_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Hit;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.mission.Crews;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What only one Nightlancer can do. */
class SpecialsTest {

  private static final Challenge GUARDED =
      new Challenge(Ability.COVERT, 9, Optional.of(Obstacle.DISTRACTION), 0);

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_1_17)
  void everyNightlancerHasASpecialThatNoOtherHas(String edition) {
    var lancers = GAME.contents(edition).lancers();
    assertThat(lancers).allMatch(lancer -> !lancer.special().use().effects().isEmpty());
    assertThat(lancers).extracting(lancer -> lancer.special().name()).doesNotHaveDuplicates();
    assertThat(lancers)
        .extracting(lancer -> lancer.special().use().effects())
        .doesNotHaveDuplicates();
  }

  @Test
  @Covers(NL_1_17)
  void bombshellPassesADistractionByHerselfAndNobodyElseDoes() {
    attempting(BEN).offers(BEN, "special", "give-up");
    attempting(ANN).isNotAsked(ANN).rests();
  }

  /** Somebody without cards begins an attempt that stands before a Distraction. */
  private static CityTable attempting(Seat seat) {
    return CityTable.of(2)
        .owns(seat)
        .run(city -> Challenges.face(city, Source.EVENT, GUARDED, Seats.of(seat)))
        .chooses(seat, "attempt");
  }

  @Test
  @Covers(NL_1_17)
  void onlyTheVeteranTakesOffOfADangerByExperience() {
    CityTable.of(4)
        .missions("the-borrowed-van")
        .crew(ANN, Crews.FIRST)
        .crew(DAN, Crews.FIRST)
        .has(ANN, 7, 5)
        .has(DAN, 7, 5)
        .run(new Hit(Seats.of(ANN).with(DAN), 4))
        .hasHealth(ANN, 3)
        .hasHealth(DAN, 4);
  }
}
