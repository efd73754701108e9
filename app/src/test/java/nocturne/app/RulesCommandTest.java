package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The rules report of moths, over sources that cite two of them and cover one. */
class RulesCommandTest {

  @TempDir private Path home;

  @BeforeEach
  void writeSources() throws IOException {
    source(
        "main/java/Lamp.java",
        """
        class Lamp {
          void deal() {
            tell(MothRule.MO_1_01);
            tell(MothRule.MO_1_02);
          }
        }
        """);
    source(
        "test/java/LampTest.java",
        """
        class LampTest {
          @Test
          @Covers(MothRule.MO_1_01)
          void everybodyIsDealtTwo() {}
        }
        """);
  }

  private void source(String name, String text) throws IOException {
    var file = home.resolve("games/moths/src").resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private Trial.Outcome rules(String... more) {
    var arguments = new ArrayList<>(List.of("rules", "moths"));
    arguments.addAll(List.of(more));
    return new Trial(home).in(home).runs(arguments.toArray(String[]::new));
  }

  @Test
  void everyRuleIsShownWithCodeAndTests() {
    var shown = rules();
    assertThat(shown.code()).isEqualTo(1);
    assertThat(shown.out())
        .contains("MO-1.01. Everybody is dealt two moths.\nCode: Lamp.java:3\n")
        .contains("LampTest.everybodyIsDealtTwo")
        .contains("MO-1.04. At the end everybody wagers in secret.\nCode: none cites it.\n")
        .contains("4 rules: 1 complete, 2 without code, 3 without test.");
  }

  @Test
  void onlyMissingOnesAreShownOnDemand() {
    assertThat(rules("--missing").out()).contains("MO-1.02").doesNotContain("MO-1.01");
  }

  @Test
  void oneRuleIsShownInTheLanguageAsked() {
    assertThat(rules("--rule", "mo-1.01", "--lang", "ru").out())
        .contains("MO-1.01. Каждый получает двух мотыльков.")
        .doesNotContain("MO-1.02");
    assertThat(rules("--rule", "MO-9").err()).isEqualTo("There is no rule MO-9.\n");
  }

  @Test
  void reportIsWrittenAsAPage() {
    var page = home.resolve("report.html");
    rules("--html", page.toString());
    assertThat(page).content().contains("<!doctype html>").contains("MO-1.01");
  }

  @Test
  void sourcesMustBeThere() {
    var none = new Trial(home).in(home.resolve("elsewhere")).runs("rules", "moths");
    assertThat(none.code()).isEqualTo(1);
    assertThat(none.err()).startsWith("The sources of the game are not in ").hasLineCount(1);
  }
}
