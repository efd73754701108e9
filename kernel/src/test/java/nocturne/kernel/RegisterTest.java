package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class RegisterTest {

  private final Layout layout = new Layout();
  private final Register before = layout.register("before", 1);
  private final Register row = layout.register("row", 4);
  private final Register after = layout.register("after", 1);
  private final Tray tray = Tray.of(layout, 2);

  private void write(int... numbers) {
    before.set(tray, 100);
    for (int i = 0; i < numbers.length; i++) row.set(tray, i, numbers[i]);
    after.set(tray, 1000);
  }

  @Test
  void numbersInARowAddUpFromAnIndexOn() {
    write(1, 20, 3, 40);
    assertThat(row.sum(tray, 1, 2)).isEqualTo(23);
    assertThat(row.sum(tray, 0, row.length())).isEqualTo(64);
    assertThat(row.sum(tray, 2, 0)).isZero();
  }

  @Test
  void clearingARowLeavesWhatLiesBesideIt() {
    write(1, 2, 3, 4);
    row.clear(tray);
    for (int i = 0; i < row.length(); i++) assertThat(row.get(tray, i)).isZero();
    assertThat(before.get(tray)).isEqualTo(100);
    assertThat(after.get(tray)).isEqualTo(1000);
  }
}
