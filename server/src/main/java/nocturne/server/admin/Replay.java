package nocturne.server.admin;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import nocturne.kernel.Game;
import nocturne.kernel.GameRecord;
import nocturne.kernel.Recorded;
import nocturne.kernel.Seat;
import nocturne.kernel.Seed;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.server.store.Journal;
import nocturne.server.table.Sitter;
import nocturne.server.table.TableEvent;
import nocturne.server.table.TableState.Phase;

/**
 * A stored table added up again by the games in force, as far as they go along with it. Unlike a
 * table that is played at it has no clocks, wakes nobody and writes nothing.
 */
final class Replay {

  private final Map<String, Game<?>> games;
  private final List<Optional<Sitter>> sitters = new ArrayList<>();
  private Optional<TableEvent.Opened> opened = Optional.empty();
  private Optional<Recorded<?>> recorded = Optional.empty();
  private Optional<Divergence> divergence = Optional.empty();
  private Optional<String> frozen = Optional.empty();
  private Phase phase = Phase.GATHERING;

  private Replay(Map<String, Game<?>> games) {
    this.games = games;
  }

  static Replay of(Map<String, Game<?>> games, List<Journal.Entry> entries) {
    var replay = new Replay(games);
    for (var entry : entries) replay.add(entry);
    return replay;
  }

  private void add(Journal.Entry entry) {
    try {
      apply(Events.read(entry).orElseThrow(() -> new IllegalStateException("it is no event")));
    } catch (RuntimeException e) {
      // Whatever new rules make of old choices: it is not the game that was played.
      if (divergence.isEmpty())
        divergence = Optional.of(new Divergence(entry.number(), String.valueOf(e.getMessage())));
    }
  }

  private void apply(TableEvent event) {
    switch (event) {
      case TableEvent.Opened first -> open(first);
      case TableEvent.Sat sat -> sitters.set(sat.seat(), Optional.of(sat.sitter()));
      case TableEvent.Rose rose -> sitters.set(rose.seat(), Optional.empty());
      case TableEvent.BotTook took -> {
        var sitter = sitters.get(took.seat());
        sitters.set(took.seat(), sitter.map(one -> one.replacedBy(took.bot())));
      }
      case TableEvent.TakenBack back ->
          sitters.set(back.seat(), sitters.get(back.seat()).map(Sitter::back));
      case TableEvent.Started started -> start(started);
      case TableEvent.Chose chose -> choose(chose);
      case TableEvent.Undid undid -> undo(Seat.of(undid.seat()));
      case TableEvent.Frozen freeze -> frozen = Optional.of(freeze.why());
      case TableEvent.Thawed thawed -> frozen = Optional.empty();
      case TableEvent.Closed closed -> phase = Phase.CLOSED;
      case TableEvent.UndoAsked aside -> {}
      case TableEvent.UndoAnswered aside -> {}
      case TableEvent.Said aside -> {}
      case TableEvent.PassesSet aside -> {}
      case TableEvent.Nudged aside -> {}
      case TableEvent.FlagFell aside -> {}
      case TableEvent.Vacation aside -> {}
      case TableEvent.Followed aside -> {}
    }
  }

  private void open(TableEvent.Opened event) {
    require(opened.isEmpty(), "a table is opened once");
    opened = Optional.of(event);
    for (var plan : event.terms().seats())
      sitters.add(plan.isBot() ? Optional.of(Sitter.bot(plan.bot())) : Optional.empty());
  }

  private void start(TableEvent.Started event) {
    phase = Phase.RUNNING;
    var terms = opened.orElseThrow().terms();
    var game = Optional.ofNullable(games.get(terms.game()));
    require(game.isPresent(), "there is no game " + terms.game() + " any more");
    start(game.orElseThrow(), event);
  }

  private void start(Game<?> game, TableEvent.Started event) {
    requireSame("rules", event.rules(), game.facts().rules());
    requireSame("packs", event.packs(), game.packs());
    var players = new ArrayList<Setup.Player>();
    for (var sitter : sitters)
      players.add(new Setup.Player("seat " + (players.size() + 1), sitter.orElseThrow().bot()));
    var variant = Variant.of(game.settings(), opened.orElseThrow().terms().variant());
    recorded =
        Optional.of(
            Recorded.open(game, new Setup(variant, players), new Seed(event.seed(), event.lots())));
  }

  private static void requireSame(String what, String then, String now) {
    require(then.equals(now), "it was begun with " + what + " " + then + ", in force are " + now);
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) throw new IllegalStateException(otherwise);
  }

  private void choose(TableEvent.Chose event) {
    if (divergence.isPresent()) return;
    var game = recorded.orElseThrow();
    require(
        event.hash() == 0 || event.hash() == game.table().hash(),
        "before this choice the table is not the one that was played");
    game.choose(Seat.of(event.seat()), event.option(), game.table().version());
    if (game.table().isOver()) phase = Phase.OVER;
  }

  private void undo(Seat seat) {
    if (divergence.isEmpty()) recorded.orElseThrow().undo(seat);
  }

  /** By which the table came to be; empty only where its first entry is no such thing. */
  Optional<TableEvent.Opened> opened() {
    return opened;
  }

  List<Optional<Sitter>> sitters() {
    return Collections.unmodifiableList(sitters);
  }

  Phase phase() {
    return phase;
  }

  Optional<String> frozen() {
    return frozen;
  }

  Optional<Divergence> divergence() {
    return divergence;
  }

  /** The game as far as it goes; empty where none was begun, or none that can be replayed. */
  Optional<Recorded<?>> recorded() {
    return recorded;
  }

  int choices() {
    return (int)
        recorded.stream()
            .flatMap(game -> game.record().entries().stream())
            .filter(GameRecord.Entry.Choice.class::isInstance)
            .count();
  }
}
