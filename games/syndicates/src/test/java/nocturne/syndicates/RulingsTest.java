package nocturne.syndicates;

import static org.assertj.core.api.Assertions.assertThat;

import nocturne.text.RuleBook;
import org.junit.jupiter.api.Test;

/** Rulings that no other test has a place for: the texts use one word for one thing. */
class RulingsTest {

  @Test
  void strayNamesOfTheRulebookAreNotUsed() {
    assertThat(RuleBook.load(Syndicates.class, "rules").rules())
        .allSatisfy(
            rule ->
                assertThat(rule.text().en())
                    .as(rule.id())
                    .doesNotContainIgnoringCase("agenda deck")
                    .doesNotContainIgnoringCase("burn stack")
                    .doesNotContainIgnoringCase("credit")
                    .doesNotContainIgnoringCase("region"));
  }
}
