package nocturne.bots;

/**
 * What a seat is to expect, counted over games that were played on to their end.
 *
 * @param chance its part in the win on average, from 0 to 1
 * @param score its score on average
 * @param sure how far the chance may be off, either way, in 19 cases of 20
 * @param games how many were counted; nothing is known where it is none
 */
public record Expectation(double chance, double score, double sure, int games) {

  public boolean isKnown() {
    return games > 0;
  }
}
