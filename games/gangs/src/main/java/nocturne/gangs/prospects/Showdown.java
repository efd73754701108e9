package nocturne.gangs.prospects;

import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.firefight.Firefight;
import nocturne.kernel.Chance;
import nocturne.kernel.Seat;
import nocturne.kernel.Value;

/**
 * Plays a firefight out: the others pick their cards at random, and whatever is asked afterwards is
 * answered by what is best at once.
 */
record Showdown(Value<NightCity> value) {

  private static final int TIMES = 3;
  private static final int MOST_ANSWERS = 40;

  /** How well a seat stands on average after a firefight in which it plays this card. */
  double after(NightCity city, Seat seat, CombatCard card) {
    double sum = 0;
    var chance = city.copy().chance("showdown");
    for (int i = 0; i < TIMES; i++) {
      var tried = city.copy();
      pickAnew(tried, seat, chance);
      tried.choose(seat, card);
      finish(tried, chance);
      sum += value.of(tried, seat);
    }
    return sum / TIMES;
  }

  /**
   * Draws the picks of those who pick at the same time, also where they have picked already: who
   * picks last can't know more than who picks first, and must not look at fewer cases either.
   */
  private static void pickAnew(NightCity city, Seat seat, Chance chance) {
    if (!city.pending().revealedTogether()) return;
    for (var other : city.seats().without(seat)) {
      if (!Firefight.takesPart(city, other.index())) continue;
      int cards = city.at().hand(other.index()).size(city);
      city.at().pick(other.index()).set(city, 1 + chance.below(cards));
    }
  }

  private void finish(NightCity city, Chance chance) {
    for (int i = 0; i < MOST_ANSWERS && !city.isOver() && Firefight.isOn(city); i++) {
      var seat = city.asked().first();
      var options = city.options(seat);
      boolean picking = options.get(0) instanceof CombatCard;
      city.choose(seat, picking ? chance.below(options.size()) : best(city, seat));
    }
  }

  private int best(NightCity city, Seat seat) {
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int option = 0; option < city.options(seat).size(); option++) {
      double worth = value.of(city.after(seat, option), seat);
      if (worth > most) {
        most = worth;
        best = option;
      }
    }
    return best;
  }
}
