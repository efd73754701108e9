package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_13_01;
import static nocturne.gangs.GangsRule.GN_5_14;
import static nocturne.gangs.GangsRule.GN_6_01;
import static nocturne.gangs.GangsRule.GN_6_02;
import static nocturne.gangs.GangsRule.GN_6_03;
import static nocturne.gangs.GangsRule.GN_6_12;

import java.util.Locale;
import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.Role;
import nocturne.gangs.reclaim.Reclaim;
import nocturne.gangs.story.Branches;
import nocturne.gangs.unit.Units;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** A player's turn begins. */
@Cites({GN_5_14, GN_6_01})
public record Turn(int side) implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    var at = city.at();
    at.active.set(city, side);
    at.turn.add(city, 0, 1);
    at.phase.set(city, 0);
    at.actions.set(city, 0);
    at.usedThisTurn.set(city, 0);
    at.netrunMade.set(city, 0);
    at.netReturned.set(city, 0);
    Branches.beginTurn(city);
    city.then(new ChooseTurn(Seat.of(side)));
  }

  /** The two kinds of turns. */
  enum TurnType implements Option {
    ACTIVATE,
    RECLAIM;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("option." + id());
    }
  }

  /** To activate, or to reclaim. */
  @Cites(GN_6_12)
  public record ChooseTurn(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.turn");
    }

    @Override
    public Rule rule() {
      return GN_6_02;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      boolean activates = Discs.isAnyUsable(city, seat.index());
      if (activates) may.add(TurnType.ACTIVATE);
      else may.refuse(TurnType.ACTIVATE, GN_6_03);
      if (!activates || mayReclaim(city, seat.index())) may.add(TurnType.RECLAIM);
      else may.refuse(TurnType.RECLAIM, GN_13_01);
    }

    @Cites(GN_13_01)
    private static boolean mayReclaim(NightCity city, int side) {
      return city.at().spentDiscs.get(city, side) != 0
          || city.resources(side) == 0
          || !Units.isAnyInPlay(city, side, Role.ANY);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      if (option == TurnType.ACTIVATE) Activate.begin(city, seat.index());
      else Reclaim.begin(city, seat.index());
    }
  }
}
