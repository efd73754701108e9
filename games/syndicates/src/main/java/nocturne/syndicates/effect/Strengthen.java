package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_2;
import static nocturne.syndicates.SyndicatesRule.KW_22;

import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/** STRENGTHEN: places own influence in a sector where the acting party already has some. */
public record Strengthen(int amount, Target target) implements PieceSentence {

  /**
   * The demand for own influence stands when the sector is named, that is as long as no piece has
   * been placed.
   */
  @Override
  @Cites(KW_2)
  public int most(Moon moon, Acting by, Sector at, int left) {
    if (left == amount && moon.influence(at, by.party()) == 0) return 0;
    return Placing.most(moon, by, at, left);
  }

  @Override
  public boolean places() {
    return true;
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new PlaceOne(by, this, at, left, KW_22);
  }

  @Override
  public void begin(Moon moon, Acting by, Sector at) {
    PlaceOne.first(moon, by, this, at, KW_22);
  }

  @Override
  public Text text() {
    return Text.of("sentence.strengthen", amount, target.text());
  }
}
