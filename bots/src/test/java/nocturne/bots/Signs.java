package nocturne.bots;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
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
import nocturne.kernel.Step;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.Value;
import nocturne.kernel.Variant;

/**
 * Two seats show a sign at the same time, again and again. The wave beats the stone, the fire beats
 * the wave, and the stone, for twice as many points, the fire. Whoever knew what comes next would
 * win every time; who shows each as often as is wise loses to nobody.
 */
final class Signs implements Game<Signs.Field> {

  static final Signs GAME = new Signs();
  static final int ROUNDS = 30;

  private static final Rule RULE = () -> "SG-1";

  enum Sign implements Option {
    STONE,
    WAVE,
    FIRE;

    /** The sign that beats this one. */
    Sign counter() {
      return values()[(ordinal() + 1) % values().length];
    }

    /** What showing this one against another brings. */
    int against(Sign other) {
      if (this == other) return 0;
      if (this == other.counter()) return this == STONE ? 2 : 1;
      return -other.against(this);
    }

    @Override
    public String id() {
      return name();
    }

    @Override
    public Text label() {
      return Text.of(name());
    }
  }

  static final class Field extends Table<Field> {

    private static final Layout LAYOUT = new Layout();
    private static final List<Register> SHOWN =
        List.of(secret("first's sign", 0), secret("second's sign", 1));
    private static final Register LAST = LAYOUT.register("last signs", 2);
    private static final Register LEAD = LAYOUT.register("lead", 1);
    private static final Register ROUND = LAYOUT.register("round", 1);

    private Field(Chance chance) {
      super(LAYOUT, 2, chance);
    }

    private Field(Field other) {
      super(other);
    }

    private static Register secret(String name, int seat) {
      return LAYOUT.secret(name, 1, Seats.of(Seat.of(seat)), Sign.values().length);
    }

    /** How many points the first seat is ahead. */
    int lead() {
      return LEAD.get(this);
    }

    boolean isFirstRound() {
      return ROUND.get(this) == 0;
    }

    /** What a seat showed last. */
    Sign last(Seat seat) {
      return Sign.values()[LAST.get(this, seat.index())];
    }

    @Override
    public Field copy() {
      return new Field(this);
    }

    @Override
    protected Field self() {
      return this;
    }
  }

  record Show(Seats waiting) implements Ask<Field> {

    @Override
    public Seats asked(Field field) {
      return waiting;
    }

    @Override
    public boolean revealedTogether() {
      return true;
    }

    @Override
    public Text prompt(Field field, Seat seat) {
      return Text.of("show");
    }

    @Override
    public Rule rule() {
      return RULE;
    }

    @Override
    public void options(Field field, Seat seat, Options may) {
      for (var sign : Sign.values()) may.add(sign);
    }

    @Override
    public void chosen(Field field, Seat seat, Option option) {
      Field.SHOWN.get(seat.index()).set(field, ((Sign) option).ordinal() + 1);
      field.then(new Show(waiting.without(seat)));
    }
  }

  record Reveal() implements Step<Field> {

    @Override
    public void run(Field field) {
      for (int seat = 0; seat < 2; seat++) {
        var shown = Field.SHOWN.get(seat);
        Field.LAST.set(field, seat, shown.reveal(field, 0) - 1);
        shown.set(field, 0);
      }
      Field.LEAD.add(field, 0, field.last(Seat.of(0)).against(field.last(Seat.of(1))));
      Field.ROUND.add(field, 0, 1);
      if (Field.ROUND.get(field) == ROUNDS) field.end(result(field));
      else field.then(new Show(field.seats()), new Reveal());
    }

    private static Result result(Field field) {
      return new Result(
          List.of(standing(0, field.lead()), standing(1, -field.lead())), Text.of("over"));
    }

    private static Result.Standing standing(int seat, int lead) {
      return new Result.Standing(Seat.of(seat), seat, lead < 0 ? 2 : 1, lead > 0, lead);
    }
  }

  static Field open(long seed) {
    var players =
        IntStream.range(0, 2).mapToObj(seat -> Setup.Player.person("player " + seat)).toList();
    return GAME.open(new Setup(Variant.of(List.of(), Map.of()), players), new FastChance(seed));
  }

  @Override
  public Facts facts() {
    return new Facts("signs", new Name("Signs", "Знаки"), "1", 2, 2);
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
  public Field lay(Setup setup, Chance chance) {
    var field = new Field(chance);
    field.then(new Show(Seats.first(2)), new Reveal());
    return field;
  }

  @Override
  public Value<Field> value() {
    return (field, seat) -> seat.index() == 0 ? field.lead() : -field.lead();
  }
}
