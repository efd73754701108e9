package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.SetupRefused;
import org.junit.jupiter.api.Test;

class BotsTest {

  @Test
  void botsAreFoundByName() {
    assertThat(Bots.names())
        .containsExactly(
            "greedy", "level-0", "level-1", "level-2", "level-3", "level-4", "level-5", "prudent",
            "random");
    assertThat(Bots.named("greedy", 1)).isInstanceOf(GreedyBot.class);
  }

  @Test
  void anAdviserNeverSlips() {
    var sight = Bazaars.sight(Bazaars.open(2, 3));
    for (var level : Level.all().subList(2, Level.all().size()))
      for (int seed = 0; seed < 30; seed++)
        assertThat(Bots.adviser(level.name(), seed).choose(sight, Budget.UNLIMITED))
            .isEqualTo(new SearchBot(level.steady(), seed).choose(sight, Budget.UNLIMITED));
    assertThat(Bots.adviser("prudent", 1)).isInstanceOf(PrudentBot.class);
  }

  @Test
  void anUnknownNameIsRefusedWithTheNamesThereAre() {
    assertThatThrownBy(() -> Bots.named("clever", 1))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("there is no bot 'clever'; there are " + String.join(", ", Bots.names()));
  }
}
