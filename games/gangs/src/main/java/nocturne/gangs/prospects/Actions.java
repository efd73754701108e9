package nocturne.gangs.prospects;

import java.util.Arrays;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import nocturne.gangs.story.Modifiers;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.Tale;
import nocturne.gangs.turn.Discs;
import nocturne.gangs.unit.Units;

/** What the two kinds of turns and the actions bring, before it is known how they will be done. */
final class Actions {

  private static final double WALK = 0.15;
  private static final double UPGRADE = 0.9;
  private static final double EACH_UPGRADE = 0.12;
  private static final double OFFERED = 0.3;
  private static final double SECOND = 0.8;
  private static final double RECRUIT = 0.15;
  private static final double PAID_FOR_RECLAIM = 2;
  private static final double JOHNNYS_TURN = 1.8;
  private static final double OPPOSING_GANGS_TURN = 3.6;

  private final NightCity city;
  private final int side;
  private final double future;

  // What the discs were found to bring: the wild disc asks for all the others again.
  private final double[] gains = new double[Disc.COUNT];

  Actions(NightCity city, int side, double future) {
    this.city = city;
    this.side = side;
    this.future = future;
    Arrays.fill(gains, Double.NaN);
  }

  /** What spending a disc brings, less the disc. */
  double of(Disc disc) {
    return net(disc) + unneeded();
  }

  private double net(Disc disc) {
    return gain(disc) - future * Holdings.ready(disc);
  }

  /** What the first disc of all costs less than others. */
  private double unneeded() {
    return city.at().spentDiscs.get(city, side) == 0 ? future * Holdings.MORE_THAN_NEEDED : 0;
  }

  /** What the action of a disc brings, however it comes to be performed. */
  double gain(Disc disc) {
    if (Double.isNaN(gains[disc.ordinal()])) gains[disc.ordinal()] = reckoned(disc);
    return gains[disc.ordinal()];
  }

  private double reckoned(Disc disc) {
    return switch (disc) {
      case SOLOS -> walk(Member.SOLO) + new Fights(city, side, future).withinReach();
      case TECHIES -> walk(Member.TECHIE) + new Markets(city, side, future).withinReach();
      case NETRUNNERS -> walk(Member.NETRUNNER) + new Netruns(city, side, future).best();
      case HIDEOUT -> hideout();
      case UPGRADE -> upgrade();
      case WILD -> wild();
    };
  }

  /** What it brings that members walk: above all the best free point of interest they can reach. */
  private double walk(Member member) {
    double best = 0;
    for (var poi : city.board().pois())
      if (Units.isFree(city, poi.number()) && isNear(member, poi.district()))
        best = Math.max(best, Holdings.point(poi.kind()));
    return Math.max(WALK, future * best);
  }

  private boolean isNear(Member member, int district) {
    if (Units.open(city, side, member.ordinal(), district) > 0) return true;
    for (int near : city.board().neighbours(district))
      if (Units.open(city, side, member.ordinal(), near) > 0) return true;
    return false;
  }

  private double hideout() {
    var slots = city.gang(side).slots();
    int slot = city.at().slotsEmptied.get(city, side);
    if (slot >= slots.size()) return 0;
    return slots.get(slot)
        + future * Holdings.HIDEOUT
        - price(Resource.EDDIES, Modifiers.hideoutCost(city));
  }

  private double upgrade() {
    double better = UPGRADE - EACH_UPGRADE * city.at().removed(side).size(city);
    return Tale.hasOffer(city, side, Moment.UPGRADE_DRAW)
        ? future * (better + OFFERED)
        : future * better - price(Resource.EDDIES, city.contents().numbers().upgradeCost());
  }

  private double wild() {
    double best = 0;
    int possible = Discs.possible(city, side, Discs.ALL);
    for (int i = 0; i < Disc.ACTIONS; i++)
      if ((possible & 1 << i) != 0) best = Math.max(best, gain(Disc.of(i)));
    return best;
  }

  private double price(Resource resource, int amount) {
    return new Holdings(city, side, future).price(resource, amount);
  }

  /** The best action; nothing where none is worth its disc. */
  double best() {
    return best(Discs.usable(city, side)) + unneeded();
  }

  private double best(int discs) {
    double best = 0;
    for (int i = 0; i < Disc.COUNT; i++)
      if ((discs & 1 << i) != 0) best = Math.max(best, net(Disc.of(i)));
    return best;
  }

  /** A turn with the best actions. */
  double activate() {
    return bestTwo() - (city.plan().isSolo() ? JOHNNYS_TURN : 0);
  }

  /** The best action and the one after it. */
  double bestTwo() {
    double best = 0;
    double next = 0;
    int usable = Discs.usable(city, side);
    for (int i = 0; i < Disc.COUNT; i++) {
      if ((usable & 1 << i) == 0) continue;
      double gain = net(Disc.of(i));
      if (gain > best) {
        next = best;
        best = gain;
      } else if (gain > next) {
        next = gain;
      }
    }
    return best + SECOND * next + unneeded();
  }

  /** What a disc brings and the best one after it. */
  double andNext(Disc disc) {
    return of(disc) + SECOND * best(Discs.usable(city, side) & ~disc.bit());
  }

  /** Discs, income and recruits, and what edgerunners get for it. */
  double reclaim() {
    int spent = city.at().spentDiscs.get(city, side);
    return future * (Holdings.discs(Holdings.ALL_DISCS) - Holdings.discs(~spent))
        + income(0)
        + recruits(city.hideouts(side))
        + paid()
        - (city.plan().isSolo() ? OPPOSING_GANGS_TURN : 0);
  }

  /** What the districts from one on pay. */
  double income(int from) {
    double sum = 0;
    for (int district = from; district < District.COUNT; district++) sum += reward(district);
    return sum;
  }

  /** What a district pays: all it has to who dominates it, the best to who is present. */
  double reward(int district) {
    if (!Control.isPresent(city, side, district)) return 0;
    var holdings = new Holdings(city, side, future);
    double best = 0;
    double sum = 0;
    for (var reward : city.board().district(district).rewards()) {
      best = Math.max(best, holdings.gain(reward));
      sum += holdings.gain(reward);
    }
    return Control.dominates(city, side, district) ? sum : best;
  }

  /** What it brings to recruit so many, if so many are waiting. */
  double recruits(int most) {
    int waiting = 0;
    for (int member = 0; member < Member.BASIC; member++)
      waiting += Units.reserve(city, side, Member.of(member));
    return future * RECRUIT * Math.min(waiting, most);
  }

  private double paid() {
    double paid = 0;
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++)
      if (hired.isMarked(city, place, Timing.RECLAIM_END.bit())
          && Units.isInPlay(city, hired.get(city, place))) paid += PAID_FOR_RECLAIM / 2;
    return paid;
  }
}
