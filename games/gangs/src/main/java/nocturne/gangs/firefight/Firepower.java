package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_08;
import static nocturne.gangs.GangsRule.GN_7_18;
import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.GangsRule.GN_7_23;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Tactic;
import nocturne.gangs.component.Trigger;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.Conditions;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.solo.Automata;
import nocturne.gangs.story.Modifiers;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Units;

/** What a side has in a firefight: its cards, its gang, its edgerunners, the story. */
@Cites({GN_7_08, GN_7_21})
final class Firepower {

  private Firepower() {}

  static int of(NightCity city, int side) {
    int total = city.at().bonus.get(city, side);
    total += Modifiers.firepower(city, side, Firefight.district(city));
    if (!city.isPlayer(side)) return total + Automata.firepower(city, side);
    return total + cards(city, side) + gang(city, side) + edgerunners(city, side);
  }

  private static int cards(NightCity city, int side) {
    int total = 0;
    var played = city.at().played(side);
    for (int place = 0; place < played.size(city); place++)
      total += card(city, played.get(city, place));
    return total;
  }

  @Cites({GN_7_18, GN_7_23})
  private static int card(NightCity city, CombatCard card) {
    if (!card.variable()) return Modifiers.firepower(city, card);
    if (Firefight.isBlanked(city, card)) return 0;
    if (card.tactic().is(Tactic.Word.FP_ALL_DRONES)) return drones(city);
    int copied = city.at().copied.get(city);
    return copied == 0 ? 0 : card(city, city.contents().combat().get(copied - 1));
  }

  private static int drones(NightCity city) {
    int drones = 0;
    for (int side = 0; side < city.sides(); side++)
      drones += Drones.in(city, side, Firefight.district(city));
    return drones;
  }

  private static int gang(NightCity city, int side) {
    if (!city.hasAbility(side, Timing.COMPARE)) return 0;
    return abilities(city, side, -1, city.gang(side).triggers());
  }

  private static int edgerunners(NightCity city, int side) {
    int total = 0;
    var hired = city.at().hired(side);
    for (int place = 0; place < hired.size(city); place++) {
      var edgerunner = hired.get(city, place);
      if ((edgerunner.timings() & Timing.COMPARE.bit()) != 0 && Units.isInPlay(city, edgerunner))
        total += abilities(city, side, edgerunner.index(), edgerunner.triggers());
    }
    return total;
  }

  private static int abilities(NightCity city, int side, int self, List<Trigger> triggers) {
    int total = 0;
    for (int i = 0; i < triggers.size(); i++) {
      var trigger = triggers.get(i);
      if (trigger.timing() != Timing.COMPARE) continue;
      for (int j = 0; j < trigger.effects().size(); j++)
        total += ability(city, side, self, trigger.effects().get(j));
    }
    return total;
  }

  private static int ability(NightCity city, int side, int self, Effect effect) {
    return switch (effect) {
      case Effect.Firepower(var amount) -> amount;
      case Effect.When(var inner, var conditions) ->
          Conditions.hold(city, side, self, conditions) ? ability(city, side, self, inner) : 0;
      default -> 0;
    };
  }
}
