package nocturne.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlainTest {

  private static final Object[] WORDS = {"Ada", "the 'Red' {Door}", ""};

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Nothing to add.",
        "{0}",
        "{0}{1}",
        "{1} and {0}, and {1} again",
        "It''s {0}''s turn",
        "'{'{0}'}' in '{1}'",
        "a lone ' before {0}",
        "# is no number {2}.",
        "{ 0 } ходит на «{1}»"
      })
  void plainPatternsAreSaidAsIcuSaysThem(String pattern) {
    var plain = Plain.of(new MessagePattern(pattern)).orElseThrow();
    assertThat(plain.fits(WORDS)).isTrue();
    assertThat(plain.say(WORDS)).isEqualTo(new MessageFormat(pattern, Locale.ROOT).format(WORDS));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{0, number}",
        "{0, plural, one {# card} other {# cards}}",
        "You {0, select, yes {may} other {may not}} pass",
        "{0} and {1, selectordinal, one {#st} other {#th}}"
      })
  void whatHasToBeDecidedOrFormattedIsLeftToIcu(String pattern) {
    assertThat(Plain.of(new MessagePattern(pattern))).isEmpty();
  }

  @Test
  void numbersAreLeftToTheLanguage() {
    var plain = Plain.of(new MessagePattern("{0} of {1}")).orElseThrow();
    assertThat(plain.fits(new Object[] {"one", 1_000})).isFalse();
    assertThat(plain.fits(new Object[] {"one", "two", 3})).isTrue();
  }
}
