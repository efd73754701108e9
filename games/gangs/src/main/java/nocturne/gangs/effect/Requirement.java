package nocturne.gangs.effect;

import java.util.List;
import nocturne.gangs.component.PoiKind;

/** What a gang needs to seize an opportunity. */
public sealed interface Requirement {

  /** Presence in one of these districts. */
  record Presence(List<String> districts) implements Requirement {}

  record PresenceCount(int districts) implements Requirement {}

  record Dominance(String district) implements Requirement {}

  record Control(PoiKind kind) implements Requirement {}
}
