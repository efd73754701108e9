package nocturne.bots;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Layout;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Register;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Value;

/**
 * Two crossroads in a row, nothing hidden, one seat. To turn off brings a coin at once; who goes
 * straight on at both finds ten at the end.
 */
final class Crossroads implements Game<Crossroads.Road> {

  private static final int CROSSINGS = 2;
  private static final int TREASURE = 10;
  private static final Rule RULE = () -> "CR-1";

  private final Value<Road> value;

  Crossroads(Value<Road> value) {
    this.value = value;
  }

  enum Way implements Option {
    OFF,
    ON;

    @Override
    public String id() {
      return name();
    }

    @Override
    public Text label() {
      return Text.of(name());
    }
  }

  static final class Road extends Table<Road> {

    private static final Layout LAYOUT = new Layout();
    private static final Register COINS = LAYOUT.register("coins", 1);
    private static final Register STRAIGHT = LAYOUT.register("straight on", 1);

    private Road(Chance chance) {
      super(LAYOUT, 1, chance);
    }

    private Road(Road other) {
      super(other);
    }

    int coins() {
      return COINS.get(this);
    }

    @Override
    public Road copy() {
      return new Road(this);
    }

    @Override
    protected Road self() {
      return this;
    }
  }

  record Cross(int left) implements Ask<Road> {

    @Override
    public Seats asked(Road road) {
      return road.seats();
    }

    @Override
    public Text prompt(Road road, Seat seat) {
      return Text.of("cross");
    }

    @Override
    public Rule rule() {
      return RULE;
    }

    @Override
    public void options(Road road, Seat seat, Options may) {
      for (var way : Way.values()) may.add(way);
    }

    @Override
    public void chosen(Road road, Seat seat, Option option) {
      if (option == Way.OFF) Road.COINS.add(road, 0, 1);
      else Road.STRAIGHT.add(road, 0, 1);
      if (Road.STRAIGHT.get(road) == CROSSINGS) Road.COINS.add(road, 0, TREASURE);
      if (left > 1) road.then(new Cross(left - 1));
      else road.end(result(road, seat));
    }

    private static Result result(Road road, Seat seat) {
      return new Result(
          List.of(new Result.Standing(seat, 0, 1, true, road.coins())), Text.of("over"));
    }
  }

  /** What the seat sees at the first crossroads. */
  Sight<Road> sight() {
    return Sight.of(this, open(Bazaars.setup(1), new FastChance(1)), Seat.of(0));
  }

  @Override
  public Facts facts() {
    return new Facts("crossroads", new Name("Crossroads", "Перекрёстки"), "1", 1, 1);
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
  public Road lay(Setup setup, Chance chance) {
    var road = new Road(chance);
    road.then(new Cross(CROSSINGS));
    return road;
  }

  @Override
  public Value<Road> value() {
    return value;
  }
}
