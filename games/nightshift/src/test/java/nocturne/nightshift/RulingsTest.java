package nocturne.nightshift;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Trait;
import org.junit.jupiter.api.Test;

/** RULINGS.md keeps what it promises. */
class RulingsTest {

  private static final Path TESTS = Path.of("src/test/java");
  private static final Pattern PIN = Pattern.compile("`(\\w+Test)\\.(\\w+)`");

  private static List<String> rulings() throws IOException {
    return Files.readAllLines(Path.of("RULINGS.md")).stream()
        .filter(line -> line.startsWith("| AMB-"))
        .toList();
  }

  @Test
  void rulingsAreNumberedWithoutAGap() throws IOException {
    var rulings = rulings();
    assertThat(rulings).hasSizeGreaterThan(50);
    for (int i = 0; i < rulings.size(); i++)
      assertThat(rulings.get(i)).startsWith(String.format(Locale.ROOT, "| AMB-%02d |", i + 1));
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
  void traitsOfTheDancersAreThoseOfTheRuling() {
    assertThat(ClubTable.GAME.contents().dancers().stream().map(Dancer::trait))
        .containsExactly(Trait.EGO, Trait.COMPASSION, Trait.FUN, Trait.INTELLECT, Trait.FANTASY);
  }
}
