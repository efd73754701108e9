package nocturne.kernel;

import java.util.List;
import java.util.Map;

/**
 * The save file, the replay and the bug report: game, setup, seed and choices, with the table's
 * hash every few choices. Loading is replaying, by {@link Recorded#load}; {@link RecordText} is its
 * written form.
 *
 * @param packs the hash of the packs that were in force
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

  /** One thing that was done to the table. */
  public sealed interface Entry {

    /** A seat chose the option of this id. */
    record Choice(Seat seat, String option) implements Entry {}

    /** Choices were undone across a barrier: from here on chance runs otherwise. */
    record Retake() implements Entry {}
  }
}
