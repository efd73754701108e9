package nocturne.nightshift.prospects;

import nocturne.nightshift.component.Ability;
import nocturne.nightshift.component.Contents;
import nocturne.nightshift.component.Customer;
import nocturne.nightshift.component.Dancer;
import nocturne.nightshift.component.Outcome;
import nocturne.nightshift.component.Outcome.Deed;
import nocturne.nightshift.component.Room;

/**
 * What it is worth to engage each Customer, for each dancer with so many Drinks: the average over
 * the die of the best outcome, beyond what a turn without an outcome would have left her.
 */
final class Guests {

  /** What a turn earns on average; a visit to a Room takes one. */
  static final float TURN = 2_400;

  /** What going on Stage is worth beyond the fine for not going: tips and cards. */
  private static final float STAGE = 2_500;

  private static final float LOYALTY_POINT = 270;
  private static final float KEPT = 0.75f;
  private static final float SHOT = 650;
  private static final float TREAT = 600;
  private static final float LOCKER = -500;
  private static final float LEAVES = -300;
  private static final float SIDES = -200;
  private static final float SWAP = 400;
  private static final int FACES = 6;
  private static final int MOST_DRINKS = 3;
  private static final int MOST_OUTCOMES = 4;
  private static final int PHASES = Phase.values().length;

  /** Steps of the fallback worth for which the worth of an unknown Customer is kept. */
  private static final int STEP = 250;

  private static final int STEPS = 40;

  private final Rooms rooms;
  private final Contents contents;
  private final int guests;
  private final int dancers;
  private final float[] outcomes;
  private final float[] engage;
  private final float[] unknown;

  Guests(Contents contents, Rooms rooms) {
    this.contents = contents;
    this.rooms = rooms;
    guests = contents.customers().size();
    dancers = contents.dancers().size();
    int hands = PHASES * dancers * (MOST_DRINKS + 1);
    outcomes = new float[hands * guests * MOST_OUTCOMES];
    engage = new float[hands * (MOST_DRINKS + 1) * guests];
    unknown = new float[hands * (MOST_DRINKS + 1) * STEPS];
    for (var phase : Phase.values())
      for (var dancer : contents.dancers())
        for (int champagnes = 0; champagnes <= MOST_DRINKS; champagnes++)
          fill(phase, dancer, champagnes);
  }

  private int hand(Phase phase, Dancer dancer, int champagnes) {
    return (phase.ordinal() * dancers + dancer.index()) * (MOST_DRINKS + 1)
        + Math.min(champagnes, MOST_DRINKS);
  }

  private void fill(Phase phase, Dancer dancer, int champagnes) {
    int hand = hand(phase, dancer, champagnes);
    for (var guest : contents.customers()) {
      for (var outcome : guest.outcomes())
        outcomes[(hand * guests + guest.index()) * MOST_OUTCOMES + outcome.place()] =
            worth(outcome, guest, phase, dancer, champagnes);
      for (int shots = 0; shots <= MOST_DRINKS; shots++)
        engage[(hand * (MOST_DRINKS + 1) + shots) * guests + guest.index()] =
            average(guest, hand, dancer, shots);
    }
    for (int shots = 0; shots <= MOST_DRINKS; shots++)
      for (int step = 0; step < STEPS; step++)
        unknown[(hand * (MOST_DRINKS + 1) + shots) * STEPS + step] = best(hand, shots, STEP * step);
  }

  private float best(int hand, int shots, float fallback) {
    float sum = 0;
    for (int guest = 0; guest < guests; guest++)
      sum += Math.max(fallback, engage[(hand * (MOST_DRINKS + 1) + shots) * guests + guest]);
    return sum / guests;
  }

  private float worth(Outcome outcome, Customer guest, Phase phase, Dancer dancer, int champagnes) {
    float sum = 0;
    for (var deed : outcome.deeds()) {
      sum +=
          switch (deed) {
            case Deed.Commit commit -> commit(guest, commit.room(), phase, dancer, champagnes);
            case Deed.Cash cash -> cash.amount();
            case Deed.Pay pay -> -pay.amount();
            case Deed.Treat treat -> TREAT;
            case Deed.Power power -> Holdings.POWER_CARD;
            case Deed.Chat chat -> 0;
            case Deed.Leaves leaves -> LEAVES;
            case Deed.Locker locker -> LOCKER;
            case Deed.Sides sides -> SIDES;
            case Deed.Swap swap -> SWAP;
          };
    }
    return sum;
  }

