package nocturne.testkit.property;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PrimitiveIterator;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nocturne.kernel.Chance;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.SealedChance;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;

/**
 * One game to be played by numbers while a property watches. The same numbers give the same game.
 *
 * @param longest after so many choices a game counts as endless
 */
public record Trial<T extends Table<T>>(Game<T> game, Setup setup, Seed seed, int longest) {

  /**
   * How a watched game went.
   *
   * @param hash the table's hash after so many choices, where it last stood still and every moment
   *     was examined
   * @param failure what was wrong; nothing where the property held
   */
  record Outcome(List<Pick> picks, Map<Integer, Long> hash, Optional<Throwable> failure) {

    /** How many moments there were. */
    int length() {
      return picks.size() + 1;
    }

    List<Integer> numbers() {
      return picks.stream().map(Pick::number).toList();
    }
  }

  /** Plays at random to the end; a number stands for a game. */
  Outcome play(int number, Property<T> property) {
    int length = play(random(number), Property.always("", table -> {}), Integer.MAX_VALUE).length();
    return play(random(number), property, length);
  }

  private static PrimitiveIterator.OfInt random(int number) {
    var chance = new FastChance(number);
    return IntStream.generate(() -> chance.below(Integer.MAX_VALUE)).iterator();
  }

  /** Plays these numbers and no further, and examines every moment. */
  Outcome play(List<Integer> numbers, Property<T> property) {
    return play(numbers.stream().mapToInt(Integer::intValue).iterator(), property, 1);
  }

  /**
   * @param length how many moments the game is thought to have, so that examinations spread over it
   */
  private Outcome play(PrimitiveIterator.OfInt numbers, Property<T> property, int length) {
    var picks = new ArrayList<Pick>();
    var hash = new TreeMap<Integer, Long>();
    var ranks = new FastChance(seed.secret().hashCode());
    try {
      var watcher = property.watch(this);
      var table = game.lay(setup, new SealedChance(seed));
      table.listen(happening -> watcher.hear(table, happening));
      table.begin();
      while (true) {
        hash.clear();
        if (length == 1) hash.put(picks.size(), table.hash());
        var past = Collections.unmodifiableList(picks);
        watcher.see(new Moment<>(table, past, ranks.below(length)));
        if (table.isOver() || !numbers.hasNext()) break;
        if (picks.size() == longest)
          throw new AssertionError("the game is not over after " + longest + " choices");
        var pick = Pick.of(table, numbers.nextInt());
        picks.add(pick);
        table.choose(pick.seat(), pick.option());
      }
      return new Outcome(picks, hash, Optional.empty());
    } catch (RuntimeException | AssertionError failure) {
      return new Outcome(picks, hash, Optional.of(failure));
    }
  }

  /** The record of a game that was played so. */
  GameRecord record(Outcome outcome) {
    var entries =
        outcome.picks().stream()
            .<GameRecord.Entry>map(
                pick -> new GameRecord.Entry.Choice(pick.seat(), pick.option().id()))
            .toList();
    var facts = game.facts();
    return new GameRecord(
        facts.id(), facts.rules(), game.packs(), setup, seed, entries, outcome.hash());
  }

  /** Plays a table on at random until it is over. */
  public void playOut(T table, Chance chance) {
    for (int choices = 0; !table.isOver(); choices++) {
      if (choices == longest)
        throw new AssertionError("the game is not over after " + longest + " further choices");
      playOne(table, chance);
    }
  }

  /** Plays one random choice. */
  public void playOne(T table, Chance chance) {
    var pick = Pick.of(table, chance.below(Integer.MAX_VALUE));
    table.choose(pick.seat(), pick.option());
  }

  /** The trial of a setup that has this number. */
  static <T extends Table<T>> Trial<T> numbered(
      int number, Game<T> game, Setup setup, int longest) {
    return new Trial<>(game, setup, Seed.of("trial " + number), longest);
  }
}
