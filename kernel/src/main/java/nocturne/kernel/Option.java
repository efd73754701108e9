package nocturne.kernel;

import java.util.List;

/** One thing that may be chosen: an enum constant, a card, a small record. */
public interface Option {

  /**
   * Unique among the options of one question and stable across versions: what a record writes down.
   */
  String id();

  Text label();

  /** What on the board this option is about, so that clicking there can mean this. */
  default List<? extends Named> touches() {
    return this instanceof Named named ? List.of(named) : List.of();
  }
}
