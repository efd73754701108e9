package nocturne.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Everything that was done to a table, packed into a few bytes each: a table at which somebody
 * thinks for days is little else.
 */
final class Played {

  private static final int HASH_EVERY = 16;
  private static final int SEAT = 0b111;
  private static final int BARRIER = 0b1000;
  private static final int TOGETHER_SHIFT = 4;

  /** No option has this id. */
  private static final String NO_CHOICE = "";

  private String[] options = new String[HASH_EVERY];
  private int[] facts = new int[HASH_EVERY];
  private long[] hashes = new long[1];
  private final Map<Integer, Seed> seeds = new TreeMap<>();
  private int size;

  int size() {
    return size;
  }

  /**
   * @param barrier whether somebody learnt something by it
   * @param together the number of the shared question it answered, 0 for a question to one seat
   */
  void add(GameRecord.Entry entry, boolean barrier, int together) {
    if (size == options.length) resize(size + size / 2 + 1);
    int fact = together << TOGETHER_SHIFT | (barrier ? BARRIER : 0);
    switch (entry) {
      case GameRecord.Entry.Choice(var seat, var option) -> {
        // The same few hundred ids come again and again, at every table of a game.
        options[size] = option.intern();
        facts[size] = fact | seat.index();
      }
      case GameRecord.Entry.Retake() -> {
        options[size] = NO_CHOICE;
        facts[size] = fact;
      }
      case GameRecord.Entry.Reseal(var seed) -> {
        options[size] = NO_CHOICE;
        facts[size] = fact;
        seeds.put(size, seed);
      }
    }
    size++;
  }

  private void resize(int length) {
    options = Arrays.copyOf(options, length);
    facts = Arrays.copyOf(facts, length);
  }

  /** Keeps no room for more. */
  void trim() {
    resize(size);
  }

  GameRecord.Entry entry(int index) {
    if (isChoice(index)) return new GameRecord.Entry.Choice(seat(index), options[index]);
    var seed = seeds.get(index);
    return seed == null ? new GameRecord.Entry.Retake() : new GameRecord.Entry.Reseal(seed);
  }

  List<GameRecord.Entry> entries() {
    var entries = new ArrayList<GameRecord.Entry>(size);
    for (int i = 0; i < size; i++) entries.add(entry(i));
    return entries;
  }

  private boolean isChoice(int index) {
    return !options[index].equals(NO_CHOICE);
  }

  /** Who made a choice. */
  Seat seat(int index) {
    return Seat.of(facts[index] & SEAT);
  }

  boolean barrier(int index) {
    return (facts[index] & BARRIER) != 0;
  }

  int together(int index) {
    return facts[index] >>> TOGETHER_SHIFT;
  }

  /**
   * The last choice of a seat by the seed in force, -1 where it has made none; what was played by
   * another seed was played elsewhere.
   */
  int lastOf(Seat seat) {
    for (int i = size - 1; i >= 0 && !seeds.containsKey(i); i--)
      if (isChoice(i) && seat(i).equals(seat)) return i;
    return -1;
  }

  /** Whether the table's hash is to be kept now. */
  boolean isHashed() {
    return size > 0 && size % HASH_EVERY == 0;
  }

  void keep(long hash) {
    int index = size / HASH_EVERY - 1;
    if (index == hashes.length) hashes = Arrays.copyOf(hashes, 2 * index);
    hashes[index] = hash;
  }

  /** The hashes that were kept, by the number of entries that had led there. */
  Map<Integer, Long> hashes() {
    var kept = new TreeMap<Integer, Long>();
    for (int i = 0; i < size / HASH_EVERY; i++) kept.put((i + 1) * HASH_EVERY, hashes[i]);
    return kept;
  }
}
