package nocturne.server.admin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.Optional;
import nocturne.server.account.AccountSettings;
import nocturne.server.account.Accounts;
import nocturne.server.account.LimitSettings;
import nocturne.server.account.PasskeySettings;
import nocturne.server.account.PasswordCost;
import nocturne.server.admin.AdminRefused.Why;
import nocturne.server.store.Database;
import nocturne.server.store.TestDatabases;
import nocturne.server.table.TableState.Phase;
import nocturne.server.table.Terms.SeatPlan;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableListTest {

  @TempDir private Path folder;
  private Database database;
  private Accounts accounts;

  @BeforeEach
  void open() {
    database = TestDatabases.sqlite(folder);
    accounts =
        new Accounts(
            database,
            InstantSource.system(),
            new SecureRandom(),
            new AccountSettings(
                PasskeySettings.at("http://localhost:1"), LimitSettings.USUAL, PasswordCost.USUAL));
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void tablesAreListedByGamePhaseAndPlayer() {
    var vera = accounts.identities().guest("Vera", "en", "").identity().id();
    String gathering;
    String running;
    try (var hall = new House(database).hall()) {
      gathering =
          hall.open(House.terms(SeatPlan.PERSON, new SeatPlan("random"), SeatPlan.PERSON), vera)
              .id();
      running = House.running(hall);
    }
    var list = new TableList(database);

    assertThat(list.list(TableFilter.ALL, 10))
        .extracting(TableList.Line::id)
        .containsExactlyInAnyOrder(gathering, running);
    assertThat(list.list(TableFilter.ALL, 1)).hasSize(1);
    assertThat(list.count(TableFilter.ALL)).isEqualTo(2);
    assertThat(list.list(of(Optional.of("chess"), Optional.empty(), Optional.empty()), 10))
        .isEmpty();
    assertThat(list.list(of(Optional.of(House.GAME), Optional.of(Phase.RUNNING), none()), 10))
        .extracting(TableList.Line::id)
        .containsExactly(running);
    assertThat(list.list(of(none(), Optional.empty(), Optional.of(vera)), 10))
        .singleElement()
        .satisfies(
            line ->
                assertThat(line.seats())
                    .containsExactly(
                        new TableList.Place(vera, "Vera", ""),
                        new TableList.Place("", "", "random"),
                        new TableList.Place("", "", "")));
  }

  private static Optional<String> none() {
    return Optional.empty();
  }

  private static TableFilter of(
      Optional<String> game, Optional<Phase> phase, Optional<String> player) {
    return new TableFilter(game, phase, player);
  }

  @Test
  void bannedPlayerIsKeptOutAndLetInAgain() {
    var vera = accounts.identities().guest("Vera", "en", "").identity().id();
    var bans = new Bans(database);

    bans.ban(vera);
    assertThat(accounts.identities().find(vera).orElseThrow().banned()).isTrue();
    bans.unban(vera);
    assertThat(accounts.identities().find(vera).orElseThrow().banned()).isFalse();
    assertThatExceptionOfType(AdminRefused.class)
        .isThrownBy(() -> bans.ban("nobody"))
        .satisfies(refused -> assertThat(refused.why()).isEqualTo(Why.NOBODY));
  }
}
