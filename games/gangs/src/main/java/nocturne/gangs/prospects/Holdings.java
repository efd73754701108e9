package nocturne.gangs.prospects;

import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.story.Token;
import nocturne.gangs.story.Tokens;
import nocturne.gangs.unit.Units;

/**
 * What a gang has, in Street Cred: what it has made already, and what everything else usually turns
 * into.
 *
 * @param future how much of the game is left for that, from 1 at the beginning
 */
record Holdings(NightCity city, int side, double future) {

  static final double MORE_THAN_NEEDED = 1;
  static final int ALL_DISCS = (1 << Disc.COUNT) - 1;
  static final double HIDEOUT = 0.2;
  static final double EDGERUNNER = 0.6;
  static final double ON_THE_STREETS = 0.7;
  static final double SEIZED = 0.6;
  static final double SECRET = 0.2;
  static final double UNIT = 0.1;

  private static final double TOO_LATE = 0.8;
  private static final double EDDIE = 0.05;
  private static final double EDDIE_FOR_A_HIDEOUT = 0.2;
  private static final double CONTRABAND = 0.2;
  private static final double SPARE = 0.05;
  private static final int ENOUGH = 4;
  private static final double DRONE = 0.05;
  private static final double ROLE = 0.35;
  private static final double PRESENCE = 0.4;
  private static final double DOMINANCE = 0.2;
  private static final double ACCESS = 0.3;
  private static final double RAGE = 0.3;
  private static final double TOKEN = 0.6;
  private static final double CARGO = 0.15;
  private static final double CLIENT = 0.5;
  private static final double HELD = 0.2;
  private static final double CARD = 0.04;
  private static final double UNKNOWN_FIREPOWER = 2.5;
  private static final double FEAT = 5;
  private static final double FEAT_FOR_EACH = 6;
  private static final double CHAIN = 3;
  private static final double TACTIC = 0.6;

  /** What it is worth to stand at each space of the Net: how near the next good one is. */
  private static final double[] SPACES = {0, -0.2, 0.1, 0.6, 0.5, 1.2, 0};

  private static final Token[] TOKENS = Token.values();

  /** How much of the game is left, by the Street Cred of whoever leads. */
  static double future(NightCity city) {
    int most = 0;
    for (int side = 0; side < city.sides(); side++) most = Math.max(most, city.cred(side));
    double done = Math.min(1, (double) most / city.contents().numbers().endScore());
    return 1 - TOO_LATE * done * done;
  }

  double worth() {
    return city.cred(side) + future * (purse() + gear() + cards() + territory());
  }

  private double purse() {
    double sum = 0;
    for (int i = 0; i < Resource.COUNT; i++)
      sum += amount(Resource.of(i), city.has(side, Resource.of(i)));
    return sum;
  }

  /** What so much of a resource is worth, before it is asked how much of the game is left. */
  private double amount(Resource resource, int amount) {
    double each =
        switch (resource) {
          case EDDIES -> hasHideoutsToBuild() ? EDDIE_FOR_A_HIDEOUT : EDDIE;
          case CONTRABAND -> CONTRABAND;
          case SECRETS -> SECRET;
        };
    return each * Math.min(ENOUGH, amount) + SPARE * Math.max(0, amount - ENOUGH);
  }

  private boolean hasHideoutsToBuild() {
    return city.at().slotsEmptied.get(city, side) < city.gang(side).slots().size();
  }

  /** What it brings to gain something. */
  double gain(Effect.Gain gain) {
    if (gain.good() == Effect.Good.SC) return gain.amount();
    var resource = gain.good().resource();
    int has = city.has(side, resource);
    return future * (amount(resource, has + gain.amount()) - amount(resource, has));
  }

  /** What spending so much of a resource costs. */
  double price(Resource resource, int amount) {
    int has = city.has(side, resource);
    int secrets = Math.max(0, amount - has);
    double spent = amount(resource, has) - amount(resource, Math.max(0, has - amount));
    return future * (spent + SECRET * secrets);
  }

