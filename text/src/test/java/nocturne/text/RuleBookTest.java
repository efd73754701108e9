package nocturne.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import nocturne.kernel.Name;
import org.junit.jupiter.api.Test;

class RuleBookTest {

  private final RuleBook book = RuleBook.load(RuleBookTest.class, "rules");

  @Test
  void chaptersAndRulesKeepTheOrderOfTheBook() {
    assertThat(book.chapters()).extracting(RuleBook.Chapter::id).containsExactly("SM-1", "SM-2");
    assertThat(book.chapters().getFirst().title())
        .isEqualTo(new Name("General frame", "Общие рамки"));
    assertThat(book.rules())
        .extracting(RuleText::id)
        .containsExactly("SM-1.01", "SM-1.02", "SM-2.01");
  }

  @Test
  void aRuleIsFoundByItsId() {
    assertThat(book.rule("SM-2.01"))
        .contains(
            new RuleText(
                "SM-2.01",
                RuleText.Kind.COUNT,
                new Name("There are 40 agents.", "Всего 40 агентов.")));
    assertThat(book.rule("SM-9.99")).isEmpty();
  }

  @Test
  void definitionsAndCountsNeedNoTest() {
    assertThat(book.rules())
        .extracting(rule -> rule.kind().needsTest())
        .containsExactly(true, false, false);
  }

  @Test
  void everyProblemOfEveryChapterIsReported() {
    assertThatThrownBy(() -> RuleBook.load(RuleBookTest.class, "brokenrules"))
        .isInstanceOf(PackException.class)
        .hasMessage(
            """
            brokenrules/one.yaml:2:8: title: the field 'ru' is missing
            brokenrules/one.yaml:5:11: SM-1.01: kind: expected one of rule, definition, count, found 'role'; did you mean 'rule'?
            brokenrules/two.yaml:4:5: SM-1.01: the field 'en' is missing
            brokenrules/two.yaml:4:9: SM-1.01: id: 'SM-1.01' is already the id at brokenrules/one.yaml:4:9
            brokenrules/two.yaml:7:5: SM-1.01: the field 'sourse' is unknown""");
  }
}
