package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import nocturne.text.RuleBook;
import nocturne.text.RuleText;
import org.junit.jupiter.api.Test;

class NightshiftRuleTest {

  private static final RuleBook BOOK = RuleBook.load(Nightshift.class, "rules");

  @Test
  void everyRuleInCodeStandsInTheRuleBookAndTheOtherWayRound() {
    assertThat(Arrays.stream(NightshiftRule.values()).map(NightshiftRule::id))
        .containsExactlyInAnyOrderElementsOf(BOOK.rules().stream().map(RuleText::id).toList());
  }

  @Test
  void everyRuleHasBothTexts() {
    assertThat(BOOK.rules())
        .allSatisfy(
            rule -> {
              assertThat(rule.text().en()).as(rule.id()).isNotBlank();
              assertThat(rule.text().ru()).as(rule.id()).matches("(?s).*[а-яё].*");
              assertThat(rule.text().en()).as(rule.id()).doesNotMatch("(?s).*[а-яё].*");
            });
  }

  @Test
  void everyChapterHasATitleInBothLanguagesAndRules() {
    assertThat(BOOK.chapters())
        .hasSize(20)
        .allSatisfy(
            chapter -> {
              assertThat(chapter.title().en()).isNotBlank();
              assertThat(chapter.title().ru()).isNotBlank();
              assertThat(chapter.rules()).isNotEmpty();
            });
  }
}
