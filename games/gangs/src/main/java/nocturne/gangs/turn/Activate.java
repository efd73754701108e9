package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_12_01;
import static nocturne.gangs.GangsRule.GN_12_04;
import static nocturne.gangs.GangsRule.GN_12_06;
import static nocturne.gangs.GangsRule.GN_6_03;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_05;
import static nocturne.gangs.GangsRule.GN_6_06;
import static nocturne.gangs.GangsRule.GN_6_07;
import static nocturne.gangs.GangsRule.GN_6_10;
import static nocturne.gangs.GangsRule.GN_6_11;
import static nocturne.gangs.GangsRule.GN_6_13;
import static nocturne.gangs.GangsRule.GN_7_02;
import static nocturne.gangs.GangsRule.GN_8_02;
import static nocturne.gangs.GangsRule.GN_9_02;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Places;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Disc;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.firefight.WhereToFight;
import nocturne.gangs.hideout.Building;
import nocturne.gangs.market.FollowUp;
import nocturne.gangs.market.Markets;
import nocturne.gangs.netrun.Netrun;
import nocturne.gangs.story.StoryCard.Moment;
import nocturne.gangs.story.Tale;
import nocturne.gangs.unit.Abilities;
import nocturne.gangs.unit.Moving;
import nocturne.gangs.upgrade.Upgrading;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A turn with one or two actions. */
@Cites({GN_6_03, GN_6_05, GN_6_10, GN_6_11, GN_12_06})
public final class Activate {

  private static final int MOST_ACTIONS = 2;

  private Activate() {}

  static void begin(NightCity city, int side) {
    city.at().phase.set(city, Places.ACTIVATING);
    if (city.isHeard()) city.tell(GN_6_03, "activates", city.name(side), city.turn());
    city.then(new SpendDisc(Seat.of(side)), new End(side));
    Abilities.perform(city, side, Timing.ACTIVATE_START, GN_6_03);
  }

  /** Which disc comes next; after the first one may stop. */
  @Cites({GN_6_06, GN_6_13})
  public record SpendDisc(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.disc", city.at().actions.get(city) + 1);
    }

    @Override
    public Rule rule() {
      return GN_6_04;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      if (city.at().actions.get(city) > 0) may.add(Reply.END_TURN);
      int usable = Discs.usable(city, seat.index());
      list(usable, may);
      if (may.size() == 0) may.add(Reply.END_TURN);
      if (!may.explaining()) return;
      for (int i = 0; i < Disc.COUNT; i++) {
        var disc = Disc.of(i);
        if ((usable & disc.bit()) == 0)
          may.refuse(disc, Discs.isSpent(city, seat.index(), disc) ? GN_6_07 : Discs.reason(disc));
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (!(option instanceof Disc disc)) return;
      int side = seat.index();
      var at = city.at();
      at.spentDiscs.set(city, side, at.spentDiscs.get(city, side) | disc.bit());
      at.actions.add(city, 0, 1);
      at.escorted.set(city, 0);
      if (at.actions.get(city) < MOST_ACTIONS) city.then(this);
      if (city.isHeard()) city.tell(GN_6_04, "disc", city.name(side), disc);
      if (disc == Disc.WILD) city.then(new Imitate(seat));
      else perform(city, side, disc);
    }
  }

  private static void list(int discs, Options may) {
    for (int left = discs; left != 0; left &= left - 1)
      may.add(Disc.of(Integer.numberOfTrailingZeros(left)));
  }

  /** What the wild disc is used for. */
  record Imitate(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.wild");
    }

    @Override
    public Rule rule() {
      return GN_12_01;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      int possible = Discs.possible(city, seat.index(), Discs.ALL);
      list(possible, may);
      if (!may.explaining()) return;
      for (int i = 0; i < Disc.ACTIONS; i++)
        if ((possible & 1 << i) == 0) may.refuse(Disc.of(i), Discs.reason(Disc.of(i)));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (city.isHeard()) city.tell(GN_12_01, "disc", city.name(seat.index()), option);
      perform(city, seat.index(), (Disc) option);
    }
  }

  @Cites({GN_7_02, GN_8_02, GN_9_02})
  private static void perform(NightCity city, int side, Disc disc) {
    var seat = Seat.of(side);
    switch (disc) {
      case SOLOS -> {
        city.then(new WhereToFight(seat));
        Moving.start(city, side, Role.SOLO.bit(), Moving.ANY_NUMBER, true);
      }
      case TECHIES -> {
        city.then(new FollowUp.Begin(side));
        int roles = Role.TECHIE.bit() | Role.DRONE.bit();
        Moving.start(city, side, roles, Moving.ANY_NUMBER, true);
      }
      case NETRUNNERS -> {
        city.then(new Netrun.Start(seat));
        Moving.start(city, side, Role.NETRUNNER.bit(), Moving.ANY_NUMBER, true);
      }
      case HIDEOUT -> Building.begin(city, side);
      case UPGRADE -> Upgrading.begin(city, side);
      case WILD -> throw new IllegalStateException("the wild disc does what another does");
    }
  }

  /** Both markets are filled, then the story has its say. */
  @Cites(GN_12_04)
  record End(int side) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.at().marketLocked.set(city, 0);
      Markets.refill(city);
      Tale.tell(city, Moment.END_ACTIVATE, new EndTurn(side));
    }
  }
}
