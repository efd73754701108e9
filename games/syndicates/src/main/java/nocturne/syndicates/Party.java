package nocturne.syndicates;

import java.util.Optional;
import nocturne.kernel.Option;
import nocturne.kernel.Seat;
import nocturne.kernel.Text;

/** Who owns influence: a player, or in the game for two the Kingpin. */
public final class Party {

  /** Players' parties have the numbers of their seats; the Kingpin comes after the fifth. */
  public static final int COUNT = 6;

  private static final Party[] ALL = new Party[COUNT];

  static {
    for (int i = 0; i < COUNT; i++) ALL[i] = new Party(i);
  }

  public static final Party KINGPIN = ALL[COUNT - 1];

  private final int index;
  private final Object word;
  private final StackOf stack;

  private Party(int index) {
    this.index = index;
    this.word = index == COUNT - 1 ? Text.of("kingpin") : Seat.of(index);
    this.stack = new StackOf(this);
  }

  /** A party's Agent Stack, as an option. */
  public record StackOf(Party party) implements Option {

    @Override
    public String id() {
      return "stack-" + party.id();
    }

    @Override
    public Text label() {
      return Text.of("option.stack", party.word());
    }
  }

  public static Party of(Seat seat) {
    return ALL[seat.index()];
  }

  public static Party of(int index) {
    return ALL[index];
  }

  public int index() {
    return index;
  }

  public boolean isKingpin() {
    return this == KINGPIN;
  }

  /** The seat of a player; the Kingpin has none. */
  public Optional<Seat> seat() {
    return isKingpin() ? Optional.empty() : Optional.of(Seat.of(index));
  }

  /** The option that stands for this party's Agent Stack. */
  public StackOf stack() {
    return stack;
  }

  /** What a text calls this party. */
  public Object word() {
    return word;
  }

  /** What options call this party. */
  public String id() {
    return isKingpin() ? "kingpin" : "player-" + (index + 1);
  }

  @Override
  public String toString() {
    return id();
  }
}
