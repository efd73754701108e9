package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_8_03;
import static nocturne.nightlancer.NightlancerRule.NL_8_25;

import java.util.List;
import java.util.Locale;
import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;

/**
 * A place for tokens.
 *
 * @param deeds what can be done there, one of them at a time
 * @param bits the same, a bit each
 * @param from the number of players from which on it is there
 * @param ring whether it lies in the Edge ring
 * @param pair the number of the pair of market cards that belongs to it, or -1
 */
public record Space(
    int index,
    String id,
    Name name,
    Kind kind,
    List<Deed> deeds,
    int bits,
    int from,
    boolean ring,
    int pair)
    implements Named, Option {

  public Space(
      int index,
      String id,
      Name name,
      Kind kind,
      List<Deed> deeds,
      int from,
      boolean ring,
      int pair) {
    this(index, id, name, kind, deeds, Deed.bits(deeds), from, ring, pair);
  }

  /** The sorts of spaces, those first that an automaton prefers. */
  public enum Kind {
    USE_CONNECTIONS,
    GATHER_FAVOURS,
    SLUMS_HUSTLES,
    EUROMAFIA,
    BLACK_MARKET,
    /** First Heat, then one of two deeds. */
    RISKY,
    /** Room for everybody. */
    OPEN;

    /** The kinds in which an automaton or a Decoy may stand. */
    public boolean isDirect() {
      return ordinal() <= BLACK_MARKET.ordinal();
    }

    public String word() {
      return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
  }

  /** This space alone, as a set of spaces. */
  public long bit() {
    return 1L << index;
  }

  @Cites({NL_8_03, NL_8_25})
  public boolean isOpen() {
    return kind == Kind.OPEN;
  }

  @Override
  public Text label() {
    var key = "option.space-" + kind.word();
    return switch (kind) {
      case RISKY -> Text.of(key, this, deeds.getFirst().title(), deeds.getLast().title());
      case OPEN -> Text.of(key, this, deeds.getFirst().label());
      default -> Text.of(key, this);
    };
  }

  @Override
  public boolean equals(Object other) {
    return this == other;
  }

  @Override
  public int hashCode() {
    return index;
  }

  @Override
  public String toString() {
    return id;
  }
}
