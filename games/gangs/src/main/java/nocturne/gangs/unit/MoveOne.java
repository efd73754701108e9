package nocturne.gangs.unit;

import static nocturne.gangs.GangsRule.GN_19_24;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_2_31;
import static nocturne.gangs.GangsRule.GN_7_35;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.Board;
import nocturne.gangs.component.District;
import nocturne.gangs.component.Edgerunner;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Move;
import nocturne.gangs.component.Role;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;

/** Effects that move one unit. */
public final class MoveOne {

  private MoveOne() {}

  /** Such a move may come in the middle of swaps: who has had a turn in them stays known. */
  private static void move(NightCity city, Option option) {
    if (!(option instanceof Move move)) return;
    int side = city.sideOf(move.piece());
    city.then(new Moving.Settle(side));
    Moving.go(city, side, move);
  }

  /** An edgerunner moves by an ability of its own. */
  public record Itself(Seat seat, Edgerunner edgerunner) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.move-self", edgerunner);
    }

    @Override
    public Rule rule() {
      return GN_2_23;
    }

    @Override
    public boolean interrupts(NightCity city, Seat seat) {
      return city.active() != seat.index();
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      int spot = Units.spotOf(city, edgerunner);
      if (spot >= 0)
        Routes.list(city, seat.index(), edgerunner.number(), spot, Routes.taken(city), may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option instanceof Move) {
        int used = city.at().usedThisTurn.get(city);
        city.at().usedThisTurn.set(city, used | 1 << edgerunner.index());
      }
      move(city, option);
    }
  }

  /** The mover picks a unit of another side, and where it goes. */
  @Cites({GN_19_24})
  public record Opposing(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.move-opposing");
    }

    @Override
    public Rule rule() {
      return GN_2_31;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      int taken = Routes.taken(city);
      for (int side = 0; side < city.sides(); side++)
        if (side != seat.index()) everywhere(city, side, taken, may);
      if (may.size() == 0) may.add(Reply.PASS);
    }

    private static void everywhere(NightCity city, int side, int taken, Options may) {
      for (int member = 0; member < Member.COUNT; member++)
        for (int district = 0; district < District.COUNT; district++)
          if (Units.open(city, side, member, district) > 0)
            Routes.list(city, side, member, district, taken, may);
      for (int poi = 0; poi < city.at().standing.length(); poi++)
        if (Units.sideAt(city, poi) == side)
          Routes.list(city, side, Units.unitAt(city, poi), Board.spotOfPoi(poi), taken, may);
      var hired = city.at().hired(side);
      for (int place = 0; place < hired.size(city); place++) {
        var edgerunner = hired.get(city, place);
        int spot = Units.spotOf(city, edgerunner);
        if (spot >= 0 && !Board.isPoi(spot))
          Routes.list(city, side, edgerunner.number(), spot, taken, may);
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      move(city, option);
    }
  }

  /** One of one's own, from wherever it is, to a district. */
  public record To(Seat seat, int district) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.move-to", city.board().district(district));
    }

    @Override
    public Rule rule() {
      return GN_2_23;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      int side = seat.index();
      for (int member = 0; member < Member.COUNT; member++)
        for (int from = 0; from < District.COUNT; from++)
          if (Units.open(city, side, member, from) > 0)
            Routes.into(city, city.piece(side, member, from), district, may);
      for (int poi = 0; poi < city.at().standing.length(); poi++)
        if (Units.sideAt(city, poi) == side)
          Routes.into(
              city, city.piece(side, Units.unitAt(city, poi), Board.spotOfPoi(poi)), district, may);
      var hired = city.at().hired(side);
      for (int place = 0; place < hired.size(city); place++) {
        var edgerunner = hired.get(city, place);
        int spot = Units.spotOf(city, edgerunner);
        if (spot >= 0 && !Board.isPoi(spot))
          Routes.into(city, city.piece(side, edgerunner.number(), spot), district, may);
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      move(city, option);
    }
  }

  /** One who has come through a firefight leaves for a district next to it. */
  public record Survivor(Seat seat, int district) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.move-survivor");
    }

    @Override
    public Rule rule() {
      return GN_7_35;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      may.add(Reply.PASS);
      int side = seat.index();
      for (int member = 0; member < Member.COUNT; member++)
        if (Units.open(city, side, member, district) > 0)
          Routes.away(city, city.piece(side, member, district), may);
      for (int poi : city.board().poisOf(district))
        if (Units.sideAt(city, poi) == side)
          Routes.away(city, city.piece(side, Units.unitAt(city, poi), Board.spotOfPoi(poi)), may);
      var hired = city.at().hired(side);
      for (int place = 0; place < hired.size(city); place++) {
        var edgerunner = hired.get(city, place);
        if (Units.spotOf(city, edgerunner) == district)
          Routes.away(city, city.piece(side, edgerunner.number(), district), may);
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      move(city, option);
    }
  }

  /** Whether somebody else has a unit in play that could be moved. */
  public static boolean isAnyOpposing(NightCity city, int side) {
    for (int other = 0; other < city.sides(); other++)
      if (other != side && Units.isAnyInPlay(city, other, Role.ANY)) return true;
    return false;
  }
}
