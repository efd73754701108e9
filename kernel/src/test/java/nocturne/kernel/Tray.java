package nocturne.kernel;

import java.util.List;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/** The barest table: whatever places a test declares, and whatever steps it puts on the agenda. */
final class Tray extends Table<Tray> {

  Tray(Layout layout, int seats, Chance chance) {
    super(layout, seats, chance);
  }

  private Tray(Tray other) {
    super(other);
  }

  static Tray of(Layout layout, int seats) {
    return new Tray(layout, seats, new FastChance(1));
  }

  @Override
  public Tray copy() {
    return new Tray(this);
  }

  @Override
  protected Tray self() {
    return this;
  }

  /** A pebble: the barest component. */
  record Pebble(int index, int back) implements Component {

    static List<Pebble> all(int count) {
      return IntStream.range(0, count).mapToObj(i -> new Pebble(i, 0)).toList();
    }

    @Override
    public String id() {
      return "p" + index;
    }

    @Override
    public Name name() {
      return new Name("Pebble " + index, "Камень " + index);
    }
  }

  /** The barest option. */
  record Word(String id) implements Option {

    @Override
    public Text label() {
      return Text.of("word", id);
    }
  }

  /** The barest rule. */
  enum Only implements Rule {
    RULE;

    @Override
    public String id() {
      return "T-1";
    }
  }

  /** Asks some seats for a word; what follows is the test's. */
  record AskWord(Seats asked, List<String> words, boolean shownWhenForced, Answer answer)
      implements Ask<Tray> {

    interface Answer {
      void chosen(Tray tray, Seat seat, String word);
    }

    static AskWord of(Seat seat, Answer answer, String... words) {
      return new AskWord(Seats.of(seat), List.of(words), false, answer);
    }

    @Override
    public Seats asked(Tray tray) {
      return asked;
    }

    @Override
    public Text prompt(Tray tray, Seat seat) {
      return Text.of("word?");
    }

    @Override
    public Rule rule() {
      return Only.RULE;
    }

    @Override
    public void options(Tray tray, Seat seat, Options may) {
      words.forEach(word -> may.add(new Word(word)));
    }

    @Override
    public void chosen(Tray tray, Seat seat, Option option) {
      answer.chosen(tray, seat, option.id());
    }
  }

  /** A game that lays a tray. */
  record TrayGame(Layout layout, Consumer<Tray> lay) implements Game<Tray> {

    static Setup setup(int seats) {
      return new Setup(
          Variant.of(List.of(), java.util.Map.of()),
          IntStream.range(0, seats).mapToObj(i -> Setup.Player.person("p" + i)).toList());
    }

    Recorded<Tray> open(int seats) {
      return Recorded.open(this, setup(seats), Seed.of("tray"));
    }

    @Override
    public Facts facts() {
      return new Facts("tray", new Name("Tray", "Поднос"), "1", 1, Seat.MOST);
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
    public Tray lay(Setup setup, Chance chance) {
      var tray = new Tray(layout, setup.seats(), chance);
      lay.accept(tray);
      return tray;
    }

    @Override
    public Value<Tray> value() {
      return (tray, seat) -> 0;
    }
  }
}
