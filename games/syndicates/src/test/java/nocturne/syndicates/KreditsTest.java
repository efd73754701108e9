package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.BLUE;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import org.junit.jupiter.api.Test;

class KreditsTest {

  @Test
  void everybodySeesTheKreditsOfEverybody() {
    var table = MoonTable.of(3).kredits(BLUE, 7);
    for (int seat = 0; seat < 3; seat++) {
      var view = table.moon().view(Viewer.of(Seat.of(seat))).table();
      assertThat(view.kredits(BLUE)).isEqualTo(7);
    }
  }
}
