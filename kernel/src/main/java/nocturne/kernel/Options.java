package nocturne.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** What one seat may choose now, and, where a person asks, what it may not and why. */
public final class Options {

  // Not Option[]: every store into an array of an interface is checked the long way, which alone
  // took a quarter of the time of a random game.
  private static final Object[] NONE = {};
  private static final int USUAL = 24;

  private Object[] offered;
  private int size;
  private final boolean explaining;
  private final List<Refusal> refusals;

  /**
   * @param explaining whether refusals are kept; a search has no use for them
   */
  Options(boolean explaining) {
    this.explaining = explaining;
    this.offered = explaining ? new Object[USUAL] : NONE;
    this.refusals = explaining ? new ArrayList<>() : List.of();
  }

  public void add(Option option) {
    if (size == offered.length) grow();
    offered[size++] = option;
  }

  private void grow() {
    offered = Arrays.copyOf(offered, 2 * size);
  }

  /** Says that this option might be expected here and which rule forbids it. */
  public void refuse(Option option, Rule rule) {
    if (explaining) refusals.add(new Refusal(option, rule));
  }

  /** Whether anybody will read the refusals; lets a game skip work that only finds reasons. */
  public boolean explaining() {
    return explaining;
  }

  public int size() {
    return size;
  }

  public Option get(int index) {
    return (Option) offered[Objects.checkIndex(index, size)];
  }

  public boolean has(Option option) {
    for (int i = 0; i < size; i++) if (offered[i].equals(option)) return true;
    return false;
  }

  public Optional<Option> find(String id) {
    for (int i = 0; i < size; i++) if (get(i).id().equals(id)) return Optional.of(get(i));
    return Optional.empty();
  }

  public List<Option> list() {
    return List.of(Arrays.copyOf(offered, size, Option[].class));
  }

  public List<Refusal> refusals() {
    return List.copyOf(refusals);
  }

  void clear() {
    // Here and not in add, which is kept lean; and not before, for many copies list nothing.
    if (offered.length == 0) offered = new Object[USUAL];
    size = 0;
    if (explaining) refusals.clear();
  }
}
