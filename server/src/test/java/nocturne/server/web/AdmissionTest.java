package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.http.WebSocketHandshakeException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.store.Databases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Who may see and do what. */
class AdmissionTest {

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

  private static void isNotLetIn(int status, Visitor visitor, String table) {
    assertThatThrownBy(() -> visitor.socket(table))
        .cause()
        .isInstanceOf(WebSocketHandshakeException.class)
        .satisfies(
            e ->
                assertThat(((WebSocketHandshakeException) e).getResponse().statusCode())
                    .isEqualTo(status));
  }

  @Test
  void privateTableIsThereOnlyForWhoeverIsInvited() {
    var ada = venue.guest("Ada");
    var eve = venue.guest("Eve");
    var table = ada.open(Visitor.table("syndicates", "", ""));
    var path = "/api/tables/" + table;
    eve.get(path).refuses(404, "no-table");
    eve.get(path + "/fairness").refuses(404, "no-table");
    eve.post(path + "/start").refuses(404, "no-table");
    eve.post(path + "/invitations").refuses(404, "no-table");
    isNotLetIn(404, eve, table);
    assertThat(eve.get("/api/tables").is(200).http().body()).doesNotContain(table);
    var made = ada.post(path + "/invitations").is(201).json();
    var code = made.get("code").asString();
    eve.with(TableRoutes.INVITATION, code).get(path).is(200);
    try (var line = eve.with("Subprotocol", "invitation." + code).socket(table).hello()) {
      assertThat(line.state().get("you").isNull()).isTrue();
    }
    ada.delete(path + "/invitations/" + made.get("id").asString()).is(204);
    eve.with(TableRoutes.INVITATION, code).get(path).refuses(404, "no-table");
    eve.post(path + "/seats", Map.of("invitation", code)).refuses(404, "no-table");
  }

  @Test
  void spectatorsSeeOnlyWhereTheyMay() {
    var ada = venue.guest("Ada");
    for (boolean watched : new boolean[] {true, false}) {
      var wish = Visitor.table("syndicates", "", "random");
      wish.put("open", true);
      wish.put("watched", watched);
      var table = ada.open(wish);
      ada.post("/api/tables/" + table + "/start").is(204);
      try (var own = ada.socket(table).hello();
          var line = venue.visitor().socket(table).hello()) {
        own.say(Map.of("do", "say", "text", "psst"));
        own.hear("said");
        assertThat(line.state().has("zones")).isEqualTo(watched);
        assertThat(line.state().has("question") && line.isAsked()).isFalse();
        line.say(Map.of("do", "choose", "option", "pass", "at", 1));
        var refused =
            line.hear(
                message -> {
                  if (!watched) assertThat(message.get("is").asString()).isNotEqualTo("said");
                  return message.get("is").asString().equals("refused");
                });
        assertThat(refused.get("why").asString()).isEqualTo("not-seated");
      }
      venue
          .visitor()
          .get("/api/tables/" + table + "/replay")
          .refuses(403, watched ? "not-over" : "not-seated");
      ada.get("/api/tables/" + table + "/replay?at=0").is(200);
      ada.get("/api/tables/" + table + "/replay?at=0&eyes=1").refuses(403, "not-over");
      ada.get("/api/tables/" + table + "/record").refuses(409, "not-over");
      assertThat(ada.get("/api/tables/" + table + "/fairness").json().get("seed").isNull())
          .isTrue();
    }
  }

