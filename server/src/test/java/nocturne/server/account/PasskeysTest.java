package nocturne.server.account;

import static java.nio.charset.StandardCharsets.UTF_8;
import static nocturne.server.account.AccountRefused.Why.BANNED;
import static nocturne.server.account.AccountRefused.Why.NEEDS_ACCOUNT;
import static nocturne.server.account.AccountRefused.Why.PASSKEY;
import static nocturne.server.account.AccountRefused.Why.UNKNOWN;
import static org.assertj.core.api.Assertions.assertThat;

import java.security.GeneralSecurityException;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PasskeysTest extends AccountsTest {

  private SoftAuthenticator phone;
  private Welcome ann;
  private String id;
  private Passkeys passkeys;

  @BeforeEach
  void annHasAPhone() throws GeneralSecurityException {
    phone = new SoftAuthenticator();
    ann = guest("Ann");
    id = ann.identity().id();
    passkeys = accounts.passkeys();
  }

  private Passkey register() throws GeneralSecurityException {
    return passkeys.register(id, phone.create(passkeys.askForNew(id)), "Phone");
  }

  private String answer() throws GeneralSecurityException {
    return phone.get(passkeys.askForSignIn());
  }

  @Test
  void aNewPasskeyIsAskedForAsBrowsersWantIt() {
    var asked = passkeys.askForNew(id);

    assertThat(asked.rp()).isEqualTo(new PasskeyOptions.Party("nocturne.example", "Nocturne"));
    assertThat(asked.user())
        .isEqualTo(
            new PasskeyOptions.User(SoftAuthenticator.encode(id.getBytes(UTF_8)), "Ann", "Ann"));
    assertThat(asked.challenge()).hasSize(43);
    assertThat(asked.pubKeyCredParams())
        .extracting(PasskeyOptions.Parameters::alg)
        .containsExactly(-8L, -7L, -257L);
    assertThat(asked.timeout()).isEqualTo(300_000);
    assertThat(asked.excludeCredentials()).isEmpty();
  }

  @Test
  void aGuestWithAPasskeyIsAnAccountAndTheSamePlayer() throws GeneralSecurityException {
    var passkey = register();

    assertThat(accounts.sessions().identify(ann.token().reveal()).orElseThrow().identity().kind())
        .isEqualTo(Identity.Kind.ACCOUNT);
    assertThat(passkeys.of(id)).containsExactly(passkey);
    assertThat(passkeys.askForNew(id).excludeCredentials())
        .containsExactly(
            new PasskeyOptions.Descriptor(
                "public-key", passkey.id(), List.of("hybrid", "internal")));
  }

  @Test
  void aPasskeySignsInWithoutALogin() throws GeneralSecurityException {
    register();
    clock.pass(Duration.ofDays(1));

    var elsewhere = passkeys.signIn(answer(), "Laptop");

    assertThat(elsewhere.identity()).isEqualTo(identity(ann));
    assertThat(isIn(elsewhere)).isTrue();
    assertThat(passkeys.of(id).getFirst().used()).isEqualTo(clock.instant());
    assertThat(isIn(passkeys.signIn(answer(), "Laptop"))).isTrue();
  }

  @Test
  void aChallengeIsAnsweredOnce() throws GeneralSecurityException {
    var creation = phone.create(passkeys.askForNew(id));
    passkeys.register(id, creation, "");
    var answer = answer();
    passkeys.signIn(answer, "");

    refused(PASSKEY, () -> passkeys.register(id, creation, ""));
    refused(PASSKEY, () -> passkeys.signIn(answer, ""));
  }

  @Test
  void aChallengeWhoseAnswerWasWrongIsUsedUp() throws GeneralSecurityException {
    register();
    var asked = passkeys.askForSignIn();
    phone.origin = "https://nocturne.evil";
    var wrong = phone.get(asked);
    phone.origin = ORIGIN;
    var right = phone.get(asked);

    refused(PASSKEY, () -> passkeys.signIn(wrong, ""));
    refused(PASSKEY, () -> passkeys.signIn(right, ""));
  }

  @Test
  void aChallengeLastsFiveMinutes() throws GeneralSecurityException {
    var creation = phone.create(passkeys.askForNew(id));
    clock.pass(Duration.ofMinutes(5));
    passkeys.register(id, creation, "");
    var answer = answer();
    clock.pass(Duration.ofMinutes(5).plusMillis(1));

    refused(PASSKEY, () -> passkeys.signIn(answer, ""));
    assertThat(accounts.sweep()).isEqualTo(1);
  }

  @Test
  void aChallengeIsForOnePersonAndOnePurpose() throws GeneralSecurityException {
    var bob = guest("Bob").identity().id();
    var forAnn = phone.create(passkeys.askForNew(id));
    refused(PASSKEY, () -> passkeys.register(bob, forAnn, ""));
    register();
    var asked = passkeys.askForNew(id);
    var crossed =
        phone.get(
            new PasskeyOptions.Request(
                asked.challenge(), 1, asked.rp().id(), List.of(), "required"));

    refused(PASSKEY, () -> passkeys.signIn(crossed, ""));
  }

  @Test
  void aChallengeOfOneNodeIsAnsweredAtAnother() throws GeneralSecurityException {
    register();
    var answer = answer();

    assertThat(node(new PasswordCost(256, 1)).passkeys().signIn(answer, "").identity().id())
        .isEqualTo(id);
  }

  @Test
  void aPageElsewhereGetsNobodyIn() throws GeneralSecurityException {
    phone.origin = "https://nocturne.evil";
    refused(PASSKEY, this::register);
    phone.origin = ORIGIN;
    register();
    phone.origin = "http://nocturne.example";

    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
  }

  @Test
  void anAuthenticatorMustAskItsOwner() throws GeneralSecurityException {
    register();
    phone.asksNobody();

    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
  }

  @Test
  void aPasskeySpeaksForNobodyButItsOwner() throws GeneralSecurityException {
    register();
    phone.user = SoftAuthenticator.encode(guest("Bob").identity().id().getBytes(UTF_8));
    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
    phone.user = "";

    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
  }

  @Test
  void anotherKeyUnderTheSameNameGetsNobodyIn() throws GeneralSecurityException {
    var passkey = register();
    var thief = new SoftAuthenticator();
    thief.user = phone.user;
    var forged = thief.get(passkeys.askForSignIn());
    var thiefsId = forged.substring(8, 51);

    refused(PASSKEY, () -> passkeys.signIn(forged.replace(thiefsId, passkey.id()), ""));
    refused(PASSKEY, () -> passkeys.signIn(thief.get(passkeys.askForSignIn()), ""));
  }

  @Test
  void aPasskeyThatCountsMayNotCountBackwards() throws GeneralSecurityException {
    phone.counter = 7;
    register();
    phone.counter = 9;
    passkeys.signIn(answer(), "");

    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
    phone.counter = 8;
    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
    phone.counter = 10;
    assertThat(isIn(passkeys.signIn(answer(), ""))).isTrue();
  }

  @Test
  void aPasskeyIsKeptOnce() throws GeneralSecurityException {
    register();
    var bob = guest("Bob");
    var again = phone.create(passkeys.askForNew(bob.identity().id()));

    refused(PASSKEY, () -> passkeys.register(bob.identity().id(), again, ""));
    assertThat(identity(bob).kind()).isEqualTo(Identity.Kind.GUEST);
  }

  private static final String HOLLOW =
      """
      {"id": "AA", "rawId": "AA", "type": "public-key", "clientExtensionResults": {},
       "response": {"clientDataJSON": "e30", "attestationObject": "oA",
         "authenticatorData": "oA", "signature": "oA"}}
      """;

  @ParameterizedTest
  @ValueSource(
      strings = {"", "null", "{}", "[]", "{\"id\": 1}", "{\"response\": {}}", "\0", HOLLOW})
  void whatIsNoAnswerIsRefused(String answer) {
    refused(PASSKEY, () -> passkeys.register(id, answer, ""));
    refused(PASSKEY, () -> passkeys.signIn(answer, ""));
  }

  @Test
  void whoIsBannedOrLeftDoesNotSignIn() throws GeneralSecurityException {
    register();
    accounts.identities().ban(id);
    refused(BANNED, () -> passkeys.signIn(answer(), ""));
    accounts.identities().unban(id);
    accounts.identities().leave(id);

    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
  }

  @Test
  void aProgramHasNoPasskeys() throws GeneralSecurityException {
    register();
    var program = accounts.programs().create(id, "Robot").identity().id();

    refused(NEEDS_ACCOUNT, () -> passkeys.askForNew(program));
  }

  @Test
  void theOnlyWayInIsNotTakenAway() throws GeneralSecurityException {
    var passkey = register();
    refused(PASSKEY, () -> passkeys.remove(id, passkey.id()));
    refused(UNKNOWN, () -> passkeys.remove(guest("Bob").identity().id(), passkey.id()));
    accounts.passwords().choose(id, "ann", PASSWORD);

    passkeys.remove(id, passkey.id());

    assertThat(passkeys.of(id)).isEmpty();
    refused(PASSKEY, () -> passkeys.signIn(answer(), ""));
  }
}
