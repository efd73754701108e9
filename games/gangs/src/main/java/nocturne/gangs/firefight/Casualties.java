package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_18_09;
import static nocturne.gangs.GangsRule.GN_18_10;
import static nocturne.gangs.GangsRule.GN_19_18;
import static nocturne.gangs.GangsRule.GN_19_19;
import static nocturne.gangs.GangsRule.GN_19_20;
import static nocturne.gangs.GangsRule.GN_7_25;
import static nocturne.gangs.GangsRule.GN_7_26;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.GangsRule.GN_7_28;
import static nocturne.gangs.GangsRule.GN_7_29;
import static nocturne.gangs.GangsRule.GN_7_30;
import static nocturne.gangs.GangsRule.GN_7_31;
import static nocturne.gangs.GangsRule.GN_7_32;
import static nocturne.gangs.GangsRule.GN_7_33;
import static nocturne.gangs.GangsRule.GN_7_36;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Tactic;
import nocturne.gangs.solo.Automata;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Losing;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** Step 5: who loses how many, who picks them, and what else cards do to those who are there. */
@Cites(GN_7_28)
final class Casualties {

  private static final int ALL = 99;

  private Casualties() {}

  /** How many everybody has to lose. */
  @Cites({GN_7_25, GN_7_26, GN_7_29, GN_18_09, GN_18_10, GN_19_19, GN_19_20})
  record Count() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int winner = Firefight.singleHighest(city);
      int top = top(city);
      boolean massacre = winner >= 0 && !city.isGang(winner);
      for (int side = 0; side < city.sides(); side++) {
        if (!Firefight.takesPart(city, side) || !city.isGang(side)) continue;
        int owed = city.at().firepower.get(city, side) < top ? 1 : 0;
        city.at().owed.set(city, side, massacre ? ALL : owed);
      }
      ties(city, top);
      extra(city, winner);
      immunity(city);
      city.then(new Next(0), new Aftershocks.Next(0, 0), new Aftershocks.Survivors(0));
      Automata.casualties(city);
    }

    private static int top(NightCity city) {
      int top = 0;
      for (int side = 0; side < city.sides(); side++)
        if (Firefight.takesPart(city, side))
          top = Math.max(top, city.at().firepower.get(city, side));
      return top;
    }

    @Cites(GN_7_30)
    private static void ties(NightCity city, int top) {
      for (int side = 0; side < city.seatCount(); side++)
        if (Firefight.takesPart(city, side)
            && city.at().firepower.get(city, side) == top
            && Firefight.has(city, side, Tactic.Word.TIE_LOSES))
          for (int other = 0; other < city.sides(); other++)
            if (other != side
                && Firefight.takesPart(city, other)
                && city.isGang(other)
                && city.at().firepower.get(city, other) == top) city.at().owed.add(city, other, 1);
    }

    @Cites(GN_7_31)
    private static void extra(NightCity city, int winner) {
      int more = 0;
      for (int side = 0; side < city.seatCount(); side++)
        more += Firefight.count(city, side, Tactic.Word.EXTRA_LOSS);
      if (more == 0) return;
      for (int side = 0; side < city.sides(); side++)
        if (side != winner && Firefight.takesPart(city, side) && city.isGang(side))
          city.at().owed.add(city, side, more);
    }

    @Cites(GN_7_32)
    private static void immunity(NightCity city) {
      int immune = 0;
      for (int side = 0; side < city.seatCount(); side++)
        if (Firefight.has(city, side, Tactic.Word.IMMUNE)) {
          immune |= 1 << side;
          city.at().owed.set(city, side, 0);
        }
      city.at().immune.set(city, immune);
    }
  }

  /** One side after another takes its losses. */
  @Cites({GN_7_33, GN_7_36, GN_19_18})
  record Next(int place) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int district = Firefight.district(city);
      for (int now = place; now < city.sides(); now++) {
        int side = Firefight.inOrder(city, now);
        int owed = Firefight.takesPart(city, side) ? city.at().owed.get(city, side) : 0;
        int units = owed == 0 ? 0 : Units.count(city, side, Role.ANY, district);
        if (units == 0) continue;
        city.then(new Next(now));
        lose(city, side, owed, units, district);
        return;
      }
    }

    private static void lose(NightCity city, int side, int owed, int units, int district) {
      city.at().owed.add(city, side, -1);
      if (owed >= units)
        Losing.lose(city, Units.some(city, side, Role.ANY, district), false, GN_7_26);
      else if (isPicked(city, side))
        city.then(new LoseUnit(Seat.of(Firefight.singleHighest(city)), side));
      else if (!city.isPlayer(side) && Drones.in(city, side, district) > 0)
        Losing.lose(city, city.piece(side, Member.DRONE.ordinal(), district), false, GN_19_18);
      else city.then(new LoseUnit(city.decider(side), side));
    }

    /** Whether the winner has a card to pick the losses of others. */
    @Cites(GN_7_27)
    private static boolean isPicked(NightCity city, int side) {
      int winner = Firefight.singleHighest(city);
      return winner >= 0 && winner != side && Firefight.has(city, winner, Tactic.Word.PICK_LOSSES);
    }
  }

  /** Which unit of a side is lost. */
  record LoseUnit(Seat seat, int side) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return seat.index() == side
          ? Text.of("ask.lose-unit")
          : Text.of("ask.lose-unit-of", city.name(side));
    }

    @Override
    public Rule rule() {
      return GN_7_27;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      Units.list(city, side, Role.ANY, Firefight.district(city), may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      Losing.lose(city, (Piece) option, false, GN_7_26);
    }
  }
}
