package nocturne.testkit.ferry;

import nocturne.kernel.Component;
import nocturne.kernel.Name;

/** What the ferry carries. */
public record Crate(int index) implements Component {

  @Override
  public String id() {
    return "crate-" + (index + 1);
  }

  @Override
  public Name name() {
    return new Name("Crate " + (index + 1), "Ящик " + (index + 1));
  }
}
