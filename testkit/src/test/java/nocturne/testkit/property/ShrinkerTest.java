package nocturne.testkit.property;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import org.junit.jupiter.api.Test;

class ShrinkerTest {

  private static List<Integer> random(int length, long seed) {
    var chance = new FastChance(seed);
    return IntStream.range(0, length).mapToObj(i -> chance.below(1000)).toList();
  }

  private static List<Integer> shrink(List<Integer> failing, Predicate<List<Integer>> fails) {
    return Shrinker.shrink(
        failing,
        numbers -> fails.test(numbers) ? Optional.of(numbers) : Optional.empty(),
        1_000_000);
  }

  @Test
  void whatFailsWithoutAnyChoiceIsShrunkToNothing() {
    assertThat(shrink(random(300, 1), numbers -> true)).isEmpty();
  }

  @Test
  void theNumbersThatMatterAreLeftInTheirOrder() {
    var failing = new java.util.ArrayList<>(random(200, 2));
    failing.set(50, 5000);
    failing.set(150, 7000);
    assertThat(
            shrink(
                failing,
                numbers ->
                    numbers.contains(5000) && numbers.lastIndexOf(7000) > numbers.indexOf(5000)))
        .containsExactly(5000, 7000);
  }

  @Test
  void numbersAreLoweredAsFarAsTheyStillFail() {
    assertThat(
            shrink(
                random(100, 3),
                numbers -> numbers.stream().filter(number -> number >= 17).count() >= 3))
        .containsExactly(17, 17, 17);
  }

  @Test
  void aLengthThatMattersIsKept() {
    assertThat(shrink(random(100, 4), numbers -> numbers.size() >= 7))
        .containsExactly(0, 0, 0, 0, 0, 0, 0);
  }

  @Test
  void onlyTheChoicesUpToTheFailureAreKept() {
    var shrunk =
        Shrinker.shrink(
            random(100, 5),
            numbers -> numbers.size() >= 2 ? Optional.of(numbers.subList(0, 2)) : Optional.empty(),
            1000);
    assertThat(shrunk).containsExactly(0, 0);
  }

  @Test
  void patienceComesToAnEnd() {
    var played = new AtomicInteger();
    Shrinker.shrink(
        random(100, 6),
        numbers -> {
          played.addAndGet(numbers.size());
          return Optional.empty();
        },
        1000);
    assertThat(played.get()).isBetween(900, 1100);
  }
}
