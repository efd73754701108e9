package nocturne.syndicates.kingpin;

import static nocturne.syndicates.SyndicatesRule.SM_19_49;
import static nocturne.syndicates.SyndicatesRule.SM_19_50;
import static nocturne.syndicates.SyndicatesRule.SM_19_51;
import static nocturne.syndicates.SyndicatesRule.SM_19_53;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/**
 * Before round 3 all of the Kingpin's influence goes to the score sectors, and what is left to The
 * Spire.
 */
public record Redistribute() implements Step<Moon> {

  private static final int IN_MINOR = 3;
  private static final int IN_MAJOR = 5;

  @Override
  @Cites({SM_19_49, SM_19_50, SM_19_53})
  public void run(Moon moon) {
    for (var sector : moon.contents().sectors()) {
      while (moon.influence(sector, Party.KINGPIN) > 0) moon.remove(Party.KINGPIN, sector);
    }
    for (var sector : moon.contents().sectors()) {
      switch (moon.scoreToken(sector)) {
        case NONE -> {}
        case MINOR -> place(moon, sector, IN_MINOR);
        case MAJOR -> place(moon, sector, IN_MAJOR);
      }
    }
    int rest = moon.supply(Party.KINGPIN);
    place(moon, moon.contents().spire(), rest);
    moon.tell(SM_19_51, "kingpin.redistributed", rest);
  }

  private static void place(Moon moon, Sector sector, int count) {
    for (int i = 0; i < count; i++) moon.place(Party.KINGPIN, sector);
  }
}
