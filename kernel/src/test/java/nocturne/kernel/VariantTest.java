package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class VariantTest {

  private static Variant of(Map<String, String> given) {
    return Variant.of(NightCards.GAME.settings(), given);
  }

  @Test
  void whatIsNotSaidIsWhatItIsByDefault() {
    var variant = of(Map.of());
    assertThat(variant.number("rounds")).isEqualTo(2);
    assertThat(variant.on("alarm")).isTrue();
    assertThat(variant.text("mood")).isEqualTo("calm");
    assertThat(variant.isRandom("guests")).isTrue();
  }

  @Test
  void whatIsSaidHolds() {
    var variant = of(Map.of("rounds", "9", "alarm", "no", "mood", "tense", "guests", "cleo+ada"));
    assertThat(variant.number("rounds")).isEqualTo(9);
    assertThat(variant.on("alarm")).isFalse();
    assertThat(variant.text("mood")).isEqualTo("tense");
    assertThat(variant.isRandom("guests")).isFalse();
    assertThat(variant.some("guests")).containsExactly("cleo", "ada");
  }

  @ParameterizedTest
  @CsvSource({
    "rounds, 0",
    "rounds, 10",
    "rounds, two",
    "rounds, ''",
    "rounds, 99999999999",
    "alarm, maybe",
    "alarm, Yes",
    "mood, '', ",
    "mood, angry",
    "guests, ''",
    "guests, +",
    "guests, ada+",
    "guests, +ada",
    "guests, ada+ada",
    "guests, ada+dan",
  })
  void whatIsNotAllowedIsRefusedWithWhatIs(String key, String value) {
    assertThatThrownBy(() -> of(Map.of(key, value)))
        .isInstanceOf(SetupRefused.class)
        .hasMessageStartingWith(key + " can't be '" + value + "'; it is ");
  }

  @Test
  void anUnknownSettingIsRefusedWithThoseThereAre() {
    assertThatThrownBy(() -> of(Map.of("moon", "full")))
        .isInstanceOf(SetupRefused.class)
        .hasMessage("there is no setting 'moon'; there are alarm, guests, mood, rounds");
  }

  @Test
  void variantsThatSayTheSameAreEqual() {
    assertThat(of(Map.of("rounds", "2"))).isEqualTo(of(Map.of())).hasSameHashCodeAs(of(Map.of()));
    assertThat(of(Map.of("rounds", "3"))).isNotEqualTo(of(Map.of()));
  }
}
