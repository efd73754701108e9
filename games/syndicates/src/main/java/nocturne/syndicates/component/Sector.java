package nocturne.syndicates.component;

import static nocturne.syndicates.SyndicatesRule.SM_3_01;
import static nocturne.syndicates.SyndicatesRule.SM_3_02;
import static nocturne.syndicates.SyndicatesRule.SM_3_03;

import nocturne.kernel.Name;
import nocturne.kernel.Named;
import nocturne.kernel.Option;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;

/**
 * One of the sectors of the moon.
 *
 * @param neighbours the sectors that share a border with it, as a set of bits by their index
 * @param x where it is drawn, to the right
 * @param y where it is drawn, upwards
 */
@Cites({SM_3_01, SM_3_02, SM_3_03})
public record Sector(
    int index, String id, Name name, int neighbours, int x, int y, Name note, Provenance provenance)
    implements Named, Option {

  /** Stands where a pack names no sector there is; never at a table. */
  static final Sector NONE =
      new Sector(0, "", new Name("", ""), 0, 0, 0, new Name("", ""), Provenance.ORIGINAL);

  /** The sector that scores three. */
  public static final String SPIRE = "SP";

  public int bit() {
    return 1 << index;
  }

  public boolean isIn(int sectors) {
    return (sectors & bit()) != 0;
  }

  @Override
  public Text label() {
    return Text.of("option.sector", this);
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
