package nocturne.testkit.property;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import nocturne.kernel.Game;
import nocturne.kernel.RecordText;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;

/**
 * Many random games of one setup, watched for a property. The first game that fails is shrunk and
 * written down as a record, which {@code ./nocturne verify} replays.
 */
public final class Trials<T extends Table<T>> {

  private static final long PATIENCE = 30_000;

  private final Game<T> game;
  private final Setup setup;
  private final int games;
  private final int longest;

  /**
   * @param longest after so many choices a game counts as endless
   */
  public Trials(Game<T> game, Setup setup, int games, int longest) {
    this.game = game;
    this.setup = setup;
    this.games = games;
    this.longest = longest;
  }

  /**
   * Plays all games and watches them.
   *
   * @throws PropertyFailed if it does not hold in one of them
   */
  public void hold(Property<T> property) {
    for (int number = 0; number < games; number++) {
      var trial = Trial.numbered(number, game, setup, longest);
      var outcome = trial.play(number, property);
      if (outcome.failure().isPresent()) throw failed(trial, property, outcome, number);
    }
  }

  private PropertyFailed failed(
      Trial<T> trial, Property<T> property, Trial.Outcome outcome, int number) {
    var numbers =
        Shrinker.shrink(
            outcome.numbers(),
            smaller -> {
              var shrunk = trial.play(smaller, property);
              return shrunk.failure().isPresent()
                  ? Optional.of(shrunk.numbers())
                  : Optional.empty();
            },
            PATIENCE);
    var replayed = trial.play(numbers, property);
    var smallest = replayed.failure().isPresent() ? replayed : outcome;
    var failure = smallest.failure().orElseThrow();
    var record = write(trial, property, smallest);
    var message =
        """
        %s: not so after choice %d of %s, %s, trial %d:
          %s
        choices, %d of them before shrinking: %s
        record: ./nocturne verify %s"""
            .formatted(
                property.sentence(),
                smallest.picks().size(),
                game.facts().id(),
                describe(setup),
                number,
                failure instanceof AssertionError ? failure.getMessage() : failure,
                outcome.picks().size(),
                smallest.picks().stream().map(Pick::toString).collect(Collectors.joining(", ")),
                record);
    return new PropertyFailed(message, List.copyOf(smallest.picks()), record, failure);
  }

  /** Seats and settings, for the name of a test. */
  public static String describe(Setup setup) {
    var settings =
        setup.variant().values().entrySet().stream()
            .map(entry -> ", " + entry.getKey() + " " + entry.getValue())
            .collect(Collectors.joining());
    return setup.seats() + (setup.seats() == 1 ? " seat" : " seats") + settings;
  }

  private Path write(Trial<T> trial, Property<T> property, Trial.Outcome outcome) {
    var words = game.facts().id() + " " + property.sentence() + " " + describe(setup);
    var name = words.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-");
    var shortened = name.substring(0, Math.min(name.length(), 120)) + ".record";
    var file = Path.of("target", "failures", shortened).toAbsolutePath();
    try {
      Files.createDirectories(file.getParent());
      return Files.writeString(file, RecordText.write(trial.record(outcome)));
    } catch (IOException e) {
      throw new UncheckedIOException("the record of a failed property can't be written", e);
    }
  }
}
