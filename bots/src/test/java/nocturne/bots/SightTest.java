package nocturne.bots;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.ChoiceRefused;
import nocturne.kernel.FastChance;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

class SightTest {

  @Test
  void theViewHidesWhatTheSeatCannotKnow() {
    var table = Bazaars.at(4, 2, 1);
    var seen = Bazaars.sight(table).view().table();
    assertThat(Bazaar.Ground.HEAP.list(seen)).isEmpty();
    assertThat(Bazaar.Ground.ON_STALL.get(0).list(seen))
        .isEqualTo(Bazaar.Ground.ON_STALL.get(0).list(table));
  }

  @Test
  void anImaginedTableOffersTheSameOptionsInTheSameOrder() {
    for (int choices = 0; choices < 16; choices++) {
      var sight = Bazaars.sight(Bazaars.at(choices, 2, choices));
      var imagined = sight.imagine(new FastChance(choices));
      assertThat(imagined.options(sight.seat()).list()).isEqualTo(sight.options());
    }
  }

  @Test
  void anImaginedTableDealsTheHiddenGoodsAnew() {
    var table = Bazaars.at(4, 2, 1);
    var imagined = Bazaars.sight(table).imagine(new FastChance(1));
    assertThat(Bazaar.Ground.HEAP.list(imagined))
        .isNotEqualTo(Bazaar.Ground.HEAP.list(table))
        .doesNotContainAnyElementsOf(Bazaar.Ground.ON_STALL.get(0).list(table));
  }

  @Test
  void everyDecisionHasItsOwnChance() {
    var one = Bazaars.sight(Bazaars.at(0, 2, 1));
    var other = Bazaars.sight(Bazaars.at(1, 2, 1));
    assertThat(one.chance(7).next())
        .isEqualTo(one.chance(7).next())
        .isNotEqualTo(one.chance(8).next())
        .isNotEqualTo(other.chance(7).next());
  }

  @Test
  void aSeatThatIsNotAskedHasNoSight() {
    var table = Bazaars.open(2, 1);
    assertThatThrownBy(() -> Sight.of(Bazaars.GAME, table, Seat.of(1)))
        .isInstanceOf(ChoiceRefused.class);
  }

  @Test
  void nothingIsForeseenOfTheRealTableWhereWhatIsHiddenMayHaveAPartInIt() {
    var sight = Bazaars.sight(Bazaars.open(2, 1));
    assertThatThrownBy(sight::foreseeEach).isInstanceOf(IllegalStateException.class);
  }
}
