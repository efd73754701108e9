package nocturne.nightshift.prospects;

import nocturne.nightshift.component.House;
import nocturne.nightshift.component.Trait;

/**
 * What a visit to the VIP Room is worth under the best stopping, by Stars, Champagnes and hearts:
 * the money, the Subscriber and the Champagnes that are left.
 */
final class VipWorth {

  private static final int TRAITS = Trait.values().length;
  private static final int MOST_CHAMPAGNES = 3;
  private static final int MOST_STARS = 3;

  private final House house;
  private final boolean last;
  private final float[][][] worth = new float[MOST_STARS][MOST_CHAMPAGNES + 1][TRAITS + 1];
  private final float[][][] roll = new float[MOST_STARS][MOST_CHAMPAGNES + 1][TRAITS + 1];

  /**
   * @param last whether Champagnes are worth nothing after this visit
   */
  VipWorth(House house, boolean last) {
    this.house = house;
    this.last = last;
    for (int stars = 1; stars <= MOST_STARS; stars++)
      for (int champagnes = 0; champagnes <= MOST_CHAMPAGNES; champagnes++)
        for (int hearts = TRAITS; hearts > 0; hearts--) stop(stars, champagnes, hearts);
  }

  private void stop(int stars, int champagnes, int hearts) {
    float leave = leave(stars, champagnes, hearts);
    if (hearts < TRAITS) {
      float again = champagnes == 0 ? 0 : roll[stars - 1][champagnes - 1][hearts];
      float bust = Math.max(again, house.vipBust() + left(champagnes));
      float repeat = Math.max(again, leave);
      float better = worth[stars - 1][champagnes][hearts + 1];
      roll[stars - 1][champagnes][hearts] =
          (bust + (hearts - 1) * repeat + (TRAITS - hearts) * better) / TRAITS;
    }
    worth[stars - 1][champagnes][hearts] = Math.max(leave, roll[stars - 1][champagnes][hearts]);
  }

  private float left(int champagnes) {
    return last ? 0 : Holdings.champagnes(champagnes);
  }

  private float leave(int stars, int champagnes, int hearts) {
    return house.pays(hearts, stars) + PrivateWorth.SUBSCRIBER + left(champagnes);
  }

  /** The worth of standing at so many hearts, without the worth of the Champagnes held. */
  float at(int stars, int champagnes, int hearts) {
    int bottles = Math.min(champagnes, MOST_CHAMPAGNES);
    return worth[stars - 1][bottles][Math.max(1, hearts)] - left(bottles);
  }

  /** The worth of having to roll once more. */
  float rolling(int stars, int champagnes, int hearts) {
    int bottles = Math.min(champagnes, MOST_CHAMPAGNES);
    return roll[stars - 1][bottles][Math.max(1, hearts)] - left(bottles);
  }
}
