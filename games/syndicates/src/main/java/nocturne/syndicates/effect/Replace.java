package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_27;
import static nocturne.syndicates.SyndicatesRule.KW_7;

import java.util.Optional;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/**
 * REPLACE: removes other parties' pieces in a sector and places own ones instead, each pair as one.
 */
@Cites(KW_7)
public record Replace(int amount, Target target) implements PieceSentence {

  @Override
  public int most(Moon moon, Acting by, Sector at, int left) {
    return Math.min(Placing.most(moon, by, at, left), Pieces.removable(moon, by, at));
  }

  @Override
  public boolean places() {
    return true;
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new ReplaceOne(by, this, at, left);
  }

  @Override
  public Text text() {
    return Text.of("sentence.replace", amount, target.text());
  }

  /** Whose piece is replaced. */
  record ReplaceOne(Acting by, PieceSentence sentence, Sector at, int left) implements PieceAsk {

    @Override
    public Rule rule() {
      return KW_27;
    }

    @Override
    public void pieces(Moon moon, Options may) {
      Pieces.offer(moon, by, at, may, owner -> Pieces.mayRemove(moon, by, owner, at));
    }

    @Override
    public void piece(Moon moon, Option option) {
      var owner = ((Piece.Here) option).owner();
      moon.tell(KW_27, "replaced", by.party().word(), owner.word(), at);
      Placing.one(moon, by, at, sentence.most(moon, by, at, left), Optional.of(owner));
    }
  }
}
