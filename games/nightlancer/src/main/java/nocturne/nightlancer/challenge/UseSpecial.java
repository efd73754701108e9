package nocturne.nightlancer.challenge;

import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Lancer;
import nocturne.nightlancer.component.Words;

/** To do what only this Nightlancer can. */
public record UseSpecial(Lancer lancer) implements Option {

  @Override
  public String id() {
    return "special";
  }

  @Override
  public Text label() {
    var special = lancer.special();
    return Text.of(
        "option.special",
        new Words(lancer.id(), special.name()),
        new Words(lancer.id(), special.use().text()));
  }
}
