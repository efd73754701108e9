package nocturne.nightlancer.challenge;

import java.util.List;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.component.Contact;

/** To answer a Contact that was played on oneself, so that it does nothing. */
public record CancelContact(Contact with, Contact what) implements Option {

  @Override
  public String id() {
    return "cancel-" + what.id() + "-with-" + with.id();
  }

  @Override
  public Text label() {
    return Text.of("option.cancel", with, what);
  }

  @Override
  public List<? extends Named> touches() {
    return List.of(with, what);
  }
}
