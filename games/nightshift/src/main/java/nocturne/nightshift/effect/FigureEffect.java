package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_11_17;
import static nocturne.nightshift.NightshiftRule.NS_5_11;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Spot;

/** Effects on figurines and their Energy. */
@Cites(NS_5_11)
public sealed interface FigureEffect extends Effect {

  /**
   * ENERGY_ADD: more or less Energy for the player whose turn it is; a turn begins with at least
   * one.
   */
  record EnergyAdd(int amount) implements FigureEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.active().isPresent();
    }

    @Override
    public void perform(Club club, Seat player) {
      club.at().energy.set(club, Math.max(1, club.at().energy.get(club) + amount));
      club.tell(
          NS_11_17, "energy.changed", club.active().orElseThrow(), club.at().energy.get(club));
    }
  }

  /** FIG_TO_ANY: moves the own figurine to any table. */
  record FigToAny() implements FigureEffect, ChooseSpot.OnSpot {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return true;
    }

    @Override
    public boolean fits(Club club, Seat player, Spot spot) {
      return club.spot(player).filter(spot::equals).isEmpty();
    }

    @Override
    public void perform(Club club, Seat player) {
      club.then(new ChooseSpot(player, this, 1, false, NS_11_17));
    }

    @Override
    public void happen(Club club, Seat player, Spot spot) {
      club.go(player, spot);
      club.tell(NS_11_17, "moved", player, spot);
    }
  }

  /** FIG_STEP: moves another dancer along the ring. */
  record FigStep(int most) implements FigureEffect, ChoosePlayer.OnPlayer {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return !onFloor(club, player).isEmpty();
    }

    private static Seats onFloor(Club club, Seat player) {
      var seats = Seats.NONE;
      for (var seat : club.seats().without(player).list())
        if (club.spot(seat).isPresent()) seats = seats.with(seat);
      return seats;
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, Who.OTHER, onFloor(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.then(new ChooseSteps(player, target, most));
    }
  }

  /** BAR_OPEN: may buy anywhere this turn, and the next Drink is free. */
  record BarOpen() implements FigureEffect {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return true;
    }

    @Override
    public void perform(Club club, Seat player) {
      club.at().openBar.set(club, 1);
      club.at().freeDrink.set(club, 1);
      club.tell(NS_11_17, "bar.opened", player);
    }
  }

  /** How far, and which way round. */
  record ChooseSteps(Seat seat, Seat target, int most) implements SeatAsk<Club> {

    /** A number of tables; clockwise where it is positive. */
    record Steps(int count) implements Option {

      @Override
      public String id() {
        return count > 0 ? "clockwise-" + count : "counterclockwise-" + -count;
      }

      @Override
      public Text label() {
        return count > 0
            ? Text.of("option.clockwise-steps", count)
            : Text.of("option.counterclockwise-steps", -count);
      }
    }

    @Override
    public Text prompt(Club club, Seat seat) {
      return Text.of("ask.steps", target);
    }

    @Override
    public Rule rule() {
      return NS_11_17;
    }

    @Override
    public void options(Club club, Seat seat, Options may) {
      for (int count = 1; count <= most; count++) {
        may.add(new Steps(count));
        may.add(new Steps(-count));
      }
    }

    @Override
    public void chosen(Club club, Seat seat, Option option) {
      var from = club.spot(target).orElseThrow();
      var to = club.spots().get(from.step(((Steps) option).count()));
      club.go(target, to);
      club.tell(NS_11_17, "moved", target, to);
    }
  }
}
