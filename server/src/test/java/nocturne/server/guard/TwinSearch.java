package nocturne.server.guard;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import nocturne.kernel.Component;
import nocturne.kernel.FastChance;
import nocturne.kernel.Game;
import nocturne.kernel.Happening;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Seen;
import nocturne.kernel.Setup;
import nocturne.kernel.Table;
import nocturne.kernel.Text;
import nocturne.kernel.View;
import nocturne.kernel.Viewer;

/**
 * Finds twins: plays a game at random, and lets components that a seat does not see in some turns
 * of it change places before these, as long as the seat, by the kernel's own views, sees the very
 * same turns, and the table is at the same line of the rules: which that is, is no secret. What the
 * seat is told and asked beside its view plays no part in that, so that a leak there can't hide
 * itself here; and a leak in the views themselves leaves no twins to be found.
 */
final class TwinSearch<T extends Table<T>> {

  private static final int LONGEST = 5_000;
  private static final int FEWEST = 6;

  private final Game<T> game;
  private final Setup setup;
  private final Seat seat;
  private final long luck;

  private final List<Deal.Turn> turns = new ArrayList<>();

  // After so many turns, the last entry being how the game ended.
  private final List<T> tables = new ArrayList<>();
  private final List<View<T>> views = new ArrayList<>();
  private final List<Set<Component>> seen = new ArrayList<>();

  /** What the seat could read in the course of a turn, though it may be hidden after it. */
  private final Set<Component> read = new HashSet<>();

  TwinSearch(Game<T> game, Setup setup, Seat seat, long luck) {
    this.game = game;
    this.setup = setup;
    this.seat = seat;
    this.luck = luck;
    play();
  }

  /** How many turns the game has. */
  int length() {
    return turns.size();
  }

  /** Whether the seat is asked something after so many turns. */
  boolean isAsked(int after) {
    return tables.get(after).asked().has(seat);
  }

  /** The whole game, from its beginning to its end. */
  Twins whole() {
    return between(0, length());
  }

  /**
   * Some turns of the game. The fewer they are, the more the seat does not get to see in them, and
   * the more can be exchanged.
   */
  Twins between(int from, int to) {
    var exchange = exchange(from, to);
    if (exchange.instead().size() < FEWEST)
      throw new AssertionError(
          "there is too little that %s could not know between turns %d and %d of %s with luck %d"
              .formatted(seat, from, to, game.facts().id(), luck));
    var familiar = new HashSet<Component>();
    seen.subList(0, from + 1).forEach(familiar::addAll);
    var deal = new Deal(luck, List.copyOf(turns.subList(0, from)), exchange, seat, familiar);
    return new Twins(
        setup,
        deal,
        List.copyOf(turns.subList(from, to)),
        to == length(),
        othersKnowMore(from, to),
        reachesHands(exchange, from, to));
  }

  // Playing

  private void play() {
    var chance = new FastChance(~luck);
    var table = game.open(setup, new FastChance(luck), Optional.of(this::hear));
    table.listen(
        happening -> {
          hear(happening);
          read(table);
        });
    look(table);
    while (!table.isOver()) {
      if (turns.size() == LONGEST) throw new AssertionError("a game without end, luck " + luck);
      var asked = table.asked().list();
      var who = asked.get(chance.below(asked.size()));
      var turn = new Deal.Turn(who, chance.below(table.options(who).size()));
      turns.add(turn);
      table.choose(who, turn.option());
      look(table);
    }
  }

  private void look(T table) {
    tables.add(table.copy());
    views.add(table.view(Viewer.of(seat)));
    read(table);
    seen.add(Set.copyOf(read));
    read.clear();
  }

  private void read(T table) {
    for (var zone : table.layout().zones())
      for (int place = 0; place < zone.size(table); place++)
        if (zone.isSeenBy(table, place, seat)) read.add(zone.get(table, place));
  }

  private void hear(Happening happening) {
    hear(happening.text());
  }

  private void hear(Object argument) {
    switch (argument) {
      case Text text -> text.args().forEach(this::hear);
      case List<?> list -> list.forEach(this::hear);
      case Seen shown when shown.by().has(seat) -> read.add(shown.component());
      default -> {}
    }
  }

  // Exchanging

  /** Pairs of what is not seen, taken as they come; those that would be noticed are left. */
  private Exchange exchange(int from, int to) {
    var exchange = Exchange.NONE;
    for (var alike : unseen(from, to)) {
      Collections.shuffle(alike, new Random(luck));
      for (int i = 0; i + 1 < alike.size(); i += 2) {
        var more = exchange.and(alike.get(i), alike.get(i + 1));
        if (looksTheSame(more, from, to)) exchange = more;
      }
    }
    return exchange;
  }

  /** What the seat does not see, in groups of components that look alike from behind. */
  private List<List<Component>> unseen(int from, int to) {
    var known = new HashSet<Component>();
    seen.subList(from, to + 1).forEach(known::addAll);
    var groups = new ArrayList<List<Component>>();
    for (var kind : tables.getFirst().layout().kinds()) {
      for (int back = 0; back < kind.backs(); back++) {
        var alike = new ArrayList<Component>();
        for (Component component : kind.all())
          if (component.back() == back && !known.contains(component)) alike.add(component);
        groups.add(alike);
      }
    }
    return groups;
  }

  private boolean looksTheSame(Exchange exchange, int from, int to) {
    var table = exchange.deal(tables.get(from));
    for (int i = from; ; i++) {
      if (!views.get(i).difference(table.view(Viewer.of(seat))).isEmpty()
          || !tables.get(i).agenda().equals(table.agenda())) return false;
      for (var asked : table.asked())
        if (table.options(asked).size() != tables.get(i).options(asked).size()) return false;
      if (i == to) return true;
      table.choose(turns.get(i).seat(), turns.get(i).option());
    }
  }

  /** Whether another seat can read something that this one can't. */
  private boolean othersKnowMore(int from, int to) {
    return tables.subList(from, to + 1).stream().anyMatch(this::othersKnowMore);
  }

  private boolean othersKnowMore(T table) {
    for (var zone : table.layout().zones())
      for (int place = 0; place < zone.size(table); place++) {
        var by = zone.seen(table, place).by();
        if (!by.equals(Seats.NONE) && !by.has(seat)) return true;
      }
    return false;
  }

  private boolean reachesHands(Exchange exchange, int from, int to) {
    var table = exchange.deal(tables.get(from));
    for (int i = from; ; i++) {
      if (differInHands(tables.get(i), table)) return true;
      if (i == to) return false;
      table.choose(turns.get(i).seat(), turns.get(i).option());
    }
  }

  private static boolean differInHands(Table<?> one, Table<?> other) {
    for (var zone : one.layout().zones())
      for (int place = 0; place < zone.size(one); place++)
        if (!zone.get(one, place).equals(zone.get(other, place))
            && !zone.seen(one, place).by().equals(Seats.NONE)) return true;
    return false;
  }
}
