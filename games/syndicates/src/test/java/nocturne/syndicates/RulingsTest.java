package nocturne.syndicates;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import nocturne.text.RuleBook;
import org.junit.jupiter.api.Test;

/** RULINGS.md keeps what it promises, and the texts use one word for one thing. */
class RulingsTest {

  private static final Path TESTS = Path.of("src/test/java");
  private static final Pattern PIN = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

  private static List<String> rulings() throws IOException {
    return Files.readAllLines(Path.of("RULINGS.md")).stream()
        .filter(line -> line.startsWith("| A-"))
        .toList();
  }

  @Test
  void rulingsAreNumberedWithoutAGap() throws IOException {
    var rulings = rulings();
    for (int i = 0; i < rulings.size(); i++)
      assertThat(rulings.get(i)).startsWith(String.format(Locale.ROOT, "| A-%02d |", i + 1));
  }

  @Test
  void everyRulingNamesATestThatThereIs() throws IOException {
    var sources = sources();
    for (var ruling : rulings()) {
      var pins = PIN.matcher(ruling).results().toList();
      assertThat(pins).as(ruling).isNotEmpty();
      for (var pin : pins)
        assertThat(sources.get(pin.group(1)))
            .as(pin.group())
            .contains("void " + pin.group(2) + "(");
    }
  }

  private static Map<String, String> sources() throws IOException {
    try (var files = Files.walk(TESTS)) {
      var sources = new HashMap<String, String>();
      for (var file : files.filter(it -> it.toString().endsWith("Test.java")).toList())
        sources.put(file.getFileName().toString().replace(".java", ""), Files.readString(file));
      return sources;
    }
  }

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
