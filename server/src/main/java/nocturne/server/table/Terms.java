package nocturne.server.table;

import java.util.List;
import java.util.Map;
import nocturne.bots.Bots;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Language;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Variant;

/**
 * What is agreed when a table is opened.
 *
 * @param game the game's id
 * @param variant its settings, where they are not as usual
 * @param seats what is meant to sit in each seat
 * @param open whether everybody finds the table in the lobby, or only who has an invitation
 * @param watched whether spectators see anything
 * @param rated whether the result counts for ratings
 * @param language of the log
 */
public record Terms(
    String game,
    Map<String, String> variant,
    List<SeatPlan> seats,
    boolean open,
    Pace pace,
    UndoPolicy undo,
    boolean watched,
    boolean rated,
    Language language) {

  public Terms {
    variant = Map.copyOf(variant);
    seats = List.copyOf(seats);
  }

  /** Refuses what the game's own setup would refuse, and bots that there are not. */
  void requirePlayable(Game<?> game) {
    try {
      var players = seats.stream().map(plan -> new Setup.Player("player", plan.bot())).toList();
      for (var plan : seats) if (plan.isBot()) Bots.named(plan.bot(), 0);
      game.open(new Setup(Variant.of(game.settings(), variant), players), new FastChance(0));
    } catch (SetupRefused refused) {
      throw new Refused("setup", String.valueOf(refused.getMessage()));
    }
  }

  /** What is meant to sit in a seat: a person, or a bot of some kind. */
  public record SeatPlan(String bot) {

    public static final SeatPlan PERSON = new SeatPlan("");

    public boolean isBot() {
      return !bot.isEmpty();
    }
  }

  /** Which choices may be taken back. */
  public enum UndoPolicy {
    NEVER,
    /** As long as nobody has learnt anything. */
    FREE,
    /** Beyond that, when all other people at the table agree. */
    CONSENT
  }
}
