package nocturne.syndicates.kingpin;

import static nocturne.syndicates.SyndicatesRule.SM_19_27;
import static nocturne.syndicates.SyndicatesRule.SM_19_28;

import nocturne.kernel.Step;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.round.CardRow;

/** The Kingpin's turn ends with a full row, as far as the Deck reaches. */
record RefillRow() implements Step<Moon> {

  @Override
  @Cites({SM_19_27, SM_19_28})
  public void run(Moon moon) {
    CardRow.fill(moon, SM_19_27);
    moon.at().onTurn.set(moon, 0);
  }
}
