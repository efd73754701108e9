package nocturne.lab.play;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import nocturne.bots.Bot;
import nocturne.bots.Bots;
import nocturne.bots.Budget;
import nocturne.bots.Match;
import nocturne.kernel.Box;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Setup;
import nocturne.kernel.SetupRefused;
import nocturne.kernel.Table;
import nocturne.kernel.Variant;

/**
 * The games of a plan, numbered from 0. Plan and number make the game, on any thread of any
 * machine.
 */
public final class Season<T extends Table<T>> {

  /** Odd, so that no two games of a run soon share a number. */
  private static final long STRIDE = 0x9E3779B97F4A7C15L;

  private final Plan plan;
  private final Game<T> game;
  private final List<Variant> variants;
  private final Witness.Signs signs;

  private Season(Plan plan, Game<T> game) {
    this.plan = plan;
    this.game = game;
    this.variants =
        plan.variants().stream().map(given -> Variant.of(game.settings(), given)).toList();
    this.signs = Witness.Signs.of(game.signs(), plan.everything());
  }

  /**
   * Opens the game of a plan.
   *
   * @throws SetupRefused where there is no such game, or it can't be played like that
   */
  public static Season<?> open(Plan plan) {
    for (var bot : plan.bots()) Bots.named(bot, plan.seed());
    var season = open(plan, game(plan.game(), plan.packs()));
    for (int variant = 0; variant < plan.variants().size(); variant++) season.lay(variant);
    return season;
  }

  private static <T extends Table<T>> Season<T> open(Plan plan, Game<T> game) {
    return new Season<>(plan, game);
  }

  /** A game of the shelf, with the packs of a folder unless that is empty. */
  public static Game<?> game(String id, String packs) {
    var shelf = Box.shelf();
    return shelf.stream()
        .filter(box -> box.id().equals(id))
        .findFirst()
        .orElseThrow(
            () ->
                new SetupRefused(
                    "there is no game '"
                        + id
                        + "'; there are "
                        + String.join(", ", shelf.stream().map(Box::id).toList())))
        .open(packs.isEmpty() ? Optional.empty() : Optional.of(Path.of(packs)));
  }

  public Plan plan() {
    return plan;
  }

  public Game<T> game() {
    return game;
  }

  /** A table of a variant before anything has happened at it. */
  public T lay(int variant) {
    return game.open(setup(variant, variant), new FastChance(plan.seed()));
  }

  private Setup setup(long number, int variant) {
    var players = new ArrayList<Setup.Player>();
    for (int seat = 0; seat < plan.seats(); seat++)
      players.add(new Setup.Player("seat " + (seat + 1), plan.botOf(number, seat)));
    return new Setup(variants.get(variant), players);
  }

  private static long seed(long season, long deal) {
    return new FastChance(new FastChance(season).next() + deal * STRIDE).next();
  }

  /** Plays a game to its end; empty where it is stopped before. */
  public Optional<Played> play(long number, BooleanSupplier stopped) {
    int variant = plan.variantOf(number);
    var setup = setup(number, variant);
    long seed = seed(plan.seed(), plan.dealOf(number));
    var witness = new Witness(signs, plan.seats());
    var table = game.open(setup, new FastChance(seed), Optional.of(witness));
    var match = new Match(bots(setup, seed), budget(plan), seed);
    var leaders = new Leaders();
    long options = 0;
    int widest = 0;
    while (!table.isOver()) {
      if (stopped.getAsBoolean()) return Optional.empty();
      leaders.look(game, table);
      var seat = match.next(table);
      int wide = table.options(seat).size();
      options += wide;
      widest = Math.max(widest, wide);
      table.choose(seat, match.choice(game, table, seat));
    }
    var outcome = Outcome.of(table.result().orElseThrow());
    int leader = leaders.halfway(table.version());
    var whole =
        new Played.Whole(
            number,
            plan.label(variant),
            seed,
            table.version(),
            witness.round(),
            options,
            widest,
            outcome.sides(),
            outcome.winners(),
            outcome.margin(),
            leader,
            outcome.comeback(leader));
    return Optional.of(new Played(whole, outcome.seats(setup, witness), witness.kept()));
  }

  private static Budget budget(Plan plan) {
    return plan.imagined() == 0 ? Budget.UNLIMITED : Budget.of(plan.imagined());
  }

  private static List<Bot> bots(Setup setup, long seed) {
    var bots = new ArrayList<Bot>();
    for (var player : setup.players()) bots.add(Bots.named(player.bot(), seed + bots.size() + 1));
    return bots;
  }
}
