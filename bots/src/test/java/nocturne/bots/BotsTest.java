package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.SetupRefused;
import org.junit.jupiter.api.Test;

class BotsTest {

  @Test
  void botsAreFoundByName() {
    assertThat(Bots.names()).containsExactly("greedy", "random");
    assertThat(Bots.named("greedy", 1)).isInstanceOf(GreedyBot.class);
  }

  @Test
  void anUnknownNameIsRefusedWithTheNamesThereAre() {
    assertThatThrownBy(() -> Bots.named("clever", 1))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("there is no bot 'clever'; there are greedy, random");
  }
}
