package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_34;
import static nocturne.gangs.GangsRule.GN_7_35;
import static nocturne.gangs.GangsRule.GN_7_38;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.Reply;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Member;
import nocturne.gangs.component.Piece;
import nocturne.gangs.component.Role;
import nocturne.gangs.component.Tactic;
import nocturne.gangs.unit.Drones;
import nocturne.gangs.unit.Losing;
import nocturne.gangs.unit.MoveOne;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** After the losses: cards that kill or sacrifice somebody, and survivors who leave. */
final class Aftershocks {

  private Aftershocks() {}

  /** One player after another, card by card. */
  @Cites(GN_7_34)
  record Next(int place, int card) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int first = card;
      for (int now = place; now < city.sides(); now++, first = 0) {
        int side = Firefight.inOrder(city, now);
        if (!Firefight.isPlaying(city, side)) continue;
        var played = city.at().played(side);
        for (int next = first; next < played.size(city); next++)
          if (strikes(city, side, played.get(city, next))) {
            city.then(new Next(now, next + 1));
            strike(city, side, played.get(city, next));
            return;
          }
      }
    }

    /** Whether a card has somebody to kill or to sacrifice. */
    private static boolean strikes(NightCity city, int side, CombatCard card) {
      if (Firefight.isBlanked(city, card)) return false;
      int district = Firefight.district(city);
      return switch (card.tactic().word()) {
        case KILL_FOR_DRONE ->
            !Firefight.isImmune(city, side)
                && Drones.in(city, side, district) > 0
                && isTarget(city, side, district);
        case KILL_ANY -> isTarget(city, -1, district);
        case SACRIFICE -> !Firefight.isImmune(city, side) && Units.isIn(city, side, district);
        default -> false;
      };
    }

    private static void strike(NightCity city, int side, CombatCard card) {
      var seat = Seat.of(side);
      var word = card.tactic().word();
      if (word == Tactic.Word.SACRIFICE) city.then(new Sacrifice(seat));
      else city.then(new Kill(seat, word == Tactic.Word.KILL_FOR_DRONE));
    }

    /** Whether there is anybody to kill, once a drone of this side is gone. */
    private static boolean isTarget(NightCity city, int without, int district) {
      int targets = 0;
      for (int side = 0; side < city.sides(); side++)
        if (city.isGang(side) && !Firefight.isImmune(city, side))
          targets += Units.count(city, side, Role.ANY, district);
      return targets > (without < 0 ? 0 : 1);
    }
  }

  /** Any unit there, for a drone of one's own or for nothing. */
  record Kill(Seat seat, boolean forDrone) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return forDrone ? Text.of("ask.kill-for-drone") : Text.of("ask.kill-here");
    }

    @Override
    public Rule rule() {
      return GN_7_38;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      if (forDrone) may.add(Reply.PASS);
      int district = Firefight.district(city);
      for (int side = 0; side < city.sides(); side++) {
        if (!city.isGang(side) || Firefight.isImmune(city, side)) continue;
        boolean lastDrone =
            forDrone && side == seat.index() && Drones.in(city, side, district) == 1;
        int roles = lastDrone ? Role.ANY & ~Role.DRONE.bit() : Role.ANY;
        Units.list(city, side, roles, district, may);
      }
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (!(option instanceof Piece piece)) return;
      int side = seat.index();
      city.then(new Strike(side, piece));
      if (forDrone)
        Losing.lose(
            city,
            city.piece(side, Member.DRONE.ordinal(), Firefight.district(city)),
            true,
            GN_7_34);
    }
  }

  /** The victim dies. */
  record Strike(int side, Piece piece) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      Losing.lose(city, piece, city.sideOf(piece) == side, GN_7_38);
    }
  }

  /** One of one's own, whoever has won. */
  record Sacrifice(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.sacrifice-here");
    }

    @Override
    public Rule rule() {
      return GN_7_34;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      Units.list(city, seat.index(), Role.ANY, Firefight.district(city), may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      Losing.lose(city, (Piece) option, true, GN_7_34);
    }
  }

  /** Those who may leave do so last. */
  @Cites(GN_7_35)
  record Survivors(int place) implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      int district = Firefight.district(city);
      for (int now = place; now < city.sides(); now++) {
        int side = Firefight.inOrder(city, now);
        if (!mayLeave(city, side, district)) continue;
        city.then(new MoveOne.Survivor(Seat.of(side), district), new Survivors(now + 1));
        return;
      }
    }

    private static boolean mayLeave(NightCity city, int side, int district) {
      return Firefight.isPlaying(city, side)
          && Firefight.has(city, side, Tactic.Word.MOVE_SURVIVOR)
          && Units.isIn(city, side, district);
    }
  }
}
