package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** What can be done about those who are away, and by them. */
class AbsenceTest {

  /** Goes on as usual, and further when a test says so. */
  private static final class LeapingClock implements InstantSource {

    private volatile Duration ahead = Duration.ZERO;

    @Override
    public Instant instant() {
      return Instant.now().plus(ahead);
    }

    void leap(Duration time) {
      ahead = ahead.plus(time);
    }
  }

  @TempDir static Path folder;

  private static LeapingClock clock;
  private static Venue venue;

  private final Visitor ada = venue.guest("Ada");
  private final Visitor bob = venue.guest("Bob");
  private String table;

  @BeforeAll
  static void open() {
    clock = new LeapingClock();
    venue = Venue.in(folder, clock);
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  /** Ada and Bob at a table, where first she and then he is awaited to choose a dancer. */
  private void sitDown(Map<String, ?> pace) {
    var wish = Visitor.table("nightshift", "", "");
    wish.put("variant", Map.of("first", "1"));
    wish.put("open", true);
    wish.put("pace", pace);
    table = ada.open(wish);
    bob.post(path("seats"), Map.of()).is(204);
    ada.post(path("start")).is(204);
  }

  private String path(String what) {
    return "/api/tables/" + table + "/" + what;
  }

  private JsonNode seat(Visitor visitor, int seat) {
    return visitor.get("/api/tables/" + table).is(200).json().get("seats").get(seat);
  }

  private static JsonNode hearEvent(Line line, String is) {
    return line.hear(message -> message.path("event").path("is").asString("").equals(is))
        .get("event");
  }

  @Test
  void whoIsAwaitedIsNudged() {
    sitDown(Map.of("is", "free"));
    try (var line = ada.socket(table).hello()) {
      bob.post(path("nudge"), Map.of("seat", 0)).is(204);
      assertThat(hearEvent(line, "nudged").get("seat").asInt()).isZero();
      assertThat(seat(bob, 0).get("nudged").asLong()).isPositive();
      bob.post(path("nudge"), Map.of("seat", 1)).refuses(409, "not-awaited");
      line.chooseFirst();
      line.say(Map.of("do", "nudge"));
      assertThat(hearEvent(line, "nudged").get("seat").asInt()).isEqualTo(1);
    }
    bob.post(path("nudge"), Map.of("seat", 99)).refuses(400, "seat");
    venue.guest("Eve").post(path("nudge"), Map.of("seat", 1)).refuses(403, "not-seated");
  }

  @Test
  void botPlaysForWhoseTimeIsOverUntilTheyTakeTheirSeatBack() {
    sitDown(Map.of("is", "live", "bank", 30, "increment", 0));
    var letBot = Map.of("seat", 0, "bot", "random");
    bob.post(path("bot"), letBot).refuses(409, "not-absent");
    try (var hers = ada.socket(table).hello();
        var his = bob.socket(table).hello()) {
      clock.leap(Duration.ofSeconds(31));
      assertThat(hearEvent(his, "flag-fell").get("seat").asInt()).isZero();
      ada.post(path("bot"), letBot).refuses(409, "own-seat");
      bob.post(path("bot"), Map.of("seat", 0, "bot", "wizard")).refuses(409, "bot");
      bob.post(path("bot"), letBot).is(204);
      hearEvent(hers, "bot-took");
      assertThat(hearEvent(hers, "chose").get("seat").asInt()).isZero();
      assertThat(seat(bob, 0).get("bot").asString()).isEqualTo("random");
      hers.say(Map.of("do", "undo"));
      assertThat(hers.hear("refused").get("why").asString()).isEqualTo("bot-plays");
      ada.delete(path("bot")).is(204);
      hearEvent(hers, "taken-back");
      assertThat(seat(bob, 0).has("bot")).isFalse();
      assertThat(seat(bob, 0).get("left").asLong()).isPositive();
      his.awaitTurn().chooseFirst();
      // He may hold a card for the moment before her turn.
      while (his.isAsked()) his.chooseFirst();
      hers.awaitTurn().chooseFirst();
    }
  }

  @Test
  void clockOfWhoIsOnVacationRests() {
    sitDown(Map.of("is", "correspondence", "days", 1, "vacation", 10));
    try (var line = ada.socket(table).hello()) {
      line.say(Map.of("do", "vacation", "days", 11));
      assertThat(line.hear("refused").get("why").asString()).isEqualTo("vacation");
      line.say(Map.of("do", "vacation", "days", 2));
      var until = hearEvent(line, "vacation").get("until").asLong();
      assertThat(until).isGreaterThan(clock.millis() + Duration.ofHours(47).toMillis());
      long left = seat(ada, 0).get("left").asLong();
      clock.leap(Duration.ofHours(30));
      assertThat(seat(ada, 0).get("left").asLong()).isEqualTo(left);
      assertThat(seat(ada, 0).has("fallen")).isFalse();
      clock.leap(Duration.ofHours(43));
      assertThat(hearEvent(line, "flag-fell").get("seat").asInt()).isZero();
    }
  }

  @Test
  void whatSomebodyLetsPassIsTheirOwnBusiness() {
    sitDown(Map.of("is", "free"));
    try (var line = ada.socket(table).hello()) {
      line.say(Map.of("do", "passes", "until", "turn"));
      hearEvent(line, "passes");
      assertThat(line.state().get("seats").get(0).get("passes").asString())
          .isEqualTo("until_asked");
      assertThat(seat(bob, 0).has("passes")).isFalse();
      assertThat(line.isAsked()).isTrue();
      line.say(Map.of("do", "passes", "until", "off"));
      hearEvent(line, "passes");
      assertThat(line.state().get("seats").get(0).get("passes").asString()).isEqualTo("none");
    }
  }
}
