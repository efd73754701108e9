package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.store.Databases;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** "What would you do?", over HTTP. */
class HintRoutesTest {

  private static final Map<String, String> WISH = Map.of("level", "level-1");

  @TempDir Path folder;

  private Venue venue;
  private Visitor ada;

  @BeforeEach
  void open() {
    var few = Map.of(Action.HINT, new LimitSettings.Rate(3, Duration.ofHours(1)));
    venue = Venue.over(Databases.in(folder), Venue.limits(few));
    ada = venue.guest("Ada");
  }

  @AfterEach
  void close() {
    venue.close();
  }

  private String begun(Map<String, Object> wish) {
    var table = ada.open(wish);
    ada.post("/api/tables/" + table + "/start").is(204);
    return table;
  }

  private static String hint(String table) {
    return "/api/tables/" + table + "/hint";
  }

  @Test
  void whatIsHintedCanBeChosen() {
    var table = begun(Visitor.table("nightshift", "", "random"));
    try (var line = ada.socket(table).hello()) {
      line.awaitTurn();
      var hint = ada.post(hint(table), WISH).is(200).json();
      assertThat(hint.get("at").asInt()).isEqualTo(line.state().get("at").asInt());
      var known = hint.get("options").values().stream().map(each -> each.get("id").asString());
      assertThat(known).contains(hint.get("choice").asString());
      for (var option : hint.get("options").values()) {
        assertThat(option.get("chance").asDouble()).isBetween(0.0, 1.0);
        assertThat(option.get("sure").asDouble()).isBetween(0.0, 0.6);
        assertThat(option.get("games").asInt()).isPositive();
      }
      line.choose(hint.get("choice").asString());
    }
  }

  @Test
  void ratedGamesAndThoseWhoAreNotAskedGetNoHint() {
    var rated = Visitor.table("nightshift", "", "");
    rated.put("rated", true);
    rated.put("open", true);
    var table = ada.open(rated);
    var bob = venue.guest("Bob");
    bob.post("/api/tables/" + table + "/seats", Map.of()).is(204);
    ada.post("/api/tables/" + table + "/start").is(204);
    ada.post(hint(table), WISH).refuses(409, "rated");
    var eve = venue.guest("Eve");
    eve.post(hint(table), WISH).refuses(403, "not-seated");
    venue.visitor().post(hint(table), WISH).refuses(401, "signed-out");
  }

  @Test
  void anotherSeatThanTheOneThatIsAskedGetsNoHint() {
    var wish = Visitor.table("nightshift", "", "");
    wish.put("open", true);
    var table = ada.open(wish);
    var bob = venue.guest("Bob");
    bob.post("/api/tables/" + table + "/seats", Map.of()).is(204);
    ada.post("/api/tables/" + table + "/start").is(204);
    var asked = ada.get("/api/tables/" + table).is(200).json().get("asked").get(0).asInt();
    (asked == 0 ? bob : ada).post(hint(table), WISH).refuses(409, "not-asked");
  }

  @Test
  void aBotThatThereIsNotAndAskingTooOftenAreRefused() {
    var table = begun(Visitor.table("nightshift", "", "random"));
    for (int i = 0; i < 3; i++)
      ada.post(hint(table), Map.of("level", "oracle")).refuses(409, "bot");
    ada.post(hint(table), WISH).refuses(429, "too-many");
  }
}
