package nocturne.server.web;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nocturne.server.account.PasskeyOptions;
import nocturne.server.account.StoredPasskey;
import nocturne.server.admin.Verdict;
import nocturne.server.admin.Verification;
import nocturne.server.store.StoredGames;
import nocturne.server.table.EventText;
import nocturne.server.table.TableEvent;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who played before an upgrade comes back after it, looks at what was played, and plays on. */
class StoredPlayersTest {

  @TempDir static Path folder;

  private static final boolean LONG = Boolean.getBoolean("nocturne.long");
  private static final long SEED = StoredGames.seed();
  private static final int PEOPLE = 5;
  private static final int CHOICES = LONG ? 1_000 : 12;

  private static StoredServer server;

  @BeforeAll
  static void open() {
    server = StoredServer.in(folder);
  }

  @AfterAll
  static void close() {
    server.close();
  }

  /** People of a kind; in the usual run some of them. */
  private static List<JsonNode> some(String kind) {
    var people = new ArrayList<JsonNode>();
    for (var person : server.stored().people())
      if (person.get("kind").asString().equals(kind)) people.add(person);
    assertThat(people).as(kind).isNotEmpty();
    Collections.shuffle(people, new Random(SEED));
    return LONG ? people : people.subList(0, Math.min(PEOPLE, people.size()));
  }

  @Test
  void everybodyIsWhoTheyWere() {
    for (var kind : List.of("guest", "account", "program"))
      for (var person : some(kind)) {
        var id = person.get("id").asString();
        var was = server.stored().expected().get("players").get(id);
        var visitor = server.back(person);
        var me = visitor.get("/api/me").is(200).json();
        for (var property : was.get("me").properties())
          assertThat(me.get(property.getKey())).as(id).isEqualTo(property.getValue());
        var sheet = visitor.get("/api/players/" + id).is(200).json();
        assertThat(sheet.get("ratings")).as(id).isEqualTo(was.get("ratings"));
        assertThat(sheet.get("games").size()).as(id).isEqualTo(was.get("games").asInt());
        for (var list : List.of("tables", "programs", "passkeys"))
          if (was.has(list))
            assertThat(visitor.get("/api/me/" + list).is(200).json().size())
                .as("%s of %s", list, id)
                .isEqualTo(was.get(list).asInt());
      }
  }

  @Test
  void accountsSignInWithTheirPasswords() {
    int signedIn = 0;
    for (var person : some("account")) {
      var login = person.get("login").asString();
      if (login.isEmpty()) continue;
      var visitor = server.nobody();
      var password = person.get("password").asString();
      visitor
          .post("/api/sessions", Map.of("login", login, "password", password + "?"))
          .refuses(401, "wrong");
      visitor.post("/api/sessions", Map.of("login", login, "password", password)).is(201);
      assertThat(visitor.id()).isEqualTo(person.get("id").asString());
      signedIn++;
    }
    assertThat(signedIn).isPositive();
  }

  @Test
  void passkeyStillOpens() throws GeneralSecurityException {
    var holder =
        server.stored().people().stream()
            .filter(person -> !person.get("passkey").asString().isEmpty())
            .findFirst()
            .orElseThrow();
    var id = holder.get("id").asString();
    var passkey =
        StoredPasskey.of(holder.get("passkey").asString(), StoredServer.ORIGIN, id.getBytes(UTF_8));
    var visitor = server.nobody();
    var asked = visitor.post("/api/passkeys/challenge").is(200).http().body();
    var answer = passkey.get(Visitor.JSON.readValue(asked, PasskeyOptions.Request.class));
    visitor.json("POST", "/api/passkeys/sessions", answer).is(201);
    assertThat(visitor.id()).isEqualTo(id);
  }

  @Test
  void finishedGamesAreLookedAt() {
    var stored = server.stored();
    var over = stored.tables().stream().filter(stored::isOver).toList();
    for (var id : stored.sample(over, 1, SEED)) {
      var what = id + ", " + StoredGames.seeded(SEED);
      var was = stored.table(id);
      var path = "/api/tables/" + id;
      var reader = reader(id);
      var sheet = reader.get(path).is(200).json();
      assertThat(sheet.get("number")).as(what).isEqualTo(was.get("number"));
      assertThat(sheet.get("result").get("standings")).as(what).isEqualTo(was.get("result"));
      var fair = reader.get(path + "/fairness").is(200).json();
      assertThat(fair.get("holds").asBoolean()).as(what).isTrue();
      var replay = reader.get(path + "/replay?eyes=all").is(200).json();
      assertThat(replay.get("entries")).as(what).isEqualTo(was.get("entries"));
      assertThat(replay.get("log").get("lines").size())
          .as(what)
          .isEqualTo(was.get("lines").asInt());
      var record = reader.get(path + "/record").is(200).http().body();
      var brought = server.nobody().text("/api/records?eyes=all", record).is(200).json();
      assertThat(brought.get("zones")).as(what).isEqualTo(replay.get("zones"));
    }
  }

  /** Somebody who may look at a table: one who sits there, or else its host. */
  private static Visitor reader(String table) {
    for (var seat : server.stored().table(table).get("people")) {
      var visitor = server.back(seat.asString());
      if (visitor.isPresent()) return visitor.get();
    }
    return server.back(server.stored().table(table).get("host").asString()).orElseThrow();
  }

  @Test
  void runningGamesArePlayedOn(@TempDir Path elsewhere) {
    try (var other = StoredServer.in(elsewhere)) {
      var stored = other.stored();
      var running = stored.tables().stream().filter(stored::isRunning).toList();
      int undone = 0;
      for (var id : stored.sample(running, 1, SEED)) undone += playedOn(other, id);
      assertThat(undone).as(StoredGames.seeded(SEED)).isPositive();
    }
  }

  /** Goes on at a table, and gives how often somebody took something back. */
  private static int playedOn(StoredServer other, String id) {
    var was = other.stored().table(id);
    var what = id + " " + was + ", " + StoredGames.seeded(SEED);
    requireIdentical(other, id, what);
    try (var party = StoredParty.at(other, id)) {
      if (was.get("frozen").asBoolean()) {
        assertThat(party.refusal()).as(what).isEqualTo("frozen");
        return 0;
      }
      play(party, what);
      assertThat(party.number()).as(what).isGreaterThan(was.get("number").asInt());
    }
    requireIdentical(other, id, what);
    return undone(other, id, was.get("number").asInt());
  }

  private static void play(StoredParty party, String what) {
    try {
      party.play(CHOICES, new Random(SEED));
    } catch (AssertionError e) {
      throw new AssertionError(what + "\n" + party, e);
    }
  }

  private static int undone(StoredServer other, String id, int since) {
    return (int)
        other.database().journal().read(id, since + 1).stream()
            .filter(entry -> EventText.read(entry) instanceof TableEvent.Undid)
            .count();
  }

  private static void requireIdentical(StoredServer other, String id, String what) {
    assertThat(new Verification(other.database(), StoredServer.GAMES).one(id))
        .as(what)
        .isInstanceOf(Verdict.Identical.class);
  }
}
