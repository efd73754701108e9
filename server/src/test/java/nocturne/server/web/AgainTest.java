package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.guard.parlour.Parlour;
import nocturne.server.store.Databases;
import nocturne.server.store.TestDatabases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Whoever plays again goes on with the socket they have. */
class AgainTest {

  private static final Map<String, String> AGAIN = Map.of("do", "again");

  @TempDir static Path folder;

  private static Venue venue;

  @BeforeAll
  static void open() {
    venue = Venue.staging(Databases.in(folder), new Parlour(), InstantSource.system());
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  /** Two sockets at a table whose game is over. */
  private record Pair(Line ada, Line bob, String table) implements AutoCloseable {

    static Pair of(Visitor ada, Visitor bob) {
      var wish = Visitor.table("parlour", "", "");
      wish.put("open", true);
      var table = ada.open(wish);
      bob.post("/api/tables/" + table + "/seats", Map.of()).is(204);
      ada.post("/api/tables/" + table + "/start").is(204);
      var pair = new Pair(ada.socket(table).hello(), bob.socket(table).hello(), table);
      pair.playOut();
      return pair;
    }

    static Pair here() {
      return of(venue.guest("Ada"), venue.guest("Bob"));
    }

    void playOut() {
      do {
        for (var line : List.of(ada, bob)) if (!line.awaitTurn().isOver()) line.chooseFirst();
      } while (!ada.isOver() || !bob.isOver());
    }

    @Override
    public void close() {
      ada.close();
      bob.close();
    }
  }

  private static String refusal(Line line) {
    line.say(AGAIN);
    return line.hear("refused").get("why").asString();
  }

  /** Says again, and hears how the next table stands. */
  private static JsonNode again(Line line, String last) {
    line.say(AGAIN);
    return line.hear(message -> isWhole(message) && !id(message).equals(last));
  }

  private static boolean isWhole(JsonNode message) {
    return message.get("is").asString().equals("table");
  }

  private static String id(JsonNode table) {
    return table.get("id").asString();
  }

  private static String phase(JsonNode table) {
    return table.get("phase").asString();
  }

  private static JsonNode hearBegun(Line line) {
    return line.hear(message -> isWhole(message) && phase(message).equals("running"));
  }

  @Test
  void whoSaysAgainWaitsAtTheNextTableUntilTheOthersHaveSaidSo() {
    try (var pair = Pair.here()) {
      var next = again(pair.ada, pair.table);
      assertThat(phase(next)).isEqualTo("gathering");
      assertThat(next.get("you").asInt()).isZero();
      pair.bob.hear(message -> message.path("followed").asString("").equals(id(next)));
      var bobs = again(pair.bob, pair.table);
      assertThat(id(bobs)).isEqualTo(id(next));
      assertThat(phase(bobs)).isEqualTo("running");
      assertThat(bobs.get("you").asInt()).isOne();
      assertThat(id(hearBegun(pair.ada))).isEqualTo(id(next));
    }
  }

  @Test
  void gameAfterGameIsPlayedOverTheSameSockets() {
    try (var pair = Pair.here()) {
      var last = pair.table;
      for (int game = 0; game < 3; game++) {
        again(pair.bob, last);
        last = id(again(pair.ada, last));
        hearBegun(pair.bob);
        pair.playOut();
        assertThat(id(pair.bob.state())).isEqualTo(last);
      }
    }
  }

  @Test
  void nothingMoreIsHeardOfTheTableThatWasLeft() {
    try (var pair = Pair.here()) {
      var next = id(again(pair.ada, pair.table));
      pair.bob.say(Map.of("do", "say", "text", "wait"));
      pair.bob.hear("said");
      pair.ada.say(Map.of("do", "say", "text", "come"));
      assertThat(pair.ada.hear("said").get("text").asString()).isEqualTo("come");
      assertThat(id(pair.ada.state())).isEqualTo(next);
    }
  }

  @Test
  void whoComesBackToTheNextTableByItsAddressIsThere() {
    var ada = venue.guest("Ada");
    try (var pair = Pair.of(ada, venue.guest("Bob"))) {
      var next = id(again(pair.ada, pair.table));
      pair.ada.close();
      again(pair.bob, pair.table);
      try (var back = ada.socket(next).hello()) {
        assertThat(phase(back.state())).isEqualTo("running");
      }
    }
  }

  @Test
  void aRematchThatWasOpenedByARequestIsTheSameTable() {
    var ada = venue.guest("Ada");
    try (var pair = Pair.of(ada, venue.guest("Bob"))) {
      var next = ada.post("/api/tables/" + pair.table + "/rematch").is(201).json();
      var bobs = again(pair.bob, pair.table);
      assertThat(id(bobs)).isEqualTo(id(next));
      assertThat(phase(bobs)).isEqualTo("running");
    }
  }

  @Test
  void nobodyGoesOnWhileTheGameIsPlayed() {
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("parlour", "", "random"));
    try (var line = ada.socket(table).hello()) {
      assertThat(refusal(line)).isEqualTo("phase");
      ada.post("/api/tables/" + table + "/start").is(204);
      assertThat(refusal(line)).isEqualTo("phase");
      assertThat(id(line.state())).isEqualTo(table);
    }
  }

