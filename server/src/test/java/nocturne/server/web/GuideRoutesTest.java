package nocturne.server.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Map;
import nocturne.server.account.Action;
import nocturne.server.account.LimitSettings;
import nocturne.server.guard.parlour.Parlour;
import nocturne.server.store.Databases;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;

/** A first game with a coach, over HTTP and a real socket. */
class GuideRoutesTest {

  private static final String GUIDE = "/api/games/nightshift/guide";

  @TempDir static Path folder;

  private static Venue venue;
  private static Visitor ada;

  @BeforeAll
  static void open() {
    venue = Venue.in(folder);
    ada = venue.guest("Ada");
  }

  @AfterAll
  static void close() {
    venue.close();
  }

  private static String learn() {
    return ada.post(GUIDE).is(201).json().get("id").asString();
  }

  private static String path(String table) {
    return "/api/tables/" + table;
  }

  private static String said(JsonNode state) {
    return state.get("coach").get("id").asString();
  }

  private static Line atDance(String table) {
    var line = ada.socket(table).hello().awaitTurn();
    line.choose("ruby");
    return line.awaitTurn();
  }

  /** Does what the coach says; where any option will do, the first. */
  private static void follow(Line line) {
    var tries = line.state().get("coach").get("try");
    if (tries.isEmpty()) line.chooseFirst();
    else line.choose(tries.get(0).asString());
    line.awaitTurn();
  }

  @Test
  void theShelfTellsWhichGamesHaveAGuide() {
    var guide = ada.get("/api/games/nightshift").is(200).json().get("guide");
    assertThat(guide.get("minutes").asInt()).isBetween(10, 15);
    assertThat(guide.get("welcome").get("en").asString()).isNotEmpty();
    assertThat(guide.get("welcome").get("ru").asString()).matches(".*[а-я].*");
  }

  @Test
  void oneRequestBeginsAGameAgainstBotsThatIsNeverRatedAndNoBranchToItsPlayers() {
    var table = learn();
    var state = ada.get(path(table)).is(200).json();
    assertThat(state.get("phase").asString()).isEqualTo("running");
    assertThat(state.get("guided").asBoolean()).isTrue();
    assertThat(state.get("branch").isNull()).isTrue();
    assertThat(state.get("you").asInt()).isZero();
    assertThat(state.get("seats").get(1).get("bot").asString()).isEqualTo("prudent");
    assertThat(state.get("terms").get("rated").asBoolean()).isFalse();
    assertThat(state.get("terms").get("open").asBoolean()).isFalse();
    assertThat(said(state)).isEqualTo("who");
    assertThat(state.get("coach").get("try").get(0).asString()).isEqualTo("ruby");
    var listed = ada.get("/api/me/tables").is(200).json().values();
    assertThat(listed).anyMatch(row -> row.get("id").asString().equals(table));
    assertThat(listed).noneMatch(row -> row.get("branch").asBoolean());
  }

  @Test
  void whoeverDoesWhatTheCoachSaysIsToldSomethingAboutEveryQuestionUntilTheFarewell() {
    try (var line = ada.socket(learn()).hello().awaitTurn()) {
      while (!line.state().get("coach").has("farewell")) follow(line);
      assertThat(line.isOver()).isFalse();
      follow(line);
      assertThat(line.state().get("coach").isNull()).isTrue();
    }
  }

  @Test
  void whileOthersChooseTheCoachSaysNothing() {
    try (var line = atDance(learn())) {
      line.say(Map.of("do", "choose", "option", "end", "at", line.state().get("at").asLong()));
      var after = line.hear(message -> message.has("event"));
      assertThat(after.get("asked").get(0).asInt()).isEqualTo(1);
      assertThat(after.get("coach").isNull()).isTrue();
    }
  }

  @Test
  void afterAnUndoTheCoachSaysAgainWhatItSaidThen() {
    try (var line = atDance(learn())) {
      assertThat(said(line.state())).isEqualTo("big-tip");
      line.choose("P24");
      assertThat(said(line.state())).isEqualTo("step-out");
      line.say(Map.of("do", "undo"));
      assertThat(said(line.hear("table"))).isEqualTo("big-tip");
    }
  }

  @Test
  void whoeverGoesAnotherWayIsReminded() {
    try (var line = atDance(learn())) {
      line.choose("enter");
      assertThat(said(line.state())).isEqualTo("floor");
      assertThat(line.state().get("coach").get("try").isEmpty()).isTrue();
    }
  }

  @Test
  void theCoachSpeaksTheLanguageOfTheLearner() {
    var table = learn();
    try (var line = ada.socket(table)) {
      line.say(Map.of("do", "hello", "from", 0, "language", "ru"));
      assertThat(line.hear("table").get("coach").get("text").asString()).matches(".*[а-я].*");
    }
    try (var line = ada.socket(table).hello()) {
      assertThat(line.state().get("coach").get("text").asString()).startsWith("Welcome");
    }
  }

  @Test
  void whoeverOnlyWatchesHearsNoCoach() {
    var table = learn();
    var eve = venue.guest("Eve");
    eve.get(path(table)).refuses(404, "no-table");
    var code = ada.post(path(table) + "/invitations").is(201).json().get("code").asString();
    try (var line = eve.with("Subprotocol", "invitation." + code).socket(table).hello()) {
      assertThat(line.state().get("guided").asBoolean()).isTrue();
      assertThat(line.state().get("you").isNull()).isTrue();
      assertThat(line.state().has("coach")).isFalse();
    }
  }

  @Test
  void theDealIsPreparedAndWhatChanceBringsLaterIsNot() {
    var one = ada.get(path(learn())).is(200).json();
    var other = ada.get(path(learn())).is(200).json();
    assertThat(one.get("zones")).isEqualTo(other.get("zones"));
    assertThat(one.get("commitment")).isNotEqualTo(other.get("commitment"));
  }

  @Test
  void playingAgainBeginsWithTheCoachAgain() {
    var table = learn();
    try (var line = ada.socket(table).hello()) {
      while (!line.awaitTurn().isOver()) line.chooseFirst();
      assertThat(line.state().get("coach").isNull()).isTrue();
      line.say(Map.of("do", "again"));
      var next = line.hear(message -> message.path("id").asString("").length() > 1);
      assertThat(next.get("id").asString()).isNotEqualTo(table);
      line.awaitTurn();
      assertThat(said(line.state())).isEqualTo("who");
    }
    var fair = ada.get(path(table) + "/fairness").is(200).json();
    assertThat(fair.get("holds").asBoolean()).isTrue();
    assertThat(fair.get("prelude").get("note").asString()).startsWith("The deal came");
  }

  @Test
  void whereThereIsNothingToLearnThatIsSaid(@TempDir Path elsewhere) {
    venue.visitor().post(GUIDE).refuses(401, "signed-out");
    ada.post("/api/games/chess/guide").refuses(404, "no-game");
    try (var parlour =
        Venue.staging(Databases.in(elsewhere), new Parlour(), InstantSource.system())) {
      var bob = parlour.guest("Bob");
      bob.post("/api/games/parlour/guide").refuses(404, "unknown");
    }
  }

  @Test
  void guidesAreLimitedAsTablesAre(@TempDir Path elsewhere) {
    var few = Map.of(Action.TABLE, new LimitSettings.Rate(1, Duration.ofHours(1)));
    try (var strict = Venue.over(Databases.in(elsewhere), Venue.limits(few))) {
      var bob = strict.guest("Bob");
      bob.post(GUIDE).is(201);
      assertThat(bob.post(GUIDE).http().statusCode()).isEqualTo(429);
    }
  }
}
