package nocturne.bench.connectfour;

import java.util.List;
import nocturne.bench.Duel;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Name;
import nocturne.kernel.Seat;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Value;

/** Four in a row on a standing grid of six rows and seven columns. */
public final class ConnectFour implements Game<Grid> {

  private static final Facts FACTS =
      new Facts("connect-four", new Name("Connect Four", "Четыре в ряд"), "1", 2, 2);
  private static final double CENTRE_DISC = 0.01;

  @Override
  public Facts facts() {
    return FACTS;
  }

  @Override
  public List<Setting> settings() {
    return List.of();
  }

  @Override
  public String packs() {
    return "none";
  }

  @Override
  public Grid lay(Setup setup, Chance chance) {
    var grid = new Grid(chance);
    grid.then(Drop.by(Seat.of(0)));
    return grid;
  }

  @Override
  public Value<Grid> value() {
    return (grid, seat) -> strength(grid, seat) - strength(grid, Duel.opponent(seat));
  }

  /** More fours go through the centre than through any other column. */
  private static double strength(Grid grid, Seat seat) {
    return grid.hasFour(seat) ? 1 : CENTRE_DISC * grid.count(seat, Column.D);
  }
}
