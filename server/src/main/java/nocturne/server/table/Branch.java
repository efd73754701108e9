package nocturne.server.table;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.RecordRefused;
import nocturne.kernel.RecordText;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;

/**
 * Where a game goes on from: how another came to stand there, which is all that is needed of it,
 * without the names of those who played it.
 *
 * @param source the table it was played at; empty where somebody brought its record, a word that is
 *     no table's where nobody played it and only the deal is prepared
 * @param at after so many of its entries
 * @param record those entries, as text
 */
public record Branch(String source, int at, String record) {

  /** The source of a deal that is prepared. */
  private static final String GUIDE = "guide";

  /** A game of which nothing but the deal is there: the one that a guide begins with. */
  public static Branch prepared(Game<?> game, Variant variant, int seats, Seed deal) {
    var setup = new Setup(variant, nobody(seats));
    return of(GUIDE, game, Recorded.open(game, setup, deal).record(), 0);
  }

  /** Whether it is the deal of a guide. */
  public boolean isGuide() {
    return source.equals(GUIDE);
  }

  /**
   * The point that a game had reached after so many entries.
   *
   * @throws RecordRefused where they don't replay by the present rules
   * @throws Refused where there are not so many, or the game was over then
   */
  public static Branch of(String source, Game<?> game, GameRecord record, int at) {
    int last = record.entries().size();
    Refused.unless(at >= 0 && at <= last, "at", "the game has " + last + " entries, not " + at);
    var point = load(game, record.until(at).with(nobody(record.setup().seats())));
    Refused.unless(
        !point.table().isOver(), "at", "after " + at + " entries the game is over: choose fewer");
    return new Branch(source, at, RecordText.write(point.record()));
  }

  private static List<Setup.Player> nobody(int seats) {
    var players = new ArrayList<Setup.Player>();
    while (players.size() < seats) players.add(Setup.Player.person("seat " + (players.size() + 1)));
    return players;
  }

  private static Recorded<?> load(Game<?> game, GameRecord record) {
    try {
      return Recorded.load(game, record);
    } catch (IllegalArgumentException | IllegalStateException | IndexOutOfBoundsException e) {
      throw new RecordRefused("the record does not replay: " + e.getMessage(), e);
    }
  }

  private GameRecord read(Game<?> game) {
    return RecordText.read(record, game);
  }

  /** Refuses terms of another game than the one that goes on. */
  void requireFits(Terms terms, Game<?> game) {
    var setup = read(game).setup();
    int seats = setup.seats();
    Refused.unless(
        terms.seats().size() == seats, "seats", "the game that goes on has " + seats + " seats");
    Refused.unless(
        terms.variant().equals(setup.variant().values()),
        "setup",
        "a game goes on with the settings it had");
    Refused.unless(!terms.rated(), "rated", "a game that goes on from another is never rated");
  }

  /** Refuses to go on where the present rules don't lead there any more. */
  void requireReplays(Game<?> game) {
    try {
      var _ = load(game, read(game));
    } catch (RecordRefused refused) {
      throw new Refused("diverged", "it can't go on by the present rules: " + refused.getMessage());
    }
  }

  /** The game as it stood there, with these in the seats; what chance brings now, nobody knows. */
  Recorded<?> resume(Game<?> game, List<Setup.Player> players, Seed seed) {
    var recorded = load(game, read(game).with(players));
    recorded.reseal(seed);
    return recorded;
  }

  /** Not the record, which is long. */
  @Override
  public String toString() {
    return "Branch[source=" + source + ", at=" + at + "]";
  }
}
