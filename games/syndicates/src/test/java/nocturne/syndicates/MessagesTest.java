package nocturne.syndicates;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nocturne.kernel.Game;
import nocturne.syndicates.component.CrimeType;
import nocturne.syndicates.component.Provenance;
import nocturne.syndicates.effect.Condition;
import nocturne.testkit.conformance.MessagesConformance;

class MessagesTest extends MessagesConformance {

  @Override
  protected Game<?> game() {
    return MoonTable.GAME;
  }

  /** Whole keys: those of texts, and those of happenings, of which a tell may name two. */
  @Override
  protected Pattern naming() {
    return Pattern.compile(
        "\"((?:ask|condition|option|page|sentence|target)\\.[a-z-]+)\""
            + "|tell\\(\\s*[^\",;]+,\\s*(?:[^\",;]*\\? )?\"([^\"]+)\"(?: : \"([^\"]+)\")?");
  }

  @Override
  protected List<String> surelyNamed() {
    return List.of("ask.sector", "hustled", "shared", "not-shared");
  }

  @Override
  protected Stream<Enum<?>[]> constants() {
    return Stream.of(
        Condition.values(),
        CrimeType.values(),
        Moon.ScoreToken.values(),
        Moon.Status.values(),
        Provenance.values());
  }
}
