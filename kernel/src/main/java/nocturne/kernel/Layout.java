package nocturne.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Every place where something of a game can be, declared once: zones for components, registers for
 * numbers. A table of this layout keeps all of them in one array, which is why copying, comparing,
 * hashing, viewing and imagining a table are the kernel's work and no game's.
 */
public final class Layout {

  private final List<Kind<?>> kinds = new ArrayList<>();
  private final List<Zone<?>> zones = new ArrayList<>();
  private final List<Hiding> hiding = new ArrayList<>();
  private final List<Zone<?>> marked = new ArrayList<>();
  private final List<Register> registers = new ArrayList<>();
  private int size;
  private int largest;

  /**
   * Where components of a kind can lie that somebody can't read.
   *
   * @param households the same zones, by who owns what lies there, those of nobody first
   */
  private record Hiding(Kind<?> kind, List<Zone<?>> zones, List<Household> households) {

    static Hiding of(Kind<?> kind) {
      return new Hiding(kind, new ArrayList<>(), new ArrayList<>(List.of(Household.ofNobody())));
    }

    void add(Zone<?> zone) {
      zones.add(zone);
      households.getFirst().zones().add(zone);
    }
  }

  public <C extends Component> Kind<C> kind(String name, List<C> all) {
    var kind = new Kind<>(name, all);
    kinds.add(kind);
    hiding.add(Hiding.of(kind));
    largest = Math.max(largest, all.size());
    return kind;
  }

  /** A zone that can hold every component of its kind. */
  public <C extends Component> Zone<C> zone(String name, Kind<C> kind, Sight sight) {
    return zone(name, kind, sight, kind.all().size());
  }

  public <C extends Component> Zone<C> zone(String name, Kind<C> kind, Sight sight, int capacity) {
    return add(new Zone<>(name, kind, sight, reserve(capacity + 1), capacity, false));
  }

  /** A zone in which the game often looks for marks: whether there are any is known at once. */
  public <C extends Component> Zone<C> hand(String name, Kind<C> kind, Sight sight) {
    int capacity = kind.all().size();
    return add(new Zone<>(name, kind, sight, reserve(capacity + 2), capacity, true));
  }

  private <C extends Component> Zone<C> add(Zone<C> zone) {
    zones.add(zone);
    if (zone.hides()) hiding(zone.kind()).add(zone);
    if (zone.keepsMarks()) marked.add(zone);
    return zone;
  }

  /**
   * What one player owns: where nobody sees backs, an imagined table gives these zones components
   * of no other backs than they have between them. Once components have changed hands unseen, they
   * are dealt together with those of other such households and of nobody.
   *
   * @param mixed says so: the number at the index is no longer 0
   */
  public void household(List<? extends Zone<?>> zones, Register mixed, int index) {
    var households = hiding(zones.getFirst().kind()).households();
    households.getFirst().zones().removeAll(zones);
    households.add(new Household(List.copyOf(zones), mixed.cell(index)));
  }

  private Hiding hiding(Kind<?> kind) {
    return hiding.get(kinds.indexOf(kind));
  }

  /** A row of numbers that everybody sees. */
  public Register register(String name, int length) {
    return register(name, length, Sight.OPEN.faceUp(), 0);
  }

  /**
   * A row of numbers that only these seats see; the others see whether each is still 0. An imagined
   * table sets those that are not to any number from 1 to {@code most}.
   */
  public Register secret(String name, int length, Seats seers, int most) {
    return register(name, length, seers, most);
  }

  /**
   * A row of numbers that only these seats are shown, though everybody could have kept count of
   * them; an imagined table has them as they are.
   */
  public Register unshown(String name, int length, Seats seers) {
    return register(name, length, seers, Register.DEDUCIBLE);
  }

  private Register register(String name, int length, Seats seers, int most) {
    var register = new Register(name, reserve(length), length, seers, most);
    registers.add(register);
    return register;
  }

  private int reserve(int cells) {
    int offset = size;
    size += cells;
    return offset;
  }

  public List<Kind<?>> kinds() {
    return List.copyOf(kinds);
  }

  public List<Zone<?>> zones() {
    return List.copyOf(zones);
  }

  public List<Register> registers() {
    return List.copyOf(registers);
  }

  int[] blank() {
    return new int[size];
  }

  /** Overwrites what the viewer can't know. */
  void redact(int[] cells, Viewer viewer) {
    for (var zone : zones) zone.redact(cells, viewer);
    for (var register : registers) register.redact(cells, viewer);
  }

  /** Deals everything anew that the seat can't know. */
  void imagine(int[] cells, Seat seat, Chance chance) {
    var viewer = Viewer.of(seat);
    var imagination = new Imagination(largest, cells, viewer, chance);
    for (var its : hiding) imagination.deal(its.kind(), its.zones(), its.households());
    for (var zone : marked) zone.note(cells);
    for (var register : registers) register.imagine(cells, viewer, chance);
  }

  /** Every place where two tables of this layout differ. */
  Changes changes(int[] one, int[] other) {
    var changedZones = new ArrayList<Zone<?>>();
    for (var zone : zones) if (!zone.isSame(one, other)) changedZones.add(zone);
    var changedRegisters = new ArrayList<Register>();
    for (var register : registers) if (!register.isSame(one, other)) changedRegisters.add(register);
    return new Changes(changedZones, changedRegisters);
  }

  /** The first place where two tables of this layout differ, in words; empty where they don't. */
  String difference(int[] one, int[] other) {
    int cell = Arrays.mismatch(one, other);
    if (cell < 0) return "";
    for (var zone : zones)
      if (zone.holds(cell))
        return zone.name() + ": " + zone.print(one) + " and " + zone.print(other);
    for (var register : registers) {
      if (register.holds(cell))
        return register.name() + ": " + register.print(one) + " and " + register.print(other);
    }
    throw new IllegalStateException("cell " + cell + " belongs to nothing");
  }
}
