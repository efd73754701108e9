package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_25;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/** SHIP: moves own pieces into a sector from any others, adjacent or not. */
public record Ship(int amount, Target target) implements PieceSentence {

  @Override
  public int most(Moon moon, Acting by, Sector at, int left) {
    int pieces = Math.min(left, moon.influenceElsewhere(at, by.party()));
    return by.isKingpin() ? Math.min(pieces, KingpinLimit.room(moon, at)) : pieces;
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new ShipOne(by, this, at, left);
  }

  @Override
  public Text text() {
    return Text.of("sentence.ship", amount, target.text());
  }

  /** From where the piece comes. */
  record ShipOne(Acting by, PieceSentence sentence, Sector at, int left) implements PieceAsk {

    @Override
    public Rule rule() {
      return KW_25;
    }

    @Override
    public void pieces(Moon moon, Options may) {
      for (var sector : moon.contents().sectors()) {
        if (!sector.equals(at) && moon.influence(sector, by.party()) > 0) may.add(sector);
      }
    }

    @Override
    public void piece(Moon moon, Option option) {
      var from = (Sector) option;
      moon.tell(KW_25, "shipped", by.party().word(), from, at);
      moon.tookEffect(at);
      moon.move(by.party(), from, at);
    }
  }
}
