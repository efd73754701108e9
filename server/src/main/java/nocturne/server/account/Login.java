package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.LOGIN;

import java.text.Normalizer;
import java.util.Locale;
import java.util.regex.Pattern;

/** The name by which somebody signs in, folded so that capitals make no second login. */
record Login(String name) {

  private static final Pattern SHAPE = Pattern.compile("[\\p{L}\\p{M}\\p{N}\\p{P}\\p{S}]{3,64}");

  static Login of(String raw) {
    var login = fold(raw);
    AccountRefused.unless(
        SHAPE.matcher(login).matches(),
        LOGIN,
        "A login has 3 to 64 letters, digits and signs, and no spaces inside.");
    return new Login(login);
  }

  /** Whether a text is this login but for capitals and the like. */
  boolean isNearly(String text) {
    return fold(text).equals(name);
  }

  /** No exception: whoever signs in learns nothing but that it was wrong. */
  static String fold(String raw) {
    var text = raw.length() > 400 ? raw.substring(0, 400) : raw;
    var plain = Normalizer.normalize(text.strip(), Normalizer.Form.NFKC);
    var folded = plain.toUpperCase(Locale.ROOT).toLowerCase(Locale.ROOT);
    return Normalizer.normalize(folded, Normalizer.Form.NFKC);
  }
}