  private double gear() {
    double gear = HIDEOUT * city.hideouts(side) + SPACES[city.net(side)];
    gear += discs(~city.at().spentDiscs.get(city, side));
    gear += SEIZED * city.at().seized(side).size(city);
    gear += RAGE * city.at().rage.get(city, side);
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      gear += EDGERUNNER;
      if (Units.isInPlay(city, hired.get(city, place))) gear += ON_THE_STREETS;
    }
    for (var token : TOKENS)
      gear += (token == Token.CARGO ? CARGO : TOKEN) * Tokens.held(city, token, side);
    for (int i = 0; i < Member.COUNT; i++)
      gear += HELD * city.at().held.get(city, side * Member.COUNT + i);
    return gear;
  }

  /**
   * What these discs, as bits, are worth while they are not spent. Nobody can spend more than two
   * in a turn, so to have them all is worth less than their sum.
   */
  static double discs(int discs) {
    double sum = 0;
    for (int i = 0; i < Disc.COUNT; i++) if ((discs & 1 << i) != 0) sum += ready(Disc.of(i));
    return (discs & ALL_DISCS) == ALL_DISCS ? sum - MORE_THAN_NEEDED : sum;
  }

  static double ready(Disc disc) {
    return switch (disc) {
      case SOLOS, TECHIES, HIDEOUT, UPGRADE -> 0.35;
      case NETRUNNERS -> 0.5;
      case WILD -> 0.65;
    };
  }

  /** What it is worth to control a point of interest. */
  static double point(PoiKind kind) {
    return switch (kind) {
      case BUSINESS -> 1;
      case FIXER -> 0.3;
      case DATA_FORTRESS -> 0.2;
    };
  }

  private double cards() {
    double sum = 0;
    var hand = city.at().hand(side);
    for (int place = 0; place < hand.size(city); place++) sum += strength(hand.get(city, place));
    var discard = city.at().discard(side);
    for (int place = 0; place < discard.size(city); place++)
      sum += strength(discard.get(city, place));
    return CARD * sum;
  }

  /** How good a combat card is, in firepower. */
  static double strength(CombatCard card) {
    double strength = card.variable() ? UNKNOWN_FIREPOWER : card.firepower();
    strength += (card.feat().each() ? FEAT_FOR_EACH : FEAT) * card.feat().cred();
    return switch (card.tactic().word()) {
      case NONE -> strength;
      case CHAIN, TAKE_BACK_OR_CHAIN -> strength + CHAIN;
      default -> strength + TACTIC;
    };
  }

  private double territory() {
    double sum = 0;
    int client = Tokens.whereIs(city, Token.VIP);
    for (int district = 0; district < District.COUNT; district++) {
      int people = people(district);
      if (people == 0) continue;
      sum += PRESENCE + UNIT * people;
      sum += DRONE * Units.open(city, side, Member.DRONE.ordinal(), district);
      if (Control.dominates(city, side, district))
        sum += district == client ? DOMINANCE + CLIENT : DOMINANCE;
    }
    for (int left = Units.points(city, side); left != 0; left &= left - 1)
      sum += point(city.board().poi(Integer.numberOfTrailingZeros(left)).kind());
    for (int role = 0; role < Member.BASIC; role++)
      if (Units.isAnyInPlay(city, side, 1 << role)) sum += ROLE;
    if (isNear(PoiKind.BUSINESS)) sum += ACCESS;
    if (isNear(PoiKind.FIXER)) sum += ACCESS;
    return sum;
  }

  /** Units that are no drones. */
  private int people(int district) {
    return Units.count(city, side, Role.ANY & ~Role.DRONE.bit(), district);
  }

  /** Whether the gang has a hideout at such a point of interest, or people there or next to it. */
  private boolean isNear(PoiKind kind) {
    for (var poi : city.board().pois()) {
      if (poi.kind() != kind) continue;
      int district = poi.district();
      if (city.hasHideout(side, district) || people(district) > 0) return true;
      for (int next : city.board().neighbours(district)) if (people(next) > 0) return true;
    }
    return false;
  }
}
