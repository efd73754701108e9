package nocturne.syndicates.scoring;

import static nocturne.syndicates.SyndicatesRule.SM_12_06;
import static nocturne.syndicates.SyndicatesRule.SM_12_07;
import static nocturne.syndicates.SyndicatesRule.SM_12_08;
import static nocturne.syndicates.SyndicatesRule.SM_14_02;
import static nocturne.syndicates.SyndicatesRule.SM_14_03;
import static nocturne.syndicates.SyndicatesRule.SM_19_46;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;

/** Three Kredits for The Spire and one for each other sector, to whoever controls it. */
public record ScoreControl() implements Step<Moon> {

  private static final int SPIRE_KREDITS = 3;

  @Override
  @Cites({SM_12_08, SM_14_02, SM_14_03, SM_19_46})
  public void run(Moon moon) {
    for (int seat = 0; seat < moon.seatCount(); seat++) {
      var party = Party.of(seat);
      boolean spire = moon.controls(party, moon.contents().spire());
      int others = 0;
      for (var sector : moon.contents().sectors()) if (moon.controls(party, sector)) others++;
      if (spire) {
        others--;
        moon.gain(party, SPIRE_KREDITS);
        moon.tell(SM_12_06, "scored.spire", party.word(), SPIRE_KREDITS);
      }
      moon.gain(party, others);
      moon.tell(SM_12_07, "scored.control", party.word(), others);
    }
  }
}
