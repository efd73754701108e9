package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_9_21;

import java.util.List;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.effect.Effect;

/** What failing leads to. */
@Cites(NL_9_21)
public sealed interface Penalty {

  /** The mission is over for the crew. */
  record Abort() implements Penalty {}

  /** A fight. */
  record Fight(Challenge challenge) implements Penalty {}

  /** Losses, of which the player takes one list whole. */
  record Loss(List<List<Effect>> choices) implements Penalty {}
}
