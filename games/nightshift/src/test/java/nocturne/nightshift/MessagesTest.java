package nocturne.nightshift;

import static nocturne.nightshift.component.RoundPlan.Kind.EVENT;
import static nocturne.nightshift.component.RoundPlan.Kind.FINAL;
import static nocturne.nightshift.component.RoundPlan.Kind.LIGHTS_ON;
import static nocturne.nightshift.component.RoundPlan.Kind.REFRESH;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nocturne.kernel.Game;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.Move;
import nocturne.nightshift.component.Provenance;
import nocturne.nightshift.component.RoundPlan;
import nocturne.nightshift.component.Trait;
import nocturne.testkit.conformance.MessagesConformance;

class MessagesTest extends MessagesConformance {

  @Override
  protected Game<?> game() {
    return ClubTable.GAME;
  }

  /** Whole keys: those of texts, and those of happenings. */
  @Override
  protected Pattern naming() {
    return Pattern.compile(
        "\"((?:ask|brief|deed|end|option|page)\\.[a-z-]+)\"|tell\\(\\s*\\w+,\\s*\"([^\"]+)\"");
  }

  @Override
  protected List<String> surelyNamed() {
    return List.of("ask.dancer", "event", "power.played");
  }

  @Override
  protected Stream<Enum<?>[]> constants() {
    return Stream.of(
        Drink.values(),
        Move.values(),
        Place.values(),
        Provenance.values(),
        new RoundPlan.Kind[] {REFRESH, EVENT, LIGHTS_ON, FINAL},
        Trait.values());
  }
}
