package nocturne.server.web;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Seed;

/**
 * Whether a game was fair.
 *
 * @param commitment the hash of the seed, told since the game began
 * @param seed the seed itself, once the game is over
 * @param holds whether every choice replays from the seed; missing until the game is over
 * @param prelude what was played elsewhere, where the game goes on from another
 */
record Fairness(
    String rules,
    String packs,
    String commitment,
    List<String> lots,
    Optional<String> seed,
    Optional<Boolean> holds,
    Optional<Prelude> prelude) {

  /**
   * The part of a game that is another one's.
   *
   * @param entries so many come before the seed that is sealed here
   * @param note for people
   */
  record Prelude(int entries, List<Known> seeds, String note) {}

  /** A seed that was public before this game began, and the first entry that follows from it. */
  record Known(int from, String seed, List<String> lots) {

    static Known of(int from, Seed seed) {
      return new Known(from, seed.secret(), Fairness.lots(seed));
    }
  }

  /**
   * @param holds missing until the game is over; the seed is told no earlier
   */
  static Fairness of(GameRecord record, Optional<Boolean> holds) {
    var seed = record.seedInForce();
    return new Fairness(
        record.rules(),
        record.packs(),
        seed.commitment(),
        lots(seed),
        holds.map(over -> seed.secret()),
        holds,
        record.isResealed() ? Optional.of(prelude(record)) : Optional.empty());
  }

  private static List<String> lots(Seed seed) {
    return seed.lots().stream().map(String::valueOf).toList();
  }

  private static Prelude prelude(GameRecord record) {
    int entries = record.prelude();
    var seeds = new ArrayList<>(List.of(Known.of(0, record.seed())));
    for (int i = 0; i < entries; i++)
      if (record.entries().get(i) instanceof GameRecord.Entry.Reseal reseal)
        seeds.add(Known.of(i, reseal.seed()));
    return new Prelude(
        entries,
        seeds,
        (entries == 0 ? "The deal" : "The first " + entries + " entries")
            + " came from elsewhere, and where chance came from there was public before this game"
            + " began: anybody may know what lay hidden on the table at that point."
            + " What chance brought since comes from the seed that is sealed here.");
  }
}
