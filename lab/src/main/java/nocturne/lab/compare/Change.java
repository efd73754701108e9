package nocturne.lab.compare;

/**
 * One thing that was measured in two runs.
 *
 * @param what the key of its name among the lab's messages, or the name itself of a card or
 *     somebody
 * @param named whether {@code what} is a name
 * @param percent whether the numbers are shares
 * @param low the lower end of the 95 % interval of the difference
 * @param doubt how likely such a difference is where there is none, all questions considered
 */
public record Change(
    Family family,
    String what,
    boolean named,
    boolean percent,
    double before,
    double after,
    double low,
    double high,
    double doubt) {

  /** Questions that are asked together; each family has one way to answer them. */
  public enum Family {
    /** Means over games, by the paired bootstrap. */
    GAME,
    /** Wins by seat and the like, by the paired bootstrap. */
    WINS,
    /** Wins by character, by two proportions. */
    CHARACTERS,
    /** Games in which a card was bought or played, by the test of McNemar. */
    CARDS,
    /** Wins of seats that bought or played a card, by two proportions. */
    WORTH
  }

  /** Whether there is one such question for every card. */
  public boolean isOfACard() {
    return family == Family.CARDS || family == Family.WORTH;
  }

  public double difference() {
    return after - before;
  }

  public boolean isSure() {
    return doubt < nocturne.lab.stat.Doubt.LIMIT;
  }

  Change withDoubt(double other) {
    return new Change(family, what, named, percent, before, after, low, high, other);
  }
}
