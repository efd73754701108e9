package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.DP_2;
import static nocturne.syndicates.SyndicatesRule.SM_16_04;
import static nocturne.syndicates.SyndicatesRule.SM_16_12;
import static nocturne.syndicates.SyndicatesRule.SM_19_16;
import static nocturne.syndicates.SyndicatesRule.SM_19_18;
import static nocturne.syndicates.SyndicatesRule.SM_19_35;
import static nocturne.syndicates.SyndicatesRule.TG_1;
import static nocturne.syndicates.SyndicatesRule.TG_2;
import static nocturne.syndicates.SyndicatesRule.TG_5;

import nocturne.kernel.Step;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/** A sentence that places, moves or removes up to an amount of influence, piece by piece. */
@Cites({SM_16_04, SM_16_12, DP_2})
public sealed interface PieceSentence extends Sentence
    permits Add, Strengthen, Push, Pull, Ship, Eliminate, Replace {

  int amount();

  Target target();

  /**
   * How many pieces this sentence can still handle in a sector, if it wants {@code left}; the
   * Kingpin's limit of five is counted in.
   */
  int most(Moon moon, Acting by, Sector at, int left);

  /** Whether its pieces come from the acting party's supply. */
  default boolean places() {
    return false;
  }

  /** The question for the next piece, of {@code left} that may still be handled in this sector. */
  Step<Moon> next(Acting by, Sector at, int left);

  /** What follows when the sector is named: by default the question for the first piece. */
  default void begin(Moon moon, Acting by, Sector at) {
    moon.then(next(by, at, amount()));
  }

  @Override
  @Cites({TG_1, TG_2, TG_5})
  default void perform(Moon moon, Acting by) {
    switch (target()) {
      case Target.In in -> moon.then(next(by, in.sector(), amount()));
      case Target.AllBurned all ->
          moon.then(new SettleTargets(by, this, 0, all.sectors(moon, by.party())));
      case Target.AllIf all -> moon.then(new EachSector(by, this, all.sectors(moon, by.party())));
      case Target.Adjacent adjacent -> moon.then(new ChooseSector(by, this));
      case Target.Any any -> moon.then(new ChooseSector(by, this));
      case Target.OneIf oneIf -> moon.then(new ChooseSector(by, this));
      case Target.OneBurned burned -> moon.then(new ChooseSector(by, this));
      case Target.Same same -> moon.then(new ChooseSector(by, this));
    }
  }

  /**
   * Of these sectors those in which something can be done; for the Kingpin, those in which the most
   * can be done.
   */
  @Cites({SM_19_16, SM_19_18, SM_19_35})
  default int fit(Moon moon, Acting by, int sectors) {
    int fit = 0;
    int best = 1;
    for (int rest = sectors; rest != 0; rest &= rest - 1) {
      var sector = moon.contents().sector(Integer.numberOfTrailingZeros(rest));
      int most = most(moon, by, sector, amount());
      if (by.isKingpin() && most > best) {
        best = most;
        fit = 0;
      }
      if (most >= best) fit |= sector.bit();
    }
    return fit;
  }
}
