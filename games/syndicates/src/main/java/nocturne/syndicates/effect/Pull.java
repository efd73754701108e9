package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_24;
import static nocturne.syndicates.SyndicatesRule.KW_6;
import static nocturne.syndicates.SyndicatesRule.SM_16_14;
import static nocturne.syndicates.SyndicatesRule.SM_18_12;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** PULL: moves pieces of any owner into a sector from adjacent ones. */
@Cites({SM_16_14, KW_6})
public record Pull(int amount, Target target) implements PieceSentence {

  @Override
  public int most(Moon moon, Acting by, Sector at, int left) {
    int own = 0;
    int others = 0;
    for (int rest = at.neighbours(); rest != 0; rest &= rest - 1) {
      var from = moon.contents().sector(Integer.numberOfTrailingZeros(rest));
      own += moon.influence(from, by.party());
      others += Pieces.removable(moon, by, from);
    }
    if (by.isKingpin()) own = Math.min(own, KingpinLimit.room(moon, at));
    return Math.min(left, own + others);
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new PullOne(by, this, at, left);
  }

  @Override
  public Text text() {
    return Text.of("sentence.pull", amount, target.text());
  }

  /** Whose piece is pulled, and from where. */
  record PullOne(Acting by, PieceSentence sentence, Sector at, int left) implements PieceAsk {

    @Override
    public Rule rule() {
      return KW_24;
    }

    @Override
    public void pieces(Moon moon, Options may) {
      boolean ownFits = !by.isKingpin() || KingpinLimit.room(moon, at) > 0;
      for (int rest = at.neighbours(); rest != 0; rest &= rest - 1) {
        int from = Integer.numberOfTrailingZeros(rest);
        for (int i = 0; i < Party.COUNT; i++) {
          var owner = Party.of(i);
          var sector = moon.contents().sector(from);
          if (moon.influence(sector, owner) == 0) continue;
          if (!moon.mayTouch(by.party(), owner, sector))
            may.refuse(moon.contents().piece(sector, owner), SM_18_12);
          else if (owner != by.party() || ownFits) may.add(moon.contents().piece(sector, owner));
        }
      }
    }

    @Override
    public void piece(Moon moon, Option option) {
      var piece = (Piece) option;
      moon.tell(KW_24, "pulled", piece.owner().word(), piece.sector(), at);
      moon.tookEffect(at);
      moon.move(piece.owner(), piece.sector(), at);
    }
  }
}
