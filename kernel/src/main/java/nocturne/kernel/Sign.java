package nocturne.kernel;

/**
 * What happenings of one text key tell somebody who studies many games. The seat is the first one
 * that the text names, by itself or by its character, if it names any.
 *
 * @param thing which argument of the text names the thing, or is the number of the round
 */
public record Sign(String key, Meaning meaning, int thing) {

  public enum Meaning {
    /** A round begins, or a turn where a game has no rounds. */
    ROUND,
    /** The seat plays as this character or faction. */
    CHARACTER,
    /** A card came to light. */
    SEEN,
    /** A card came to a seat to keep or to use: bought, drawn, won. */
    BOUGHT,
    /** A card was put to use. */
    PLAYED
  }

  public static Sign round(String key, int number) {
    return new Sign(key, Meaning.ROUND, number);
  }

  public static Sign character(String key, int thing) {
    return new Sign(key, Meaning.CHARACTER, thing);
  }

  public static Sign seen(String key, int thing) {
    return new Sign(key, Meaning.SEEN, thing);
  }

  public static Sign bought(String key, int thing) {
    return new Sign(key, Meaning.BOUGHT, thing);
  }

  public static Sign played(String key, int thing) {
    return new Sign(key, Meaning.PLAYED, thing);
  }
}
