package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Random;
import nocturne.server.Seed;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever is sent, the server is never at fault. */
@Tag("slow")
class OddRequestsTest {

  private static final List<String> WORDS =
      List.of(
          "x",
          "0",
          "-1",
          "null",
          "true",
          "%20",
          "%2e%2e",
          "all",
          "a".repeat(400),
          "%F0%9F%8E%B2",
          "'",
          "select",
          "~left~",
          "1e9",
          "99999999999");

  private static final List<String> BODIES =
      List.of(
          "",
          "{}",
          "[]",
          "null",
          "7",
          "\"x\"",
          "{\"name\":null}",
          "{\"seat\":-1}",
          "{\"seat\":99,\"bot\":\"random\"}",
          "{\"seat\":1e3}",
          "{\"login\":\"a\",\"password\":\"b\"}",
          "{\"game\":\"syndicates\",\"seats\":[]}",
          "{\"game\":\"syndicates\",\"seats\":[{},{},{},{},{},{},{},{},{},{}]}",
          "{\"game\":\"syndicates\",\"seats\":[null,{}]}",
          "{\"game\":\"syndicates\",\"seats\":[{},{}],\"variant\":{\"x\":\"y\"}}",
          "{\"game\":\"syndicates\",\"seats\":[{},{}],\"pace\":{\"is\":\"live\"}}",
          "{\"game\":\"syndicates\",\"seats\":[{},{}],\"pace\":{\"is\":\"no\"}}",
          "{\"game\":\"syndicates\",\"seats\":[{},{}],\"undo\":3}",
          "{\"endpoint\":\"https://x\",\"keys\":{\"p256dh\":\"\",\"auth\":\"\"}}",
          "{\"id\":\"x\",\"rawId\":\"x\",\"type\":\"public-key\",\"response\":{}}",
          "[".repeat(2000),
          "{\"a\":".repeat(500),
          "nocturne record 1\ngame syndicates\nend x\n",
          "{\"at\":0,\"seats\":[{},{}]}",
          "{\"at\":-1,\"seats\":[null]}",
          "{\"record\":\"\",\"branch\":{\"at\":0,\"seats\":[{},{}]}}",
          "{\"record\":\"game syndicates\\nend \",\"branch\":{\"at\":9,\"seats\":[]}}",
          "{\"record\":\"game chess\",\"branch\":null}",
          "\u0000",
          "{\"name\":\"\\ud83c\",\"language\":\"\\u0000\"}");

  private static final int ROUNDS = Boolean.getBoolean("nocturne.long") ? 6_000 : 200;

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
  void oddRequestsAreNeverTheServersFault() {
    var random = new Random(Seed.of(OddRequestsTest.class));
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("syndicates", "", "random"));
    ada.post("/api/tables/" + table + "/start").is(204);
    var paths = venue.visitor().get("/api/openapi.json").json().get("paths");
    for (int i = 0; i < ROUNDS; i++) {
      for (var path : paths.properties()) {
        if (path.getKey().equals("/api/me/notices") || path.getKey().endsWith("/socket")) continue;
        if (random.nextInt(10) > 0) continue;
        var methods = List.copyOf(path.getValue().propertyNames());
        var method = methods.get(random.nextInt(methods.size()));
        // Those that send somebody away for good would make the rest dull.
        if (method.equals("delete") && !path.getKey().contains("/tables/")) continue;
        var word = random.nextInt(3) == 0 ? table : pick(WORDS, random);
        var filled = path.getKey().replaceAll("\\{\\w+}", word) + query(random);
        var who = random.nextInt(4) == 0 ? venue.visitor() : ada;
        var reply =
            method.equals("get")
                ? who.get(filled)
                : who.json(method.toUpperCase(java.util.Locale.ROOT), filled, pick(BODIES, random));
        assertThat(reply.http().statusCode())
            .as(method + " " + filled + " " + reply.http().body())
            .isLessThan(500);
      }
    }
  }

  private static String query(Random random) {
    return random.nextInt(3) > 0
        ? ""
        : "?at="
            + pick(WORDS, random)
            + "&eyes="
            + pick(WORDS, random)
            + "&mode="
            + pick(WORDS, random);
  }

  private static String pick(List<String> list, Random random) {
    return list.get(random.nextInt(list.size())).replace("'", "%27");
  }

  @Test
  void oddMessagesChangeNothing() {
    var random = new Random(Seed.of(OddRequestsTest.class));
    var ada = venue.guest("Ada");
    var table = ada.open(Visitor.table("syndicates", "", ""));
    try (var line = ada.socket(table).hello()) {
      var number = line.state().get("number").asInt();
      for (int i = 0; i < 300; i++) line.sayText(pick(BODIES, random).replace("\u0000", "?"));
      line.sayText("{\"do\":\"choose\",\"option\":\"x\",\"at\":9223372036854775807}");
      line.sayText("{\"do\":\"passes\",\"until\":\"turn\"}");
      line.say(Map.of("do", "ping"));
      line.hear("pong");
      assertThat(ada.get("/api/tables/" + table).json().get("number").asInt()).isEqualTo(number);
      line.sayText("x".repeat(9_000));
      assertThat(line.closeCode()).isEqualTo(1009);
    }
  }
}
