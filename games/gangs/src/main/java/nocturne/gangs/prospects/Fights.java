package nocturne.gangs.prospects;

import nocturne.gangs.NightCity;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.story.Modifiers;
import nocturne.gangs.story.Token;
import nocturne.gangs.story.Tokens;
import nocturne.gangs.unit.Units;

/** What it brings to start a firefight, judged by the hands. */
record Fights(NightCity city, int side, double future) {

  private static final double PAID = 0.6;
  private static final double RAGE = 0.1;
  private static final double ASSASSIN = 2;
  private static final double RIVALS_LOSS = 0.25;
  private static final double CONSOLATION = 0.15;
  private static final double FALLEN = 0.4;
  private static final double TAKEN = 1.5;
  private static final double CROWD = 0.5;
  private static final double STEEPNESS = 0.8;
  private static final double JOHNNY = 4.4;
  private static final double OPPOSING_GANG = 3.4;
  private static final double GANG_WINS = 3;

  /** The best firefight where the solos of the gang stand now; 0 if there is none worth it. */
  double here() {
    double best = 0;
    for (int district = 0; district < District.COUNT; district++)
      if (Units.count(city, side, Role.SOLO.bit(), district) > 0)
        best = Math.max(best, in(district));
    return best;
  }

  /** The best firefight that solos of the gang can come to. */
  double withinReach() {
    double best = 0;
    for (int district = 0; district < District.COUNT; district++)
      if (canReach(district)) best = Math.max(best, in(district));
    return best;
  }

  private boolean canReach(int district) {
    if (Units.count(city, side, Role.SOLO.bit(), district) > 0) return true;
    for (int near : city.board().neighbours(district))
      if (Units.count(city, side, Role.SOLO.bit(), near) > 0) return true;
    return false;
  }

  /** What a firefight in a district brings on average. */
  double in(int district) {
    int opponents = 0;
    double strongest = 0;
    for (int other = 0; other < city.sides(); other++)
      if (other != side && Units.isIn(city, other, district)) {
        opponents++;
        strongest = Math.max(strongest, firepower(other, district));
      }
    if (opponents == 0 || Modifiers.forbidsFirefight(city, district)) return 0;
    double lead = firepower(side, district) - strongest - CROWD * (opponents - 1);
    double wins = 1 / (1 + Math.exp(-STEEPNESS * lead));
    double won = PAID * feats() + RIVALS_LOSS * opponents;
    if (Tokens.in(city, Token.ASSASSIN, district) > 0) won += ASSASSIN;
    double angry = city.hasAbility(side, Timing.FIREFIGHT_END) ? RAGE : 0;
    return wins * won + (1 - wins) * lost(district) + angry + swaps(district);
  }

  /** What the cards in hand pay, if they do. */
  private double feats() {
    var hand = city.at().hand(side);
    if (hand.isEmpty(city)) return 0;
    double best = 0;
    double sum = 0;
    for (int place = 0; place < hand.size(city); place++) {
      int cred = hand.get(city, place).feat().cred();
      best = Math.max(best, cred);
      sum += cred;
    }
    return (best + sum / hand.size(city)) / 2;
  }

  /** What it brings that solos take the points of interest of others before the first shot. */
  private double swaps(int district) {
    int solos = Units.count(city, side, Role.SOLO.bit(), district);
    double sum = 0;
    for (int poi : city.board().poisOf(district)) {
      int owner = Units.sideAt(city, poi);
      if (owner < 0 || owner == side || solos-- <= 0) continue;
      sum += TAKEN * Holdings.point(city.board().poi(poi).kind());
    }
    return future * sum;
  }

  /** What a defeat brings: something for some cards, less who falls. */
  private double lost(int district) {
    if (!city.plan().isSolo()) return CONSOLATION - future * FALLEN;
    int fallen =
        Units.isIn(city, NightCity.JOHNNY, district)
            ? Units.count(city, side, Role.ANY, district)
            : 1;
    double theirs = Units.isIn(city, NightCity.OPPOSING_GANG, district) ? GANG_WINS : 0;
    return CONSOLATION - fallen - theirs;
  }

  private double firepower(int who, int district) {
    if (!city.isPlayer(who)) return who == NightCity.JOHNNY ? JOHNNY : OPPOSING_GANG;
    double best = 0;
    double sum = 0;
    var hand = city.at().hand(who);
    for (int place = 0; place < hand.size(city); place++) {
      int power = hand.get(city, place).firepower();
      best = Math.max(best, power);
      sum += power;
    }
    double cards = hand.isEmpty(city) ? 0 : (best + sum / hand.size(city)) / 2;
    return cards + city.at().rage.get(city, who) + helpers(who, district);
  }

  /** Edgerunners in the district who fight better than others. */
  private int helpers(int who, int district) {
    int helpers = 0;
    var hired = city.at().hired(who);
    for (int place = 0; place < hired.size(city); place++)
      if (hired.isMarked(city, place, Timing.COMPARE.bit())
          && Units.spotOf(city, hired.get(city, place)) == district) helpers++;
    return helpers;
  }
}
