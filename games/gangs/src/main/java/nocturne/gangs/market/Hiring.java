package nocturne.gangs.market;

import static nocturne.gangs.GangsRule.GN_2_07;
import static nocturne.gangs.GangsRule.GN_2_21;
import static nocturne.gangs.GangsRule.GN_4_04;
import static nocturne.gangs.GangsRule.GN_8_03;
import static nocturne.gangs.GangsRule.GN_8_16;
import static nocturne.gangs.GangsRule.GN_8_17;
import static nocturne.gangs.GangsRule.GN_8_18;
import static nocturne.gangs.GangsRule.GN_8_19;
import static nocturne.gangs.GangsRule.GN_8_20;
import static nocturne.gangs.GangsRule.GN_8_21;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Trigger.Timing;
import nocturne.gangs.district.Control;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Abilities;
import nocturne.gangs.unit.Arrivals;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** Edgerunners are hired. */
public final class Hiring {

  private Hiring() {}

  @Cites(GN_2_21)
  private static boolean isFull(NightCity city, int side) {
    return city.at().hired(side).size(city) >= city.contents().numbers().mostEdgerunners();
  }

  /** Lists whom a gang may hire for eddies, with reasons for the rest. */
  static void list(NightCity city, int side, Options may) {
    boolean open = Control.controls(city, side, PoiKind.FIXER);
    if (!open && !may.explaining()) return;
    for (var slot : city.at().edgerunners) {
      if (slot.isEmpty(city)) continue;
      var card = slot.top(city);
      if (!open) may.refuse(card, GN_8_03);
      else if (isFull(city, side)) may.refuse(card, GN_8_16);
      else if (!hasPlace(city, side, card)) may.refuse(card, GN_8_21);
      else if (!Fortune.canPay(city, side, Resource.EDDIES, card.cost())) may.refuse(card, GN_8_17);
      else may.add(card);
    }
  }

  private static boolean replaces(Edgerunner card) {
    return (card.timings() & Timing.HIRE.bit()) != 0;
  }

  private static boolean hasPlace(NightCity city, int side, Edgerunner card) {
    return !replaces(card) || hasBasic(city, side);
  }

  /** Whether a gang has a basic unit in play. */
  private static boolean hasBasic(NightCity city, int side) {
    for (int member = 0; member < Member.BASIC; member++)
      for (int district = 0; district < District.COUNT; district++)
        if (Units.open(city, side, member, district) > 0) return true;
    for (int poi = 0; poi < city.at().standing.length(); poi++)
      if (Units.sideAt(city, poi) == side && Units.unitAt(city, poi) < Member.BASIC) return true;
    return false;
  }

  /** Pays for an edgerunner, who then joins. */
  static void hire(NightCity city, int side, Edgerunner card) {
    city.then(new Join(side, card));
    Fortune.pay(city, side, Resource.EDDIES, card.cost(), GN_8_17);
  }

  /** Hires without a Fixer and for nothing, if anybody can be hired. */
  public static void free(NightCity city, int side) {
    if (isFull(city, side)) return;
    for (var slot : city.at().edgerunners)
      if (!slot.isEmpty(city) && hasPlace(city, side, slot.top(city))) {
        city.then(new FreeHire(Seat.of(side)));
        return;
      }
  }

  /** Whom to hire for nothing. */
  record FreeHire(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.free-hire");
    }

    @Override
    public Rule rule() {
      return GN_8_20;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      for (var slot : city.at().edgerunners)
        if (!slot.isEmpty(city) && hasPlace(city, seat.index(), slot.top(city)))
          may.add(slot.top(city));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Edgerunner card) city.then(new Join(seat.index(), card));
    }
  }

  /** The card goes beside the dashboard and the figure to a hideout. */
  record Join(int side, Edgerunner card) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      for (var slot : city.at().edgerunners)
        if (slot.has(city, card)) slot.move(city, card, city.at().hired(side));
      if (city.isHeard()) city.tell(GN_8_17, "hired", city.name(side), card);
      var seat = Seat.of(side);
      city.then(replaces(card) ? new Replace(seat, card) : new Place(seat, card));
    }
  }

  /** Where the figure goes. */
  @Cites({GN_4_04, GN_8_19})
  record Place(Seat seat, Edgerunner card) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.place", card);
    }

    @Override
    public Rule rule() {
      return GN_8_18;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int district = 0; district < District.COUNT; district++)
        if (city.hasHideout(seat.index(), district)) may.add(city.board().district(district));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      int district = ((District) option).index();
      Units.put(city, seat.index(), card, district);
      if (city.isHeard())
        city.tell(GN_8_18, "placed", city.name(seat.index()), card, (District) option);
      if (card.role() == Role.TECHIE) Drones.create(city, seat.index(), district, GN_8_19);
      Branches.watch(city);
    }
  }

  /** Somebody makes room for him, for good. */
  @Cites(GN_2_07)
  record Replace(Seat seat, Edgerunner card) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.replace-basic", card);
    }

    @Override
    public Rule rule() {
      return GN_8_21;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int district = 0; district < District.COUNT; district++)
        basic(city, seat.index(), district, may);
    }

    private static void basic(NightCity city, int side, int district, Options may) {
      for (int member = 0; member < Member.BASIC; member++)
        if (Units.open(city, side, member, district) > 0)
          may.add(city.piece(side, member, district));
      for (int poi : city.board().poisOf(district))
        if (Units.sideAt(city, poi) == side && Units.unitAt(city, poi) < Member.BASIC)
          may.add(city.piece(side, Units.unitAt(city, poi), Board.spotOfPoi(poi)));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      var piece = (Piece) option;
      int side = seat.index();
      int spot = piece.spot().index();
      Units.take(city, side, piece.unit(), spot);
      city.at().gone.add(city, side * Member.COUNT + piece.unit().number(), 1);
      Units.put(city, side, card, spot);
      if (city.isHeard())
        city.tell(GN_8_21, "replaced-unit", city.name(side), card, piece.unit(), piece.spot());
      Arrivals.occupied(city, side, card, spot);
      Abilities.settle(city);
      Branches.watch(city);
    }
  }
}
