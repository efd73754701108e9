package nocturne.syndicates.effect;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Name;
import nocturne.syndicates.component.Provenance;
import nocturne.syndicates.component.Sector;
import nocturne.syndicates.effect.SentenceParser.Position;
import nocturne.text.Problem;
import nocturne.text.Problems;
import nocturne.text.Sheet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SentenceParserTest {

  private static final Name NAME = new Name("The Spire", "Шпиль");
  private static final Sector SPIRE = new Sector(0, "SP", NAME, 0, 0, 0, NAME, Provenance.ORIGINAL);

  private final Problems problems = new Problems();

  private Sentence parse(String sentence, Position position) {
    var item = Sheet.read("test", sentence, problems);
    return new SentenceParser(Map.of("SP", SPIRE)).parse(item, position);
  }

  private void reads(String sentence, Sentence expected) {
    assertThat(parse(sentence, Position.SECOND_ABOVE)).isEqualTo(expected);
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void everyKeywordIsRead() {
    var in = new Target.In(SPIRE);
    reads("ADD 1 SP", new Add(1, in));
    reads("STRENGTHEN 2 SP", new Strengthen(2, in));
    reads("PUSH 3 SP", new Push(3, in));
    reads("PULL 1 SP", new Pull(1, in));
    reads("SHIP 1 SP", new Ship(1, in));
    reads("ELIMINATE 1 SP", new Eliminate(1, in));
    reads("REPLACE 1 SP", new Replace(1, in));
    reads("LOCKDOWN SP", new Lockdown(in));
    reads("DISPLACE SP", new Displace(in));
    reads("INTERFERE 2", new Interfere(2));
    reads("BURN", new Burn());
    reads("SACRIFICE", new Sacrifice());
    reads("REANIMATE", new Reanimate());
    reads("GAMBLE", new Gamble());
  }

  @Test
  void everyTargetIsRead() {
    reads("ADD 1 ADJ SP", new Add(1, new Target.Adjacent(SPIRE)));
    reads("ADD 1 ANY", new Add(1, new Target.Any()));
    reads("ADD 1 ONE BURNED", new Add(1, new Target.OneBurned()));
    reads("ADD 1 ALL BURNED", new Add(1, new Target.AllBurned()));
    reads("ADD 1 SAME", new Add(1, new Target.Same()));
    reads("LOCKDOWN SAME", new Lockdown(new Target.Same()));
  }

  @ParameterizedTest
  @EnumSource(Condition.class)
  void everyConditionIsRead(Condition condition) {
    var word = condition.word();
    reads("\"ADD 1 ONE IF " + word + "\"", new Add(1, new Target.OneIf(condition)));
    reads("\"ADD 1 ALL IF " + word + "\"", new Add(1, new Target.AllIf(condition)));
  }

  @Test
  void furtherSpacesDoNotMatter() {
    reads("'ADD   2  ADJ SP '", new Add(2, new Target.Adjacent(SPIRE)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          add 1 SP          | 1  | expected a keyword such as ADD or BURN, not 'add'
          ADD               | 3  | expected an amount from 1 to 3, not ''
          ADD 0 SP          | 5  | expected an amount from 1 to 3, not '0'
          ADD 4 SP          | 5  | expected an amount from 1 to 3, not '4'
          ADD SP            | 5  | expected an amount from 1 to 3, not 'SP'
          ADD 12 SP         | 5  | expected an amount from 1 to 3, not '12'
          ADD 1             | 5  | expected a sector, ADJ, ANY, ONE, ALL or SAME, not ''
          ADD 1 XX          | 7  | expected a sector, ADJ, ANY, ONE, ALL or SAME, not 'XX'
          ADD 1 ADJ         | 9  | expected a sector, not ''
          LOCKDOWN ALL BURNED | 10 | LOCKDOWN marks one sector, not all of several
          ADD 1 ADJ XX      | 11 | expected a sector, not 'XX'
          ADD 1 ONE SP      | 11 | expected BURNED or IF, not 'SP'
          ADD 1 ALL         | 9  | expected BURNED or IF, not ''
          ADD 1 ONE IF RICH | 14 | expected MINE>=1, ABSENT, RIVAL, CONTROL or LOCKED, not 'RICH'
          ADD 1 SP SP       | 10 | nothing may follow here, but 'SP' does
          BURN SP           | 6  | nothing may follow here, but 'SP' does
          LOCKDOWN 1 SP     | 10 | expected a sector, ADJ, ANY, ONE, ALL or SAME, not '1'
          INTERFERE         | 9  | expected an amount from 1 to 3, not ''
          INTERFERE 1 SP    | 13 | nothing may follow here, but 'SP' does
          """)
  void mistakeIsReportedAtItsWord(String sentence, int column, String message) {
    parse(sentence, Position.SECOND_ABOVE);
    assertThat(problems.list()).containsExactly(new Problem("test", 1, column, "sheet", message));
  }

  @ParameterizedTest
  @EnumSource(
      value = Position.class,
      names = {"FIRST_ABOVE", "BELOW", "HUSTLE"})
  void onlyTheSecondSentenceAboveTheLineSpeaksOfTheSamePlace(Position position) {
    parse("ADD 1 SAME", position);
    assertThat(problems.list())
        .containsExactly(
            new Problem(
                "test",
                1,
                7,
                "sheet",
                "only the second sentence above the line can speak of the SAME place"));
  }

  @ParameterizedTest
  @EnumSource(Position.class)
  void gambleStandsEverywhereButInAHustle(Position position) {
    parse("GAMBLE", position);
    assertThat(problems.list().stream().map(Problem::message))
        .containsExactlyElementsOf(
            position == Position.HUSTLE
                ? List.of("GAMBLE needs a Focus Pile, and a hustle has none")
                : List.of());
  }
}
