package nocturne.syndicates.component;

import static nocturne.syndicates.MoonTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.syndicates.CountingChecks;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Syndicates;
import nocturne.syndicates.effect.Add;
import nocturne.syndicates.effect.Target;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class OwnPacksTest {

  private static Setup setup(Syndicates game, int players, String syndicates) {
    var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
    return new Setup(Variant.of(game.settings(), Map.of(Syndicates.IN_PLAY, syndicates)), names);
  }

  @Test
  void agentOfTheUsersFolderTakesThePlaceOfTheBuiltInOne(@TempDir Path folder) {
    var game =
        new OwnPacks(folder)
            .file("mine.yaml", OwnPacks.agents(OwnPacks.agent("FO-001", "FO", "ADD 3 BZ", "BURN")))
            .open();
    assertThat(game.contents().agents())
        .extracting(Agent::id)
        .containsExactlyElementsOf(GAME.contents().agents().stream().map(Agent::id).toList());
    var agent = game.contents().agents().getFirst();
    assertThat(agent.id()).isEqualTo("FO-001");
    assertThat(agent.name().en()).isEqualTo("Stranger");
    assertThat(agent.above())
        .containsExactly(new Add(3, new Target.In(game.contents().sector("BZ"))));
    assertThat(game.packs()).isNotEqualTo(GAME.packs());
  }

  @Test
  void emptyFolderChangesNothing(@TempDir Path folder) {
    assertThat(new OwnPacks(folder).open().packs()).isEqualTo(GAME.packs());
  }

  @Test
  void syndicateOfTheUsersFolderCanBeChosenAndPlayed(@TempDir Path folder) {
    var game =
        new OwnPacks(folder)
            .file("strangers.yaml", OwnPacks.STRANGERS)
            .file("their-agents.yaml", OwnPacks.strangers(10))
            .open();
    var moon = game.open(setup(game, 2, "XX+FO+LK+LE+NC"), new FastChance(1));
    var strangers = game.contents().syndicates().getLast();
    assertThat(strangers.id()).isEqualTo("XX");
    assertThat(moon.isInPlay(strangers)).isTrue();
    assertThat(moon.at().outOfPlay.list(moon))
        .hasSize(60)
        .noneMatch(agent -> agent.syndicate().equals(strangers));
    playToTheEnd(moon);
    assertThat(moon.isOver()).isTrue();
  }

  private static void playToTheEnd(Moon moon) {
    var dice = new FastChance(2);
    while (!moon.isOver()) {
      var seat = moon.asked().first();
      moon.choose(seat, dice.below(moon.options(seat).size()));
      assertThat(CountingChecks.broken(moon)).isEmpty();
    }
  }
}
