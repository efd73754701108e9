package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** Who comes back is where it was, and is told what happened meanwhile. */
class ComingBackTest {

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

  /** A table as somebody sees it at one moment. */
  private record Moment(JsonNode state) {

    static Moment of(Visitor visitor, String table) {
      return new Moment(visitor.get("/api/tables/" + table).is(200).json());
    }

    int number() {
      return state.get("number").asInt();
    }

    List<JsonNode> log() {
      return List.copyOf(state.get("log").get("lines").values());
    }

    /** What somebody has who was here and keeps what still stands. */
    List<JsonNode> with(JsonNode table) {
      var lines = new ArrayList<>(log().subList(0, table.get("log").get("from").asInt()));
      lines.addAll(table.get("log").get("lines").values());
      return lines;
    }
  }

  private static JsonNode back(Visitor visitor, String table, int from) {
    try (var line = visitor.socket(table)) {
      line.say(Map.of("do", "hello", "from", from));
      return line.hear("table");
    }
  }

  /** Somebody at a table with bots, where everybody may watch. */
  private static String watched(Visitor host, String game) {
    var wish = Visitor.table(game, "", "random");
    wish.put("open", true);
    wish.put("undo", "consent");
    var table = host.open(wish);
    host.post("/api/tables/" + table + "/start").is(204);
    return table;
  }

  @Test
  void theTableIsAsItIsAndTheLogTellsWhatWasMissed() {
    var ada = venue.guest("Ada");
    var table = watched(ada, "syndicates");
    try (var line = ada.socket(table).hello()) {
      line.awaitTurn();
      var before = Moment.of(ada, table);
      for (int i = 0; i < 5; i++) line.awaitTurn().chooseFirst();
      line.awaitTurn();
      var now = Moment.of(ada, table);
      var told = back(ada, table, before.number());
      for (var what : List.of("number", "zones", "registers", "question", "at"))
        assertThat(told.get(what)).as(what).isEqualTo(now.state().get(what));
      int had = before.log().size();
      assertThat(told.get("since").get("number").asInt()).isEqualTo(before.number());
      assertThat(told.get("since").get("had").asInt()).isEqualTo(had);
      assertThat(told.get("since").get("kept").asInt()).isEqualTo(had);
      assertThat(told.get("log").get("from").asInt()).isEqualTo(had);
      assertThat(told.get("log").get("lines").size()).isPositive();
      assertThat(before.with(told)).isEqualTo(now.log());
      assertThat(back(ada, table, now.number()).get("log").get("lines").size()).isZero();
    }
  }

  @Test
  void whatWasTakenBackMeanwhileIsSaid() {
    var ada = venue.guest("Ada");
    var bob = venue.guest("Bob");
    var table = watched(ada, "nightshift");
    try (var line = ada.socket(table).hello()) {
      int lines = chooseUntilSomethingIsSaid(ada, table, line);
      var before = Moment.of(bob, table);
      line.say(Map.of("do", "undo"));
      line.hear("table");
      line.awaitTurn();
      var now = Moment.of(bob, table);
      var told = back(bob, table, before.number());
      assertThat(told.get("since").get("had").asInt()).isEqualTo(before.log().size());
      assertThat(told.get("since").get("kept").asInt()).isLessThanOrEqualTo(lines);
      assertThat(told.get("log").get("from")).isEqualTo(told.get("since").get("kept"));
      assertThat(before.with(told)).isEqualTo(now.log());
    }
  }

  /** How many lines there were before a choice that added some. */
  private static int chooseUntilSomethingIsSaid(Visitor ada, String table, Line line) {
    for (int i = 0; i < 50; i++) {
      line.awaitTurn();
      int lines = Moment.of(ada, table).log().size();
      line.chooseFirst();
      line.awaitTurn();
      assertThat(line.isOver()).isFalse();
      if (Moment.of(ada, table).log().size() > lines) return lines;
    }
    throw new AssertionError("nothing is ever said at this table");
  }

  @Test
  void whoComesFromTheFutureIsToldEverything() {
    var ada = venue.guest("Ada");
    var table = watched(ada, "syndicates");
    try (var line = ada.socket(table).hello()) {
      line.awaitTurn();
      var now = Moment.of(ada, table);
      for (int from : new int[] {now.number() + 1, 1_000_000, Integer.MAX_VALUE}) {
        var told = back(ada, table, from);
        assertThat(told.get("since").get("unknown").asBoolean()).isTrue();
        assertThat(told.get("since").has("kept")).isFalse();
        assertThat(told.get("log").get("from").asInt()).isZero();
        assertThat(told.get("log").get("lines")).isEqualTo(now.state().get("log").get("lines"));
      }
      assertThat(back(ada, table, 0).has("since")).isFalse();
    }
  }

  @Test
  void whatAnotherSeatHeardIsNotToldToThisOne() {
    var ada = venue.guest("Ada");
    var bob = venue.guest("Bob");
    var wish = Visitor.table("syndicates", "", "");
    wish.put("open", true);
    var table = ada.open(wish);
    bob.post("/api/tables/" + table + "/seats", Map.of()).is(204);
    ada.post("/api/tables/" + table + "/start").is(204);
    int from = Moment.of(ada, table).number();
    deployFaceDown(ada, bob, table);
    var his = Moment.of(bob, table);
    assertThat(his.log()).isNotEqualTo(Moment.of(ada, table).log());
    var told = back(bob, table, from);
    for (var what : List.of("you", "zones", "registers", "question", "seats"))
      assertThat(told.get(what)).as(what).isEqualTo(his.state().get(what));
    int kept = told.get("since").get("kept").asInt();
    assertThat(List.copyOf(told.get("log").get("lines").values()))
        .isEqualTo(his.log().subList(kept, his.log().size()));
  }

  /** Plays until somebody has laid a card face down, which only they can name. */
  private static void deployFaceDown(Visitor ada, Visitor bob, String table) {
    for (int i = 0; i < 50; i++) {
      var asked = Moment.of(ada, table).state().get("asked").get(0).asInt();
      try (var line = (asked == 0 ? ada : bob).socket(table).hello()) {
        var question = line.awaitTurn().state().get("question");
        if (question.toString().contains("\"id\":\"face-down\"")) {
          line.choose("face-down");
          return;
        }
        line.chooseFirst();
      }
    }
    throw new AssertionError("nobody deploys an agent");
  }
}
