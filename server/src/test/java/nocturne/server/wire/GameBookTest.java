package nocturne.server.wire;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Optional;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Table;
import nocturne.server.wire.lanterns.Lanterns;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class GameBookTest {

  private final GameBook<?> book = GameBook.of(new Lanterns());

  private static String text(Printed printed) {
    return new String(printed.bytes(), UTF_8);
  }

  private static JsonNode tree(Printed printed) {
    return new JsonMapper().readTree(printed.bytes());
  }

  private static <T extends Table<T>> GameBook<T> open(Game<T> game) {
    return GameBook.of(game);
  }

  @Test
  void aCardSaysWhatAGameIsAndExplainsItsSettings() {
    assertThat(Json.of(book.card()))
        .isEqualTo(
            """
            {"id":"lanterns","title":{"en":"Lanterns","ru":"Фонари"},"rules":"1","packs":"none",\
            "fewest":2,"most":2,"settings":[\
            {"key":"wind","means":{"en":"How hard it blows.","ru":"Как сильно дует."},\
            "kind":"whole","initial":"1","least":0,"most":3},\
            {"key":"rain","means":{"en":"Whether it rains.","ru":"Идёт ли дождь."},\
            "kind":"toggle","initial":"no","values":["yes","no"]}],"bots":["level-0","level-1",\
            "level-2","level-3","level-4","level-5"],"guide":null}""");
  }

  @Test
  void aThingHasItsNamesItsBackAndWhatItSays() {
    assertThat(text(book.things(Language.RU)))
        .startsWith(
            """
            {"kinds":{"lanterns":[{"id":"L1","name":{"en":"Ember","ru":"Уголь"},"back":1,\
            "page":[{"line":["Уголь светит."]}]},{"id":"L2",""");
  }

  @Test
  void aLandmarkIsAThingWithoutABack() {
    assertThat(text(book.things(Language.EN)))
        .endsWith(
            """
            "corners":[{"id":"NE","name":{"en":"Bakery","ru":"Пекарня"},\
            "page":[{"line":["Bakery shines."]}]}]}}""");
  }

  @Test
  void rulesAreInChapters() {
    assertThat(text(book.rules()))
        .startsWith(
            """
            {"chapters":[{"id":"LA","title":{"en":"Lanterns","ru":"Фонари"},"rules":[\
            {"id":"LA-1","kind":"rule","text":{"en":"Every lantern is hung.",""");
  }

  @Test
  void theSameIsTaggedTheSameAndAnythingElseOtherwise() {
    var again = GameBook.of(new Lanterns());
    assertThat(again.rules().tag()).isEqualTo(book.rules().tag()).hasSize(32);
    assertThat(again.things(Language.EN).tag()).isEqualTo(book.things(Language.EN).tag());
    assertThat(book.things(Language.EN).tag()).isNotEqualTo(book.things(Language.RU).tag());
  }

  @Test
  void everyThingOnTheShelfIsPrintedOnceInEveryLanguage() {
    for (var box : Box.shelf()) {
      var shelved = open(box.open(Optional.empty()));
      for (var language : Language.values()) {
        var ids = new HashSet<String>();
        for (var kind : tree(shelved.things(language)).get("kinds")) {
          assertThat(kind).isNotEmpty();
          for (var thing : kind)
            assertThat(ids.add(thing.get("id").stringValue())).as("%s", thing).isTrue();
        }
        assertThat(ids).isNotEmpty();
      }
      assertThat(tree(shelved.rules()).get("chapters")).isNotEmpty();
      assertThat(shelved.card().settings()).isNotEmpty();
    }
  }
}
