package nocturne.nightlancer.prospects;

import nocturne.kernel.Seat;
import nocturne.nightlancer.City;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Opportunity;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;

/** What a player has, in Prospects. */
record Holdings(City city, Seat seat, Hour hour, Rates rates) {

  private static final int HAND = 6;
  private static final double HAND_FULL = 0.4;
  private static final double LOAN = 3.4;
  private static final double INTEREST = 0.4;
  private static final double LOAN_UNPAID = 5;
  private static final double OUTLAW = 1.5;
  private static final double SHAKEN = 0.6;
  private static final double WEAK = 0.5;
  private static final double BEST = 0.75;
  private static final double PLACE = 0.1;
  private static final double POWER = 0.5;
  private static final double COMBAT = 0.8;
  private static final double PROTECTION = 0.07;
  private static final double KEPT = 1.05;
  private static final double TOOL = 0.12;
  private static final int MASTERY = 6;
  private static final double MEANS = 0.2;
  private static final double HOPE = 0.8;
  private static final double STRAGGLING = 0.4;
  private static final double RISK = 0.4;
  private static final double RISK_A_PROSPECT = 0.25;
  private static final double PENSION = 6;
  private static final int[] DIFFICULTIES = {5, 6, 7};

  double sum() {
    return open() + fame() + kit() + lasting() + new Chances(city, seat, hour, rates).inHand();
  }

  /** What everybody can see at a glance. */
  double open() {
    return city.prospects(seat)
        + money()
        + ideals()
        + contacts()
        - heat()
        + body()
        + (hour.rounds() == 0 ? 0 : PLACE * (city.order().size() - city.order().placeOf(seat)));
  }

  private double money() {
    return Rates.money(city.chips(seat), hour) - city.loans(seat) * loan();
  }

  private double loan() {
    if (hour.streets() > 0) return LOAN + INTEREST * hour.rounds();
    int payoff = city.plan().loanPayoff();
    return city.chips(seat) >= payoff ? Rates.money(payoff, hour) : LOAN_UNPAID;
  }

  /** Ideals are Prospects in the end; without any there is nothing to win. */
  private double ideals() {
    int ideals = city.ideals(seat);
    int agendas = bought(Opportunity.Type.AGENDA);
    double bonus = city.edition().agendaBonus(ideals, agendas);
    if (hour.streets() > 0)
      bonus = (bonus + city.edition().agendaBonus(Math.max(2, ideals), agendas + 1)) / 2;
    double missing = ideals == 0 ? 4 - 0.3 * hour.rounds() : 0;
    return ideals + bonus - missing - (city.plan().isTogether() ? pressure(ideals) : 0);
  }

  /**
   * An automaton that is ahead at the end of a round takes an Ideal, and with the last one all is
   * lost. How far it will be ahead by then nobody knows exactly.
   */
  private double pressure(int ideals) {
    double pension = city.at().boughtUnique.get(city, seat.index()) > 0 ? PENSION : 0;
    double behind =
        Automaton.prospects(city)
            - city.prospects(seat)
            - MEANS * Rates.money(city.chips(seat), hour)
            - HOPE * promised();
    double risk = hour.isLast() ? 0 : Math.clamp(RISK + RISK_A_PROSPECT * behind, 0, 1);
    if (city.at().hadIdeal.get(city, seat.index()) == 0) return risk - pension;
    double worry = 0;
    for (int lost = ideals; lost < City.MOST_IDEALS; lost++)
      worry += Rates.vital(lost + 1, hour) - 1;
    return worry + risk * Rates.vital(ideals, hour) + straggling() - pension;
  }

  /** The Prospects that a player's mission still has to bring tonight. */
  private int promised() {
    int slot = city.slotOf(seat);
    if (slot < 0 || !hour.missions() || city.at().completed.get(city, seat.index()) > 0) return 0;
    int crew = Crews.of(city, slot, Crews.crewOf(city, seat)).size();
    return Effect.gained(city.mission(slot).payment(crew), Resource.PROSPECT);
  }

