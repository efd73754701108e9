package nocturne.gangs;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nocturne.gangs.component.Deal;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Provenance;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.story.Token;
import nocturne.kernel.Game;
import nocturne.testkit.conformance.MessagesConformance;

class MessagesTest extends MessagesConformance {

  @Override
  protected Game<?> game() {
    return NightCityTable.GAME;
  }

  /** Whole keys: those of texts, and those of happenings. */
  @Override
  protected Pattern naming() {
    return Pattern.compile(
        "\"((?:ask|page|result)\\.[a-z-]+|option\\.[a-z]+(?:-[a-z]+)*)\""
            + "|city\\.tell\\(\\s*[^\";]+\"([^\"]+)\"");
  }

  @Override
  protected List<String> surelyNamed() {
    return List.of("ask.disc", "firefight", "automaton.drew", "story.ends");
  }

  @Override
  protected Stream<Enum<?>[]> constants() {
    return Stream.of(
        Deal.values(),
        Disc.values(),
        Effect.Good.values(),
        Member.values(),
        PoiKind.values(),
        Provenance.values(),
        Resource.values(),
        Role.values(),
        Token.values());
  }

  @Override
  protected Stream<String> madeUp() {
    return Stream.of(Reply.values()).map(it -> it.label().key());
  }

  @Override
  protected boolean isOption(String id) {
    return hasConstant(id.replaceFirst("^reroll-", ""));
  }
}
