package nocturne.nightshift.prospects;

import nocturne.nightshift.component.Dance;

/**
 * A visit to a Room: where it stands, and what may happen next.
 *
 * @param free how many redos cost no Champagne
 * @param progress hearts in the VIP Room, counted moves in the Private Room
 * @param mercy how many more of one move than usual make a BUST
 * @param money what the Private Room's cards pay so far
 */
record Visit(
    VipWorth vip,
    PrivateWorth room,
    boolean inVip,
    int stars,
    int champagnes,
    int free,
    int progress,
    int mercy,
    int money) {

  /** Free to go on or to leave. */
  float here() {
    return inVip
        ? vip.at(stars, champagnes, progress)
        : room.at(stars, free, champagnes, once(), twice(), money);
  }

  float onceMore() {
    return inVip
        ? vip.rolling(stars, champagnes, progress)
        : room.drawing(stars, free, champagnes, once(), twice(), money);
  }

  /** The latest draw or roll is undone and done again. */
  float redo() {
    float bottle =
        free > 0 ? 0 : Holdings.champagnes(champagnes) - Holdings.champagnes(champagnes - 1);
    int left = free > 0 ? champagnes : champagnes - 1;
    return -bottle
        + (inVip
            ? vip.rolling(stars, left, progress)
            : room.drawing(stars, 0, left, once(), twice(), money));
  }

  private int once() {
    return moves(progress, 1 + mercy);
  }

  private int twice() {
    return moves(progress, 2 + mercy);
  }

  /** The same visit without a redo for free. */
  Visit withoutFree() {
    return new Visit(vip, room, inVip, stars, champagnes, 0, progress, mercy, money);
  }

  // How often each move was danced, a few bits a move.

  private static final int BITS = 4;
  private static final int MASK = 15;

  static int with(int counts, Dance card) {
    int sum = counts;
    for (int i = 0; i < card.moves().size(); i++)
      sum += 1 << (BITS * card.moves().get(i).ordinal());
    return sum;
  }

  static int moves(int counts, int times) {
    int moves = 0;
    for (int rest = counts; rest != 0; rest >>>= BITS) if ((rest & MASK) == times) moves++;
    return moves;
  }

  static int most(int counts) {
    int most = 0;
    for (int rest = counts; rest != 0; rest >>>= BITS) most = Math.max(most, rest & MASK);
    return most;
  }
}
