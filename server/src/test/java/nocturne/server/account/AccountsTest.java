package nocturne.server.account;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.security.SecureRandom;
import nocturne.server.store.Database;
import nocturne.server.store.TestDatabases;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.io.TempDir;

/** Accounts over a fresh file, a clock that stands still, and passwords that cost little. */
abstract class AccountsTest {

  static final String ORIGIN = "https://nocturne.example";
  static final Secret PASSWORD = Secret.of("correct horse battery");

  @TempDir Path folder;

  final TestClock clock = new TestClock();
  Database database;
  Accounts accounts;

  @BeforeEach
  void open() {
    database = TestDatabases.sqlite(folder);
    accounts = node(new PasswordCost(256, 1));
  }

  @AfterEach
  void close() {
    database.close();
  }

  /** Another server over the same database. */
  Accounts node(PasswordCost cost) {
    return new Accounts(
        database,
        clock,
        new SecureRandom(),
        new AccountSettings(PasskeySettings.at(ORIGIN), LimitSettings.USUAL, cost));
  }

  Welcome guest(String name) {
    return accounts.identities().guest(name, "en", "Firefox on Linux");
  }

  /** A guest who chose this login. */
  Welcome account(String login) {
    var guest = guest(login);
    accounts.passwords().choose(guest.identity().id(), login, PASSWORD);
    return guest;
  }

  boolean isIn(Welcome welcome) {
    return accounts.sessions().identify(welcome.token().reveal()).isPresent();
  }

  Identity identity(Welcome welcome) {
    return accounts.identities().find(welcome.identity().id()).orElseThrow();
  }

  int count(String sql) {
    return database.read(c -> Sql.row(c, row -> row.getInt(1), sql)).orElseThrow();
  }

  static AccountRefused refused(AccountRefused.Why why, ThrowingCallable call) {
    var refused = catchThrowableOfType(AccountRefused.class, call);
    assertThat(refused).as("refused").isNotNull();
    assertThat(refused.why()).isEqualTo(why);
    return refused;
  }
}
