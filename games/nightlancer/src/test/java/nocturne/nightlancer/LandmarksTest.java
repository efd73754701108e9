package nocturne.nightlancer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Named;
import nocturne.kernel.Variant;
import nocturne.nightlancer.component.Lancer;
import org.junit.jupiter.api.Test;

/** What the board names beside its cards: the spaces and the Nightlancers, edition by edition. */
class LandmarksTest {

  private static final Nightlancer GAME = CityTable.GAME;

  private static List<? extends Named> of(String edition, String kind) {
    var variant = Variant.of(GAME.settings(), Map.of(Nightlancer.EDITION, edition));
    return GAME.landmarks(variant).get(kind);
  }

  @Test
  void everySpaceOfEitherEditionHasAName() {
    var named = GAME.landmarks().get("spaces").stream().map(Named::id).toList();
    assertThat(named).doesNotHaveDuplicates();
    for (var edition : List.of("final", "prototype"))
      for (var space : of(edition, "spaces")) assertThat(named).contains(space.id());
  }

  @Test
  void anEditionHasItsOwnNightlancersInItsOwnOrder() {
    for (var edition : List.of("final", "prototype"))
      assertThat(of(edition, "nightlancers"))
          .isEqualTo(GAME.contents(edition).lancers())
          .allMatch(lancer -> lancer instanceof Lancer);
    assertThat(of("prototype", "nightlancers")).hasSize(8);
    assertThat(of("final", "nightlancers")).hasSize(10);
  }
}
