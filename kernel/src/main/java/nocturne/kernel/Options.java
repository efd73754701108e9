package nocturne.kernel;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** What one seat may choose now, and, where a person asks, what it may not and why. */
public final class Options {

  private static final Option[] NONE = {};
  private static final int USUAL = 24;

  private Option[] offered = NONE;
  private int size;
  private final boolean explaining;
  private final List<Refusal> refusals;

  /**
   * @param explaining whether refusals are kept; a search has no use for them
   */
  Options(boolean explaining) {
    this.explaining = explaining;
    this.refusals = explaining ? new ArrayList<>() : List.of();
  }

  public void add(Option option) {
    if (size == offered.length) offered = Arrays.copyOf(offered, Math.max(USUAL, 2 * size));
    offered[size++] = option;
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
    return offered[index];
  }

  public boolean has(Option option) {
    for (int i = 0; i < size; i++) if (offered[i].equals(option)) return true;
    return false;
  }

  public Optional<Option> find(String id) {
    for (int i = 0; i < size; i++) if (offered[i].id().equals(id)) return Optional.of(offered[i]);
    return Optional.empty();
  }

  public List<Option> list() {
    return List.of(Arrays.copyOf(offered, size));
  }

  public List<Refusal> refusals() {
    return List.copyOf(refusals);
  }

  void clear() {
    size = 0;
    if (explaining) refusals.clear();
  }
}
