package nocturne.gangs.hideout;

import static nocturne.gangs.GangsRule.GN_10_01;
import static nocturne.gangs.GangsRule.GN_10_02;
import static nocturne.gangs.GangsRule.GN_10_03;
import static nocturne.gangs.GangsRule.GN_10_04;
import static nocturne.gangs.GangsRule.GN_10_05;
import static nocturne.gangs.GangsRule.GN_10_06;
import static nocturne.gangs.GangsRule.GN_2_03;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Resource;
import nocturne.gangs.story.Modifiers;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** Hideouts are built from the left of the dashboard and stay where they are. */
@Cites({GN_2_03, GN_10_06})
public final class Building {

  private static final int EVERYWHERE = (1 << District.COUNT) - 1;

  private Building() {}

  @Cites(GN_10_05)
  public static boolean isPossible(NightCity city, int side) {
    return city.at().slotsEmptied.get(city, side) < city.gang(side).slots().size()
        && city.at().hideouts.get(city, side) != EVERYWHERE
        && Fortune.canPay(city, side, Resource.EDDIES, Modifiers.hideoutCost(city));
  }

  @Cites(GN_10_01)
  public static void begin(NightCity city, int side) {
    city.then(new Where(Seat.of(side)));
    Fortune.pay(city, side, Resource.EDDIES, Modifiers.hideoutCost(city), GN_10_01);
  }

  /** In any district that has none of the gang's. */
  @Cites(GN_10_04)
  record Where(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.hideout");
    }

    @Override
    public Rule rule() {
      return GN_10_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int i = 0; i < District.COUNT; i++) {
        var district = city.board().district(i);
        if (city.hasHideout(seat.index(), i)) may.refuse(district, GN_10_02);
        else may.add(district);
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int side = seat.index();
      var at = city.at();
      int slot = at.slotsEmptied.get(city, side);
      at.slotsEmptied.set(city, side, slot + 1);
      var district = (District) option;
      at.hideouts.set(city, side, at.hideouts.get(city, side) | 1 << district.index());
      if (city.isHeard()) city.tell(GN_10_02, "built", city.name(side), district);
      Fortune.cred(city, side, city.gang(side).slots().get(slot), GN_10_03);
    }
  }
}
