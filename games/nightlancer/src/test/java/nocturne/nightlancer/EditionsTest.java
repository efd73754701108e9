package nocturne.nightlancer;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Rule;
import nocturne.kernel.Setup;
import nocturne.kernel.Text;
import nocturne.kernel.Variant;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.text.RuleBook;
import nocturne.text.RuleText;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Whole random games: whoever plays one edition never hears of the other. */
class EditionsTest {

  private static final Nightlancer GAME = CityTable.GAME;
  private static final int GAMES = 12;

  @ParameterizedTest
  @CsvSource({
    "final, prototype, 2, competitive",
    "final, prototype, 4, competitive",
    "final, prototype, 1, solo",
    "final, prototype, 3, co-op",
    "prototype, final, 2, competitive",
    "prototype, final, 4, competitive",
    "prototype, final, 1, solo",
    "prototype, final, 3, co-op"
  })
  void nobodyHearsOfARuleOfTheOtherEdition(String edition, String other, int players, String mode) {
    var cited = new TreeSet<String>();
    for (int number = 0; number < GAMES; number++)
      play(setup(edition, players, mode), number, (rule, _) -> cited.add(rule.id()));
    assertThat(cited).containsAnyElementsOf(rulesOf(edition));
    assertThat(cited).doesNotContainAnyElementsOf(rulesOf(other));
  }

  @ParameterizedTest
  @CsvSource({
    "final, 1, solo, AGENT",
    "final, 3, co-op, AGENT",
    "prototype, 1, solo, RIVAL",
    "prototype, 3, co-op, RIVAL"
  })
  void opponentGoesByTheNameOfTheEdition(
      String edition, int players, String mode, Automaton.Name name) {
    var named = new HashSet<Object>();
    for (int number = 0; number < GAMES; number++)
      play(setup(edition, players, mode), number, (_, text) -> named.addAll(text.args()));
    named.removeIf(it -> !(it instanceof Automaton.Name));
    assertThat(named).containsExactly(name);
  }

  private static Setup setup(String edition, int players, String mode) {
    var variant =
        Variant.of(GAME.settings(), Map.of(Nightlancer.EDITION, edition, Nightlancer.MODE, mode));
    var seats =
        IntStream.range(0, players).mapToObj(it -> Setup.Player.person("player " + it)).toList();
    return new Setup(variant, seats);
  }

  /** The text of a rule that only one edition has begins with the name of the edition. */
  private static Set<String> rulesOf(String edition) {
    return RuleBook.load(Nightlancer.class, "rules").rules().stream()
        .filter(rule -> rule.text().en().toLowerCase(Locale.ROOT).startsWith(edition + ":"))
        .map(RuleText::id)
        .collect(Collectors.toSet());
  }

  /** Everything that the players of a game are told, with the rule that it cites. */
  private static void play(Setup setup, int number, BiConsumer<Rule, Text> told) {
    var city =
        GAME.open(
            setup, new FastChance(number), Optional.of(it -> told.accept(it.rule(), it.text())));
    var dice = new FastChance(number);
    while (!city.isOver()) {
      var seat = city.asked().first();
      var question = city.question(seat).orElseThrow();
      told.accept(question.rule(), question.prompt());
      question.refusals().forEach(refusal -> told.accept(refusal.rule(), refusal.option().label()));
      city.choose(seat, dice.below(question.options().size()));
    }
  }
}
