package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_19_01;
import static nocturne.gangs.GangsRule.GN_19_02;
import static nocturne.gangs.GangsRule.GN_19_03;
import static nocturne.gangs.GangsRule.GN_19_04;
import static nocturne.gangs.GangsRule.GN_19_05;
import static nocturne.gangs.GangsRule.GN_19_06;
import static nocturne.gangs.GangsRule.GN_19_07;
import static nocturne.gangs.GangsRule.GN_19_08;
import static nocturne.gangs.GangsRule.GN_19_09;
import static nocturne.gangs.GangsRule.GN_19_10;
import static nocturne.gangs.GangsRule.GN_19_11;
import static nocturne.gangs.GangsRule.GN_19_12;
import static nocturne.gangs.GangsRule.GN_19_13;
import static nocturne.gangs.GangsRule.GN_19_14;
import static nocturne.gangs.GangsRule.GN_19_15;
import static nocturne.gangs.GangsRule.GN_19_25;
import static nocturne.gangs.GangsRule.GN_3_09;

import nocturne.gangs.Cites;
import nocturne.gangs.Fortune;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Resource;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Unit;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;

/** The opposing gang spreads out and then does harm wherever it has come. */
@Cites({GN_19_07, GN_19_25})
public final class OpposingGang {

  private static final int SIDE = NightCity.OPPOSING_GANG;
  private static final int MOST_MARKS = 3;

  private OpposingGang() {}

  static Behaviour behaviour(NightCity city) {
    return city.contents().behaviour(city.gang(SIDE));
  }

  private static Opponents numbers(NightCity city) {
    return city.contents().opponents();
  }

  @Cites(GN_19_01)
  public static void begin(NightCity city) {
    var at = city.at();
    for (int i = 0; i < numbers(city).districtsDrawn(); i++)
      at.districtDeck.moveTop(city, at.districtsDrawn);
    if (city.isHeard())
      city.tell(GN_19_01, "gang.turn", city.gang(SIDE), at.districtsDrawn.list(city));
    city.then(new Place(0), new Act(0), new EndOpponentTurn(SIDE));
  }

  /** A unit for each district. */
  @Cites({GN_19_02, GN_19_05})
  record Place(int next) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (next == city.at().districtsDrawn.size(city)) return;
      city.then(new Place(next + 1));
      int district = city.at().districtsDrawn.get(city, next).index();
      for (var member : behaviour(city).priority())
        if (Units.reserve(city, SIDE, member) > 0) {
          place(city, member, district);
          return;
        }
      if (!Units.isIn(city, SIDE, district))
        Fortune.cred(city, SIDE, numbers(city).gangUnplaced(), GN_19_06);
    }

    @Cites(GN_19_03)
    private static void place(NightCity city, Member member, int district) {
      int spot = district;
      for (int poi : city.board().poisOf(district))
        if (Units.isFree(city, poi)) spot = Board.spotOfPoi(poi);
      Units.reserve(city, SIDE, member, -1);
      Units.put(city, SIDE, member, spot);
      if (city.isHeard())
        city.tell(GN_19_02, "placed", city.gang(SIDE), member, city.board().spot(spot));
      if (member == Member.TECHIE) Drones.create(city, SIDE, district, GN_19_04);
    }
  }

  /** What it does in each district. */
  @Cites({GN_19_10, GN_19_14})
  record Act(int next) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      if (next == city.at().districtsDrawn.size(city)) return;
      city.then(new Act(next + 1));
      int district = city.at().districtsDrawn.get(city, next).index();
      if (!Units.isIn(city, 0, district)) {
        unwatched(city);
        return;
      }
      if (has(city, Role.SOLO, district)) city.then(new Attack(district));
      if (has(city, Role.NETRUNNER, district)) city.then(new Intrude());
      if (has(city, Role.TECHIE, district)) city.then(new Extort(Seat.of(0)));
    }

    private static boolean has(NightCity city, Role role, int district) {
      return Units.count(city, SIDE, role.bit(), district) > 0;
    }

    @Cites(GN_19_09)
    private static void unwatched(NightCity city) {
      Fortune.cred(city, SIDE, numbers(city).gangUnwatched(), GN_19_08);
      city.at().marketLocked.set(city, 1);
      int left = 0;
      for (var slot : city.at().edgerunners) if (!slot.isEmpty(city)) left++;
      if (left == 0) return;
      var chance = city.chance("edgerunner market");
      for (; left > 0; left--) putUnder(city, chance.below(left));
      if (city.isHeard()) city.tell(GN_19_08, "market.cleared");
    }

    /**
     * One of the edgerunners that are left goes under the deck, and nobody knows in which order.
     */
    private static void putUnder(NightCity city, int which) {
      int skipped = 0;
      for (Zone<Edgerunner> slot : city.at().edgerunners)
        if (!slot.isEmpty(city) && skipped++ == which) {
          slot.moveUnder(city, slot.top(city), city.at().edgerunnerDeck);
          return;
        }
    }
  }

  /** Its techie: a resource or Street Cred, and an opportunity is gone. */
  @Cites({GN_3_09, GN_19_15})
  record Extort(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.extort", numbers(city).gangTechie());
    }

    @Override
    public Rule rule() {
      return GN_19_11;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.GIVE_CRED);
      for (int i = 0; i < Resource.COUNT; i++)
        if (city.has(seat.index(), Resource.of(i)) > 0) may.add(Resource.of(i));
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Resource resource)
        Fortune.lose(city, seat.index(), resource, 1, GN_19_11);
      else Fortune.cred(city, SIDE, numbers(city).gangTechie(), GN_19_11);
      if (Removing.topmost(city, GN_19_11))
        Fortune.cred(city, SIDE, behaviour(city).credForTechie(), GN_19_11);
    }
  }

  /** Its netrunner: the player is pushed back in the Net. */
  record Intrude() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int back = behaviour(city).netBack();
      if (back == 0) back = numbers(city).netBack();
      city.at().net.set(city, 0, Math.max(0, city.net(0) - back));
      if (city.isHeard()) city.tell(GN_19_12, "net.back", city.name(0), city.net(0));
      Fortune.cred(city, SIDE, numbers(city).gangNetrunner(), GN_19_12);
    }
  }

  /** Its solo: a firefight. */
  @Cites(GN_19_13)
  record Attack(int district) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Firefight.begin(city, SIDE, district);
    }
  }

  /** The gang has lost a unit in a firefight, which some gangs don't forget. */
  public static void lost(NightCity city, Unit unit) {
    if (unit.isDrone() || behaviour(city).firepowerPerMark() == 0) return;
    int marks = city.at().marks.get(city);
    city.at().marks.set(city, Math.min(MOST_MARKS, marks + 1));
  }
}
