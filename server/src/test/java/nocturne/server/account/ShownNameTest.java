package nocturne.server.account;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class ShownNameTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "A",
        "Zoë",
        "Игорь",
        "نرگس‌ها",
        "李小龙",
        "O'Neil & Söhne",
        "👩‍👩‍👧‍👦",
        "❤️",
        "24 characters are enough"
      })
  void namesOfAllKindsAreShownAsTheyAre(String name) {
    assertThat(ShownName.of(name).text()).isEqualTo(name);
  }

  @Test
  void spacesAreTrimmedAndRunsOfThemAreOne() {
    assertThat(ShownName.of("  Ann \u00A0\u2003 Lee ").text()).isEqualTo("Ann Lee");
  }

  @Test
  void accentsAreJoinedToTheirLetters() {
    assertThat(ShownName.of("Zoe\u0308").text()).isEqualTo("Zo\u00EB");
  }

  @Test
  void lengthIsCountedInVisibleCharacters() {
    assertThat(ShownName.of("👩‍👩‍👧‍👦".repeat(24)).text()).startsWith("👩");
    assertThat(refusal("a".repeat(25))).isEqualTo("A name has at most 24 characters.");
    assertThat(refusal("a".repeat(1_000_000))).isEqualTo("A name has at most 24 characters.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "\u2003", "\u200D", "\uFE0F", "\u0301"})
  void aNameIsVisible(String name) {
    assertThat(refusal(name)).isEqualTo("A name needs at least one visible character.");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "a\nb",
        "a\0b",
        "a\u202Eb",
        "a\u2066b",
        "a\u200Fb",
        "a\u200Bb",
        "a\uFEFFb",
        "a\u2028b",
        "a\u3164b",
        "a\u00ADb",
        "a\uD800b",
        "a\uE000b",
        "a\uDB40\uDC41b"
      })
  void nothingInvisibleHidesInAName(String name) {
    assertThat(refusal(name)).startsWith("A name may not contain the invisible character U+");
  }

  @Test
  void accentsDoNotPileUp() {
    assertThat(refusal("a" + "\u0335".repeat(9))).contains("accents");
  }

  @Test
  void nobodyTakesTheNameOfThoseWhoLeft() {
    assertThat(refusal(Identity.LEFT)).isEqualTo("This name is kept for players who left.");
  }

  private static String refusal(String name) {
    return AccountsTest.refused(AccountRefused.Why.NAME, () -> ShownName.of(name)).getMessage();
  }
}
