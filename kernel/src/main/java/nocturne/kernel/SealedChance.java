package nocturne.kernel;

import java.nio.ByteBuffer;

/**
 * Chance for real tables: each event's numbers follow from the seed in force, the event's number
 * and its label, and from nothing else.
 */
public final class SealedChance extends Chance {

  private Seed seed;
  private int events;
  private int retakes;

  public SealedChance(Seed seed) {
    this.seed = seed;
  }

  private SealedChance(SealedChance other) {
    super(other);
    seed = other.seed;
    events = other.events;
    retakes = other.retakes;
  }

  @Override
  void open(String label) {
    var bytes = ByteBuffer.wrap(seed.event(events++, retakes, label));
    state(bytes.getLong(), bytes.getLong());
  }

  /**
   * Makes every later event another one: what a player has seen and undone must not be known in
   * advance.
   */
  void retake() {
    retakes++;
  }

  /** Every later event comes from another seed. */
  void reseal(Seed another) {
    seed = another;
  }

  @Override
  SealedChance copy() {
    return new SealedChance(this);
  }

  @Override
  long digest() {
    return ((stateDigest() * 31 + seed.digest()) * 31 + events) * 31 + retakes;
  }
}
