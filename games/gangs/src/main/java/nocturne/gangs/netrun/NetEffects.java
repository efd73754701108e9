package nocturne.gangs.netrun;

import static nocturne.gangs.GangsRule.GN_17_01;
import static nocturne.gangs.GangsRule.GN_17_13;
import static nocturne.gangs.GangsRule.GN_20_06;
import static nocturne.gangs.GangsRule.GN_2_13;
import static nocturne.gangs.GangsRule.GN_2_34;
import static nocturne.gangs.GangsRule.GN_7_38;
import static nocturne.gangs.GangsRule.GN_9_09;
import static nocturne.gangs.GangsRule.GN_9_15;
import static nocturne.gangs.GangsRule.GN_9_16;
import static nocturne.gangs.GangsRule.GN_9_17;

import java.util.List;
import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.Rival;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Kin;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.PoiKind;
import nocturne.gangs.component.Role;
import nocturne.gangs.firefight.Hands;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Losing;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** What spaces of the Net do, and some opportunities. */
@Cites(GN_9_09)
public final class NetEffects {

  private NetEffects() {}

  @Cites(GN_17_13)
  public static void discardRandom(NightCity city, Seat seat) {
    for (int side = 0; side < city.sides(); side++)
      if (side != seat.index() && Hands.hasCards(city, side)) {
        city.then(new DiscardRandom(seat));
        return;
      }
  }

  /** Whose hand loses a card. */
  record DiscardRandom(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.discard-random");
    }

    @Override
    public Rule rule() {
      return GN_9_17;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int side = 0; side < city.sides(); side++)
        if (side != seat.index() && Hands.hasCards(city, side)) may.add(Rival.of(city, side));
    }

    @Override
    @Cites(GN_20_06)
    public void chosen(NightCity city, Seat seat, Option option) {
      int victim = ((Rival) option).side();
      var hand = city.at().hand(victim);
      int place = city.chance("random card").below(hand.size(city));
      Hands.discard(city, victim, hand.get(city, place), GN_9_17);
    }
  }

  public static void buildDrones(NightCity city, Seat seat, int most) {
    int reserve = Units.reserve(city, seat.index(), Member.DRONE);
    if (reserve > 0 && Units.isAnyInPlay(city, seat.index(), Role.TECHIE.bit()))
      city.then(new BuildDrones(seat, Math.min(most, reserve)));
  }

  /** So many drones in a district with a techie. */
  record Build(District district, int drones) implements Option {

    @Override
    public String id() {
      return drones + "-" + district.id();
    }

    @Override
    public Text label() {
      return Text.of("option.build-drones", drones, district);
    }

    @Override
    public List<? extends Named> touches() {
      return List.of(district);
    }
  }

  /** Where a techie builds, and how many. */
  record BuildDrones(Seat seat, int most) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.build-drones", most);
    }

    @Override
    public Rule rule() {
      return GN_2_13;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      for (int i = 0; i < District.COUNT; i++)
        if (Units.count(city, seat.index(), Role.TECHIE.bit(), i) > 0)
          for (int drones = 1; drones <= most; drones++)
            may.add(new Build(city.board().district(i), drones));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (!(option instanceof Build(var district, var drones))) return;
      for (int i = 0; i < drones; i++) Drones.create(city, seat.index(), district.index(), GN_2_13);
      Branches.watch(city);
    }
  }

  public static void kill(NightCity city, Seat seat, boolean may) {
    for (int side = 0; side < city.sides(); side++)
      if (city.isGang(side) && Units.isAnyInPlay(city, side, Role.ANY)) {
        city.then(new Kill(seat, may));
        return;
      }
  }

  /** Any unit in play. */
  record Kill(Seat seat, boolean may) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.kill");
    }

    @Override
    public Rule rule() {
      return GN_7_38;
    }

    @Override
    public void options(NightCity city, Seat seat, Options options) {
      if (may) options.add(Reply.PASS);
      for (int district = 0; district < District.COUNT; district++)
        Losing.targets(city, district, options);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Piece piece)
        Losing.lose(city, piece, city.sideOf(piece) == seat.index(), GN_7_38);
    }
  }

  /** Everybody of a side leaves points of interest of a kind, into the open. */
  @Cites(GN_9_15)
  public static void kickOut(NightCity city, int side, PoiKind kind) {
    for (int poi = 0; poi < city.at().standing.length(); poi++) {
      if (Units.sideAt(city, poi) != side || city.board().poi(poi).kind() != kind) continue;
      var unit = city.unit(Units.unitAt(city, poi));
      Units.take(city, side, unit, Board.spotOfPoi(poi));
      Units.put(city, side, unit, city.board().poi(poi).district());
      if (city.isHeard())
        city.tell(GN_9_15, "kicked", city.name(side), unit, city.board().poi(poi));
    }
  }

  @Cites(GN_2_34)
  public static void sacrifice(NightCity city, Seat seat, Kin kin, boolean all) {
    int roles = kin == Kin.NETRUNNER ? Role.NETRUNNER.bit() : Role.ANY;
    if (Units.isAnyInPlay(city, seat.index(), roles)) city.then(new Sacrifice(seat, roles, all));
  }

  /** Which of one's own is lost; again and again where all are. */
  record Sacrifice(Seat seat, int roles, boolean all) implements SeatAsk<NightCity> {

    @Override
    public Seats asked(NightCity city) {
      return Units.isAnyInPlay(city, seat.index(), roles) ? Seats.of(seat) : Seats.NONE;
    }

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.sacrifice");
    }

    @Override
    public Rule rule() {
      return GN_9_16;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int district = 0; district < District.COUNT; district++) {
        if (!all) Units.list(city, seat.index(), roles, district, may);
        else if (may.size() == 0 && Units.count(city, seat.index(), roles, district) > 0)
          may.add(Units.some(city, seat.index(), roles, district));
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (all) city.then(this);
      Losing.lose(city, (Piece) option, true, GN_9_16);
    }
  }

  public static void opponentLoses(NightCity city, Seat seat, int cred) {
    city.then(new OpponentLoses(seat, cred));
  }

  /** Who loses Street Cred. */
  record OpponentLoses(Seat seat, int cred) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.opponent-loses", cred);
    }

    @Override
    public Rule rule() {
      return GN_17_01;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      for (int side = 0; side < city.sides(); side++)
        if (side != seat.index()) may.add(Rival.of(city, side));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      Fortune.loseCred(city, ((Rival) option).side(), cred, GN_17_01);
    }
  }
}
