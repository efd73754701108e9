package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PlayedTest {

  private static final Seat LAST = Seat.of(Seat.MOST - 1);

  private final Played played = new Played();

  private void choose(int times) {
    for (int i = 0; i < times; i++)
      played.add(new GameRecord.Entry.Choice(Seat.of(i % 3), "option " + i % 5), i % 2 == 0, i);
  }

  @Test
  void everyEntryComesBackAsItWentIn() {
    var expected = new ArrayList<GameRecord.Entry>();
    for (int i = 0; i < 100; i++) {
      GameRecord.Entry entry =
          i % 7 == 0
              ? new GameRecord.Entry.Retake()
              : new GameRecord.Entry.Choice(Seat.of(i % Seat.MOST), "option " + i);
      expected.add(entry);
      played.add(entry, i % 3 == 0, i * 1_000);
      if (i % 10 == 0) played.trim();
    }
    assertThat(played.entries()).isEqualTo(expected);
    for (int i = 0; i < 100; i++) {
      assertThat(played.entry(i)).isEqualTo(expected.get(i));
      assertThat(played.barrier(i)).isEqualTo(i % 3 == 0);
      assertThat(played.together(i)).isEqualTo(i * 1_000);
    }
  }

  @Test
  void moreFitsIntoOneThatWasTrimmedWhenItWasEmpty() {
    played.trim();
    choose(3);
    assertThat(played.size()).isEqualTo(3);
  }

  @Test
  void theLastChoiceOfASeatIsFoundAndARetakeIsNobodys() {
    played.add(new GameRecord.Entry.Choice(LAST, "a"), false, 0);
    played.add(new GameRecord.Entry.Choice(LAST, "b"), false, 0);
    played.add(new GameRecord.Entry.Retake(), true, 0);
    assertThat(played.lastOf(LAST)).isEqualTo(1);
    assertThat(played.lastOf(Seat.of(0))).isEqualTo(-1);
    assertThat(played.seat(1)).isEqualTo(LAST);
  }

  @Test
  void aHashIsKeptEverySixteenEntries() {
    for (int i = 1; i <= 50; i++) {
      choose(1);
      assertThat(played.isHashed()).isEqualTo(i % 16 == 0);
      if (played.isHashed()) played.keep(1_000 + i);
    }
    assertThat(played.hashes()).isEqualTo(Map.of(16, 1_016L, 32, 1_032L, 48, 1_048L));
  }

  @Test
  void equalOptionsAreTheSameString() {
    played.add(new GameRecord.Entry.Choice(LAST, new StringBuilder("light").toString()), false, 0);
    played.add(new GameRecord.Entry.Choice(LAST, new StringBuilder("light").toString()), false, 0);
    assertThat(option(0)).isSameAs(option(1));
  }

  private String option(int index) {
    return ((GameRecord.Entry.Choice) played.entry(index)).option();
  }
}
