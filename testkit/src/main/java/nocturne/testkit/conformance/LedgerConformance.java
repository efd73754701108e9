package nocturne.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Rule;
import nocturne.testkit.rules.RulesReport;
import nocturne.text.RuleBook;
import nocturne.text.RuleText;
import org.junit.jupiter.api.Test;

/**
 * What the ledger of every game must hold: code and rules files name the same rules, every rule is
 * cited and tested, and every ruling in {@code RULINGS.md} names a test that there is. The rules
 * report is written to {@code target/reports/rules.html}.
 */
public abstract class LedgerConformance {

  private static final Path TESTS = Path.of("src/test/java");
  private static final Pattern PIN = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

  protected abstract Game<?> game();

  /** Every rule that the game's code can cite. */
  protected abstract Rule[] rules();

  /** How the ids of rulings begin, such as {@code A-}. */
  protected abstract String rulingPrefix();

  /** The numbers of rulings that were given up; none is used again. */
  protected Set<Integer> givenUp() {
    return Set.of();
  }

  protected final RuleBook book() {
    return RuleBook.load(game().getClass(), "rules");
  }

  @Test
  final void everyRuleInCodeStandsInTheRuleBookAndTheOtherWayRound() {
    assertThat(Arrays.stream(rules()).map(Rule::id))
        .containsExactlyInAnyOrderElementsOf(book().rules().stream().map(RuleText::id).toList());
  }

  @Test
  final void everyRuleAndChapterIsSaidInBothLanguages() {
    for (var chapter : book().chapters()) {
      assertThat(chapter.rules()).as(chapter.id()).isNotEmpty();
      assertThat(chapter.title().en()).as(chapter.id()).isNotBlank();
      assertThat(chapter.title().ru()).as(chapter.id()).isNotBlank();
      for (var rule : chapter.rules()) {
        assertThat(rule.text().en()).as(rule.id()).isNotBlank().doesNotMatch("(?s).*[а-яё].*");
        assertThat(rule.text().ru()).as(rule.id()).matches("(?s).*[а-яё].*");
      }
    }
  }

  @Test
  final void everyRuleIsCitedAndTested() throws IOException {
    var report = RulesReport.of(book(), Path.of(""));
    var page = Path.of("target", "reports", "rules.html");
    Files.createDirectories(page.getParent());
    Files.writeString(page, report.page(game().facts().title(), Language.EN));
    assertThat(report.missing()).isEmpty();
    assertThat(report.strangers()).isEmpty();
  }

  @Test
  final void rulingsAreNumberedWithoutAGap() throws IOException {
    var rulings = rulings();
    assertThat(rulings).isNotEmpty();
    int number = 0;
    for (var ruling : rulings) {
      do number++;
      while (givenUp().contains(number));
      var id = String.format(Locale.ROOT, "%s%02d", rulingPrefix(), number);
      assertThat(ruling).startsWith("| " + id + " |");
    }
  }

  @Test
  final void everyRulingNamesATestThatThereIs() throws IOException {
    var sources = sources();
    for (var ruling : rulings()) {
      var pins = PIN.matcher(ruling).results().toList();
      assertThat(pins).as(ruling).isNotEmpty();
      for (var pin : pins) {
        assertThat(sources.getOrDefault(pin.group(1), ""))
            .as(pin.group())
            .contains("void " + pin.group(2) + "(");
      }
    }
  }

  private List<String> rulings() throws IOException {
    return Files.readAllLines(Path.of("RULINGS.md")).stream()
        .filter(line -> line.startsWith("| " + rulingPrefix()))
        .toList();
  }

  private static Map<String, String> sources() throws IOException {
    try (var files = Files.walk(TESTS)) {
      var sources = new HashMap<String, String>();
      for (var file : files.filter(it -> it.toString().endsWith("Test.java")).toList()) {
        sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
      }
      return sources;
    }
  }
}
