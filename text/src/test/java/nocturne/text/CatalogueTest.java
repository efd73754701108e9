package nocturne.text;

import static nocturne.kernel.Language.EN;
import static nocturne.kernel.Language.RU;
import static nocturne.kernel.Viewer.SPECTATOR;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Map;
import nocturne.kernel.Text;
import nocturne.text.sample.Sample;
import org.junit.jupiter.api.Test;

class CatalogueTest {

  @Test
  void messagesBesideAClassAreLoadedInBothLanguages() {
    var catalogue = Catalogue.load(Sample.class);

    assertThat(catalogue.keys(EN))
        .containsExactlyInAnyOrder("drew", "took", "hidden", "phase.lay_low");
    assertThat(catalogue.keys(RU)).isEqualTo(catalogue.keys(EN));
    assertThat(catalogue.flaws()).isEmpty();
  }

  @Test
  void sharedMessagesAreWhole() {
    assertThat(Catalogue.shared().flaws()).isEmpty();
  }

  @Test
  void aGamesMessagesSpeakOverTheSharedOnes() {
    var shared = new Catalogue(Map.of("hidden", "a thing", "nothing", "nothing"), Map.of());
    var both = shared.plus(new Catalogue(Map.of("hidden", "a card"), Map.of()));
    var speaker = new Speaker(both, EN, List.of());

    assertThat(speaker.say(Text.of("hidden"), SPECTATOR)).isEqualTo("a card");
    assertThat(speaker.say(Text.of("nothing"), SPECTATOR)).isEqualTo("nothing");
  }

  @Test
  void keysThatOneLanguageLacksAreListed() {
    var catalogue = new Catalogue(Map.of("a", "A", "b", "B"), Map.of("b", "Б", "c", "В"));

    assertThat(catalogue.missing(EN)).containsExactly("c");
    assertThat(catalogue.missing(RU)).containsExactly("a");
    assertThat(catalogue.flaws())
        .containsExactly(
            "The message 'c' can't be said in 'en': the key is missing",
            "The message 'a' can't be said in 'ru': the key is missing");
  }

  @Test
  void patternsThatDoNotParseAreListed() {
    var patterns = Map.of("open", "{0", "named", "{who} left", "lame", "{0, plural, one{card}}");
    var catalogue = new Catalogue(patterns, Map.of("open", "а", "named", "б", "lame", "в"));

    assertThat(catalogue.flaws())
        .hasSize(3)
        .anyMatch(
            flaw ->
                flaw.startsWith(
                    "The message 'open' can't be said in 'en': its pattern doesn't parse"))
        .anyMatch(
            flaw -> flaw.contains("'named'") && flaw.contains("arguments are numbered, not named"))
        .anyMatch(flaw -> flaw.contains("'lame'") && flaw.contains("other"));
  }

  @Test
  void aMissingFileIsNamed() {
    assertThatThrownBy(() -> Catalogue.load(Text.class))
        .hasMessage("nocturne/kernel/messages_en.properties is not on the class path");
  }
}
