package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_29;

import nocturne.kernel.Rule;
import nocturne.kernel.Text;
import nocturne.syndicates.Moon;

/** DISPLACE: places the token that lets its owner push on whatever enters a sector. */
public record Displace(Target target) implements StatusSentence {

  @Override
  public Moon.Status status() {
    return Moon.Status.DISPLACE;
  }

  @Override
  public Rule rule() {
    return KW_29;
  }

  @Override
  public Text text() {
    return Text.of("sentence.displace", target.text());
  }
}
