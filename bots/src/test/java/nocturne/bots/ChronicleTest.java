package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import nocturne.bots.Bazaar.Good;
import nocturne.bots.Bazaar.Ground;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seed;
import org.junit.jupiter.api.Test;

class ChronicleTest {

  private static final int LAST = 15;

  private static Recorded<Ground> open(int number) {
    return Recorded.open(
        Bazaars.GAME, Bazaars.setup(2), new Seed("%064x".formatted(number), List.of()));
  }

  private static GameRecord played(int number, Bot first, Bot second) {
    var recorded = open(number);
    new Match(List.of(first, second), Budget.UNLIMITED, 1).play(recorded);
    return recorded.record();
  }

  private static Course course(GameRecord record) {
    return new Chronicle<>(Bazaars.GAME, record, done -> {}).write();
  }

  @Test
  void theCourseBeginsAtTheFirstChoiceAndEndsWithTheResult() {
    var record = played(1, new RandomBot(1), new RandomBot(2));
    var moments = course(record).moments();
    assertThat(moments.getFirst().at()).isZero();
    assertThat(moments.getLast().at()).isEqualTo(record.entries().size());
    assertThat(moments.stream().map(Course.Moment::at)).isSorted().doesNotHaveDuplicates();
    var result = Recorded.load(Bazaars.GAME, record).table().result().orElseThrow();
    for (int seat = 0; seat < 2; seat++)
      assertThat(moments.getLast().chances().get(seat)).isEqualTo(result.share(Seat.of(seat)));
  }

  @Test
  void luckAndSkillAddUpToTheWayFromTheBeginningToTheEnd() {
    var course = course(played(2, new RandomBot(1), new PrudentBot(2)));
    for (int seat = 0; seat < 2; seat++) {
      var account = course.accounts().get(seat);
      assertThat(account.begin()).isEqualTo(course.moments().getFirst().chances().get(seat));
      assertThat(account.end()).isEqualTo(course.moments().getLast().chances().get(seat));
      assertThat(account.skill() + account.luck())
          .isCloseTo(account.end() - account.begin(), within(1e-9));
    }
  }

  @Test
  void whoTakesAnythingPlaysWithLessSkillThanWhoLooks() {
    double random = 0;
    double prudent = 0;
    for (int number = 0; number < 3; number++) {
      var accounts = course(played(number, new RandomBot(number), new PrudentBot(9))).accounts();
      random += accounts.get(0).skill();
      prudent += accounts.get(1).skill();
    }
    assertThat(random).isNegative().isLessThan(prudent - 0.3);
  }

  @Test
  void aBlunderThatLosesTheGameIsFoundAndWhatWouldHaveWonIsNamed() {
    for (int number = 0; number < 200; number++) {
      var recorded = open(number);
      var match = new Match(List.of(new PrudentBot(1), new PrudentBot(2)), Budget.UNLIMITED, 1);
      var table = recorded.table();
      while (recorded.size() < LAST) {
        var seat = table.asked().first();
        var option = match.choice(Bazaars.GAME, table, seat);
        recorded.choose(seat, option.id(), table.version());
      }
      var seat = table.asked().first();
      double behind = -Bazaar.lead(table, seat);
      var goods =
          Bazaars.sight(table).options().stream()
              .filter(Good.class::isInstance)
              .map(Good.class::cast)
              .toList();
      boolean allSeen = Ground.BAG.get(1 - seat.index()).size(table) == 0;
      if (!allSeen || goods.stream().allMatch(good -> good.worth() > behind)) continue;
      if (goods.stream().noneMatch(good -> good.worth() > behind)) continue;
      var blunder = goods.stream().filter(good -> good.worth() < behind).findFirst();
      if (blunder.isEmpty()) continue;
      recorded.choose(seat, blunder.get().id(), table.version());
      var told = course(recorded.record()).choices().getFirst();
      assertThat(told.at()).isEqualTo(LAST);
      assertThat(told.seat()).isEqualTo(seat);
      assertThat(told.chosen()).isEqualTo(blunder.get());
      assertThat(told.change()).isLessThan(-0.3);
      assertThat(((Good) told.instead()).worth()).isGreaterThan((int) behind);
      return;
    }
    throw new AssertionError("nobody could have lost by one choice");
  }

  @Test
  void theSameGameHasTheSameCourse() {
    var record = played(4, new RandomBot(3), new PrudentBot(3));
    assertThat(course(record)).isEqualTo(course(record));
  }

  @Test
  void progressRisesToItsEnd() {
    var told = new ArrayList<Double>();
    new Chronicle<>(Bazaars.GAME, played(5, new RandomBot(3), new RandomBot(4)), told::add).write();
    assertThat(told).isSorted().allMatch(done -> done > 0 && done <= 1);
    assertThat(told.getLast()).isGreaterThan(0.9);
  }

  @Test
  void aGameThatIsNotOverHasNoCourse() {
    var record = open(6).record();
    assertThatThrownBy(() -> course(record)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whoIsInterruptedStops() {
    var record = played(7, new RandomBot(3), new RandomBot(4));
    Thread.currentThread().interrupt();
    assertThatThrownBy(() -> course(record)).isInstanceOf(CancellationException.class);
  }
}
