package nocturne.nightshift.component;

import java.util.List;

/** What the timer says of one round. */
public record RoundPlan(Kind kind, List<Dancer> stage) {

  public enum Kind {
    PLAIN,
    REFRESH,
    EVENT,
    LIGHTS_ON,
    FINAL
  }

  public RoundPlan {
    stage = List.copyOf(stage);
  }
}
