package nocturne.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class TableIdTest {

  private static String at(String time) {
    return TableId.fresh(Instant.parse(time).toEpochMilli());
  }

  @Test
  void tablesThatAreOpenedLaterComeLater() {
    var ids =
        Stream.of(
                "1970-01-01T00:00:00Z",
                "2026-11-16T06:20:00Z",
                "2026-11-16T06:20:00.001Z",
                "2026-11-16T06:20:01Z")
            .map(TableIdTest::at)
            .toList();
    assertThat(ids).isSorted().allMatch(id -> id.matches("[0-9a-v]{27}"));
  }

  @Test
  void noTwoTablesAreCalledAlike() {
    var ids = Stream.generate(() -> at("2026-11-16T06:20:00Z")).limit(1_000);
    assertThat(ids).doesNotHaveDuplicates();
  }
}
