package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import nocturne.bots.Course;
import nocturne.kernel.Language;
import nocturne.kernel.Name;
import nocturne.kernel.Seat;
import nocturne.server.guard.parlour.Parlour;
import nocturne.server.store.Databases;
import nocturne.server.wire.GameBook;
import nocturne.server.wire.lanterns.Lantern;
import nocturne.server.wire.lanterns.Lanterns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** How finished games went, over HTTP; at a game of cards that always ends in a tie. */
class CourseRoutesTest {

  @TempDir Path folder;

  private Venue open() {
    return Venue.staging(Databases.in(folder), new Parlour(), InstantSource.system());
  }

  private static String path(String table) {
    return "/api/tables/" + table;
  }

  private static String begun(Visitor visitor, Map<String, Object> wish) {
    var table = visitor.open(wish);
    visitor.post(path(table) + "/start").is(204);
    return table;
  }

  private static JsonNode course(Visitor visitor, String table) {
    visitor.await(path(table), state -> state.get("phase").asString().equals("over"));
    var told = visitor.await(path(table) + "/course", answer -> answer.hasNonNull("course"));
    assertThat(told.get("progress").asDouble()).isEqualTo(1);
    return told.get("course");
  }

  @Test
  void theCourseOfAGameGoesFromItsBeginningToItsEnd() {
    try (var venue = open()) {
      var ada = venue.guest("Ada");
      var table = begun(ada, Visitor.table("parlour", "random", "random"));
      var course = course(ada, table);
      int entries = ada.get(path(table) + "/replay").is(200).json().get("entries").asInt();
      var moments = course.get("moments");
      assertThat(moments.get(0).get("at").asInt()).isZero();
      assertThat(moments.get(moments.size() - 1).get("at").asInt()).isEqualTo(entries);
      for (var moment : moments.values())
        for (var chance : moment.get("chances").values())
          assertThat(chance.asDouble()).isEqualTo(0.5);
      assertThat(course.get("choices").isEmpty()).isTrue();
      for (var account : course.get("accounts").values()) {
        assertThat(account.get("skill").asDouble()).isZero();
        assertThat(account.get("luck").asDouble()).isZero();
      }
    }
  }

  @Test
  void theSameGameHasTheSameCourseInAnotherHouse() {
    String table;
    JsonNode course;
    try (var venue = open()) {
      var ada = venue.guest("Ada");
      var wish = Visitor.table("parlour", "random", "greedy");
      wish.put("open", true);
      table = begun(ada, wish);
      course = course(ada, table);
    }
    try (var venue = open()) {
      assertThat(course(venue.visitor(), table)).isEqualTo(course);
    }
  }

  @Test
  void aGameThatIsPlayedHasNoCourseYet() {
    try (var venue = open()) {
      var ada = venue.guest("Ada");
      var table = begun(ada, Visitor.table("parlour", "", "random"));
      ada.get(path(table) + "/course").refuses(409, "not-over");
    }
  }

  @Test
  void whoMayNotSeeTheGameMayNotSeeItsCourse() {
    try (var venue = open()) {
      var ada = venue.guest("Ada");
      var table = begun(ada, Visitor.table("parlour", "random", "random"));
      course(ada, table);
      venue.guest("Eve").get(path(table) + "/course").refuses(404, "no-table");
    }
  }

  @Test
  void choicesAreToldInWords() {
    var ember = new Lantern(0, "L1", new Name("Ember", "Уголь"), 1);
    var frost = new Lantern(1, "L2", new Name("Frost", "Иней"), 0);
    var choice = new Course.Choice(3, Seat.of(1), ember, frost, -0.25);
    var book = GameBook.of(new Lanterns());
    var course = new Course(List.of(), List.of(choice), List.of());
    var told = CourseRoutes.Told.of(course, book.speaker(Language.EN, List.of("Ann", "Ben")));
    assertThat(told.choices())
        .containsExactly(new CourseRoutes.Turn(3, 1, "hang Ember", "hang Frost", -0.25));
  }
}
