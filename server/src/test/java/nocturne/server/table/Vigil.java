package nocturne.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nocturne.kernel.Ask;
import nocturne.kernel.Chance;
import nocturne.kernel.Facts;
import nocturne.kernel.Game;
import nocturne.kernel.Layout;
import nocturne.kernel.Name;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Register;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Setting;
import nocturne.kernel.Setup;
import nocturne.kernel.Step;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Value;

/**
 * A small game with every kind of question: a turn with a free deed and a roll, vows that all make
 * in secret, two each in any order, and a window that whoever rings opens again.
 */
record Vigil(String rules, String packs) implements Game<Vigil.Night> {

  static final Vigil GAME = new Vigil("1", "none");
  static final String LIGHT = "light";
  static final String ROLL = "roll";
  static final String DONE = "done";
  static final String VOW = "vow_1";
  static final String RING = "ring";

  private static final int VOWS = 2;
  private static final int RINGS = 2;

  @Override
  public Facts facts() {
    return new Facts("vigil", new Name("Vigil", "Бдение"), rules, 1, 4);
  }

  @Override
  public List<Setting> settings() {
    return List.of(new Setting.Whole("nights", 1, 9, 1));
  }

  @Override
  public Night lay(Setup setup, Chance chance) {
    var night = new Night(new Places(setup.seats()), setup.seats(), chance);
    night.then(new Nightfall(setup.variant().number("nights")));
    return night;
  }

  @Override
  public Value<Night> value() {
    return (night, seat) -> night.at.candles.get(night, seat.index());
  }

  static final class Night extends Table<Night> {

    private final Places at;

    private Night(Places at, int seats, Chance chance) {
      super(at.layout, seats, chance);
      this.at = at;
    }

    private Night(Night other) {
      super(other);
      at = other.at;
    }

    @Override
    public Night copy() {
      return new Night(this);
    }

    @Override
    protected Night self() {
      return this;
    }
  }

  private static final class Places {
    private final Layout layout = new Layout();
    private final List<Register> vows = new ArrayList<>();
    private final Register candles;
    private final Register vowed;
    private final Register rings;

    private Places(int seats) {
      candles = layout.register("candles", seats);
      vowed = layout.register("vowed", seats);
      rings = layout.register("rings", 1);
      for (int i = 0; i < seats; i++)
        vows.add(layout.secret("vows " + (i + 1), VOWS, Seats.of(Seat.of(i)), 3));
    }
  }

  private enum Article implements Rule {
    V_1;

    @Override
    public String id() {
      return "V-1";
    }
  }

  private enum Deed implements Option {
    LIGHT,
    ROLL,
    DONE,
    VOW_1,
    VOW_2,
    VOW_3,
    RING,
    PASS;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of(id());
    }
  }

  private record Nightfall(int left) implements Step<Night> {

    @Override
    public void run(Night night) {
      if (left == 0) {
        end(night);
        return;
      }
      for (var seat : night.seats()) night.at.vowed.set(night, seat.index(), 0);
      night.at.rings.set(night, 0);
      night.then(new Vow(), new Bell(night.seats()), new Nightfall(left - 1));
      for (var seat : night.seats().list().reversed()) night.then(new Turn(seat));
    }

    private static void end(Night night) {
      var standings = new ArrayList<Result.Standing>();
      for (var seat : night.seats()) {
        int score = night.at.candles.get(night, seat.index());
        standings.add(new Result.Standing(seat, seat.index(), 1, true, score));
      }
      night.end(new Result(standings, Text.of("over")));
    }
  }

  private record Turn(Seat seat) implements SeatAsk<Night> {

    @Override
    public Text prompt(Night night, Seat seat) {
      return Text.of("turn");
    }

    @Override
    public Rule rule() {
      return Article.V_1;
    }

    @Override
    public void options(Night night, Seat seat, Options may) {
      may.add(Deed.DONE);
      if (night.at.candles.get(night, seat.index()) > 30) return;
      may.add(Deed.LIGHT);
      may.add(Deed.ROLL);
    }

    @Override
    public void chosen(Night night, Seat seat, Option option) {
      if (option == Deed.DONE) return;
      int candles = option == Deed.LIGHT ? 1 : 1 + night.chance("candles").below(6);
      night.at.candles.add(night, seat.index(), candles);
      night.tell(Article.V_1, "lit", seat, candles);
      night.then(this);
    }
  }

  private record Vow() implements Ask<Night> {

    @Override
    public Seats asked(Night night) {
      var asked = Seats.NONE;
      for (var seat : night.seats())
        if (night.at.vowed.get(night, seat.index()) < VOWS) asked = asked.with(seat);
      return asked;
    }

    @Override
    public Text prompt(Night night, Seat seat) {
      return Text.of("vow");
    }

    @Override
    public Rule rule() {
      return Article.V_1;
    }

    @Override
    public void options(Night night, Seat seat, Options may) {
      may.add(Deed.VOW_1);
      may.add(Deed.VOW_2);
      may.add(Deed.VOW_3);
    }

    @Override
    public void chosen(Night night, Seat seat, Option option) {
      int number = night.at.vowed.get(night, seat.index());
      int vow = ((Deed) option).ordinal() - Deed.VOW_1.ordinal() + 1;
      night.at.vows.get(seat.index()).set(night, number, vow);
      night.at.vowed.set(night, seat.index(), number + 1);
      night.then(this);
    }
  }

  private record Bell(Seats waiting) implements Ask<Night> {

    @Override
    public Seats asked(Night night) {
      return waiting;
    }

    @Override
    public Text prompt(Night night, Seat seat) {
      return Text.of("bell");
    }

    @Override
    public Rule rule() {
      return Article.V_1;
    }

    @Override
    public void options(Night night, Seat seat, Options may) {
      may.add(Deed.PASS);
      if (night.at.rings.get(night) < RINGS) may.add(Deed.RING);
    }

    @Override
    public boolean interrupts(Night night, Seat seat) {
      return true;
    }

    /** The first seat keeps the bell. */
    @Override
    public boolean concerns(Night night, Seat seat) {
      return seat.index() == 0;
    }

    @Override
    public void chosen(Night night, Seat seat, Option option) {
      if (option == Deed.RING) night.at.rings.add(night, 0, 1);
      night.then(new Bell(option == Deed.RING ? night.seats() : waiting.without(seat)));
    }
  }
}
