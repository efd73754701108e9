package nocturne.nightlancer.challenge;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Words;

/** To play a Contact for one of its uses. */
public record PlayContact(Contact card, int use) implements Option {

  @Override
  public String id() {
    return "play-" + card.id() + "-" + (use + 1);
  }

  @Override
  public Text label() {
    return Text.of("option.play-contact", card, new Words(card.id(), card.use(use).text()));
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(card);
  }
}