  /** A Commitment to a Room, less the turn that the visit takes. */
  private float commit(Customer guest, Room room, Phase phase, Dancer dancer, int champagnes) {
    boolean last = phase == Phase.LAST;
    float visit =
        rooms.visit(room, dancer, guest.starsFor(dancer), champagnes, last)
            + KEPT * (loyalty(guest, dancer) * LOYALTY_POINT - PrivateWorth.SUBSCRIBER);
    return switch (phase) {
      case LAST -> visit;
      case PLAIN -> visit - TURN;
      case BEFORE_STAGE -> Math.max(0, visit - TURN - STAGE);
    };
  }

  static int loyalty(Customer guest, Dancer dancer) {
    int more = dancer.ability() instanceof Ability.LoyaltyAdd add ? add.amount() : 0;
    return (guest.prefers(dancer) ? 2 : 1) * guest.loyalty() + more;
  }

  private float average(Customer guest, int hand, Dancer dancer, int shots) {
    float sum = 0;
    float ofOne = 0;
    for (int natural = 1; natural <= FACES; natural++) {
      float best = rolled(guest, hand, dancer, shots, natural);
      sum += best;
      if (dancer.ability() instanceof Ability.Reroll reroll && reroll.natural() == natural)
        ofOne = best;
    }
    float average = sum / FACES;
    return dancer.ability() instanceof Ability.Reroll
        ? average + Math.max(0, average - ofOne) / FACES
        : average;
  }

  private float rolled(Customer guest, int hand, Dancer dancer, int shots, int roll) {
    int step = dancer.ability() instanceof Ability.ShotAdd add ? 1 + add.amount() : 1;
    float best = unlocked(guest, hand, roll);
    for (int used = 1; used <= shots; used++)
      best = Math.max(best, unlocked(guest, hand, roll + used * step) - used * SHOT);
    return best;
  }

  private float unlocked(Customer guest, int hand, int roll) {
    float best = Float.NEGATIVE_INFINITY;
    var lines = guest.outcomes();
    for (int line = 0; line < lines.size(); line++)
      if (lines.get(line).threshold() <= roll)
        best = Math.max(best, outcomes[(hand * guests + guest.index()) * MOST_OUTCOMES + line]);
    return best == Float.NEGATIVE_INFINITY ? 0 : best;
  }

  private int hand(Position her) {
    return hand(her.phase(), her.dancer(), her.champagnes());
  }

  /** A Commitment to a Room, less the turn that the visit takes. */
  float commit(Position her, Customer guest, Room room) {
    return commit(guest, room, her.phase(), her.dancer(), her.champagnes());
  }

  /** What engaging a Customer brings on average. */
  float engaging(Position her, Customer guest) {
    int shots = Math.min(her.shots(), MOST_DRINKS);
    return engage[(hand(her) * (MOST_DRINKS + 1) + shots) * guests + guest.index()];
  }

  /** What a roll on a Customer brings that stands at this value, with so many Shots to raise it. */
  float rolled(Position her, Customer guest, int shots, int roll) {
    return rolled(guest, hand(her), her.dancer(), shots, roll);
  }

  /** What an outcome brings. */
  float outcome(Position her, Customer guest, Outcome outcome) {
    return outcomes[(hand(her) * guests + guest.index()) * MOST_OUTCOMES + outcome.place()];
  }

  /**
   * What turning an unknown Customer up brings, if there is also something else to fall back on.
   */
  float unknown(Position her, float fallback) {
    int shots = Math.min(her.shots(), MOST_DRINKS);
    int step = Math.clamp((long) (fallback / STEP), 0, STEPS - 1);
    return unknown[(hand(her) * (MOST_DRINKS + 1) + shots) * STEPS + step];
  }
}
