package nocturne.gangs.effect;

import nocturne.gangs.component.PoiKind;

/** What must hold for an ability to work. */
public sealed interface Condition {

  /** A condition that needs no further word. */
  enum Plain implements Condition {
    /** Its owner began the firefight. */
    INITIATOR,
    /** The edgerunner is where the firefight is. */
    HERE,
    OTHER_SOLO_HERE,
    NETRUNNER_HERE,
    OPPONENT_AHEAD,
    /** The edgerunner is the only one of the gang in the district. */
    ONLY_UNIT
  }

  /** The netrun stopped on a space of this level. */
  record Stopped(String level) implements Condition {}

  record Control(PoiKind kind) implements Condition {}
}
