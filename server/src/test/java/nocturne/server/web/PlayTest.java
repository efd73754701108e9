package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whole games over real sockets. */
class PlayTest {

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

  @Test
  void guestPlaysAgainstBotsToTheEnd() {
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("syndicates", "", "random"));
    ada.post("/api/tables/" + table + "/start").is(204);
    try (var line = ada.socket(table).hello()) {
      assertThat(line.state().get("you").asInt()).isZero();
      var seats = line.state().get("seats");
      assertThat(seats.get(0).get("player").get("name").asString()).isEqualTo("Ada");
      assertThat(seats.get(1).get("player").get("kind").asString()).isEqualTo("house");
      while (!line.awaitTurn().isOver()) line.chooseFirst();
      assertThat(line.state().get("result").get("standings").size()).isEqualTo(2);
    }
    replayed(ada, table);
  }

  /** What can be done with a game that is over. */
  private static void replayed(Visitor ada, String table) {
    var path = "/api/tables/" + table;
    var fair = ada.get(path + "/fairness").is(200).json();
    assertThat(fair.get("holds").asBoolean()).isTrue();
    assertThat(fair.get("seed").asString()).hasSize(64);
    var open = ada.get(path + "/replay?at=3&eyes=all").is(200).json();
    assertThat(open.get("entries").asInt()).isGreaterThan(3);
    ada.get(path + "/replay?at=1&eyes=1").is(200);
    ada.get(path + "/replay?at=1000000").refuses(400, "at");
    var record = ada.get(path + "/record").is(200);
    assertThat(record.http().body()).startsWith("nocturne record 1").contains("person Ada");
    var looked = venue.visitor().text("/api/records?at=5", record.http().body()).is(200).json();
    assertThat(looked.get("players").get(0).get("name").asString()).isEqualTo("Ada");
    venue
        .visitor()
        .text("/api/records", record.http().body().replace("person Ada", "person Eve"))
        .refuses(400, "record");
    var next = ada.post(path + "/rematch").is(201).json().get("id").asString();
    assertThat(ada.get("/api/tables/" + next).is(200).json().get("you").asInt()).isZero();
    var sheet = ada.await("/api/players/" + ada.id(), player -> player.get("games").size() == 1);
    assertThat(sheet.get("games").get(0).get("table").asString()).isEqualTo(table);
  }

  @Test
  void aReplayTellsHowTheTableWasSetUp() {
    var ada = venue.guest("Ada");
    var wish = Visitor.table("nightshift", "", "random");
    wish.put("variant", Map.of("mode", "co-op", "shift", "shorter"));
    var table = ada.open(wish);
    ada.post("/api/tables/" + table + "/start").is(204);
    var variant = ada.get("/api/tables/" + table + "/replay?at=0").is(200).json().get("variant");
    assertThat(variant.get("mode").asString()).isEqualTo("co-op");
    assertThat(variant.get("shift").asString()).isEqualTo("shorter");
  }

  /** Two people at a table of their own. */
  private record Pair(Visitor ada, Visitor bob, String table) {

    static Pair at(Map<String, Object> wish) {
      var ada = venue.guest("Ada");
      var bob = venue.guest("Bob");
      var table = ada.open(wish);
      var code =
          ada.post("/api/tables/" + table + "/invitations").is(201).json().get("code").asString();
      bob.post("/api/tables/" + table + "/seats", Map.of()).refuses(404, "no-table");
      bob.post("/api/tables/" + table + "/seats", Map.of("invitation", code)).is(204);
      bob.post("/api/tables/" + table + "/start").refuses(403, "not-host");
      ada.post("/api/tables/" + table + "/start").is(204);
      return new Pair(ada, bob, table);
    }
  }

  @Test
  void twoPeoplePlayByInvitation() {
    var wish = Visitor.table("syndicates", "", "");
    wish.put("rated", true);
    var pair = Pair.at(wish);
    try (var ada = pair.ada.socket(pair.table).hello();
        var bob = pair.bob.socket(pair.table).hello()) {
      ada.say(Map.of("do", "say", "text", "hello, Bob"));
      assertThat(bob.hear("said").get("text").asString()).isEqualTo("hello, Bob");
      while (!ada.isOver()) {
        var next = ada.state().get("asked").get(0).asInt() == 0 ? ada : bob;
        var other = next == ada ? bob : ada;
        next.awaitTurn();
        if (next.isOver()) break;
        next.chooseFirst();
        int number = next.state().get("number").asInt();
        while (other.state().get("number").asInt() < number) other.hear(message -> true);
      }
      assertThat(bob.awaitTurn().isOver()).isTrue();
    }
    var rated = pair.ada.await("/api/ratings/syndicates", list -> list.size() == 2);
    assertThat(rated.get(0).get("rating").get("games").asInt()).isEqualTo(1);
    assertThat(rated.get(0).get("rating").get("mu").asDouble())
        .isGreaterThan(rated.get(1).get("rating").get("mu").asDouble());
  }

  @Test
  void choiceAboutAnOldQuestionIsRefused() {
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("syndicates", "", "random"));
    ada.post("/api/tables/" + table + "/start").is(204);
    try (var line = ada.socket(table).hello()) {
      line.awaitTurn();
      line.say(Map.of("do", "choose", "option", "pass", "at", 1));
      assertThat(line.hear("refused").get("why").asString()).isEqualTo("stale");
      line.say(
          Map.of("do", "choose", "option", "no such thing", "at", line.state().get("at").asInt()));
      assertThat(line.hear("refused").get("why").asString()).isEqualTo("not-offered");
      line.sayText("{\"do\":\"dance\"}");
      assertThat(line.hear("refused").get("why").asString()).isEqualTo("unknownKind");
    }
  }

  /** Two people in Nightshift, where Ada and then Bob choose a dancer. */
  private static Pair atDancers(String undo) {
    var wish = Visitor.table("nightshift", "", "");
    wish.put("variant", Map.of("first", "1"));
    wish.put("undo", undo);
    return Pair.at(wish);
  }

  private static void hearEvent(Line line, String is) {
    line.hear(message -> message.path("event").path("is").asString("").equals(is));
  }

  @Test
  void undoOfWhatNobodyLearntAnythingByIsFree() {
    var pair = atDancers("free");
    try (var ada = pair.ada.socket(pair.table).hello();
        var bob = pair.bob.socket(pair.table).hello()) {
      ada.chooseFirst();
      assertThat(ada.isAsked()).isFalse();
      assertThat(ada.state().get("undo").asString()).isEqualTo("free");
      assertThat(bob.awaitTurn().isAsked()).isTrue();
      ada.say(Map.of("do", "undo"));
      ada.hear("table");
      assertThat(ada.isAsked()).isTrue();
      assertThat(ada.state().get("undo").asString()).isEqualTo("nothing");
      bob.hear("table");
      assertThat(bob.isAsked()).isFalse();
    }
  }

  @Test
  void undoAfterAnotherHasChosenIsRefusedWhereOnlyFreeOnesAre() {
    var pair = atDancers("free");
    try (var ada = pair.ada.socket(pair.table).hello();
        var bob = pair.bob.socket(pair.table).hello()) {
      ada.chooseFirst();
      bob.awaitTurn().chooseFirst();
      ada.say(Map.of("do", "undo"));
      assertThat(ada.hear("refused").get("why").asString()).isEqualTo("barrier");
    }
  }

  @Test
  void undoAfterAnotherHasChosenNeedsTheirConsent() {
    var pair = atDancers("consent");
    try (var ada = pair.ada.socket(pair.table).hello();
        var bob = pair.bob.socket(pair.table).hello()) {
      ada.chooseFirst();
      bob.awaitTurn().chooseFirst();
      // Bob may be asked again before Ada is, as the cards fall.
      ada.hear(message -> message.path("event").path("seat").asInt(0) == 1);
      assertThat(ada.state().get("undo").asString()).isEqualTo("beyondBarrier");
      ada.say(Map.of("do", "undo"));
      hearEvent(bob, "undo-asked");
      assertThat(bob.state().get("undoWish").get("seat").asInt()).isZero();
      bob.say(Map.of("do", "answerUndo", "yes", false));
      hearEvent(ada, "undo-answered");
      assertThat(ada.state().get("undoWish").isNull()).isTrue();
      ada.say(Map.of("do", "undo"));
      hearEvent(bob, "undo-asked");
      bob.say(Map.of("do", "answerUndo", "yes", true));
      ada.hear("table");
      assertThat(ada.isAsked()).isTrue();
      assertThat(ada.state().get("version").asInt()).isZero();
    }
  }
}
