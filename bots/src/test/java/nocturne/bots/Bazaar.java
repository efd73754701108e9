package nocturne.bots;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import nocturne.kernel.Ask;
import nocturne.kernel.Chance;
import nocturne.kernel.Component;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Kind;
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
import nocturne.kernel.Sight;
import nocturne.kernel.Step;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Value;
import nocturne.kernel.Zone;

/**
 * A small game with secrets and with choices in parts. Goods are worth 1 to 24. On its turn a seat
 * goes to one of three stalls and there takes one of two goods, for all to see, or the top of the
 * hidden heap, for its own eyes. After four turns each the dearest goods win.
 */
final class Bazaar implements Game<Bazaar.Ground> {

  private static final int STALLS = 3;
  private static final int TURNS = 4;
  private static final Rule RULE = () -> "BZ-1";

  private final Value<Ground> value;

  Bazaar(Value<Ground> value) {
    this.value = value;
  }

  /** How much a seat is ahead. */
  static double lead(Ground ground, Seat seat) {
    var others = ground.seats().without(seat).list();
    return ground.worth(seat) - others.stream().mapToInt(ground::worth).max().orElse(0);
  }

  record Good(int index) implements Component, Option {

    int worth() {
      return index + 1;
    }

    @Override
    public String id() {
      return "good-" + worth();
    }

    @Override
    public Name name() {
      return new Name("good " + worth(), "товар " + worth());
    }

    @Override
    public Text label() {
      return Text.of("good", worth());
    }
  }

  record Stall(int index) implements Option {

    @Override
    public String id() {
      return "stall-" + index;
    }

    @Override
    public Text label() {
      return Text.of("stall", index);
    }
  }

  enum Unseen implements Option {
    HEAP;

    @Override
    public String id() {
      return "heap";
    }

    @Override
    public Text label() {
      return Text.of("heap");
    }
  }

  static final class Ground extends Table<Ground> {

    private static final Layout LAYOUT = new Layout();
    private static final Kind<Good> GOODS =
        LAYOUT.kind("good", IntStream.range(0, 24).mapToObj(Good::new).toList());
    static final Zone<Good> HEAP = LAYOUT.zone("heap", GOODS, Sight.HIDDEN);
    static final List<Zone<Good>> ON_STALL =
        zones(STALLS, index -> LAYOUT.zone("stall " + index, GOODS, Sight.OPEN, 2));
    static final List<Zone<Good>> CART =
        zones(3, index -> LAYOUT.zone("cart " + index, GOODS, Sight.OPEN, TURNS));
    static final List<Zone<Good>> BAG = zones(3, Ground::bag);
    private static final Register TURN = LAYOUT.register("turn", 1);

    private Ground(int seats, Chance chance) {
      super(LAYOUT, seats, chance);
    }

    private Ground(Ground other) {
      super(other);
    }

    private static Zone<Good> bag(int index) {
      return LAYOUT.zone("bag " + index, GOODS, Sight.only(Seats.of(Seat.of(index))), TURNS);
    }

    private static List<Zone<Good>> zones(int count, IntFunction<Zone<Good>> zone) {
      return IntStream.range(0, count).mapToObj(zone).toList();
    }

    @Override
    public Ground copy() {
      return new Ground(this);
    }

    @Override
    protected Ground self() {
      return this;
    }

    int worth(Seat seat) {
      return worth(CART.get(seat.index())) + worth(BAG.get(seat.index()));
    }

    private int worth(Zone<Good> zone) {
      return zone.list(this).stream().mapToInt(Good::worth).sum();
    }
  }

  record GoToStall(Seat seat) implements Ask<Ground> {

    @Override
    public Seats asked(Ground ground) {
      return Seats.of(seat);
    }

    @Override
    public Text prompt(Ground ground, Seat seat) {
      return Text.of("go");
    }

    @Override
    public Rule rule() {
      return RULE;
    }

    @Override
    public void options(Ground ground, Seat seat, Options may) {
      for (int stall = 0; stall < STALLS; stall++) may.add(new Stall(stall));
    }

    @Override
    public void chosen(Ground ground, Seat seat, Option option) {
      ground.then(new TakeGood(seat, ((Stall) option).index()), new NextTurn());
    }
  }

  record TakeGood(Seat seat, int stall) implements Ask<Ground> {

    @Override
    public Seats asked(Ground ground) {
      return Seats.of(seat);
    }

    @Override
    public Text prompt(Ground ground, Seat seat) {
      return Text.of("take");
    }

    @Override
    public Rule rule() {
      return RULE;
    }

    @Override
    public void options(Ground ground, Seat seat, Options may) {
      may.add(Unseen.HEAP);
      Ground.ON_STALL.get(stall).list(ground).forEach(may::add);
    }

    @Override
    public void chosen(Ground ground, Seat seat, Option option) {
      if (option instanceof Good good) {
        Ground.ON_STALL.get(stall).move(ground, good, Ground.CART.get(seat.index()));
        Ground.HEAP.moveTop(ground, Ground.ON_STALL.get(stall));
      } else {
        Ground.HEAP.moveTop(ground, Ground.BAG.get(seat.index()));
      }
    }
  }

  record NextTurn() implements Step<Ground> {

    @Override
    public void run(Ground ground) {
      int turn = Ground.TURN.get(ground);
      if (turn == TURNS * ground.seatCount()) {
        ground.end(result(ground));
      } else {
        Ground.TURN.set(ground, turn + 1);
        ground.then(new GoToStall(Seat.of(turn % ground.seatCount())));
      }
    }

    private static Result result(Ground ground) {
      return new Result(
          ground.seats().list().stream().map(seat -> standing(ground, seat)).toList(),
          Text.of("over"));
    }

    private static Result.Standing standing(Ground ground, Seat seat) {
      int worth = ground.worth(seat);
      long ahead =
          ground.seats().list().stream().filter(other -> ground.worth(other) > worth).count();
      return new Result.Standing(seat, seat.index(), (int) ahead + 1, ahead == 0, worth);
    }
  }

  @Override
  public Facts facts() {
    return new Facts("bazaar", new Name("Bazaar", "Базар"), "1", 1, 3);
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
  public Ground lay(Setup setup, Chance chance) {
    var ground = new Ground(setup.seats(), chance);
    Ground.HEAP.fill(ground, Ground.GOODS.all());
    Ground.HEAP.shuffle(ground);
    for (var stall : Ground.ON_STALL) {
      Ground.HEAP.moveTop(ground, stall);
      Ground.HEAP.moveTop(ground, stall);
    }
    ground.then(new NextTurn());
    return ground;
  }

  @Override
  public Value<Ground> value() {
    return value;
  }
}
