package nocturne.bots;

/**
 * How many games are played to tell the course of one. It is fixed by the game that was played and
 * not by the clock, so that the same game always has the same course.
 *
 * @param moments how many points of the game are looked at
 * @param games for each seat at a moment
 * @param deviations how many choices of each seat are compared with what prudent would have done
 * @param tries pairs of games for each of them
 * @param finalists how many of them are looked at again
 * @param more pairs of games for each of those
 */
record CourseEffort(int moments, int games, int deviations, int tries, int finalists, int more) {

  private static final int MOMENTS = 32;
  private static final int DEVIATIONS = 24;
  private static final int FINALISTS = 6;

  /** So many options are looked at over all games: about half a minute's work. */
  private static final double ALL_OPTIONS = 1_200_000;

  /**
   * @param options how many there were over all choices of the game: a measure of its length
   */
  static CourseEffort of(int options, int seats) {
    // Games that are played on from the middle are half as long.
    double affordable = ALL_OPTIONS / Math.max(1, options / 2.0);
    return new CourseEffort(
        MOMENTS,
        within(affordable / 2 / (MOMENTS * seats), 4, 40),
        Math.max(1, DEVIATIONS / seats),
        within(affordable / 4 / (2 * DEVIATIONS), 4, 32),
        FINALISTS,
        within(affordable / 4 / (2 * FINALISTS), 8, 128));
  }

  private static int within(double wanted, int least, int most) {
    return (int) Math.max(least, Math.min(most, wanted));
  }
}
