package nocturne.nightshift.prospects;

import java.util.Arrays;
import java.util.List;
import nocturne.nightshift.component.Dance;
import nocturne.nightshift.component.House;
import nocturne.nightshift.component.Move;

/**
 * What a visit to the Private Room is worth under the best stopping: by Stars, redos left, how many
 * moves have been danced once and twice, and the money so far. Cards are taken as if each draw came
 * from a whole deck in which all moves are alike.
 */
final class PrivateWorth {

  /** What a kept Customer is worth on average as a Subscriber. */
  static final float SUBSCRIBER = 1_000;

  private static final int MOVES = Move.values().length;

  /** Of the moves none, one, … or all may have been danced so often. */
  private static final int COUNTS = MOVES + 1;

  private static final int MOST_STARS = 3;
  private static final int MOST_CHAMPAGNES = 3;
  private static final int UNIT = 500;
  private static final int MOST_UNITS = 16;

  private final House house;
  private final boolean last;

  /**
   * How likely a card shows one move, two moves, one move twice; and its pay in units, by Stars.
   */
  private final float[] share = new float[3];

  private final int[][] pays = new int[3][MOST_STARS];
  private final float[] drawn;

  PrivateWorth(House house, List<Dance> dances, boolean last) {
    this.house = house;
    this.last = last;
    for (var dance : dances) {
      int type = type(dance);
      share[type] += 1f / dances.size();
      for (int star = 0; star < MOST_STARS; star++)
        pays[type][star] = Math.round((float) dance.pays(star + 1) / UNIT);
    }
    drawn = new float[MOST_STARS * 2 * (MOST_CHAMPAGNES + 1) * COUNTS * COUNTS * (MOST_UNITS + 1)];
    Arrays.fill(drawn, Float.NaN);
    for (int stars = 1; stars <= MOST_STARS; stars++)
      for (int free = 0; free <= 1; free++)
        for (int champagnes = 0; champagnes <= MOST_CHAMPAGNES; champagnes++)
          fill(stars, free, champagnes);
  }

  private static int type(Dance dance) {
    if (dance.moves().size() == 1) return 0;
    return dance.moves().getFirst() == dance.moves().getLast() ? 2 : 1;
  }

  private void fill(int stars, int free, int champagnes) {
    for (int units = MOST_UNITS; units >= 0; units--)
      for (int ones = 0; ones <= MOVES; ones++)
        for (int twos = 0; twos <= MOVES - ones; twos++)
          drawn[place(stars, free, champagnes, ones, twos, units)] =
              draw(stars, free, champagnes, ones, twos, units);
  }

  private static int place(int stars, int free, int champagnes, int ones, int twos, int units) {
    int visit = ((stars - 1) * 2 + free) * (MOST_CHAMPAGNES + 1) + champagnes;
    return ((visit * COUNTS + ones) * COUNTS + twos) * (MOST_UNITS + 1) + units;
  }

  /** The average of one more draw and the best play after it. */
  private float draw(int stars, int free, int champagnes, int ones, int twos, int units) {
    float bust = house.privateBust() + left(champagnes);
    if (free > 0) bust = Math.max(bust, drawn[place(stars, 0, champagnes, ones, twos, units)]);
    else if (champagnes > 0)
      bust = Math.max(bust, drawn[place(stars, 0, champagnes - 1, ones, twos, units)]);
    int zeros = MOVES - ones - twos;
    float sum = 0;
    float fine = 0;
    float chance;
    // One move
    int more = units + pays[0][stars - 1];
    chance = share[0] * zeros / MOVES;
    fine += chance;
    sum += chance * after(stars, free, champagnes, ones + 1, twos, more);
    chance = share[0] * ones / MOVES;
    fine += chance;
    sum += chance * after(stars, free, champagnes, ones - 1, twos + 1, more);
    // Two moves
    more = units + pays[1][stars - 1];
    float pairs = MOVES * (MOVES - 1);
    chance = share[1] * zeros * (zeros - 1) / pairs;
    fine += chance;
    sum += chance * after(stars, free, champagnes, ones + 2, twos, more);
    chance = share[1] * 2 * zeros * ones / pairs;
    fine += chance;
    sum += chance * after(stars, free, champagnes, ones, twos + 1, more);
    chance = share[1] * ones * (ones - 1) / pairs;
    fine += chance;
    sum += chance * after(stars, free, champagnes, ones - 2, twos + 2, more);
    // One move twice
    more = units + pays[2][stars - 1];
    chance = share[2] * zeros / MOVES;
    fine += chance;
    sum += chance * after(stars, free, champagnes, ones, twos + 1, more);
    return sum + (1 - fine) * bust;
  }

  private float after(int stars, int free, int champagnes, int ones, int twos, int units) {
    if (ones < 0 || twos < 0 || ones + twos > MOVES) return 0;
    float leave = UNIT * units + SUBSCRIBER + left(champagnes);
    if (units > MOST_UNITS) return leave;
    return Math.max(leave, drawn[place(stars, free, champagnes, ones, twos, units)]);
  }

  private float left(int champagnes) {
    return last ? 0 : Holdings.champagnes(champagnes);
  }

  /** The worth of having to draw, without the worth of the Champagnes held. */
  float drawing(int stars, int free, int champagnes, int ones, int twos, int money) {
    int bottles = Math.min(champagnes, MOST_CHAMPAGNES);
    int units = Math.min(MOST_UNITS, money / UNIT);
    return drawn[place(stars, free, bottles, ones, twos, units)] - left(bottles);
  }

  /** The worth of being free to draw or to leave, without the worth of the Champagnes held. */
  float at(int stars, int free, int champagnes, int ones, int twos, int money) {
    float drawing = drawing(stars, free, champagnes, ones, twos, money);
    return money == 0 ? drawing : Math.max(drawing, money + SUBSCRIBER);
  }
}
