package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.DP_1;
import static nocturne.syndicates.SyndicatesRule.DP_6;
import static nocturne.syndicates.SyndicatesRule.SM_16_01;
import static nocturne.syndicates.SyndicatesRule.SM_16_05;
import static nocturne.syndicates.SyndicatesRule.SM_16_18;

import nocturne.kernel.Step;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;

/** Reaches a sentence: it is performed, as far as can and will be, or skipped. */
@Cites({SM_16_01, SM_16_05, SM_16_18, DP_1, DP_6})
public record Perform(Acting by, Sentence sentence) implements Step<Moon> {

  @Override
  public void run(Moon moon) {
    sentence.perform(moon, by);
  }
}
