package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.HAS_PASSWORD;
import static nocturne.server.account.AccountRefused.Why.LOGIN;
import static nocturne.server.account.AccountRefused.Why.LOGIN_TAKEN;
import static nocturne.server.account.AccountRefused.Why.NEEDS_ACCOUNT;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static nocturne.server.account.AccountRefused.Why.WRONG;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PasswordsTest extends AccountsTest {

  private static final Secret OTHER = Secret.of("staple of the night");

  @Test
  void aGuestWhoChoosesAPasswordIsAnAccountAndTheSamePlayer() {
    var ann = account("Ann");

    assertThat(accounts.sessions().identify(ann.token().reveal()).orElseThrow().identity().kind())
        .isEqualTo(Identity.Kind.ACCOUNT);
    assertThat(accounts.passwords().loginOf(ann.identity().id())).contains("ann");

    var elsewhere = accounts.passwords().signIn("ann", PASSWORD, "Phone");

    assertThat(elsewhere.identity()).isEqualTo(identity(ann));
    assertThat(isIn(elsewhere)).isTrue();
  }

  @ParameterizedTest
  @ValueSource(strings = {"straße", "STRASSE", " Strasse ", "ｓｔｒａｓｓｅ"})
  void capitalsMakeNoOtherLogin(String login) {
    var first = account("Straße");

    assertThat(accounts.passwords().signIn(login, PASSWORD, "").identity().id())
        .isEqualTo(first.identity().id());
    refused(LOGIN_TAKEN, () -> account(login));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ab", "two words", "a\0bc", "abc\u202E"})
  void aLoginIsAWord(String login) {
    var ann = guest("Ann").identity().id();

    refused(LOGIN, () -> accounts.passwords().choose(ann, login, PASSWORD));
    refused(WRONG, () -> accounts.passwords().signIn(login, PASSWORD, ""));
  }

  @Test
  void aPasswordIsLongEnoughAndNotTheLogin() {
    var ann = guest("Ann").identity().id();

    assertThat(choosing(ann, "ann", "123456789")).contains("at least 10 characters");
    assertThat(choosing(ann, "ann", "🌙🌙🌙🌙🌙🌙")).contains("at least 10 characters");
    assertThat(choosing(ann, "ann", "x".repeat(257))).contains("at most 256 characters");
    assertThat(choosing(ann, "ann.at.night", "Ann.At.Night")).contains("the login itself");
    assertThat(count("select count(*) from login")).isZero();
  }

  private String choosing(String identity, String login, String password) {
    return refused(
            AccountRefused.Why.PASSWORD,
            () -> accounts.passwords().choose(identity, login, Secret.of(password)))
        .getMessage();
  }

  @Test
  void anotherPasswordAndAnUnknownLoginGetTheSameRefusal() {
    account("ann");

    var another = refused(WRONG, () -> accounts.passwords().signIn("ann", OTHER, ""));
    var unknown = refused(WRONG, () -> accounts.passwords().signIn("nobody", OTHER, ""));
    var endless =
        refused(
            WRONG, () -> accounts.passwords().signIn("ann", Secret.of("x".repeat(1_000_000)), ""));

    assertThat(another).hasMessage(unknown.getMessage()).hasMessage(endless.getMessage());
  }

  /** The memory that Argon2 takes stands for the time it takes, and can be counted. */
  @Test
  void anUnknownLoginCostsAsMuchAsAnotherPassword() {
    accounts = node(new PasswordCost(16_384, 1));
    account("ann");
    tryToSignIn("ann");
    tryToSignIn("nobody");

    var another = allocatedBy(() -> tryToSignIn("ann"));
    var unknown = allocatedBy(() -> tryToSignIn("nobody"));

    assertThat(another).isGreaterThan(16_384 * 1024L);
    assertThat((double) unknown).isCloseTo(another, within(another * 0.02));
  }

  private void tryToSignIn(String login) {
    refused(WRONG, () -> accounts.passwords().signIn(login, OTHER, ""));
  }

  private static long allocatedBy(Runnable work) {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    var before = threads.getCurrentThreadAllocatedBytes();
    work.run();
    return threads.getCurrentThreadAllocatedBytes() - before;
  }

  @Test
  void passwordsAreKeptAsArgon2idWithASaltOfTheirOwn() {
    account("ann");
    account("bob");

    var hashes =
        database.read(
            connection -> Sql.rows(connection, row -> row.getString(1), "select hash from login"));

    assertThat(hashes)
        .doesNotHaveDuplicates()
        .allMatch(hash -> hash.startsWith("$argon2id$v=19$m=256,t=1,p=1$"));
  }

  @Test
  void aPasswordIsKeptAtThePresentCostFromTheNextSignInOn() {
    account("ann");
    accounts = node(new PasswordCost(512, 2));

    accounts.passwords().signIn("ann", PASSWORD, "");

    assertThat(count("select count(*) from login where hash like '%m=512,t=2,%'")).isEqualTo(1);
    assertThat(isIn(accounts.passwords().signIn("ann", PASSWORD, ""))).isTrue();
  }

  @Test
  void aPasswordTypedInAnotherWayIsTheSame() {
    var ann = guest("Ann");
    accounts.passwords().choose(ann.identity().id(), "ann", Secret.of("caf\u00E9 at midnight"));

    assertThat(isIn(accounts.passwords().signIn("ann", Secret.of("cafe\u0301 at midnight"), "")))
        .isTrue();
  }

  @Test
  void whoHasAPasswordChangesItAndDoesNotChooseAgain() {
    var ann = account("ann").identity().id();

    refused(HAS_PASSWORD, () -> accounts.passwords().choose(ann, "anna", PASSWORD));
  }

  @Test
  void changingThePasswordSignsOutTheOtherSessions() {
    var here = account("ann");
    var there = accounts.passwords().signIn("ann", PASSWORD, "");
    assertThat(isIn(there)).isTrue();

    accounts.passwords().change(here.identity().id(), here.session(), PASSWORD, OTHER);

    assertThat(isIn(here)).isTrue();
    assertThat(isIn(there)).isFalse();
    refused(WRONG, () -> accounts.passwords().signIn("ann", PASSWORD, ""));
    assertThat(isIn(accounts.passwords().signIn("ann", OTHER, ""))).isTrue();
  }

  @Test
  void changingThePasswordTakesThePresentOne() {
    var ann = account("ann");
    var bob = guest("Bob");

    refused(
        WRONG, () -> accounts.passwords().change(ann.identity().id(), ann.session(), OTHER, OTHER));
    refused(
        UNKNOWN,
        () -> accounts.passwords().change(bob.identity().id(), bob.session(), OTHER, OTHER));
  }

  @Test
  void aProgramHasNoPassword() {
    var program = accounts.programs().create(account("ann").identity().id(), "Robot");

    refused(
        NEEDS_ACCOUNT,
        () -> accounts.passwords().choose(program.identity().id(), "robot", PASSWORD));
  }

  @Test
  void ofManyWhoChooseTheSameLoginAtOnceOneGetsIt() throws InterruptedException {
    var guests = new ArrayList<Welcome>();
    for (var i = 0; i < 16; i++) {
      guests.add(guest("Ann"));
    }
    var answers = new ConcurrentLinkedQueue<String>();
    var start = new CountDownLatch(1);
    var threads =
        guests.stream()
            .map(
                guest ->
                    Thread.startVirtualThread(
                        () -> {
                          try {
                            start.await();
                            accounts.passwords().choose(guest.identity().id(), "ann", PASSWORD);
                            answers.add("mine");
                          } catch (AccountRefused e) {
                            answers.add(e.why().code());
                          } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                          }
                        }))
            .toList();
    start.countDown();
    for (var thread : threads) {
      thread.join();
    }

    assertThat(answers).hasSize(16).containsOnlyOnce("mine").contains("login-taken");
    assertThat(guests)
        .filteredOn(guest -> identity(guest).kind() == Identity.Kind.ACCOUNT)
        .hasSize(1);
    assertThat(guests)
        .filteredOn(guest -> identity(guest).kind() == Identity.Kind.GUEST)
        .hasSize(15);
  }
}
