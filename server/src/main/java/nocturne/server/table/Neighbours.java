package nocturne.server.table;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import nocturne.server.store.Database;

/**
 * What nodes tell each other beside the journal: who is where, and what else somebody at another
 * node should hear. Each node says who is there when that changes and now and then anew; one that
 * is not heard any more is believed to be gone.
 */
public final class Neighbours implements AutoCloseable {

  /** Where somebody is who has a page open on which notices are shown. */
  public static final String LISTENING = "listening";

  private static final int SAY_ANEW = 5;
  private static final int BELIEVED = 15;
  private static final int LONGEST = 7_500;

  private static final String HERE = "here";
  private static final String GONE = "gone";
  private static final String LEFT = "left";

  /** A table, or {@link #LISTENING}, and who is there. */
  private record Spot(String place, String identity) {

    @Override
    public String toString() {
      return place + " " + identity;
    }
  }

  /** Another node: when it last said what, counted in rounds. */
  private static final class Neighbour {
    final Map<Spot, Integer> spots = new HashMap<>();
    int heard;
  }

  private final Database database;
  private final Consumer<String> changed;
  private final String self = UUID.randomUUID().toString();
  private final Map<Spot, Integer> here = new HashMap<>();
  private final Map<String, Neighbour> others = new HashMap<>();
  private final Map<String, Consumer<List<String>>> ears = new ConcurrentHashMap<>();
  private int round;
  private boolean greeting = true;
  private boolean closed;

  /**
   * @param changed told where somebody has come or gone at another node
   */
  Neighbours(Database database, Consumer<String> changed) {
    this.database = database;
    this.changed = changed;
    database.hear(this::hear);
  }

  // Who is where

  /** Somebody has come, perhaps once more. */
  public synchronized void came(String place, String identity) {
    var spot = new Spot(place, identity);
    if (here.merge(spot, 1, Integer::sum) == 1) say(HERE, List.of(spot.toString()));
  }

  /** Somebody has gone as often as they came, or once of several times. */
  public synchronized void went(String place, String identity) {
    var spot = new Spot(place, identity);
    if (here.computeIfPresent(spot, (key, times) -> times == 1 ? null : times - 1) == null)
      say(GONE, List.of(spot.toString()));
  }

  /** Whether somebody is there at another node. */
  public synchronized boolean has(String place, String identity) {
    var spot = new Spot(place, identity);
    for (var other : others.values()) if (other.spots.containsKey(spot)) return true;
    return false;
  }

  /** To be called every second. */
  void tend() {
    tellOf(nextRound());
  }

  private synchronized Set<String> nextRound() {
    round++;
    if (greeting || round % SAY_ANEW == 0) sayAll();
    greeting = false;
    var places = new HashSet<String>();
    others.values().forEach(other -> forget(other, places));
    others.values().removeIf(other -> isOld(other.heard));
    return places;
  }

  private boolean isOld(int heard) {
    return round - heard > BELIEVED;
  }

  private void forget(Neighbour other, Set<String> places) {
    other.spots.forEach(
        (spot, heard) -> {
          if (isOld(heard)) places.add(spot.place());
        });
    other.spots.values().removeIf(this::isOld);
  }

  private void tellOf(Set<String> places) {
    for (var place : places) if (!place.equals(LISTENING)) changed.accept(place);
  }

  // Talking

  /** Tells the others something. */
  public synchronized void tell(String kind, List<String> lines) {
    say(kind, lines);
  }

  /** Hears what the others tell of this kind. */
  public void hear(String kind, Consumer<List<String>> ear) {
    ears.put(kind, ear);
  }

  private void say(String kind, List<String> lines) {
    if (closed) return;
    var words = new StringBuilder(kind).append(' ').append(self);
    lines.forEach(line -> words.append('\n').append(line));
    database.tell(words.toString());
  }

  private void sayAll() {
    var lines = new ArrayList<String>();
    int length = 0;
    for (var spot : here.keySet()) {
      var line = spot.toString();
      if (length + line.length() > LONGEST) {
        say(HERE, lines);
        lines.clear();
        length = 0;
      }
      lines.add(line);
      length += line.length() + 1;
    }
    say(HERE, lines);
  }

  private void hear(String words) {
    var lines = words.lines().toList();
    var head = lines.getFirst().split(" ", 2);
    if (head.length < 2 || head[1].equals(self)) return;
    var rest = lines.subList(1, lines.size());
    switch (head[0]) {
      case HERE, GONE, LEFT -> tellOf(note(head[0], head[1], rest));
      default -> ears.getOrDefault(head[0], unknown -> {}).accept(rest);
    }
  }

  /** Takes down what a node says; the places where that changes something. */
  private synchronized Set<String> note(String kind, String node, List<String> lines) {
    var places = new HashSet<String>();
    if (kind.equals(LEFT)) {
      var gone = others.remove(node);
      if (gone != null) gone.spots.keySet().forEach(spot -> places.add(spot.place()));
      return places;
    }
    // Who is new here does not know who is.
    if (!others.containsKey(node)) greeting = true;
    var other = others.computeIfAbsent(node, name -> new Neighbour());
    other.heard = round;
    for (var line : lines) {
      var spot = spot(line);
      boolean was = other.spots.containsKey(spot);
      if (kind.equals(HERE)) other.spots.put(spot, round);
      else other.spots.remove(spot);
      if (was != kind.equals(HERE)) places.add(spot.place());
    }
    return places;
  }

  private static Spot spot(String line) {
    int gap = line.indexOf(' ');
    return new Spot(line.substring(0, gap), line.substring(gap + 1));
  }

  /** Says goodbye: nobody is here any more. */
  @Override
  public synchronized void close() {
    say(LEFT, List.of());
    closed = true;
  }
}
