package nocturne.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.time.InstantSource;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.Refused;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** All of it once in the other kind of database. */
@Tag("slow")
class PostgresAdminTest {

  @Test
  void tableIsCarriedToAnotherDatabase() throws InterruptedException {
    try (var from = TestDatabases.postgres();
        var into = TestDatabases.postgres()) {
      var table = new House(from).played();
      var lines = new Transfers(from, House.GAMES).take(table);
      new Transfers(into, House.GAMES).bring(lines);

      assertThat(new Transfers(into, House.GAMES).take(table)).isEqualTo(lines);
      assertThat(new StoredTables(into).ids()).containsExactly(table);
      assertThat(new TableList(into).list(TableFilter.ALL, 10)).hasSize(1);
      assertThat(new Verification(into, House.GAMES).all((tables, ofAll) -> {}))
          .isEqualTo(new Verification(from, House.GAMES).all((tables, ofAll) -> {}))
          .singleElement()
          .isInstanceOf(Verdict.Identical.class);
      assertThatExceptionOfType(AdminRefused.class).isThrownBy(() -> new Bans(into).ban("nobody"));
    }
  }

  @Test
  void frozenTableTakesNoChoicesOnAnotherNode() {
    var url = TestDatabases.postgresUrl();
    try (var servers = nocturne.server.store.Databases.open(url);
        var operators = nocturne.server.store.Databases.open(url);
        var hall = new House(servers).hall()) {
      var table = House.running(hall);
      var next = House.next(hall, table);
      new Freezer(operators, House.GAMES, InstantSource.system()).freeze(table, "a moment");
      assertThatExceptionOfType(Refused.class)
          .isThrownBy(() -> next.choose(hall))
          .satisfies(refused -> assertThat(refused.code()).isEqualTo("frozen"));
    }
  }
}
