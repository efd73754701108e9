package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_26;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/** ELIMINATE: removes other parties' pieces in a sector. */
public record Eliminate(int amount, Target target) implements PieceSentence {

  @Override
  public int most(Moon moon, Acting by, Sector at, int left) {
    return Math.min(left, Pieces.removable(moon, by, at));
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new EliminateOne(by, this, at, left);
  }

  @Override
  public Text text() {
    return Text.of("sentence.eliminate", amount, target.text());
  }

  /** Whose piece is removed. */
  record EliminateOne(Acting by, PieceSentence sentence, Sector at, int left) implements PieceAsk {

    @Override
    public Rule rule() {
      return KW_26;
    }

    @Override
    public void pieces(Moon moon, Options may) {
      Pieces.offer(moon, by, at, may, owner -> Pieces.mayRemove(moon, by, owner, at));
    }

    @Override
    public void piece(Moon moon, Option option) {
      var owner = ((Piece.Here) option).owner();
      moon.tell(KW_26, "eliminated", by.party().word(), owner.word(), at);
      moon.tookEffect(at);
      moon.remove(owner, at);
    }
  }
}
