package nocturne.nightlancer.component;

import static nocturne.nightlancer.NightlancerRule.NL_8_04;

import java.util.List;
import nocturne.nightlancer.Cites;

/**
 * The spaces that are there for so many players. Sets of them are bits, by the numbers of the
 * spaces, for they are looked through at every turn.
 */
public final class Board {

  /** So many spaces have room in a set. */
  static final int MOST = Long.SIZE;

  private final List<Space> spaces;
  private final long[] byDeed = new long[Deed.all().size()];
  private final long all;

  @Cites(NL_8_04)
  public Board(List<Space> spaces, int players) {
    this.spaces = spaces;
    long there = 0;
    for (var space : spaces) {
      if (space.from() > players) continue;
      there |= space.bit();
      for (var deed : space.deeds()) byDeed[deed.ordinal()] |= space.bit();
    }
    this.all = there;
  }

  public long all() {
    return all;
  }

  public boolean has(Space space) {
    return (all & space.bit()) != 0;
  }

  /** The spaces for at least one of these deeds, which are bits as well. */
  public long with(int deeds) {
    long with = 0;
    for (int left = deeds; left != 0; left &= left - 1)
      with |= byDeed[Integer.numberOfTrailingZeros(left)];
    return with;
  }

  /** The first space of a set. */
  public Space first(long set) {
    return spaces.get(Long.numberOfTrailingZeros(set));
  }
}
