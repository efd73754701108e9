package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_28;

import nocturne.kernel.Rule;
import nocturne.kernel.Text;
import nocturne.syndicates.Moon;

/**
 * LOCKDOWN: places the token that keeps other parties from touching the owner's influence in a
 * sector.
 */
public record Lockdown(Target target) implements StatusSentence {

  @Override
  public Moon.Status status() {
    return Moon.Status.LOCKDOWN;
  }

  @Override
  public Rule rule() {
    return KW_28;
  }

  @Override
  public Text text() {
    return Text.of("sentence.lockdown", target.text());
  }
}
