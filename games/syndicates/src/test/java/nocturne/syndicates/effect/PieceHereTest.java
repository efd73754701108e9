package nocturne.syndicates.effect;

import static nocturne.syndicates.Moon.Status.DISPLACE;
import static nocturne.syndicates.Moon.Status.LOCKDOWN;
import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

/**
 * Whoever touches the sector in question, or a piece in it, answers: options say where they are.
 */
class PieceHereTest {

  private static List<?> touched(MoonTable table, String option) {
    var question = table.moon().question(Seat.of(0)).orElseThrow();
    return question.options().stream()
        .filter(one -> one.id().equals(option))
        .findFirst()
        .map(Option::touches)
        .orElseThrow();
  }

  @Test
  void aPieceCalledByItsOwnerTouchesTheSectorInQuestion() {
    var table = MoonTable.of(3).influence("NN", ORANGE, 2).influence("NN", MAGENTA, 1);
    for (var sentence : List.of("ELIMINATE 1 NN", "REPLACE 1 NN", "PUSH 1 NN")) {
      table.performs(BLUE, sentence);
      assertThat(touched(table, "player-2")).isEqualTo(List.of(table.sector("NN")));
      table.chooses(BLUE, "stop");
    }
  }

  @Test
  void aPieceThatLockdownProtectsTouchesItsSectorToo() {
    var table =
        MoonTable.of(3)
            .influence("NN", ORANGE, 2)
            .influence("NN", MAGENTA, 1)
            .status("NN", LOCKDOWN, ORANGE)
            .performs(BLUE, "ELIMINATE 1 NN");
    var refusal = table.moon().question(Seat.of(0)).orElseThrow().refusals().getFirst();
    assertThat(refusal.option().touches()).isEqualTo(List.of(table.sector("NN")));
  }

  @Test
  void oneMorePieceTouchesWhereItWouldBePlaced() {
    var table = MoonTable.of(3).performs(BLUE, "ADD 2 NN");
    assertThat(touched(table, "one")).isEqualTo(List.of(table.sector("NN")));
  }

  @Test
  void aPieceThatStaysTouchesWhereItIs() {
    var table =
        MoonTable.of(3)
            .influence("NN", BLUE, 1)
            .status("NN", DISPLACE, BLUE)
            .performs(BLUE, "ADD 1 NN");
    table.chooses(BLUE, "one");
    assertThat(touched(table, "leave")).isEqualTo(List.of(table.sector("NN")));
  }
}
