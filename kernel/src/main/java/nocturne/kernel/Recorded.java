package nocturne.kernel;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.ObjIntConsumer;

/**
 * A real table together with the record of how it came to be: what a client plays on. Undo, branch
 * and load are all the same small mechanism: replaying a record.
 */
public final class Recorded<T extends Table<T>> {

  /** What undoing a seat's last choice would take. */
  public enum Undo {
    /** The seat has not chosen anything yet. */
    NOTHING,
    /** Nobody has learnt anything since. */
    FREE,
    /**
     * Somebody has learnt something, or another seat has chosen since: the table's policy decides.
     */
    BEYOND_BARRIER
  }

  private final Game<T> game;
  private final Setup setup;
  private final Seed first;
  private Seed seed;
  private Played made = new Played();
  private ArrayList<Happening> log = new ArrayList<>();
  private int forgotten;
  private T table;
  private int together;
  private int[] posed;

  private Recorded(Game<T> game, Setup setup, Seed seed) {
    this.game = game;
    this.setup = setup;
    this.first = seed;
    this.seed = seed;
    this.table = game.open(setup, new SealedChance(seed), Optional.of(log::add));
    this.posed = new int[table.seatCount()];
    this.together = newTogether();
  }

  public static <T extends Table<T>> Recorded<T> open(Game<T> game, Setup setup, Seed seed) {
    return new Recorded<>(game, setup, seed);
  }

  /**
   * Replays a record and checks every hash in it.
   *
   * @throws RecordRefused at the first thing that does not replay; nothing is half loaded
   */
  public static <T extends Table<T>> Recorded<T> load(Game<T> game, GameRecord record) {
    return load(game, record, (table, entries) -> {});
  }

  /**
   * The same, and somebody looks on.
   *
   * @param onlooker is shown the table after so many entries, from none to all; it may copy it
   */
  public static <T extends Table<T>> Recorded<T> load(
      Game<T> game, GameRecord record, ObjIntConsumer<T> onlooker) {
    requireSame("game", record.game(), game.facts().id());
    requireSame("rules", record.rules(), game.facts().rules());
    requireSame("packs", record.packs(), game.packs());
    Recorded<T> recorded;
    try {
      recorded = open(game, record.setup(), record.seed());
    } catch (SetupRefused refused) {
      throw new RecordRefused("the record's setup is refused: " + refused.getMessage(), refused);
    }
    for (int i = 0; i <= record.entries().size(); i++) {
      recorded.requireHash(i, record.hashes());
      onlooker.accept(recorded.table, i);
      if (i < record.entries().size()) recorded.replay(i, record.entries().get(i));
    }
    return recorded;
  }

  private static void requireSame(String what, String recorded, String present) {
    if (!recorded.equals(present)) {
      throw new RecordRefused("the record is of " + what + " " + recorded + ", not of " + present);
    }
  }

  private void requireHash(int entries, Map<Integer, Long> hashes) {
    var hash = hashes.get(entries);
    if (hash != null && hash != table.hash()) {
      throw new RecordRefused(
          "after entry " + entries + " the table is not the one that was recorded");
    }
  }

  private void replay(int index, GameRecord.Entry entry) {
    try {
      apply(entry);
    } catch (ChoiceRefused refused) {
      throw new RecordRefused(
          "entry " + (index + 1) + " does not replay: " + refused.getMessage(), refused);
    }
  }

  public Game<T> game() {
    return game;
  }

  public Setup setup() {
    return setup;
  }

  /** Where chance comes from now. */
  public Seed seed() {
    return seed;
  }

  /** The table as it stands; to be read and copied, and changed only through this object. */
  public T table() {
    return table;
  }

  public List<Happening> log() {
    return log(0);
  }

  /** What happened after the first so many happenings. */
  public List<Happening> log(int from) {
    if (from < forgotten) remember();
    return List.copyOf(log.subList(from - forgotten, log.size()));
  }

  /**
   * Lets go of what replaying brings back, at a table where nothing happens for a while; what
   * happens from now on is remembered as ever.
   */
  public void rest() {
    forgotten += log.size();
    log.clear();
    log.trimToSize();
    made.trim();
  }

  private void remember() {
    var again = branch(made.size(), setup.players());
    log.clear();
    log.addAll(again.log);
    forgotten = 0;
  }

  /** How many choices and retakes have led here. */
  public int size() {
    return made.size();
  }

  /**
   * How many choices and retakes there were when a seat was asked what it is asked now, which says
   * what its choice is about. Another seat's answer leaves it alone where the question stays open
   * for the rest, and where the seat can't tell one answer from another.
   */
  public int posed(Seat seat) {
    return posed[seat.index()];
  }

  /** The prompts of the first questions that a seat has answered, at most so many. */
  public List<Text> answered(Seat seat, int most) {
    var prompts = new ArrayList<Text>();
    var again = open(game, setup, first);
    for (int i = 0; i < made.size() && prompts.size() < most; i++) {
      var entry = made.entry(i);
      if (entry instanceof GameRecord.Entry.Choice choice && choice.seat().equals(seat))
        prompts.add(again.table.pending().prompt(again.table, seat));
      again.apply(entry);
    }
    return prompts;
  }

