package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RandomBotTest {

  @Test
  void everyOptionIsAsLikelyAsTheOthers() {
    var sight = Bazaars.sight(Bazaars.open(2, 1));
    var counts = new int[sight.options().size()];
    for (int seed = 0; seed < 3000; seed++)
      counts[sight.options().indexOf(new RandomBot(seed).choose(sight, Budget.of(1)))]++;
    for (int count : counts) assertThat(count).isBetween(900, 1100);
  }
}
