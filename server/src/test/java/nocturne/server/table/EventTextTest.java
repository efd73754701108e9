package nocturne.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Language;
import nocturne.server.store.EntryCorrupt;
import nocturne.server.store.Journal;
import nocturne.server.table.Terms.SeatPlan;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventTextTest {

  private static final String SECRET = "ab".repeat(32);

  private static TableEvent opened(Pace pace, Optional<Branch> branch, Optional<Integer> seat) {
    var seats = List.of(SeatPlan.PERSON, new SeatPlan("greedy"));
    return new TableEvent.Opened(
        new Terms(
            "vigil",
            Map.of("nights", "2"),
            seats,
            false,
            pace,
            UndoPolicy.FREE,
            true,
            true,
            Language.RU),
        "ann",
        branch,
        seat);
  }

  static Stream<TableEvent> events() {
    return Stream.of(
        opened(new Pace.Free(), Optional.empty(), Optional.empty()),
        opened(new Pace.Live(300, 5), Optional.empty(), Optional.of(0)),
        opened(new Pace.Correspondence(3, 14), Optional.empty(), Optional.empty()),
        opened(
            new Pace.Free(),
            Optional.of(new Branch("t", 7, "nocturne record 1\n…")),
            Optional.of(1)),
        new TableEvent.Sat(1, Sitter.person("ben")),
        new TableEvent.Sat(1, Sitter.bot("random")),
        new TableEvent.Rose(1),
        new TableEvent.Started("1", "none", SECRET, List.of(4L, -9L)),
        new TableEvent.Started(
            "1",
            "none",
            SECRET,
            List.of(),
            Optional.of(new TableEvent.Sat(1, Sitter.person("ben")))),
        new TableEvent.Chose(3, "hide dark-7", Long.MIN_VALUE),
        new TableEvent.UndoAsked(0),
        new TableEvent.UndoAnswered(1, true),
        new TableEvent.Undid(0),
        new TableEvent.Said("ann", "Ночь, \"пост\"\n\u0000 🌒"),
        new TableEvent.PassesSet(0, Passes.UNTIL_ASKED),
        new TableEvent.Nudged(1),
        new TableEvent.FlagFell(1),
        new TableEvent.Vacation(1, 1_772_000_000_000L),
        new TableEvent.BotTook(1, "greedy"),
        new TableEvent.TakenBack(1),
        new TableEvent.Frozen("a wrong card"),
        new TableEvent.Thawed(),
        new TableEvent.Closed(),
        new TableEvent.Followed("next"));
  }

  private static TableEvent read(String body) {
    return EventText.read(new Journal.Entry("t", 7, 0, body));
  }

  @ParameterizedTest
  @MethodSource("events")
  void anEventThatIsWrittenIsReadAgain(TableEvent event) {
    assertThat(read(EventText.write(event))).isEqualTo(event);
  }

  @Test
  void everyKindOfEventIsTriedHere() {
    assertThat(events().map(Object::getClass).distinct())
        .hasSize(TableEvent.class.getPermittedSubclasses().length);
  }

  @Test
  void onlyWhatAnEventSaysIsWritten() {
    assertThat(EventText.write(new TableEvent.Sat(1, Sitter.bot("random"))))
        .isEqualTo("{\"is\":\"sat\",\"seat\":1,\"sitter\":{\"identity\":\"\",\"bot\":\"random\"}}");
  }

  @Test
  void theSeedIsWrittenAndNeverShown() {
    var started = new TableEvent.Started("1", "none", SECRET, List.of());
    assertThat(EventText.write(started)).contains(SECRET);
    assertThat(started.toString()).doesNotContain(SECRET);
  }

  @Test
  void aTableThatWasOpenedBeforeThereWereBranchesIsNoneAndItsHostSitsDownLater() {
    var body =
        """
        {"is":"opened","terms":{"game":"vigil","variant":{},"seats":[{"bot":""}],"open":true,\
        "pace":{"is":"free"},"undo":"FREE","watched":true,"rated":false,"language":"EN"},\
        "host":"ann"}""";
    var opened = (TableEvent.Opened) read(body);
    assertThat(opened.branch()).isEmpty();
    assertThat(opened.seat()).isEmpty();
    assertThat(EventText.write(opened)).isEqualTo(body);
  }

  @Test
  void whatALaterProgramAddsIsPassedOver() {
    assertThat(read("{\"is\":\"rose\",\"seat\":1,\"slowly\":true}"))
        .isEqualTo(new TableEvent.Rose(1));
  }

  @Test
  void whatIsNoEventIsNamedByTableAndEntry() {
    for (var body : List.of("{\"is\":\"flew\"}", "{}", "null", "not json", "{\"is\":\"sat\"}"))
      assertThatThrownBy(() -> read(body))
          .isInstanceOf(EntryCorrupt.class)
          .hasMessageContaining("entry 7 of table t");
  }
}
