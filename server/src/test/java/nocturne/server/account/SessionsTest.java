package nocturne.server.account;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import nocturne.server.store.Database;
import nocturne.server.store.StoreUnavailable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class SessionsTest extends AccountsTest {

  @Test
  void aTokenHas256RandomBits() {
    var token = guest("Ann").token().reveal();

    assertThat(token).matches("[0-9a-v]{26}[A-Za-z0-9_-]{43}");
    assertThat(guest("Ann").token().reveal().substring(26)).isNotEqualTo(token.substring(26));
  }

  @Test
  void aTokenIsNeitherStoredNorPrinted() throws IOException {
    var welcome = guest("Ann");
    var secret = welcome.token().reveal().substring(Unguessable.ID_LENGTH);

    assertThat(welcome.toString()).doesNotContain(secret);
    assertThat(Ticket.read(welcome.token().reveal()).orElseThrow().toString())
        .doesNotContain(secret);
    try (var files = Files.list(folder)) {
      for (var file : files.toList()) {
        assertThat(new String(Files.readAllBytes(file), ISO_8859_1).contains(secret))
            .as(file.toString())
            .isFalse();
      }
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "\0", "' or 1=1 --", "0000000000000000000000000000000000000"})
  void whatIsNoTokenIsNobodys(String token) {
    assertThat(accounts.sessions().identify(token)).isEmpty();
  }

  @Test
  void theRightIdWithAnotherSecretIsNobodys() {
    var ann = guest("Ann").token().reveal();
    var bob = guest("Bob").token().reveal();

    assertThat(accounts.sessions().identify(ann.substring(0, 26) + bob.substring(26))).isEmpty();
    assertThat(accounts.sessions().identify(ann)).isPresent();
    assertThat(accounts.sessions().identify(ann.substring(0, 26) + bob.substring(26))).isEmpty();
  }

  @Test
  void aSessionThatIsUsedLivesOn() {
    var ann = guest("Ann");
    for (var i = 0; i < 5; i++) {
      clock.pass(Sessions.LIFE.minusDays(1));
      assertThat(isIn(ann)).isTrue();
      letItBeWritten();
    }
    assertThat(accounts.sweep()).isZero();
  }

  @Test
  void aSessionThatIsNotUsedEnds() {
    var ann = guest("Ann");
    clock.pass(Sessions.LIFE.plusMillis(1));

    assertThat(isIn(ann)).isFalse();
    assertThat(accounts.sessions().of(ann.identity().id())).isEmpty();
    assertThat(accounts.sweep()).isEqualTo(1);
  }

  @Test
  void sessionsAreListedTheLatestFirst() {
    var here = account("ann");
    clock.pass(Duration.ofHours(3));
    var there = accounts.passwords().signIn("ann", PASSWORD, "Phone\n" + "x".repeat(500));

    var sessions = accounts.sessions().of(here.identity().id());

    assertThat(sessions).extracting(Session::id).containsExactly(there.session(), here.session());
    assertThat(sessions.getFirst().device()).startsWith("Phone x").hasSize(120);
    assertThat(sessions.getLast().device()).isEqualTo("Firefox on Linux");
    assertThat(sessions.getLast().seen()).isEqualTo(clock.instant().minus(Duration.ofHours(3)));

    assertThat(isIn(here)).isTrue();
    letItBeWritten();
    assertThat(accounts.sessions().of(here.identity().id()).getLast().seen())
        .isEqualTo(clock.instant());
  }

  @Test
  void signingOutEndsThisSessionAtOnceAndNoOther() {
    var here = account("ann");
    var there = accounts.passwords().signIn("ann", PASSWORD, "");
    assertThat(isIn(here)).isTrue();

    accounts.sessions().close(here.identity().id(), here.session());

    assertThat(isIn(here)).isFalse();
    assertThat(isIn(there)).isTrue();
  }

  @Test
  void signingOutEverywhereEndsAllSessionsAtOnce() {
    var here = account("ann");
    var there = accounts.passwords().signIn("ann", PASSWORD, "");
    var bob = guest("Bob");
    assertThat(isIn(here) && isIn(there) && isIn(bob)).isTrue();

    accounts.sessions().closeAll(here.identity().id());

    assertThat(isIn(here)).isFalse();
    assertThat(isIn(there)).isFalse();
    assertThat(isIn(bob)).isTrue();
  }

  @Test
  void nobodyEndsTheSessionOfAnother() {
    var ann = guest("Ann");
    var bob = guest("Bob");

    refused(UNKNOWN, () -> accounts.sessions().close(bob.identity().id(), ann.session()));
    assertThat(isIn(ann)).isTrue();
  }

  @Test
  void anotherNodeRefusesAnEndedSessionWithinSeconds() {
    var other = node(new PasswordCost(256, 1));
    var ann = guest("Ann");
    var token = ann.token().reveal();
    assertThat(other.sessions().identify(token)).isPresent();

    accounts.sessions().close(ann.identity().id(), ann.session());
    clock.pass(Duration.ofSeconds(5));

    assertThat(other.sessions().identify(token)).isEmpty();
  }

  @Test
  void whatWasReadAMomentAgoIsNotReadAgain() {
    var ann = guest("Ann");
    assertThat(isIn(ann)).isTrue();
    var _ = database.change(connection -> Sql.run(connection, "delete from session")).join();

    assertThat(isIn(ann)).isTrue();
    clock.pass(Duration.ofSeconds(5));
    assertThat(isIn(ann)).isFalse();
  }

  @Test
  void whoWasKnownIsKnownForAWhileThoughTheDatabaseIsAway() {
    var away = new AtomicBoolean();
    database = frail(away);
    accounts = node(new PasswordCost(256, 1));
    var ann = guest("Ann");
    var bob = guest("Bob");
    assertThat(isIn(ann)).isTrue();

    away.set(true);
    clock.pass(Duration.ofMinutes(9));

    assertThat(isIn(ann)).isTrue();
    assertThatThrownBy(() -> isIn(bob)).isInstanceOf(StoreUnavailable.class);
    clock.pass(Duration.ofMinutes(1));
    assertThatThrownBy(() -> isIn(ann)).isInstanceOf(StoreUnavailable.class);
    away.set(false);
    assertThat(isIn(ann)).isTrue();
  }

  /** The same database, which can be away. */
  private Database frail(AtomicBoolean away) {
    var real = database;
    return (Database)
        Proxy.newProxyInstance(
            Database.class.getClassLoader(),
            new Class<?>[] {Database.class},
            (proxy, method, arguments) -> {
              if (away.get()) throw new StoreUnavailable("away");
              return method.invoke(real, arguments);
            });
  }

  /** Changes are made in order: this one comes after all that nobody waited for. */
  private void letItBeWritten() {
    database.change(connection -> 0).join();
  }
}
