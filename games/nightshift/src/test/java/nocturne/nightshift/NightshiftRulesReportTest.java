package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import nocturne.kernel.Language;
import nocturne.testkit.rules.RulesReport;
import nocturne.text.RuleBook;
import org.junit.jupiter.api.Test;

/** The ledger against the code and the tests; the page of it is one of the build's reports. */
class NightshiftRulesReportTest {

  @Test
  void everyRuleIsCitedAndTested() throws IOException {
    var report = RulesReport.of(RuleBook.load(Nightshift.class, "rules"), Path.of(""));
    var page = Path.of("target", "reports", "rules.html");
    Files.createDirectories(page.getParent());
    Files.writeString(page, report.page(ClubTable.GAME.facts().title(), Language.EN));
    assertThat(report.missing()).isEmpty();
    assertThat(report.strangers()).isEmpty();
  }
}
