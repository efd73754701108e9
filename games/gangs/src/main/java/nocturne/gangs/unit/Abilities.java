package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_20_04;
import static nocturne.gangs.GangsRule.GN_20_05;
import static nocturne.gangs.GangsRule.GN_20_07;
import static nocturne.gangs.GangsRule.GN_2_19;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Trigger;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.effect.Effect;
import nocturne.gangs.effect.Effects;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/**
 * Abilities of gangs and edgerunners. Those that happen in between, when somebody gains Street Cred
 * or comes to a place, are noted as due and resolved when the effect that woke them is finished.
 */
@Cites(GN_2_19)
public final class Abilities {

  private static final Settle SETTLE = new Settle();

  private Abilities() {}

  /** Does next what the gang of a player and its edgerunners in play do at this moment. */
  public static void perform(NightCity city, int side, Timing timing, Rule rule) {
    if (city.hasAbility(side, timing))
      for (var trigger : city.gang(side).triggers())
        if (trigger.timing() == timing) Effects.perform(city, side, -1, trigger.effects(), rule);
    var hired = city.at().hired(side);
    if (!hired.hasMarked(city, timing.bit())) return;
    for (int place = 0; place < hired.size(city); place++)
      if (hired.isMarked(city, place, timing.bit()))
        perform(city, side, hired.get(city, place), timing, rule);
  }

  private static void perform(
      NightCity city, int side, Edgerunner edgerunner, Timing timing, Rule rule) {
    if (!Units.isInPlay(city, edgerunner)) return;
    for (var trigger : edgerunner.triggers())
      if (trigger.timing() == timing)
        Effects.perform(city, side, edgerunner.index(), trigger.effects(), rule);
  }

  /** Notes abilities of edgerunners in play as due, and settles them next. */
  public static void wake(NightCity city, int side, Timing timing) {
    var hired = city.at().hired(side);
    if (!hired.hasMarked(city, timing.bit())) return;
    for (int place = 0; place < hired.size(city); place++)
      if (hired.isMarked(city, place, timing.bit())) wake(city, hired.get(city, place), timing);
  }

  private static void wake(NightCity city, Edgerunner edgerunner, Timing timing) {
    note(city, edgerunner, timing);
    city.then(SETTLE);
  }

  /** Settles next what is due, if anything is. */
  public static void settle(NightCity city) {
    var due = city.at().due;
    if (due.sum(city, 0, due.length()) > 0) city.then(SETTLE);
  }

  /** Notes an ability as due, if its edgerunner is in play and it was not used up. */
  static void note(NightCity city, Edgerunner edgerunner, Timing timing) {
    if (!Units.isInPlay(city, edgerunner)) return;
    boolean once = isLimited(edgerunner, timing);
    if (once && (city.at().usedThisTurn.get(city) & 1 << edgerunner.index()) != 0) return;
    if (once) city.at().due.set(city, edgerunner.index(), 1);
    else city.at().due.add(city, edgerunner.index(), 1);
  }

  private static boolean isLimited(Edgerunner edgerunner, Timing timing) {
    for (var trigger : edgerunner.triggers())
      if (trigger.timing() == timing)
        for (var effect : trigger.effects()) if (effect instanceof Effect.Limit) return true;
    return false;
  }

  private static boolean isDue(NightCity city, Edgerunner edgerunner) {
    return city.at().due.get(city, edgerunner.index()) > 0;
  }

  /** Lets everybody whose abilities are due use them, the active player first. */
  @Cites({GN_20_05, GN_20_07})
  record Settle() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      for (int i = 0; i < city.seatCount(); i++) {
        int side = city.clockwise(city.active(), i);
        if (!city.isPlayer(side)) continue;
        int first = due(city, side, 0);
        if (first < 0) continue;
        city.then(this);
        if (due(city, side, first + 1) >= 0) city.then(new WhichFirst(Seat.of(side)));
        else use(city, side, city.at().hired(side).get(city, first));
        return;
      }
    }

    private static int due(NightCity city, int side, int from) {
      var hired = city.at().hired(side);
      for (int place = from; place < hired.size(city); place++)
        if (isDue(city, hired.get(city, place))) return place;
      return -1;
    }
  }

  private static final int IN_BETWEEN =
      Timing.SC_GAINED.bit() | Timing.FIXER_OCCUPIED.bit() | Timing.ENTERED.bit();

  private static void use(NightCity city, int side, Edgerunner edgerunner) {
    city.at().due.add(city, edgerunner.index(), -1);
    if (!Units.isInPlay(city, edgerunner)) return;
    for (Trigger trigger : edgerunner.triggers())
      if ((trigger.timing().bit() & IN_BETWEEN) != 0)
        Effects.perform(city, side, edgerunner.index(), trigger.effects(), GN_20_05);
  }

  /** Several abilities of one player are due. */
  record WhichFirst(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.which-first");
    }

    @Override
    public Rule rule() {
      return GN_20_04;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      var hired = city.at().hired(seat.index());
      for (int place = 0; place < hired.size(city); place++)
        if (isDue(city, hired.get(city, place))) may.add(hired.get(city, place));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      use(city, seat.index(), (Edgerunner) option);
    }
  }
}
