package nocturne.kernel.night;

import java.util.Locale;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;

/** What may be chosen in Night Cards besides a bare card. */
public sealed interface Move extends Option {

  @Override
  default Text label() {
    return Text.of("move", id());
  }

  enum Plain implements Move {
    DRAW,
    PEEK,
    DONE,
    PASS,
    BOW;

    @Override
    public String id() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Takes a card that lies open into the hand. */
  record Take(Card card) implements Move, Named {

    @Override
    public String id() {
      return "take " + card.id();
    }

    @Override
    public Name name() {
      return card.name();
    }
  }

  /** Hides a card from the hand in one's own stack. */
  record Hide(Card card) implements Move {

    @Override
    public String id() {
      return "hide " + card.id();
    }
  }

  /** Lays a card from the hand open. */
  record Lay(Card card) implements Move {

    @Override
    public String id() {
      return "lay " + card.id();
    }
  }

  /** Puts kredits on one's own bid. */
  record Stake(int kredits) implements Move {

    @Override
    public String id() {
      return "stake " + kredits;
    }
  }
}
