package nocturne.text;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;

/** Finds the word that a mistyped one was probably meant to be. */
final class Nearest {

  private Nearest() {}

  /** A question to end a complaint with, or nothing when no known word is near. */
  static String suggestion(String word, Collection<String> known) {
    int tolerance = 1 + word.length() / 4;
    return known.stream()
        .filter(candidate -> distance(word, candidate) <= tolerance)
        .min(
            Comparator.<String>comparingInt(candidate -> distance(word, candidate))
                .thenComparing(c -> c))
        .map(candidate -> "; did you mean '" + candidate + "'?")
        .orElse("");
  }

  /**
   * How many letters must be put in, left out, changed or swapped with a neighbour, whatever their
   * case.
   */
  private static int distance(String one, String other) {
    String a = one.toLowerCase(Locale.ROOT);
    String b = other.toLowerCase(Locale.ROOT);
    var cost = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          cost[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        cost[i][j] =
            Math.min(cost[i - 1][j - 1] + change, 1 + Math.min(cost[i - 1][j], cost[i][j - 1]));
        boolean swapped =
            i > 1
                && j > 1
                && a.charAt(i - 1) == b.charAt(j - 2)
                && a.charAt(i - 2) == b.charAt(j - 1);
        if (swapped) cost[i][j] = Math.min(cost[i][j], cost[i - 2][j - 2] + 1);
      }
    }
    return cost[a.length()][b.length()];
  }
}
