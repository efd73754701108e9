package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Trait;
import org.junit.jupiter.api.Test;

/** Rulings that no other test has a place for. */
class RulingsTest {

  @Test
  void traitsOfTheDancersAreThoseOfTheRuling() {
    assertThat(ClubTable.GAME.contents().dancers().stream().map(Dancer::trait))
        .containsExactly(Trait.EGO, Trait.COMPASSION, Trait.FUN, Trait.INTELLECT, Trait.FANTASY);
  }
}
