package nocturne.gangs.prospects;

import java.util.List;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.NetLevel;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.netrun.Netrun;
import nocturne.gangs.unit.Units;

/** What the Net has for a gang, and what NetWatch takes. */
record Netruns(NightCity city, int side, double future) {

  private static final double KILL = 0.6;
  private static final double CONVERSION = 0.9;
  private static final double PUSH = 0.3;
  private static final double DISCARD = 0.15;
  private static final double DRONES = 0.35;
  private static final double RIVAL = 0.6;
  private static final double NETRUNNER = 0.6;
  private static final double FORTRESS = 0.25;
  private static final double FACES = 6;
  private static final double ROLLS = FACES * FACES;
  private static final double EFFORT = 0.01;

  /** What a netrun brings that goes as far as is best. */
  double best() {
    int left = city.contents().net().size() - city.net(side);
    int most = Math.min(left, Units.inPlay(city, side, Role.NETRUNNER.bit()));
    double best = 0;
    for (int spaces = 1; spaces <= most; spaces++) best = Math.max(best, advance(spaces));
    return best + secrets();
  }

  private double secrets() {
    return future * Holdings.SECRET * Control.controlled(city, side, PoiKind.DATA_FORTRESS);
  }

  /** What it brings to go so many spaces. */
  double advance(int spaces) {
    int position = city.net(side) + spaces;
    var space = Netrun.space(city, position);
    return gain(space.effects()) - risk(space.level());
  }

  /** What the space that was reached has to offer. */
  double space() {
    return gain(Netrun.space(city, city.net(side)).effects());
  }

  private double gain(List<Effect> effects) {
    double sum = 0;
    for (var effect : effects) sum += gain(effect.core());
    return sum;
  }

  private double gain(Effect effect) {
    return switch (effect) {
      case Effect.Gain(var good, var amount) when good == Effect.Good.SC -> amount;
      case Effect.KillAny() -> KILL;
      case Effect.Convert() -> CONVERSION;
      case Effect.MoveUnits _ -> PUSH;
      case Effect.DiscardRandom() -> DISCARD;
      case Effect.BuildDrones _ ->
          Units.reserve(city, side, Member.DRONE) > 0 ? future * DRONES : 0;
      case Effect.OpponentLoses(var cred) -> RIVAL * cred;
      default -> 0;
    };
  }

  /** What NetWatch takes on a level, on average. */
  private double risk(NetLevel level) {
    double chance = chance(level.danger());
    return (city.hasAbility(side, Timing.NETWATCH_ROLL) ? chance * chance : chance) * loss(level);
  }

  /** How likely two dice show no more than a number up to 7. */
  private static double chance(int danger) {
    return danger * (danger - 1) / (2 * ROLLS);
  }

  private double loss(NetLevel level) {
    double sum = 0;
    for (var effect : level.consequence())
      sum +=
          switch (effect) {
            case Effect.Sacrifice(var _, var all) ->
                NETRUNNER * (all ? Units.inPlay(city, side, Role.NETRUNNER.bit()) : 1);
            case Effect.KickOut(var kind) -> FORTRESS * Control.controlled(city, side, kind);
            default -> 0;
          };
    return future * sum;
  }

  /** What is lost on average if these dice lie as they are, or so many of them roll again. */
  double afterDice(int kept, int rolled) {
    var level = Netrun.space(city, city.net(side)).level();
    int needed = level.danger() - kept;
    double chance =
        switch (rolled) {
          case 0 -> needed >= 0 ? 1 : 0;
          case 1 -> Math.clamp(needed / FACES, 0, 1);
          default -> chance(level.danger());
        };
    return -chance * loss(level) - EFFORT * rolled;
  }
}
