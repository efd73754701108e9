package nocturne.gangs.netrun;

import static nocturne.gangs.GangsRule.GN_17_01;
import static nocturne.gangs.GangsRule.GN_1_08;
import static nocturne.gangs.GangsRule.GN_9_02;
import static nocturne.gangs.GangsRule.GN_9_03;
import static nocturne.gangs.GangsRule.GN_9_04;
import static nocturne.gangs.GangsRule.GN_9_05;
import static nocturne.gangs.GangsRule.GN_9_06;
import static nocturne.gangs.GangsRule.GN_9_07;
import static nocturne.gangs.GangsRule.GN_9_08;
import static nocturne.gangs.GangsRule.GN_9_13;
import static nocturne.gangs.GangsRule.GN_9_14;

import nocturne.gangs.Amount;
import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.NetSpace;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import nocturne.gangs.effect.Effects;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Abilities;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A run through the Net, in its five steps. */
@Cites({GN_1_08, GN_9_03})
public final class Netrun {

  private Netrun() {}

  private static int netrunners(NightCity city, int side) {
    return Units.inPlay(city, side, Role.NETRUNNER.bit());
  }

  /** The space of a position; in the solo game one is replaced. */
  @Cites(GN_17_01)
  public static NetSpace space(NightCity city, int position) {
    var replacement = city.contents().opponents().replacement();
    if (city.plan().isSolo() && replacement.position() == position) return replacement;
    return city.contents().net().get(position - 1);
  }

  /** Whether to start a netrun. */
  public record Start(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Seats asked(NightCity city) {
      return netrunners(city, seat.index()) > 0 ? Seats.of(seat) : Seats.NONE;
    }

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.netrun");
    }

    @Override
    public Rule rule() {
      return GN_9_02;
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
      city.at().netrunMade.set(city, 1);
      city.at().stopped.set(city, 0);
      if (city.isHeard()) city.tell(GN_9_02, "netrun", city.name(side));
      city.then(
          new Fortresses(side),
          new Advance(seat),
          new UseSpace(seat),
          new NetWatch.Roll(side),
          new Finish(side));
      Abilities.perform(city, side, Timing.NETRUN_START, GN_9_02);
    }
  }

  /** Data Fortresses pay. */
  record Fortresses(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int count = Control.controlled(city, side, PoiKind.DATA_FORTRESS);
      Fortune.gain(city, side, Resource.SECRETS, count, GN_9_04);
    }
  }

  /** How far to go. */
  @Cites({GN_9_06, GN_9_07})
  public record Advance(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.advance");
    }

    @Override
    public Rule rule() {
      return GN_9_05;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      int left = city.contents().net().size() - city.net(seat.index());
      int most = Math.max(1, Math.min(left, netrunners(city, seat.index())));
      for (int spaces = 1; spaces <= most; spaces++) may.add(Amount.of(spaces));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int side = seat.index();
      city.at().net.add(city, side, ((Amount) option).number());
      city.at().stopped.set(city, city.net(side));
      if (city.isHeard())
        city.tell(GN_9_05, "advanced", city.name(side), space(city, city.net(side)));
    }
  }

  /** Whether to use the space reached. */
  public record UseSpace(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.use-space", space(city, city.net(seat.index())));
    }

    @Override
    public Rule rule() {
      return GN_9_08;
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
      Effects.perform(city, side, -1, space(city, city.net(side)).effects(), GN_9_08);
    }
  }

  /** From the last space one goes back to the start; then abilities work. */
  @Cites(GN_9_14)
  record Finish(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Abilities.perform(city, side, Timing.NETRUN_END, GN_9_13);
      if (city.net(side) < city.contents().net().size()) return;
      city.at().net.set(city, side, 0);
      city.at().netReturned.set(city, 1);
      if (city.isHeard()) city.tell(GN_9_13, "net.start", city.name(side));
      Branches.watch(city);
    }
  }
}
