package nocturne.server.wire;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ChatTextTest {

  @Test
  void visibleTextStaysAsItIs() {
    for (var text : new String[] {"gg", "Ещё раз?", "a <b> & \"c\"", "👩‍🚀 ok", "é e\u0301"})
      assertThat(ChatText.of(text)).contains(text);
  }

  @Test
  void anythingBlankBetweenWordsIsOneSpace() {
    assertThat(ChatText.of("\t one \r\n\u00a0 two\u0000three \u2028")).contains("one two three");
  }

  @Test
  void whatCanNotBeSeenIsLeftOut() {
    assertThat(ChatText.of("\u202eab\u200b\ufeffc\ue000\ud800")).contains("abc");
  }

  @Test
  void nothingVisibleIsNothing() {
    for (var text : new String[] {"", "  ", "\u200b", "\u0301\u200d"})
      assertThat(ChatText.of(text)).isEmpty();
  }

  @Test
  void fiveHundredVisibleCharactersFit() {
    assertThat(ChatText.of("ж".repeat(500))).isPresent();
    assertThat(ChatText.of("🌙".repeat(500))).isPresent();
    assertThat(ChatText.of("e\u0301".repeat(500))).isPresent();
    assertThat(ChatText.of("ж".repeat(501))).isEmpty();
    assertThat(ChatText.of("e" + "\u0301".repeat(1000))).isEmpty();
  }
}
