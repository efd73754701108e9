package nocturne.server.account;

import static nocturne.server.account.AccountRefused.Why.NAME;

import java.text.Normalizer;
import java.util.regex.Pattern;

/** A name as others see it: a few visible characters that show as what they are. */
record ShownName(String text) {

  private static final int LONGEST = 24;

  /** As a reader counts them: a letter with its accents is one, and so is a family of emoji. */
  private static final Pattern CHARACTER = Pattern.compile("\\X");

  private static final Pattern SPACES = Pattern.compile("\\p{Zs}+");

  /** Accents upon accents climb over the lines of others. */
  private static final Pattern TOWER = Pattern.compile("\\p{M}{5,}");

  static ShownName of(String raw) {
    // Nothing near this long is a name, and normalising is work.
    AccountRefused.unless(raw.length() <= 400, NAME, tooLong());
    raw.codePoints().forEach(ShownName::check);
    var name = SPACES.matcher(Normalizer.normalize(raw, Normalizer.Form.NFC)).replaceAll(" ");
    name = name.strip();
    AccountRefused.unless(
        name.codePoints().anyMatch(ShownName::isVisible),
        NAME,
        "A name needs at least one visible character.");
    AccountRefused.unless(CHARACTER.matcher(name).results().count() <= LONGEST, NAME, tooLong());
    AccountRefused.unless(
        !TOWER.matcher(name).find(), NAME, "A name may not pile up accents on one letter.");
    AccountRefused.unless(
        !name.equals(Identity.LEFT), NAME, "This name is kept for players who left.");
    return new ShownName(name);
  }

  private static String tooLong() {
    return "A name has at most " + LONGEST + " characters.";
  }

  private static void check(int character) {
    var shows =
        switch (Character.getType(character)) {
          case Character.CONTROL,
              Character.SURROGATE,
              Character.PRIVATE_USE,
              Character.UNASSIGNED,
              Character.LINE_SEPARATOR,
              Character.PARAGRAPH_SEPARATOR ->
              false;
          // What turns the direction of text is here; what joins letters and emoji is welcome.
          case Character.FORMAT -> isJoiner(character);
          default -> !isFiller(character);
        };
    AccountRefused.unless(
        shows, NAME, "A name may not contain the invisible character U+%04X.".formatted(character));
  }

  private static boolean isVisible(int character) {
    return switch (Character.getType(character)) {
      case Character.SPACE_SEPARATOR,
          Character.FORMAT,
          Character.NON_SPACING_MARK,
          Character.ENCLOSING_MARK ->
          false;
      default -> true;
    };
  }

  private static boolean isJoiner(int character) {
    return character == 0x200C || character == 0x200D;
  }

  /** Letters and marks that Unicode lets every program show as nothing. */
  private static boolean isFiller(int character) {
    return switch (character) {
      case 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x2800, 0x3164, 0xFFA0 -> true;
      default ->
          (character >= 0x180B && character <= 0x180F)
              || (character >= 0xFE00 && character <= 0xFE0D)
              || (character >= 0xE0100 && character <= 0xE01EF);
    };
  }
}
