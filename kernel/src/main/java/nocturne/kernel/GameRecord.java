package nocturne.kernel;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * The save file, the replay and the bug report: game, setup, seed and choices, with the table's
 * hash every few choices. Loading is replaying, by {@link Recorded#load}; {@link RecordText} is its
 * written form.
 *
 * @param packs the hash of the packs that were in force
 * @param seed where chance comes from at first
 * @param hashes the hash of the table after so many entries
 */
public record GameRecord(
    String game,
    String rules,
    String packs,
    Setup setup,
    Seed seed,
    List<Entry> entries,
    Map<Integer, Long> hashes) {

  public GameRecord {
    entries = List.copyOf(entries);
    hashes = Map.copyOf(hashes);
  }

  /** Its beginning, up to so many entries. */
  public GameRecord until(int count) {
    var kept = new TreeMap<>(hashes);
    kept.keySet().removeIf(number -> number > count);
    return new GameRecord(game, rules, packs, setup, seed, entries.subList(0, count), kept);
  }

  /** The same with others in the seats. */
  public GameRecord with(List<Setup.Player> players) {
    return new GameRecord(
        game, rules, packs, new Setup(setup.variant(), players), seed, entries, hashes);
  }

  /** Whether it goes on from another game. */
  public boolean isResealed() {
    return entries.stream().anyMatch(Entry.Reseal.class::isInstance);
  }

  /** How many entries come before the seed that is in force: those that were played elsewhere. */
  public int prelude() {
    for (int i = entries.size() - 1; i >= 0; i--)
      if (entries.get(i) instanceof Entry.Reseal) return i;
    return 0;
  }

  /** Where chance comes from at last. */
  public Seed seedInForce() {
    for (var entry : entries.reversed())
      if (entry instanceof Entry.Reseal reseal) return reseal.seed();
    return seed;
  }

  /** One thing that was done to the table. */
  public sealed interface Entry {

    /** A seat chose the option of this id. */
    record Choice(Seat seat, String option) implements Entry {}

    /** Choices were undone across a barrier: from here on chance runs otherwise. */
    record Retake() implements Entry {}

    /**
     * A game whose secret is known goes on elsewhere: from here on chance comes from another seed,
     * and what was done before can't be undone.
     */
    record Reseal(Seed seed) implements Entry {}
  }
}
