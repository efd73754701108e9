package nocturne.syndicates.component;

import static nocturne.syndicates.MoonTable.GAME;
import static nocturne.syndicates.SyndicatesRule.SM_5_01;
import static nocturne.syndicates.SyndicatesRule.SM_5_02;
import static nocturne.syndicates.SyndicatesRule.SM_5_03;
import static nocturne.syndicates.SyndicatesRule.SM_5_04;
import static nocturne.syndicates.SyndicatesRule.SM_5_05;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import nocturne.syndicates.effect.Gamble;
import nocturne.syndicates.effect.PieceSentence;
import nocturne.syndicates.effect.Sentence;
import nocturne.syndicates.effect.StatusSentence;
import nocturne.syndicates.effect.Target;
import org.junit.jupiter.api.Test;

/** The agents of the built-in packs. */
class AgentPackTest {

  private static final Contents CONTENTS = GAME.contents();

  private static List<Agent> agents(Syndicate syndicate) {
    return CONTENTS.agents().stream().filter(it -> it.syndicate().equals(syndicate)).toList();
  }

  private static Stream<Sentence> sentences(Agent agent) {
    return Stream.concat(agent.above().stream(), Stream.of(agent.below()));
  }

  private static Optional<Target> target(Sentence sentence) {
    return switch (sentence) {
      case PieceSentence pieces -> Optional.of(pieces.target());
      case StatusSentence status -> Optional.of(status.target());
      default -> Optional.empty();
    };
  }

  /** The sector that a sentence names, or the one next to which it does. */
  private static Optional<Sector> place(Sentence sentence) {
    return target(sentence)
        .flatMap(
            target ->
                switch (target) {
                  case Target.In in -> Optional.of(in.sector());
                  case Target.Adjacent adjacent -> Optional.of(adjacent.sector());
                  default -> Optional.empty();
                });
  }

  @Test
  @Covers({SM_5_01, SM_5_02, SM_5_05})
  void everySyndicateHasTenAgentsNumberedFromOne() {
    assertThat(CONTENTS.syndicates()).hasSize(10);
    assertThat(CONTENTS.agents()).hasSize(100);
    for (var syndicate : CONTENTS.syndicates()) {
      assertThat(agents(syndicate).stream().map(Agent::id))
          .containsExactlyElementsOf(
              IntStream.rangeClosed(1, 10)
                  .mapToObj(number -> String.format(Locale.ROOT, "%s-%03d", syndicate.id(), number))
                  .toList());
    }
  }

  @Test
  @Covers({SM_5_03, SM_5_04})
  void everyAgentHasOneOrTwoSentencesAboveTheLine() {
    assertThat(CONTENTS.agents()).allMatch(it -> it.above().size() == 1 || it.above().size() == 2);
  }

  @Test
  void theSpireIsNamedEightTimesByFirstSentencesAndOtherSectorsFiveOrSixTimes() {
    var named =
        CONTENTS.agents().stream()
            .flatMap(agent -> place(agent.above().getFirst()).stream())
            .collect(Collectors.groupingBy(Sector::id, Collectors.counting()));
    assertThat(named).hasSize(15).containsEntry("SP", 8L);
    named.remove("SP");
    assertThat(named.values()).allMatch(count -> count == 5 || count == 6);
    assertThat(named.values().stream().mapToLong(it -> it).sum()).isEqualTo(100 - 13 - 8);
  }

  @Test
  void gambleIsTheLastSentenceOfItsStage() {
    var gamble = new Gamble();
    for (var agent : CONTENTS.agents())
      assertThat(agent.above().subList(0, agent.above().size() - 1)).doesNotContain(gamble);
    assertThat(CONTENTS.agents().stream().flatMap(AgentPackTest::sentences)).contains(gamble);
  }

  @Test
  void onlySecondSentencesSpeakOfTheSamePlace() {
    var same = Optional.<Target>of(new Target.Same());
    for (var agent : CONTENTS.agents()) {
      assertThat(target(agent.above().getFirst())).isNotEqualTo(same);
      assertThat(target(agent.below())).isNotEqualTo(same);
    }
  }

  @Test
  void everySyndicateUsesItsSignature() {
    for (var syndicate : CONTENTS.syndicates()) {
      assertThat(
              agents(syndicate).stream()
                  .flatMap(AgentPackTest::sentences)
                  .map(sentence -> sentence.getClass().getSimpleName().toUpperCase(Locale.ROOT)))
          .as(syndicate.id())
          .contains(syndicate.signature());
    }
    assertThat(CONTENTS.syndicates().stream().map(Syndicate::signature)).doesNotHaveDuplicates();
  }

  @Test
  void noTwoAgentsShareAName() {
    assertThat(CONTENTS.agents().stream().map(agent -> agent.name().en())).doesNotHaveDuplicates();
    assertThat(CONTENTS.agents().stream().map(agent -> agent.name().ru())).doesNotHaveDuplicates();
  }

  @Test
  void theCardOfTheRulebookIsAsPrinted() {
    var table = MoonTable.of(3);
    var card = table.agent("FO-007");
    assertThat(card.provenance()).isEqualTo(Provenance.RULEBOOK);
    assertThat(card.above())
        .containsExactly(table.sentence("ADD 2 CA"), table.sentence("ADD 1 ADJ CA"));
    assertThat(card.below()).isEqualTo(table.sentence("INTERFERE 1"));
  }
}
