package nocturne.server.table;

import static nocturne.server.table.Branches.record;
import static nocturne.server.table.Branches.terms;
import static nocturne.server.table.ChoosingTest.refuses;
import static nocturne.server.table.House.BEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import nocturne.kernel.FastChance;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordRefused;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.UndoPolicy;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Where a game does not go on. */
class BranchRefusedTest {

  private final House house = new House();
  private final Branches branches = new Branches(house, new FastChance(12));

  @AfterEach
  void leave() {
    house.close();
  }

  @Test
  void thereIsNothingToPlayBeyondTheEnd() {
    var source = branches.vigil();
    int end = record(source).entries().size();
    for (int at : List.of(-1, end, end + 1)) refuses("at", () -> branches.open(source, at, "", ""));
  }

  @Test
  void gameSettingsAndSeatsAreTheSources() {
    var source = branches.vigil();
    var record = record(source);
    var from = Branch.of(source.id(), Vigil.GAME, record, 2);
    refuses("seats", () -> house.hall.branch(from, terms(record, "", "", ""), "ann"));
    refuses("setup", () -> house.hall.branch(from, terms(record, "", "wizard"), "ann"));
    var other = House.terms("vigil", new Pace.Free(), UndoPolicy.FREE, "", "");
    refuses("setup", () -> house.hall.branch(from, other, "ann"));
    var another = House.terms("nightshift", new Pace.Free(), UndoPolicy.FREE, "", "");
    assertThatThrownBy(() -> house.hall.branch(from, another, "ann"))
        .isInstanceOf(RecordRefused.class);
  }

  @Test
  void itIsNeverRated() {
    var source = branches.vigil();
    var record = record(source);
    var from = Branch.of(source.id(), Vigil.GAME, record, 2);
    var plain = terms(record, "", "");
    var rated =
        new Terms(
            plain.game(),
            plain.variant(),
            plain.seats(),
            plain.open(),
            plain.pace(),
            plain.undo(),
            plain.watched(),
            true,
            plain.language());
    refuses("rated", () -> house.hall.branch(from, rated, "ann"));
  }

  @Test
  void aSourceThatDoesNotReplayIsRefused() {
    var record = record(branches.vigil());
    assertThatThrownBy(() -> Branch.of("t", new Vigil("2", "none"), record, 2))
        .isInstanceOf(RecordRefused.class)
        .hasMessageContaining("rules 1, not of 2");
    var entries = new ArrayList<>(record.entries());
    entries.set(1, new GameRecord.Entry.Choice(BEN, "fly"));
    var forged =
        new GameRecord(
            record.game(),
            record.rules(),
            record.packs(),
            record.setup(),
            record.seed(),
            entries,
            Map.of());
    assertThatThrownBy(() -> Branch.of("t", Vigil.GAME, forged, 2))
        .isInstanceOf(RecordRefused.class)
        .hasMessageStartingWith("entry 2 does not replay");
  }

  @Test
  void rulesThatChangeWhileItGathersKeepItFromBeginning() {
    var table = branches.open(branches.vigil(), 2, "", "");
    house.hall.at(table.id()).sit("ben", OptionalInt.of(1));
    try (var later = house.with(new Vigil("2", "none"))) {
      refuses("diverged", () -> later.hall.at(table.id()).start("ann"));
      assertThat(later.hall.table(table.id()).state().phase()).isEqualTo(Phase.GATHERING);
    }
  }

  @Test
  void rulesThatChangeWhileItIsPlayedFreezeIt() {
    var table = branches.branch(branches.vigil(), 2);
    try (var later = house.with(new Vigil("2", "none"))) {
      var there = later.hall.table(table.id()).state();
      assertThat(there.divergence().orElseThrow().entry()).isEqualTo(3);
      assertThat(there.frozen()).isPresent();
    }
  }
}
