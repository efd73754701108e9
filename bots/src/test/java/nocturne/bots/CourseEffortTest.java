package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CourseEffortTest {

  private static int games(CourseEffort effort, int seats) {
    return effort.moments() * seats * effort.games()
        + 2 * seats * effort.deviations() * effort.tries()
        + 2 * effort.finalists() * effort.more();
  }

  @Test
  void longGamesAreLookedIntoLessOften() {
    for (int seats = 1; seats <= 4; seats++) {
      var quick = CourseEffort.of(200, seats);
      var slow = CourseEffort.of(4_000, seats);
      assertThat(quick.games()).isGreaterThan(slow.games());
      assertThat(quick.more()).isGreaterThan(slow.more());
    }
  }

  @Test
  void theWorkIsBoundedHoweverLongTheGameAndHoweverManyPlay() {
    for (int seats = 1; seats <= 8; seats++)
      for (int options = 1; options < 100_000; options *= 3)
        assertThat(games(CourseEffort.of(options, seats), seats)).isLessThan(14_000);
    assertThat(games(CourseEffort.of(1_000_000, 2), 2)).isLessThan(1_000);
  }
}
