package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.LOGIN_TAKEN;
import static nocturne.server.account.AccountRefused.Why.PASSKEY;
import static nocturne.server.account.AccountRefused.Why.WRONG;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.security.SecureRandom;
import java.util.List;
import java.util.stream.IntStream;
import nocturne.server.store.Databases;
import nocturne.server.store.TestDatabases;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Every statement once more, on PostgreSQL. */
final class PostgresAccountsTest extends AccountsTest {

  private String url;

  @Override
  @BeforeEach
  void open() {
    url = TestDatabases.postgresUrl();
    database = Databases.open(url);
    accounts = node(new PasswordCost(256, 1));
  }

  @Test
  void aWholeLifeOfAnAccount() throws GeneralSecurityException {
    var ann = account("ann");
    var id = ann.identity().id();
    var elsewhere = accounts.passwords().signIn("ANN", PASSWORD, "Phone");
    refused(WRONG, () -> accounts.passwords().signIn("a\0b", PASSWORD, ""));
    refused(LOGIN_TAKEN, () -> account("Ann"));
    accounts.identities().rename(id, "Anna");
    accounts.identities().speak(id, "ru");
    var next = Secret.of("another long password");
    accounts.passwords().change(id, ann.session(), PASSWORD, next);
    assertThat(isIn(ann)).isTrue();
    assertThat(isIn(elsewhere)).isFalse();

    var phone = new SoftAuthenticator();
    var passkeys = accounts.passkeys();
    var passkey = passkeys.register(id, phone.create(passkeys.askForNew(id)), "Phone");
    var answer = phone.get(passkeys.askForSignIn());
    var there = passkeys.signIn(answer, "");
    refused(PASSKEY, () -> passkeys.signIn(answer, ""));
    assertThat(passkeys.of(id)).containsExactly(passkey);

    var program = accounts.programs().create(id, "Robot");
    var revoked = accounts.programs().create(id, "Old robot");
    accounts.programs().revoke(id, revoked.identity().id());
    assertThat(accounts.programs().of(id)).hasSize(1);

    var invitation = accounts.invitations().make("table", id);
    assertThat(accounts.invitations().admits(invitation.code().reveal(), "table")).isTrue();
    accounts.invitations().revoke("table", invitation.invitation().id());
    accounts.invitations().revokeAll("table");
    assertThat(accounts.invitations().to("table")).hasSize(1);

    var subscription =
        new PushSubscription("https://push.example/1", "p".repeat(87), Secret.of("a".repeat(22)));
    accounts.subscriptions().add(id, subscription);
    accounts.subscriptions().add(id, subscription);
    assertThat(accounts.subscriptions().of(id)).hasSize(1);
    accounts.subscriptions().remove(subscription.endpoint());

    passkeys.remove(id, passkey.id());
    assertThat(accounts.sessions().of(id)).hasSize(2);
    accounts.sessions().close(id, there.session());
    accounts.identities().ban(id);
    accounts.identities().unban(id);
    clock.pass(Sessions.LIFE.minusDays(1));
    assertThat(isIn(ann) && isIn(program)).isTrue();
    accounts.sessions().closeAll(id);
    accounts.identities().leave(id);
    assertThat(identity(program).left()).isTrue();
    refused(WRONG, () -> accounts.passwords().signIn("ann", next, ""));
    clock.pass(Sessions.LIFE);
    accounts.sweep();
    assertThat(count("select count(*) from session")).isZero();
  }

  @Test
  void ofTwoNodesThatGiveOutTheSameLoginOneDoes() {
    try (var second = Databases.open(url)) {
      var other =
          new Accounts(
              second,
              clock,
              new SecureRandom(),
              new AccountSettings(
                  PasskeySettings.at(ORIGIN), LimitSettings.USUAL, new PasswordCost(256, 1)));
      var guests = IntStream.range(0, 20).mapToObj(i -> guest("Ann").identity().id()).toList();

      var taken =
          guests.parallelStream()
              .filter(
                  guest -> {
                    var node = guests.indexOf(guest) % 2 == 0 ? accounts : other;
                    try {
                      node.passwords().choose(guest, "ann", PASSWORD);
                      return true;
                    } catch (AccountRefused e) {
                      assertThat(e.why()).isEqualTo(LOGIN_TAKEN);
                      return false;
                    }
                  })
              .toList();

      assertThat(taken).hasSize(1);
      assertThat(List.copyOf(accounts.identities().find(guests).values()))
          .filteredOn(identity -> identity.kind() == Identity.Kind.ACCOUNT)
          .extracting(Identity::id)
          .isEqualTo(taken);
    }
  }
}