  /** The automaton goes by the best of the players, and whoever is behind her suffers for it. */
  private double straggling() {
    int best = city.prospects(seat);
    for (var mate : city.seats().list()) best = Math.max(best, city.prospects(mate));
    return hour.rounds() == 0 ? 0 : STRAGGLING * (best - city.prospects(seat));
  }

  private int bought(Opportunity.Type type) {
    int count = 0;
    var bought = city.at().bought(seat);
    for (int place = 0; place < bought.size(city); place++)
      if (bought.get(city, place).type() == type) count++;
    return count;
  }

  /** What it is worth to be the best now; it is not sure to last. */
  private double best() {
    return hour.isLast() ? 1 : BEST;
  }

  /** A Prospect for being the best at something, or good enough against an automaton. */
  private double fame() {
    var own = Reach.ratings(city, seat);
    double fame = 0;
    if (city.plan().isTogether()) {
      for (int rating : own) fame += rating >= MASTERY ? best() : (1 - best()) * rating / MASTERY;
      return fame;
    }
    var best = new int[own.length];
    for (var other : city.seats().without(seat).list()) {
      if (!city.hasLancer(other)) continue;
      var its = Reach.ratings(city, other);
      for (int i = 0; i < best.length; i++) best[i] = Math.max(best[i], its[i]);
    }
    for (int i = 0; i < best.length; i++)
      fame += own[i] >= best[i] ? best() : own[i] == best[i] - 1 ? 1 - best() : 0;
    return fame;
  }

  private double contacts() {
    int over = Math.max(0, city.handSize(seat) - HAND);
    return rates.contact() * (city.at().contacts(seat).size(city) - HAND_FULL * over);
  }

  /** What abilities, with all that helps them, do in the nights to come. */
  private double kit() {
    var reach = Reach.of(city, seat);
    double power = 0;
    for (var ability : Ability.values()) {
      int sum = 0;
      for (int difficulty : DIFFICULTIES)
        sum += city.edition().chance(difficulty - reach.of(ability));
      power += (ability.isCombat() ? COMBAT : 1) * sum / (1000.0 * DIFFICULTIES.length);
    }
    double worth = hour.rounds() * (POWER * power + PROTECTION * reach.protection());
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++) worth += card(assets.get(city, place));
    var loadout = city.at().loadout(seat);
    for (int place = 0; place < loadout.size(city); place++)
      worth += card(loadout.get(city, place));
    return worth;
  }

  /** What a card can be sold for, and what it may be good for beside fighting. */
  private double card(MarketCard card) {
    int price = (card.chips() + 1) / 2;
    double sale = card.isSellable() ? KEPT * rates.chip() * price : 0;
    double tool = card.uses().isEmpty() ? 0 : TOOL * Math.min(3, hour.nights());
    return hour.isLast() ? 0 : sale + tool;
  }

  private double lasting() {
    double worth = 0;
    var bought = city.at().bought(seat);
    for (int place = 0; place < bought.size(city); place++) {
      for (var effect : bought.get(city, place).effects()) {
        if (effect instanceof Effect.PerDowntime(Effect.Gain gain))
          worth += gain.amount() * rates.chip() * hour.rounds();
        else if (effect instanceof Effect.PerDowntime) worth += rates.contact() * hour.rounds();
        else if (effect instanceof Effect.EndScore(var each, var per, var type, var most))
          worth += Math.min(most, (double) each * bought(type) / per);
      }
    }
    return worth;
  }

  private double heat() {
    int heat = city.heat(seat);
    if (hour.streets() == 0) return heat * rates.heat();
    double sum = 0;
    for (int point = 0; point < heat; point++) sum += Rates.heat(point);
    return heat == City.MOST_HEAT ? sum + OUTLAW : sum;
  }

  private double body() {
    int health = city.health(seat);
    int resolve = city.resolve(seat);
    double body = rates.health() * health + Rates.calm(resolve, hour);
    if (hour.nights() > 0) body -= WEAK * (Math.max(0, 3 - health) + Math.max(0, 2 - resolve));
    return city.isShaken(seat) && !hour.isLast() ? body - SHAKEN : body;
  }
}
