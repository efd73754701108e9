package nocturne.nightlancer;

import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import nocturne.kernel.Game;
import nocturne.kernel.Option;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.ContactType;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Provenance;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.component.Trait;
import nocturne.nightlancer.effect.Effect;
import nocturne.testkit.conformance.MessagesConformance;

class MessagesTest extends MessagesConformance {

  @Override
  protected Game<?> game() {
    return CityTable.GAME;
  }

  /** Whole keys: those of texts, and those of happenings, of which a tell may name two. */
  @Override
  protected Pattern naming() {
    return Pattern.compile(
        "\"((?:ask|effect|page|result)\\.[a-z-]+|option\\.[a-z]+(?:-[a-z]+)*)\""
            + "|tell\\(\\s*\\w[\\w.()]*,\\s*(?:[^\",;]*\\? )?\"([^\"]+)\"(?: : \"([^\"]+)\")?");
  }

  @Override
  protected List<String> surelyNamed() {
    return List.of("ask.token", "round", "challenge.passed", "challenge.failed");
  }

  @Override
  protected Stream<Enum<?>[]> constants() {
    return Stream.of(
        Ability.values(),
        ContactType.values(),
        Effect.Deck.values(),
        MarketType.values(),
        Obstacle.values(),
        Opportunity.Type.values(),
        Provenance.values(),
        Resource.values(),
        Trait.values());
  }

  @Override
  protected Stream<String> madeUp() {
    var spaces =
        Stream.of(Space.Kind.values())
            .flatMap(it -> Stream.of("option.space-" + it.word(), "space." + it.word()));
    var options =
        Stream.<Option[]>of(Deed.values(), Reply.values(), YesNo.values())
            .flatMap(Stream::of)
            .map(it -> it.label().key());
    return Stream.concat(spaces, options);
  }

  @Override
  protected boolean isOption(String id) {
    return hasConstant(id.replaceFirst("^rest-", "")) || hasWord(id.replaceFirst("^heat-", ""));
  }
}
