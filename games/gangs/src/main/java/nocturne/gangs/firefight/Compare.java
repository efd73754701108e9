package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.GangsRule.GN_7_22;
import static nocturne.gangs.GangsRule.GN_7_23;
import static nocturne.gangs.GangsRule.GN_7_24;

import nocturne.gangs.Amount;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Tactic;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Losing;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** Step 4: everybody's firepower, first what can be chosen, then what is copied, then the sum. */
final class Compare {

  private Compare() {}

  /** What one player after another may do for more firepower. */
  @Cites(GN_7_22)
  record Next(int place) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      for (int now = place; now < city.sides(); now++) {
        int side = Firefight.inOrder(city, now);
        if (!Firefight.isPlaying(city, side)) continue;
        boolean drone = maySpendDrone(city, side);
        boolean abilities = city.hasAbility(side, Timing.COMPARE);
        if (!drone && !abilities) continue;
        city.then(new Next(now + 1));
        if (drone) city.then(new DroneForPower(Seat.of(side)));
        if (abilities) abilities(city, side);
        return;
      }
      city.then(new Sum());
      new Copies(0).run(city);
    }

    private static boolean maySpendDrone(NightCity city, int side) {
      return Firefight.has(city, side, Tactic.Word.FP_FOR_DRONE)
          && Drones.in(city, side, Firefight.district(city)) > 0;
    }

    private static void abilities(NightCity city, int side) {
      for (var trigger : city.gang(side).triggers()) {
        if (trigger.timing() != Timing.COMPARE) continue;
        for (var effect : trigger.effects()) {
          switch (effect.core()) {
            case Effect.SpendRage(var firepower) -> {
              if (city.at().rage.get(city, side) > 0)
                city.then(new SpendRage(Seat.of(side), firepower));
            }
            case Effect.Payback payback -> Payback.begin(city, side, payback);
            default -> {}
          }
        }
      }
    }
  }

  /** A drone for one firepower more. */
  record DroneForPower(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.drone-for-power");
    }

    @Override
    public Rule rule() {
      return GN_7_22;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.YES);
      may.add(Reply.NO);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option != Reply.YES) return;
      int side = seat.index();
      city.at().bonus.add(city, side, 1);
      var drone = city.piece(side, Member.DRONE.ordinal(), Firefight.district(city));
      Losing.lose(city, drone, true, GN_7_22);
    }
  }

  /** How much rage Maelstrom lets out. */
  record SpendRage(Seat seat, int firepower) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.rage");
    }

    @Override
    public Rule rule() {
      return GN_7_22;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int rage = 0; rage <= city.at().rage.get(city, seat.index()); rage++)
        may.add(Amount.of(rage));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int rage = ((Amount) option).number();
      if (rage == 0) return;
      city.at().rage.add(city, seat.index(), -rage);
      city.at().bonus.add(city, seat.index(), rage * firepower);
      if (city.isHeard()) city.tell(GN_7_22, "rage.spent", city.name(seat.index()), rage);
    }
  }

  /** Cards that copy another come last. */
  record Copies(int place) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (!isAnother(city)) return;
      for (int now = place; now < city.sides(); now++) {
        int side = Firefight.inOrder(city, now);
        if (!Firefight.has(city, side, Tactic.Word.FP_COPY)) continue;
        city.then(new CopyCard(Seat.of(side)), new Copies(now + 1));
        return;
      }
    }

    /** Whether more than one card was played. */
    private static boolean isAnother(NightCity city) {
      int played = 0;
      for (int side = 0; side < city.sides(); side++) played += city.at().played(side).size(city);
      return played > 1;
    }
  }

  /** Which card of any participant is copied. */
  record CopyCard(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.copy");
    }

    @Override
    public Rule rule() {
      return GN_7_23;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int side = 0; side < city.sides(); side++) {
        var played = city.at().played(side);
        for (int place = 0; place < played.size(city); place++)
          if (!played.get(city, place).tactic().is(Tactic.Word.FP_COPY))
            may.add(played.get(city, place));
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      city.at().copied.set(city, ((CombatCard) option).index() + 1);
    }
  }

  /** Everybody's total, and who has the single highest. */
  @Cites({GN_7_21, GN_7_24})
  record Sum() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int top = -1;
      int winner = 0;
      for (int place = 0; place < city.sides(); place++) {
        int side = Firefight.inOrder(city, place);
        if (!Firefight.takesPart(city, side)) continue;
        int total = Firepower.of(city, side);
        city.at().firepower.set(city, side, total);
        if (city.isHeard()) city.tell(GN_7_21, "firepower", city.name(side), total);
        if (total == top) winner = 0;
        if (total > top) winner = side + 1;
        top = Math.max(top, total);
      }
      city.at().winner.set(city, winner);
    }
  }
}
