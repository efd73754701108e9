package nocturne.nightlancer.challenge;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.Words;

/** To play a Contact on another player. */
public record PlayOn(Contact card, Seat target) implements Option {

  @Override
  public String id() {
    return "play-" + card.id() + "-on-" + (target.index() + 1);
  }

  @Override
  public Text label() {
    return Text.of(
        "option.play-on", card, target, new Words(card.id(), card.use(Contact.HOSTILE).text()));
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(card);
  }
}
