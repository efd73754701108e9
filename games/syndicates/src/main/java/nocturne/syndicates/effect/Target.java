package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_16_11;
import static nocturne.syndicates.SyndicatesRule.SM_17_08;
import static nocturne.syndicates.SyndicatesRule.SM_17_09;
import static nocturne.syndicates.SyndicatesRule.SM_17_10;
import static nocturne.syndicates.SyndicatesRule.SM_17_11;
import static nocturne.syndicates.SyndicatesRule.SM_17_13;
import static nocturne.syndicates.SyndicatesRule.TG_10;
import static nocturne.syndicates.SyndicatesRule.TG_3;
import static nocturne.syndicates.SyndicatesRule.TG_4;
import static nocturne.syndicates.SyndicatesRule.TG_6;
import static nocturne.syndicates.SyndicatesRule.TG_7;

import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** Which sectors a sentence speaks of. */
@Cites(SM_16_11)
public sealed interface Target {

  /**
   * The sectors, as bits, among which the acting party finds the one it means; for an ALL target,
   * all of them.
   */
  int sectors(Moon moon, Party party);

  Text text();

  /** Whether the amount applies to each sector and not to one of them. */
  default boolean isAll() {
    return false;
  }

  /** Whether it only refers to something else, so that it gives a Burned Card no sector. */
  default boolean isReference() {
    return false;
  }

  /** A fixed sector. */
  record In(Sector sector) implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      return sector.bit();
    }

    @Override
    public Text text() {
      return Text.of("target.in", sector);
    }
  }

  /** One sector adjacent to the named one. */
  @Cites(TG_3)
  record Adjacent(Sector sector) implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      return sector.neighbours();
    }

    @Override
    public Text text() {
      return Text.of("target.adjacent", sector);
    }
  }

  /** One sector, free choice. */
  record Any() implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      return moon.contents().everySector();
    }

    @Override
    public Text text() {
      return Text.of("target.any");
    }
  }

  /** One sector that meets the condition. */
  @Cites(TG_4)
  record OneIf(Condition condition) implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      return condition.sectors(moon, party);
    }

    @Override
    public Text text() {
      return Text.of("target.one-if", condition.text());
    }
  }

  /** Every sector that meets the condition. */
  record AllIf(Condition condition) implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      return condition.sectors(moon, party);
    }

    @Override
    public boolean isAll() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("target.all-if", condition.text());
    }
  }

  /** One sector of the Burned Card: any that one of its targets could mean. */
  @Cites({TG_6, TG_7, TG_10, SM_17_11, SM_17_13})
  record OneBurned() implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      int sectors = 0;
      for (var target : moon.burnedTargets()) sectors |= target.sectors(moon, party);
      return sectors;
    }

    @Override
    public boolean isReference() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("target.one-burned");
    }
  }

  /**
   * All sectors of the Burned Card. Here those that need no choice; for each open target of the
   * card the acting party then names one sector, see {@link SettleTargets}.
   */
  @Cites({SM_17_08, SM_17_09, SM_17_10})
  record AllBurned() implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      int sectors = 0;
      for (var target : moon.burnedTargets())
        if (!isOpen(target)) sectors |= target.sectors(moon, party);
      return sectors;
    }

    static boolean isOpen(Target target) {
      return switch (target) {
        case Adjacent adjacent -> true;
        case Any any -> true;
        case OneIf oneIf -> true;
        case In in -> false;
        case AllIf allIf -> false;
        case OneBurned one -> false;
        case AllBurned all -> false;
        case Same same -> false;
      };
    }

    @Override
    public boolean isAll() {
      return true;
    }

    @Override
    public boolean isReference() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("target.all-burned");
    }
  }

  /** The place where the first sentence above the line took effect. */
  record Same() implements Target {

    @Override
    public int sectors(Moon moon, Party party) {
      return moon.affected();
    }

    @Override
    public boolean isReference() {
      return true;
    }

    @Override
    public Text text() {
      return Text.of("target.same");
    }
  }
}
