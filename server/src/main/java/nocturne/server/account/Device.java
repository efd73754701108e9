package nocturne.server.account;

import java.util.regex.Pattern;

/** What somebody came with, in a few words, so that they know it again in a list. */
record Device(String text) {

  private static final int LONGEST = 120;

  private static final Pattern UNPRINTABLE = Pattern.compile("[\\p{C}\\p{Z}]+");

  static Device of(String raw) {
    var start = raw.codePoints().limit(LONGEST).toArray();
    var text = new String(start, 0, start.length);
    return new Device(UNPRINTABLE.matcher(text).replaceAll(" ").strip());
  }
}
