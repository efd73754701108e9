package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.BANNED;
import static nocturne.server.account.AccountRefused.Why.LANGUAGE;
import static nocturne.server.account.AccountRefused.Why.NAME;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static nocturne.server.account.AccountRefused.Why.WRONG;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class IdentitiesTest extends AccountsTest {

  @Test
  void aGuestComesInOneCall() {
    var welcome = guest("  Ann ");

    assertThat(welcome.identity())
        .isEqualTo(
            new Identity(
                welcome.identity().id(),
                "Ann",
                Identity.Kind.GUEST,
                "en",
                clock.instant(),
                false,
                false));
    assertThat(identity(welcome)).isEqualTo(welcome.identity());
    assertThat(accounts.sessions().identify(welcome.token().reveal()))
        .contains(new SignedIn(welcome.identity(), welcome.session()));
  }

  @Test
  void idsAreLongAndNeverTheSame() {
    var first = guest("Ann").identity().id();

    assertThat(first).matches("[0-9a-v]{26}").isNotEqualTo(guest("Ann").identity().id());
  }

  @Test
  void aGuestWithoutANameOrWithALanguageThatIsNoneIsRefused() {
    refused(NAME, () -> guest(" "));
    refused(LANGUAGE, () -> accounts.identities().guest("Ann", "not a language", ""));
    refused(LANGUAGE, () -> accounts.identities().guest("Ann", "", ""));
    assertThat(count("select count(*) from identity")).isZero();
  }

  @Test
  void aNewNameIsSeenAtOnce() {
    var ann = guest("Ann");
    assertThat(isIn(ann)).isTrue();

    accounts.identities().rename(ann.identity().id(), "Anna");
    var german = accounts.identities().speak(ann.identity().id(), "de-at");

    assertThat(german.name()).isEqualTo("Anna");
    assertThat(german.language()).isEqualTo("de-AT");
    assertThat(accounts.sessions().identify(ann.token().reveal()).orElseThrow().identity())
        .isEqualTo(german);
  }

  @Test
  void manyAreFoundAtOnceAndStrangersAreNot() {
    var ann = guest("Ann").identity();
    var bob = guest("Bob").identity();

    assertThat(accounts.identities().find(List.of(ann.id(), bob.id(), "nobody", "\0")))
        .containsOnlyKeys(ann.id(), bob.id())
        .containsEntry(ann.id(), ann);
  }

  @Test
  void whoLeavesLeavesOnlyTheIdBehind() {
    var ann = account("ann");
    var id = ann.identity().id();
    var program = accounts.programs().create(id, "Ann's robot");
    accounts
        .subscriptions()
        .add(
            id,
            new PushSubscription(
                "https://push.example/1", "p".repeat(87), Secret.of("a".repeat(22))));

    accounts.identities().leave(id);

    var left = identity(ann);
    assertThat(left.name()).isEqualTo(Identity.LEFT);
    assertThat(left.left()).isTrue();
    assertThat(identity(program).name()).isEqualTo(Identity.LEFT);
    assertThat(isIn(ann)).isFalse();
    assertThat(isIn(program)).isFalse();
    for (var table : List.of("session", "login", "passkey", "push_subscription")) {
      assertThat(count("select count(*) from " + table)).as(table).isZero();
    }
    refused(WRONG, () -> accounts.passwords().signIn("ann", PASSWORD, ""));
  }

  @Test
  void nobodyComesBackToAnAccountThatWasLeft() {
    var ann = guest("Ann").identity().id();
    accounts.identities().leave(ann);

    refused(UNKNOWN, () -> accounts.passwords().choose(ann, "ann", PASSWORD));
    refused(UNKNOWN, () -> accounts.identities().rename(ann, "Ann"));
    refused(UNKNOWN, () -> accounts.identities().leave(ann));
  }

  @Test
  void aLoginIsFreeAgainWhenItsOwnerLeft() {
    accounts.identities().leave(account("ann").identity().id());

    assertThat(account("ann").identity().kind()).isEqualTo(Identity.Kind.GUEST);
  }

  @Test
  void whoIsBannedIsKeptOutUntilLetInAgain() {
    var ann = account("ann");
    var program = accounts.programs().create(ann.identity().id(), "Robot");
    assertThat(isIn(ann)).isTrue();

    accounts.identities().ban(ann.identity().id());

    assertThat(identity(ann).banned()).isTrue();
    refused(BANNED, () -> isIn(ann));
    refused(BANNED, () -> isIn(program));
    refused(BANNED, () -> accounts.passwords().signIn("ann", PASSWORD, ""));
    refused(BANNED, () -> accounts.identities().rename(ann.identity().id(), "Anna"));

    accounts.identities().unban(ann.identity().id());

    assertThat(isIn(ann)).isTrue();
    assertThat(isIn(program)).isTrue();
  }

  @Test
  void onlySomebodyCanBeBanned() {
    refused(UNKNOWN, () -> accounts.identities().ban("nobody"));
  }
}