  @Test
  void whoOnlyWatchedStaysWhereTheyAre() {
    try (var pair = Pair.here();
        var eve = venue.guest("Eve").socket(pair.table).hello();
        var nobody = venue.visitor().socket(pair.table).hello()) {
      for (var watcher : List.of(eve, nobody)) {
        assertThat(refusal(watcher)).isEqualTo("not-seated");
        assertThat(watcher.state().get("followed").isNull()).isTrue();
      }
      var next = again(pair.ada, pair.table);
      eve.hear(message -> message.path("followed").asString("").equals(id(next)));
      assertThat(refusal(eve)).isEqualTo("not-seated");
    }
  }

  @Test
  void botsOfTheHousePlayAgainAtOnce() {
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("parlour", "", "random"));
    ada.post("/api/tables/" + table + "/start").is(204);
    try (var line = ada.socket(table).hello()) {
      while (!line.awaitTurn().isOver()) line.chooseFirst();
      var next = again(line, table);
      assertThat(phase(next)).isEqualTo("running");
      assertThat(next.get("seats").get(1).get("bot").asString()).isEqualTo("random");
    }
  }

  @Test
  void aProgramPlaysAgainLikeAnybody() {
    var owner = venue.guest("Ada");
    owner
        .post("/api/me/password", Map.of("login", "again-ada", "password", "correct horse again"))
        .is(204);
    var token = owner.post("/api/me/programs", Map.of("name", "Robo")).is(201).json().get("token");
    var robo = venue.visitor().with("Authorization", "Bearer " + token.asString());
    try (var pair = Pair.of(venue.guest("Cleo"), robo)) {
      again(pair.ada, pair.table);
      assertThat(phase(again(pair.bob, pair.table))).isEqualTo("running");
    }
  }

  @Test
  void whereASeatWasTakenBySomebodyElseTheHostBegins() {
    try (var pair = Pair.here()) {
      var next = id(again(pair.ada, pair.table));
      venue.guest("Eve").post("/api/tables/" + next + "/seats", Map.of()).is(204);
      pair.ada.hear(AgainTest::isWhole);
      assertThat(phase(pair.ada.state())).isEqualTo("gathering");
      assertThat(refusal(pair.bob)).isEqualTo("seat-taken");
    }
  }

  @Test
  void tablesAreNotOpenedThisWayMoreOftenThanAnyOther(@TempDir Path elsewhere) {
    var few = Map.of(Action.TABLE, new LimitSettings.Rate(2, Duration.ofHours(1)));
    try (var strict = Venue.over(Databases.in(elsewhere), Venue.limits(few))) {
      var ada = strict.guest("Ada");
      try (var line = ada.socket(ada.open(Visitor.table("nightshift", "", "random"))).hello()) {
        assertThat(refusal(line)).isEqualTo("phase");
        assertThat(refusal(line)).isEqualTo("too-many");
      }
    }
  }

  @Test
  void peopleAtTwoNodesPlayAgain() {
    var url = TestDatabases.postgresUrl();
    try (var one = Venue.staging(Databases.open(url), new Parlour(), InstantSource.system());
        var two = Venue.staging(Databases.open(url), new Parlour(), InstantSource.system())) {
      var bob = two.visitor().with("Cookie", one.guest("Bob").cookie());
      try (var pair = Pair.of(one.guest("Ada"), bob)) {
        var next = again(pair.ada, pair.table);
        pair.bob.hear(message -> message.path("followed").asString("").equals(id(next)));
        var bobs = again(pair.bob, pair.table);
        assertThat(id(bobs)).isEqualTo(id(next));
        assertThat(phase(bobs)).isEqualTo("running");
        hearBegun(pair.ada);
        pair.playOut();
      }
    }
  }
}
