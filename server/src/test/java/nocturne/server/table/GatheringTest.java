package nocturne.server.table;

import static nocturne.server.table.ChoosingTest.refuses;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalInt;
import nocturne.kernel.Language;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class GatheringTest {

  private static final OptionalInt ANY = OptionalInt.empty();

  private final House house = new House();

  @AfterEach
  void leave() {
    house.close();
  }

  private Wishes at(LiveTable table) {
    return house.hall.at(table.id());
  }

  private static Terms with(Map<String, String> variant, String... bots) {
    var terms = House.terms("vigil", new Pace.Free(), UndoPolicy.FREE, bots);
    return new Terms(
        "vigil",
        variant,
        terms.seats(),
        true,
        terms.pace(),
        terms.undo(),
        true,
        false,
        Language.EN);
  }

  @Test
  void theHostTakesTheFirstSeatMeantForAPerson() {
    var table =
        house.hall.open(
            House.terms("vigil", new Pace.Free(), UndoPolicy.FREE, "random", "", ""), "ann");
    assertThat(table.state().seatOf("ann")).hasValue(House.BEN);
    assertThat(table.state().phase()).isEqualTo(Phase.GATHERING);
  }

  @Test
  void aSeatIsTakenOnceAndByOnePersonOnly() {
    var table = house.hall.open(House.people(3), "ann");
    at(table).sit("ben", OptionalInt.of(2));
    refuses("seat-taken", () -> at(table).sit("cleo", OptionalInt.of(2)));
    refuses("seat-taken", () -> at(table).sit("cleo", OptionalInt.of(3)));
    refuses("seat-taken", () -> at(table).sit("cleo", OptionalInt.of(-1)));
    at(table).sit("ben", ANY);
    at(table).sit("cleo", ANY);
    assertThat(table.state().seatOf("cleo")).hasValue(House.BEN);
    refuses("seat-taken", () -> at(table).sit("dan", ANY));
  }

  @Test
  void whoRisesLeavesTheSeatToAnother() {
    var table = house.hall.open(House.people(2), "ann");
    at(table).sit("ben", ANY);
    at(table).rise("ben");
    refuses("not-seated", () -> at(table).rise("ben"));
    at(table).sit("cleo", ANY);
    assertThat(table.state().seatOf("cleo")).hasValue(House.BEN);
  }

  @Test
  void theHostStartsWhenEverySeatIsTaken() {
    var table = house.hall.open(House.people(2), "ann");
    refuses("seats-free", () -> at(table).start("ann"));
    at(table).sit("ben", ANY);
    refuses("not-host", () -> at(table).start("ben"));
    at(table).start("ann");
    assertThat(table.state().phase()).isEqualTo(Phase.RUNNING);
    refuses("phase", () -> at(table).start("ann"));
    refuses("phase", () -> at(table).rise("ben"));
    refuses("phase", () -> at(table).sit("cleo", ANY));
  }

  @Test
  void everyGameHasASeedOfItsOwn() {
    var one = (TableEvent.Started) started(house.begun(House.people(1)));
    var two = (TableEvent.Started) started(house.begun(House.people(1)));
    assertThat(one.seed()).hasSize(64).isNotEqualTo(two.seed());
  }

  private TableEvent started(LiveTable table) {
    return house.store.events(table.id()).getLast();
  }

  @Test
  void whatItsOwnSetupWouldRefuseIsNotOpened() {
    refuses("no-game", () -> house.hall.open(withGame("chess"), "ann"));
    refuses("setup", () -> house.hall.open(with(Map.of("nights", "99"), ""), "ann"));
    refuses("setup", () -> house.hall.open(with(Map.of("days", "1"), ""), "ann"));
    refuses("setup", () -> house.hall.open(with(Map.of(), "oracle", ""), "ann"));
    refuses("setup", () -> house.hall.open(with(Map.of(), House.nobody(5)), "ann"));
    refuses("setup", () -> house.hall.open(with(Map.of()), "ann"));
    refuses("pace", () -> new Pace.Live(5, 0));
    refuses("pace", () -> new Pace.Correspondence(0, 0));
    assertThat(house.hall.loaded()).isZero();
  }

  private static Terms withGame(String game) {
    return House.terms(game, new Pace.Free(), UndoPolicy.FREE, "");
  }

  @Test
  void aTableThatNobodyStartsGoesAway() {
    var table = house.hall.open(House.people(2), "ann");
    var begun = house.begun(House.people(2));
    house.clock.pass(Duration.ofDays(1));
    house.hall.tend();
    assertThat(house.store.events(table.id())).doesNotContain(new TableEvent.Closed());
    house.clock.pass(Duration.ofMillis(1));
    house.hall.tend();
    assertThat(house.store.events(table.id())).endsWith(new TableEvent.Closed());
    assertThat(house.store.events(begun.id())).doesNotContain(new TableEvent.Closed());
    refuses("phase", () -> at(table).sit("ben", ANY));
    assertThat(house.hall.index().lobby(10))
        .extracting(row -> row.id())
        .containsExactly(begun.id());
    assertThat(house.hall.index().of("ann", 10)).hasSize(1);
  }

  @Test
  void peopleAtTheTableTalkAndOthersDoNot() {
    var table = house.hall.open(House.people(2), "ann");
    at(table).rise("ann");
    at(table).say("ann", "  I am only the host  ");
    refuses("not-seated", () -> at(table).say("eve", "psst"));
    refuses("remark", () -> at(table).say("ann", " \n "));
    refuses("remark", () -> at(table).say("ann", "x".repeat(501)));
    refuses("remark", () -> at(table).say("ann", "half a moon: \ud83c"));
    assertThat(table.state().remarks())
        .extracting(TableState.Remark::text)
        .containsExactly("I am only the host");
  }
}
