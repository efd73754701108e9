package nocturne.nightshift.prospects;

import nocturne.nightshift.component.House;

/**
 * What a player has in hand and what it is worth while there are turns left to use it: money,
 * Drinks, Power Cards and Subscribers.
 */
final class Holdings {

  /** What so many Champagnes or Shots are worth to somebody with the night before her. */
  private static final float[] CHAMPAGNES = {0, 1_700, 3_100, 4_200};

  private static final float[] SHOTS = {0, 800, 1_400, 1_800};

  static final float POWER_CARD = 600;

  /** With so many turns left Drinks and cards have their whole worth. */
  private static final float WHOLE = 4;

  /** And at the end they still break ties. */
  private static final float FOR_A_TIE = 0.1f;

  /** How much Loyalty a turn brings on average. */
  private static final float LOYALTY_A_TURN = 1.7f;

  private static final int MOST_LOYALTY = 120;

  /** Half the distance between two rows of the Subscriber table, about. */
  private static final int BLUR = 4;

  /** Income by Loyalty, exact for the last turns, smoothed while there is more to come. */
  private final float[] exact = new float[MOST_LOYALTY + 1];

  private final float[] smooth = new float[MOST_LOYALTY + 1];

  Holdings(House house) {
    for (int loyalty = 0; loyalty <= MOST_LOYALTY; loyalty++)
      exact[loyalty] = house.incomeFor(loyalty);
    for (int loyalty = 0; loyalty <= MOST_LOYALTY; loyalty++) {
      for (int near = loyalty - BLUR; near <= loyalty + BLUR; near++)
        smooth[loyalty] += exact[Math.clamp(near, 0, MOST_LOYALTY)] / (2 * BLUR + 1);
    }
  }

  static float champagnes(int count) {
    return CHAMPAGNES[Math.min(count, CHAMPAGNES.length - 1)];
  }

  private static float shots(int count) {
    return SHOTS[Math.min(count, SHOTS.length - 1)];
  }

  /** What Subscribers of this total Loyalty will bring, with so many turns still to come. */
  float income(int loyalty, int turnsLeft) {
    int expected = Math.min(MOST_LOYALTY, loyalty + Math.round(LOYALTY_A_TURN * turnsLeft));
    return turnsLeft > 1 ? smooth[expected] : exact[Math.min(MOST_LOYALTY, loyalty)];
  }

  /** All that a player has in hand. */
  double of(Position her) {
    var club = her.club();
    float whole =
        champagnes(her.champagnes())
            + shots(her.shots())
            + POWER_CARD * club.at().hand(her.seat()).size(club);
    return club.cash(her.seat())
        + income(her.loyalty(), her.turns())
        + whole * Math.min(1, (her.turns() + FOR_A_TIE) / WHOLE);
  }
}
