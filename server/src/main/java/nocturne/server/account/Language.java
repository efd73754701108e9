package nocturne.server.account;

import java.util.IllformedLocaleException;
import java.util.Locale;

/** A language as browsers name them. */
record Language(String tag) {

  static Language of(String raw) {
    try {
      var locale = new Locale.Builder().setLanguageTag(raw.strip()).build();
      var tag = locale.toLanguageTag();
      if (!locale.getLanguage().isEmpty() && tag.length() <= 35) {
        return new Language(tag);
      }
    } catch (IllformedLocaleException e) {
      // Said below.
    }
    throw new AccountRefused(
        AccountRefused.Why.LANGUAGE, "A language is a tag such as en, ru or pt-BR.");
  }
}
