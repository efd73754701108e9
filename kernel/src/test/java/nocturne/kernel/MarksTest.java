package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MarksTest {

  private static final int RED = 1;
  private static final int BLUE = 2;
  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  /** Every third bead is red, every other one of the rest blue. */
  record Bead(int index) implements Component {

    @Override
    public String id() {
      return "b" + index;
    }

    @Override
    public Name name() {
      return new Name("Bead " + index, "Бусина " + index);
    }

    @Override
    public int marks() {
      return index % 3 == 0 ? RED : index % 2 == 0 ? BLUE : 0;
    }
  }

  private final List<Bead> beads = IntStream.range(0, 9).mapToObj(Bead::new).toList();
  private final Layout layout = new Layout();
  private final Kind<Bead> kind = layout.kind("beads", beads);
  private final Zone<Bead> bag = layout.zone("bag", kind, Sight.HIDDEN);
  private final Zone<Bead> string = layout.hand("string", kind, Sight.only(Seats.of(ANN)));
  private final Zone<Bead> other = layout.hand("other", kind, Sight.only(Seats.of(BEN)));
  private final Tray tray = Tray.of(layout, 2);

  private void give(Zone<Bead> to, int... indices) {
    for (int index : indices) bag.move(tray, beads.get(index), to);
  }

  private static void assertMarks(Zone<Bead> zone, Table<?> table, boolean red, boolean blue) {
    assertThat(zone.hasMarked(table, RED)).isEqualTo(red);
    assertThat(zone.hasMarked(table, BLUE)).isEqualTo(blue);
    assertThat(zone.hasMarked(table, RED | BLUE)).isEqualTo(red || blue);
  }

  @Test
  void aZoneHasTheMarksOfWhatLiesInIt() {
    assertMarks(string, tray, false, false);
    bag.fill(tray, beads);
    assertMarks(bag, tray, true, true);
    give(string, 1);
    assertMarks(string, tray, false, false);
    give(string, 3);
    assertMarks(string, tray, true, false);
    give(string, 4);
    assertMarks(string, tray, true, true);
  }

  @Test
  void whatLeavesTakesItsMarksAlongUnlessAnotherHasThem() {
    bag.fill(tray, beads);
    give(string, 0, 3, 4);
    string.move(tray, beads.get(0), bag);
    assertMarks(string, tray, true, true);
    string.move(tray, beads.get(3), other);
    assertMarks(string, tray, false, true);
    assertMarks(other, tray, true, false);
    string.moveAll(tray, other);
    assertMarks(string, tray, false, false);
    assertMarks(other, tray, true, true);
  }

  @Test
  void aViewShowsTheMarksOfWhatItShows() {
    bag.fill(tray, beads);
    give(string, 0);
    give(other, 4);
    var seen = tray.view(Viewer.of(BEN)).table();
    assertMarks(string, seen, false, false);
    assertMarks(other, seen, false, true);
  }

  @Test
  void aComponentIsFoundByItsOwnMarksUnlessAViewHidesIt() {
    bag.fill(tray, beads);
    give(string, 1, 3, 4);
    assertThat(string.isMarked(tray, 0, RED | BLUE)).isFalse();
    assertThat(string.isMarked(tray, 1, RED)).isTrue();
    assertThat(string.isMarked(tray, 1, BLUE)).isFalse();
    assertThat(string.isMarked(tray, 2, BLUE)).isTrue();
    var seen = tray.view(Viewer.of(BEN)).table();
    assertThat(string.isMarked(seen, 1, RED | BLUE)).isFalse();
    assertThat(string.isMarked(seen, 2, RED | BLUE)).isFalse();
  }

  @Test
  void anImaginedTableHasTheMarksOfWhatWasDealt() {
    bag.fill(tray, beads);
    give(string, 0, 1);
    give(other, 2, 5);
    for (int seed = 0; seed < 50; seed++) {
      var imagined = tray.imagine(ANN, new FastChance(seed));
      for (var zone : List.of(string, other)) {
        int marks = zone.list(imagined).stream().mapToInt(Bead::marks).reduce(0, (a, b) -> a | b);
        assertMarks(zone, imagined, (marks & RED) != 0, (marks & BLUE) != 0);
      }
    }
  }
}
