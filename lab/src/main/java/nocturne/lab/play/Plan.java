package nocturne.lab.play;

import java.io.Serializable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * What is played, but for how many games: with the number of a game it says everything about it.
 *
 * @param packs the folder of packs in place of or beside the built-in ones; empty for none
 * @param variants settings that differ from the usual ones; games take these variants in turn
 * @param bots kinds of bots; seats take them in turn, and every game moves everybody by a seat
 * @param imagined how many tables a bot imagines for a choice at most; 0 for as many as its kind
 *     does
 * @param paired whether games that differ only in who sits where have the same seed
 * @param everything whether every happening is kept, and not only those that the game gives a sign
 */
public record Plan(
    String game,
    String packs,
    List<Map<String, String>> variants,
    int seats,
    List<String> bots,
    int imagined,
    long seed,
    boolean paired,
    boolean everything)
    implements Serializable {

  /** The label of a variant in which everything is as usual. */
  public static final String USUAL = "usual";

  public Plan {
    var sorted = new ArrayList<Map<String, String>>();
    for (var variant : variants) sorted.add(new TreeMap<>(variant));
    variants = List.copyOf(sorted);
    bots = List.copyOf(bots);
    if (variants.isEmpty()) throw new IllegalArgumentException("a plan has at least one variant");
    if (bots.isEmpty()) throw new IllegalArgumentException("a plan has at least one kind of bot");
  }

  /** Which of the variants a game has. */
  public int variantOf(long number) {
    return (int) (number % variants.size());
  }

  /** The kind of bot in a seat, counted from 0. */
  public String botOf(long number, int seat) {
    int place = (int) ((number / variants.size() + seat) % seats);
    return bots.get(place % bots.size());
  }

  /** A variant in a few words: the settings that are not as usual. */
  public String label(int variant) {
    var words = new ArrayList<String>();
    variants.get(variant).forEach((key, value) -> words.add(key + "=" + value));
    return words.isEmpty() ? USUAL : String.join(" ", words);
  }

  /** Games of one deal have the same seed. */
  long dealOf(long number) {
    return paired ? number / variants.size() / seats : number;
  }
}
