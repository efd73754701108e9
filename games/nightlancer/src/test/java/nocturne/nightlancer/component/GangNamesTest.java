package nocturne.nightlancer.component;

import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightlancer.CityTable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Names for which sources differ. */
class GangNamesTest {

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  void gangOfBirminghamIsSpeltAsInTheRulebook(String edition) {
    var clients =
        CityTable.GAME.contents(edition).missions().stream()
            .map(mission -> mission.client().en())
            .toList();
    assertThat(clients).anyMatch(client -> client.contains("Sharp Enders"));
    assertThat(clients).noneMatch(client -> client.contains("Shard"));
  }
}