  public GameRecord record() {
    var kept = made.hashes();
    kept.put(made.size(), table.hash());
    return new GameRecord(
        game.facts().id(), game.facts().rules(), game.packs(), setup, first, made.entries(), kept);
  }

  /**
   * Takes a choice made by somebody who saw the table at this version, or refuses it and changes
   * nothing.
   */
  public void choose(Seat seat, String option, int version) {
    if (version != table.version()) {
      throw ChoiceRefused.stale(table.version(), version);
    }
    apply(new GameRecord.Entry.Choice(seat, option));
  }

  private void apply(GameRecord.Entry entry) {
    switch (entry) {
      case GameRecord.Entry.Choice choice -> {
        var option = table.offered(choice.seat(), choice.option());
        var ask = table.agenda().getFirst().getClass();
        var others = table.asked().without(choice.seat());
        var before = others.isEmpty() ? table : table.copy();
        table.choose(choice.seat(), option);
        made.add(entry, table.barrier(), together);
        boolean same = isStill(ask);
        boolean goesOn = same && goesOn(others);
        if (!goesOn) together = newTogether();
        for (var seat : table.asked()) {
          boolean waits = same && others.has(seat);
          if (!waits || (!goesOn && tells(before, choice.seat(), seat))) pose(seat);
        }
      }
      case GameRecord.Entry.Retake retake -> {
        if (table.chance() instanceof SealedChance sealed) sealed.retake();
        askAnew(entry);
      }
      case GameRecord.Entry.Reseal reseal -> {
        if (table.chance() instanceof SealedChance sealed) sealed.reseal(reseal.seed());
        seed = reseal.seed();
        askAnew(entry);
      }
    }
    if (made.isHashed()) made.keep(table.hash());
  }

  private void askAnew(GameRecord.Entry entry) {
    made.add(entry, true, 0);
    together = newTogether();
    table.asked().forEach(this::pose);
  }

  private boolean isStill(Class<?> ask) {
    return !table.asked().isEmpty() && table.agenda().getFirst().getClass() == ask;
  }

  /**
   * Whether the question just answered is still open for those of the others who have not answered
   * it; one that is open for anybody else too has been asked anew.
   */
  private boolean goesOn(Seats others) {
    return (table.asked().mask() & ~others.mask()) == 0;
  }

  private void pose(Seat seat) {
    posed[seat.index()] = made.size();
  }

  /** The number of a question that has just been asked, 0 where one seat alone is asked. */
  private int newTogether() {
    return table.asked().size() > 1 ? made.size() + 1 : 0;
  }

  /** What undoing this seat's last choice would take. */
  public Undo undoing(Seat seat) {
    int last = made.lastOf(seat);
    if (last < 0) return Undo.NOTHING;
    int mine = made.together(last);
    for (int i = last; i < made.size(); i++) {
      boolean another = i > last && (mine == 0 || made.together(i) != mine);
      if (made.barrier(i) || another) return Undo.BEYOND_BARRIER;
      if (i > last && tells(i, seat)) return Undo.BEYOND_BARRIER;
    }
    return Undo.FREE;
  }

  private boolean tells(int index, Seat seat) {
    return tells(branch(index, setup.players()).table, made.seat(index), seat);
  }

  /** Whether a seat can tell from what it sees which of its options another seat chose there. */
  private boolean tells(T before, Seat chooser, Seat seat) {
    var views = new ArrayList<View<T>>();
    for (int option = 0; option < before.options(chooser).size(); option++) {
      var after = before.copy();
      after.choose(chooser, option);
      views.add(after.view(Viewer.of(seat)));
    }
    return views.stream().anyMatch(view -> !view.difference(views.getFirst()).isEmpty());
  }

  /**
   * Takes back this seat's last choice: free, it alone; beyond the barrier, it and everything after
   * it, and chance then runs otherwise. Whether that may be is the table's policy, not the
   * kernel's.
   */
  public void undo(Seat seat) {
    var undoing = undoing(seat);
    if (undoing == Undo.NOTHING) {
      throw ChoiceRefused.nothingToUndo(seat);
    }
    int last = made.lastOf(seat);
    var entries = made.entries();
    if (undoing == Undo.FREE) {
      entries.remove(last);
    } else {
      // Every retake stays: what was ever seen must not come again.
      entries
          .subList(last, entries.size())
          .removeIf(entry -> entry instanceof GameRecord.Entry.Choice);
      entries.add(new GameRecord.Entry.Retake());
    }
    restart(entries);
  }

  /**
   * A new table that begins as this one did, up to so many entries, perhaps with others in the
   * seats.
   */
  public Recorded<T> branch(int entries, List<Setup.Player> players) {
    var branch = open(game, new Setup(setup.variant(), players), first);
    for (int i = 0; i < entries; i++) branch.apply(made.entry(i));
    return branch;
  }

  /**
   * Lets chance come from another seed from now on, for a game that goes on after its secret was
   * told; what was done before stays done.
   */
  public void reseal(Seed another) {
    apply(new GameRecord.Entry.Reseal(another));
  }

  private void restart(List<GameRecord.Entry> entries) {
    var again = open(game, setup, first);
    entries.forEach(again::apply);
    made = again.made;
    log = again.log;
    forgotten = 0;
    table = again.table;
    together = again.together;
    posed = again.posed;
  }
}
