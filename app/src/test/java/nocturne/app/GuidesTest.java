package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.app.moths.MothsBox;
import nocturne.bots.Bot;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.Sight;
import nocturne.kernel.Box;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;
import nocturne.text.Catalogue;
import nocturne.text.Guide;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every game on the shelf has a guide, and whoever does what its coach says comes to its end. Only
 * the deal is prepared: what chance brings later is another matter every time.
 */
class GuidesTest {

  private static final int TIMES = 5;
  private static final int LONGEST = 220;
  private static final Seat LEARNER = Seat.of(0);

  /** All but the game that only these tests have. */
  static Stream<String> games() {
    return Box.shelf().stream().filter(box -> !(box instanceof MothsBox)).map(Box::id);
  }

  private static Game<?> game(String id) {
    var box = Box.shelf().stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow();
    return box.open(Optional.empty());
  }

  private static Guide guide(Game<?> game) {
    return Guide.load(game.home()).orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("games")
  void aGuideTakesTenToFifteenMinutes(String id) {
    assertThat(guide(game(id)).minutes()).isBetween(10, 15);
  }

  /** Even what is hardly ever said must be bound to something and fit the coach's panel. */
  @ParameterizedTest
  @MethodSource("games")
  void everySentenceIsAboutAQuestionOfTheGameAndShort(String id) {
    var prompts = Catalogue.load(game(id).home()).keys(Language.EN);
    var guide = guide(game(id));
    for (var step : Stream.concat(guide.steps().stream(), guide.reminders().stream()).toList()) {
      assertThat(prompts).as(step.id()).contains(step.prompt());
      for (var language : Language.values())
        assertThat(step.text().in(language)).as(step.id()).hasSizeBetween(20, LONGEST);
    }
  }

  @ParameterizedTest
  @MethodSource("games")
  void whoeverFollowsTheCoachComesToTheEndAndEverythingIsSaidToSomebody(String id) {
    var said = new HashSet<String>();
    for (int time = 0; time < TIMES; time++) said.addAll(play(game(id), Seed.of("luck " + time)));
    assertThat(said).containsAll(guide(game(id)).steps().stream().map(Guide.Step::id).toList());
  }

  /** The steps and reminders that were said. */
  private static <T extends Table<T>> Set<String> play(Game<T> game, Seed luck) {
    var guide = guide(game);
    var recorded = Recorded.open(game, setup(game, guide), Seed.of(guide.deal()));
    recorded.reseal(luck);
    var bot = Bots.named(guide.opponents(), 3);
    var lesson = new Lesson<>(game, guide, bot);
    var table = recorded.table();
    while (!table.isOver() && !lesson.isOver) {
      var seat = table.asked().first();
      var option =
          seat.equals(LEARNER)
              ? lesson.answer(table)
              : bot.choose(Sight.of(game, table, seat), Budget.UNLIMITED);
      recorded.choose(seat, option.id(), table.version());
    }
    assertThat(lesson.isOver).as("the coach took leave before the game was over").isTrue();
    return lesson.said;
  }

  private static Setup setup(Game<?> game, Guide guide) {
    var players =
        IntStream.range(0, guide.seats())
            .mapToObj(
                seat ->
                    seat == LEARNER.index()
                        ? Setup.Player.person("learner")
                        : new Setup.Player("bot " + seat, guide.opponents()))
            .toList();
    return new Setup(Variant.of(game.settings(), guide.variant()), players);
  }

  /** A learner who does what the coach says, and where it leaves the choice what a bot would do. */
  private static final class Lesson<T extends Table<T>> {

    private final Game<T> game;
    private final Guide guide;
    private final Bot bot;
    private final List<String> asked = new ArrayList<>();
    private final Set<String> said = new HashSet<>();
    private boolean isOver;

    Lesson(Game<T> game, Guide guide, Bot bot) {
      this.game = game;
      this.guide = guide;
      this.bot = bot;
    }

    Option answer(T table) {
      var question = table.question(LEARNER).orElseThrow();
      asked.add(question.prompt().key());
      var step = guide.advice(asked, question.options().stream().map(Option::id).toList());
      assertThat(step).as("what the coach says about " + question.prompt()).isPresent();
      said.add(step.get().id());
      isOver = step.get().isFarewell();
      assertThat(names(table)).containsAll(step.get().lights());
      if (step.get().tries().isEmpty())
        return bot.choose(Sight.of(game, table, LEARNER), Budget.UNLIMITED);
      return question.options().stream()
          .filter(option -> step.get().tries(option.id()))
          .findFirst()
          .orElseThrow(
              () -> new AssertionError(step.get() + " tries none of " + question.options()));
    }

    private Set<String> names(T table) {
      var names = new HashSet<String>();
      for (var kind : table.layout().kinds()) for (Named one : kind.all()) names.add(one.id());
      for (var kind : game.landmarks(guideVariant()).values())
        for (Named landmark : kind) names.add(landmark.id());
      return names;
    }

    private Variant guideVariant() {
      return Variant.of(game.settings(), guide.variant());
    }
  }
}
