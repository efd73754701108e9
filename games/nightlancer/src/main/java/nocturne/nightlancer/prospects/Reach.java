package nocturne.nightlancer.prospects;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Bonuses;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.MarketType;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.effect.Effect;

/** How far a player gets with each ability before the roll: by what she is and what she has. */
final class Reach {

  private static final int ABILITIES = Ability.values().length;

  private final int[] weapon = new int[ABILITIES];
  private final int[] gear = new int[ABILITIES];
  private final int[] rating;
  private int armour;
  private int skin;
  private int tuning;

  private Reach(City city, Seat seat) {
    rating = ratings(city, seat);
    for (var effect : city.lancer(seat).special().use().effects()) {
      switch (effect) {
        case Effect.ReduceDanger(var target, var amount) when !target -> skin += amount;
        case Effect.Substitute(var tested, var used) ->
            rating[tested.ordinal()] = Math.max(rating(tested), rating(used));
        case Effect.Bonus(var scope, var amount) when scope == Effect.Scope.WEAPON ->
            tuning = amount;
        default -> {}
      }
    }
  }

  /** All ratings at once. */
  static int[] ratings(City city, Seat seat) {
    var ratings = new int[ABILITIES];
    for (int i = 0; i < ABILITIES; i++) ratings[i] = city.lancer(seat).rating(Ability.of(i));
    var bought = city.at().bought(seat);
    for (int place = 0; place < bought.size(city); place++)
      add(ratings, bought.get(city, place).bonuses());
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) {
      var card = assets.get(city, place);
      if (card.always() && !assets.isFaceDown(city, place)) add(ratings, card.bonuses());
    }
    return ratings;
  }

  private static void add(int[] ratings, Bonuses bonuses) {
    if (bonuses.bytes() == 0) return;
    for (int i = 0; i < ABILITIES; i++) ratings[i] += bonuses.to(Ability.of(i));
  }

  /** With everything the player owns. */
  static Reach of(City city, Seat seat) {
    var reach = new Reach(city, seat);
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) reach.add(assets.get(city, place));
    reach.addLoaded(city, seat);
    return reach;
  }

  /** With what a mission allows, of which nothing but what is packed counts once it has begun. */
  static Reach on(City city, Seat seat, Mission mission, boolean begun) {
    var reach = new Reach(city, seat);
    int packed = begun ? Math.max(0, city.at().packing(seat).get(city) - 1) : -1;
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) {
      if (assets.isFaceDown(city, place)) continue;
      var card = assets.get(city, place);
      boolean there = card.type().isImplant() || (packed & 1 << place) != 0;
      if (there && mission.allows(card)) reach.add(card);
    }
    reach.addLoaded(city, seat);
    return reach;
  }

  /** With what can be used in an Event. */
  static Reach inEvent(City city, Seat seat) {
    var reach = new Reach(city, seat);
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) {
      var card = assets.get(city, place);
      if (!assets.isFaceDown(city, place) && !card.isObvious()) reach.add(card);
    }
    return reach;
  }

  private void addLoaded(City city, Seat seat) {
    var loadout = city.at().loadout(seat);
    for (int place = 0; place < loadout.size(city); place++) add(loadout.get(city, place));
  }

  private void add(MarketCard card) {
    if (card.type() == MarketType.ARMOUR) armour = Math.max(armour, card.protection());
    if (card.always()) {
      skin += card.protection();
      return;
    }
    var best = card.type().isWeapon() ? weapon : gear;
    for (int i = 0; i < ABILITIES; i++) best[i] = Math.max(best[i], bonus(card, Ability.of(i)));
  }

  private static int bonus(MarketCard card, Ability ability) {
    return card.type().isWeapon() && !ability.isCombat() ? 0 : card.useful().to(ability);
  }

  int rating(Ability ability) {
    return rating[ability.ordinal()];
  }

  /** What cards can add. */
  int kit(Ability ability) {
    int armed = weapon[ability.ordinal()];
    return armed + (armed > 0 ? tuning : 0) + gear[ability.ordinal()];
  }

  int of(Ability ability) {
    return rating(ability) + kit(ability);
  }

  /** The Health that a lost fight costs. */
  int wound(int danger) {
    return danger == 0 ? 0 : Math.max(1, danger - armour - skin);
  }

  int protection() {
    return armour + skin;
  }
}