  @Test
  void pagesOfOthersAreRefused() {
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("syndicates", "", "random"));
    var foreign = ada.with("Origin", "https://evil.example");
    foreign.post("/api/tables/" + table + "/start").refuses(403, "origin");
    isNotLetIn(403, foreign, table);
    ada.with("Sec-Fetch-Site", "cross-site")
        .post("/api/tables/" + table + "/start")
        .refuses(403, "origin");
    ada.with("Origin", "http://127.0.0.1:" + venue.port())
        .post("/api/tables/" + table + "/start")
        .is(204);
  }

  @Test
  void cookieAndHeadersAreStrict() {
    var guest = venue.visitor().post("/api/guests", Map.of("name", "Ada", "language", "en"));
    assertThat(guest.header("Set-Cookie"))
        .matches("nocturne=[^;]+; Path=/; Max-Age=\\d+; HttpOnly; SameSite=Lax");
    assertThat(guest.header("Content-Security-Policy")).contains("default-src 'none'");
    assertThat(guest.header("X-Content-Type-Options")).isEqualTo("nosniff");
    assertThat(guest.header("X-Request-Id")).isNotEmpty();
    assertThat(guest.header("Server")).isEmpty();
  }

  @Test
  void bodiesAreExactlyWhatIsAsked() {
    var visitor = venue.visitor();
    visitor.json("POST", "/api/guests", "{").refuses(400, "bad-json");
    visitor.json("POST", "/api/guests", "[]").refuses(400, "bad-json");
    visitor.json("POST", "/api/guests", "{\"name\":\"A\"}").refuses(400, "bad-json");
    visitor
        .json("POST", "/api/guests", "{\"name\":\"A\",\"language\":\"en\",\"x\":1}")
        .refuses(400, "bad-json");
    visitor
        .json("POST", "/api/guests", "{\"name\":5,\"language\":\"en\"}")
        .refuses(400, "bad-json");
    visitor
        .json("POST", "/api/guests", "{\"name\":\"\\u0000\",\"language\":\"en\"}")
        .refuses(400, "bad-json");
    visitor
        .json("POST", "/api/guests", "{\"name\":\"\\ud800\",\"language\":\"en\"}")
        .refuses(400, "bad-json");
    visitor
        .json("POST", "/api/guests", "{\"name\":\"" + "x".repeat(70_000) + "\"}")
        .refuses(413, "too-long");
    visitor.text("/api/guests", "{}").refuses(415, "not-json");
    visitor.post("/api/guests", Map.of("name", "", "language", "en")).refuses(400, "name");
    visitor.get("/api/me").refuses(401, "signed-out");
    visitor.get("/api/nothing").refuses(404, "unknown");
    visitor.get("/api/games/chess").refuses(404, "no-game");
    visitor.get("/api/tables/%00").refuses(400, "bad-request");
    var ada = venue.guest("Ada");
    var wish = Visitor.table("syndicates", "", "random");
    wish.put("pace", Map.of("is", "live", "bank", 1, "increment", 0));
    ada.post("/api/tables", wish).refuses(409, "pace");
    ada.post("/api/tables", Visitor.table("syndicates", "", "wizard")).refuses(409, "setup");
    ada.post("/api/tables", Visitor.table("chess", "", "")).refuses(404, "no-game");
  }

  @Test
  void guestBecomesAnAccountAndSignsInElsewhere() {
    var ada = venue.guest("Ada");
    ada.post("/api/me/password", Map.of("login", "ada", "password", "correct horse")).is(204);
    assertThat(ada.get("/api/me").json().get("kind").asString()).isEqualTo("account");
    var there = venue.visitor();
    there
        .post("/api/sessions", Map.of("login", "ada", "password", "wrong horse!"))
        .refuses(401, "wrong");
    there.post("/api/sessions", Map.of("login", "ada", "password", "correct horse")).is(201);
    assertThat(there.id()).isEqualTo(ada.id());
    var program = there.post("/api/me/programs", Map.of("name", "Robo")).is(201).json();
    var robo = venue.visitor().with("Authorization", "Bearer " + program.get("token").asString());
    assertThat(robo.get("/api/me").is(200).json().get("kind").asString()).isEqualTo("program");
    there.delete("/api/sessions").is(204);
    ada.get("/api/me").refuses(401, "signed-out");
  }

  @Test
  void whoIsDeletedLosesTheName() {
    var ada = venue.guest("Ada");
    var bob = venue.guest("Bob");
    var wish = Visitor.table("syndicates", "", "");
    wish.put("open", true);
    var table = ada.open(wish);
    bob.post("/api/tables/" + table + "/seats", Map.of()).is(204);
    bob.delete("/api/me").is(204);
    var seats = ada.get("/api/tables/" + table).json().get("seats");
    assertThat(seats.get(1).get("player").get("name").asString()).isEqualTo("~left~");
  }

  @Test
  void whoAsksTooOftenWaits(@TempDir Path other) {
    var strict = Venue.limits(Map.of(Action.GUEST, new LimitSettings.Rate(2, Duration.ofHours(1))));
    try (var house = Venue.over(Databases.in(other), strict)) {
      house.guest("Ada");
      house.guest("Bob");
      var refused = house.visitor().post("/api/guests", Map.of("name", "Eve", "language", "en"));
      refused.refuses(429, "too-many");
      assertThat(Integer.parseInt(refused.header("Retry-After"))).isPositive();
    }
  }
}
