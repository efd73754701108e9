package nocturne.server.table;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.Expectation;
import nocturne.bots.Outlook;
import nocturne.bots.Sight;
import nocturne.kernel.Game;
import nocturne.kernel.Seat;
import nocturne.kernel.Table;

/**
 * What a bot would do in a seat's place, and what the seat is to expect of its options.
 *
 * @param at the entry that led to the question
 * @param choice the option that the bot would take
 * @param options those of which something is known, in the question's order
 */
public record Hint(int at, String choice, List<Prospect> options) {

  /**
   * What is to be expected of an option.
   *
   * @param chance the seat's part in the win, from 0 to 1
   * @param score its score
   * @param sure how far the chance may be off, either way
   * @param games how many imagined games it was counted over
   */
  public record Prospect(String id, double chance, double score, double sure, int games) {

    private static Prospect of(String id, Expectation expectation) {
      return new Prospect(
          id, expectation.chance(), expectation.score(), expectation.sure(), expectation.games());
    }
  }

  /**
   * How long is thought about one.
   *
   * @param choice by the bot
   * @param options games for each option
   */
  record Effort(Budget choice, Budget options) {

    static final Effort USUAL =
        new Effort(
            Budget.UNLIMITED.within(Duration.ofSeconds(1)),
            Budget.of(24).within(Duration.ofSeconds(4)));
  }

  /** The same for all tables that look alike, so that it tells nothing that the seat can't know. */
  private static final long SEED = 1;

  public Hint {
    options = List.copyOf(options);
  }

  static <T extends Table<T>> Hint of(
      Game<T> game, T table, Seat seat, String kind, int at, Effort effort) {
    var sight = Sight.of(game, table, seat);
    var choice = Bots.adviser(kind, SEED).choose(sight, effort.choice());
    var expected = new Outlook<>(game, SEED).ofOptions(sight, choice, effort.options());
    var prospects = new ArrayList<Prospect>();
    for (int i = 0; i < expected.size(); i++)
      if (expected.get(i).isKnown())
        prospects.add(Prospect.of(sight.options().get(i).id(), expected.get(i)));
    return new Hint(at, choice.id(), prospects);
  }
}
