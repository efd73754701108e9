package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.Map;
import nocturne.server.account.PasskeyOptions;
import nocturne.server.account.SoftAuthenticator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Passkeys over HTTP, with a browser's part played by a program. */
class PasskeyRoutesTest {

  /** Of a server that is told no address and listens at any port. */
  private static final String ORIGIN = "http://localhost:0";

  @TempDir static Path folder;

  private static Venue venue;

  @BeforeAll
  static void open() {
    venue = Venue.in(folder);
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  private static SoftAuthenticator phone() throws GeneralSecurityException {
    return new SoftAuthenticator().at(ORIGIN);
  }

  private static String made(Visitor visitor, SoftAuthenticator phone)
      throws GeneralSecurityException {
    var asked = visitor.post("/api/me/passkeys/challenge").is(200).http().body();
    return phone.create(Visitor.JSON.readValue(asked, PasskeyOptions.Creation.class));
  }

  private static String shown(Visitor visitor, SoftAuthenticator phone)
      throws GeneralSecurityException {
    var asked = visitor.post("/api/passkeys/challenge").is(200).http().body();
    return phone.get(Visitor.JSON.readValue(asked, PasskeyOptions.Request.class));
  }

  private static Visitor.Reply signIn(Visitor visitor, String answer) {
    return visitor.json("POST", "/api/passkeys/sessions", answer);
  }

  @Test
  void guestMakesAPasskeyAndSignsInWithItElsewhere() throws GeneralSecurityException {
    var phone = phone();
    var ada = venue.guest("Ada");
    var key = ada.json("POST", "/api/me/passkeys", made(ada, phone)).is(201).json();
    assertThat(ada.get("/api/me").json().get("kind").asString()).isEqualTo("account");
    var keys = ada.get("/api/me/passkeys").is(200).json();
    assertThat(keys.size()).isEqualTo(1);
    assertThat(keys.get(0).get("id")).isEqualTo(key.get("id"));
    var there = venue.visitor();
    signIn(there, shown(there, phone)).is(201);
    assertThat(there.id()).isEqualTo(ada.id());
    assertThat(there.get("/api/sessions").is(200).json().size()).isEqualTo(2);
  }

  @Test
  void answerIsGoodOnceAndForThisServerOnly() throws GeneralSecurityException {
    var phone = phone();
    var ada = venue.guest("Ada");
    var made = made(ada, phone);
    ada.json("POST", "/api/me/passkeys", made).is(201);
    ada.json("POST", "/api/me/passkeys", made).refuses(400, "passkey");
    var there = venue.visitor();
    var shown = shown(there, phone);
    signIn(there, shown).is(201);
    signIn(venue.visitor(), shown).refuses(400, "passkey");
    signIn(venue.visitor(), shown(there, phone.at("https://nocturne.evil")))
        .refuses(400, "passkey");
    signIn(venue.visitor(), shown(there, phone())).refuses(400, "passkey");
    signIn(venue.visitor(), "{}").refuses(400, "passkey");
    venue.visitor().post("/api/me/passkeys/challenge").refuses(401, "signed-out");
  }

  @Test
  void passkeyIsForgottenUnlessItIsTheOnlyWayIn() throws GeneralSecurityException {
    var phone = phone();
    var ada = venue.guest("Ada");
    var key = ada.json("POST", "/api/me/passkeys", made(ada, phone)).is(201).json();
    var path = "/api/me/passkeys/" + key.get("id").asString();
    ada.delete(path).refuses(400, "passkey");
    venue.guest("Eve").delete(path).refuses(404, "unknown");
    ada.post("/api/me/password", Map.of("login", "ada-7", "password", "correct horse")).is(204);
    ada.delete(path).is(204);
    assertThat(ada.get("/api/me/passkeys").is(200).json().size()).isZero();
    var there = venue.visitor();
    signIn(there, shown(there, phone)).refuses(400, "passkey");
  }
}
