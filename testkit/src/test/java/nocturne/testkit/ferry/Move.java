package nocturne.testkit.ferry;

import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What may be chosen on the ferry. */
public sealed interface Move extends Option {

  enum Plain implements Move {
    PASS,
    FETCH;

    @Override
    public String id() {
      return name().toLowerCase(java.util.Locale.ROOT);
    }

    @Override
    public Text label() {
      return Text.of("move." + id());
    }
  }

  /** Sets a crate from one's own hands down on the quay. */
  record Unload(Crate crate) implements Move {

    @Override
    public String id() {
      return "unload " + crate.id();
    }

    @Override
    public Text label() {
      return Text.of("move.unload", crate);
    }
  }

  /** Stows a crate away, face down. */
  record Stow(Crate crate) implements Move {

    @Override
    public String id() {
      return "stow " + crate.id();
    }

    @Override
    public Text label() {
      return Text.of("move.stow", crate);
    }
  }

  /** Names a price in secret. */
  record Price(int kredits) implements Move {

    @Override
    public String id() {
      return "price " + kredits;
    }

    @Override
    public Text label() {
      return Text.of("move.price", kredits);
    }
  }
}
