package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.DP_3;
import static nocturne.syndicates.SyndicatesRule.KW_21;
import static nocturne.syndicates.SyndicatesRule.SM_16_15;

import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/** ADD: places own influence in a sector. */
@Cites({SM_16_15, DP_3})
public record Add(int amount, Target target) implements PieceSentence {

  @Override
  public int most(Moon moon, Acting by, Sector at, int left) {
    return Placing.most(moon, by, at, left);
  }

  @Override
  public boolean places() {
    return true;
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new PlaceOne(by, this, at, left, KW_21);
  }

  @Override
  public void begin(Moon moon, Acting by, Sector at) {
    PlaceOne.first(moon, by, this, at, KW_21);
  }

  @Override
  public Text text() {
    return Text.of("sentence.add", amount, target.text());
  }
}
