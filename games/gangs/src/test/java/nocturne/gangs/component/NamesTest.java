package nocturne.gangs.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import nocturne.gangs.NightCityTable;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import org.junit.jupiter.api.Test;

/** Names and words that the rulebook has twice or damaged. */
class NamesTest {

  private static final Contents BOX = NightCityTable.GAME.contents();
  private static final Path TEXTS = Path.of("src/main/resources/nocturne/gangs");

  private static Name name(List<? extends Named> all, String id) {
    return all.stream().filter(it -> it.id().equals(id)).findFirst().orElseThrow().name();
  }

  /** Everything that is said in the rules, the packs and the messages. */
  private static String everything() throws IOException {
    var text = new StringBuilder();
    try (var files = Files.walk(TEXTS)) {
      for (var file : files.filter(Files::isRegularFile).toList())
        text.append(Files.readString(file).toLowerCase(Locale.ROOT));
    }
    return text.toString();
  }

  @Test
  void epiloguesAreNeverCalledEpisodes() throws IOException {
    assertThat(everything()).contains("эпилог").doesNotContain("эпизод");
  }

  @Test
  void firepowerHasOneRussianName() throws IOException {
    assertThat(everything()).contains("огневая мощь").doesNotContainPattern("боев(ая|ой|ую) мощ");
  }

  @Test
  void damagedNamesAreThoseOfTheCharacters() {
    assertThat(name(BOX.edgerunners(), "rogue-amendiares").ru()).isEqualTo("Бестия Амендиарес");
    assertThat(name(BOX.edgerunners(), "river-ward").ru()).isEqualTo("Ривер Уорд");
  }

  @Test
  void crusherIsOneCardWithOneName() {
    assertThat(BOX.combat().stream().filter(it -> it.design().equals("crusher")))
        .hasSize(4)
        .extracting(CombatCard::name)
        .containsOnly(new Name("Crusher", "Крашер"));
  }

  @Test
  void russianNamesBelongToTheseOpportunities() {
    var cards = BOX.opportunities();
    assertThat(name(cards, "synthcoke-deal").ru()).isEqualTo("Синткок на продажу");
    assertThat(name(cards, "militech-smart-guns").ru()).isEqualTo("Умное оружие „Милитеха“");
    assertThat(name(cards, "body-shoppe-cybertuning").ru()).isEqualTo("Модификации „Бодишоппов“");
  }

  @Test
  void everyNameHasOneEnglishSpelling() throws IOException {
    assertThat(name(BOX.edgerunners(), "viktor-vektor").en()).isEqualTo("Viktor Vektor");
    assertThat(everything())
        .contains("subdermal armor")
        .doesNotContain("armour")
        .doesNotContain("viktor vector");
  }
}
