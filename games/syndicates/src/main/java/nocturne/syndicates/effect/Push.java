package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.DP_4;
import static nocturne.syndicates.SyndicatesRule.DP_5;
import static nocturne.syndicates.SyndicatesRule.KW_23;
import static nocturne.syndicates.SyndicatesRule.KW_3;
import static nocturne.syndicates.SyndicatesRule.SM_16_13;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/** PUSH: moves pieces of any owner out of a sector, each to an adjacent one. */
@Cites({SM_16_13, KW_3})
public record Push(int amount, Target target) implements PieceSentence {

  @Override
  public int most(Moon moon, Acting by, Sector at, int left) {
    int pieces = 0;
    for (int i = 0; i < Party.COUNT && pieces < left; i++) {
      var owner = Party.of(i);
      if (!mayPush(moon, by, owner, at)) continue;
      int there = moon.influence(at, owner);
      pieces +=
          by.isKingpin() && owner.isKingpin()
              ? Math.min(there, KingpinLimit.room(moon, at.neighbours()))
              : there;
    }
    return Math.min(left, pieces);
  }

  private static boolean mayPush(Moon moon, Acting by, Party owner, Sector at) {
    return moon.influence(at, owner) > 0
        && moon.mayTouch(by.party(), owner, at)
        && destinations(moon, by, owner, at) != 0;
  }

  /** The sectors to which a piece may be pushed; the Kingpin keeps to its limit with its own. */
  private static int destinations(Moon moon, Acting by, Party owner, Sector from) {
    return by.isKingpin() && owner.isKingpin()
        ? KingpinLimit.below(moon, from.neighbours())
        : from.neighbours();
  }

  @Override
  public Step<Moon> next(Acting by, Sector at, int left) {
    return new PushOne(by, this, at, left);
  }

  @Override
  public Text text() {
    return Text.of("sentence.push", amount, target.text());
  }

  /** Whose piece is pushed. */
  record PushOne(Acting by, PieceSentence sentence, Sector at, int left) implements PieceAsk {

    @Override
    public Rule rule() {
      return KW_23;
    }

    @Override
    public void pieces(Moon moon, Options may) {
      Pieces.offer(moon, by, at, may, owner -> mayPush(moon, by, owner, at));
    }

    @Override
    public void piece(Moon moon, Option option) {
      moon.then(new PushTo(by, ((Piece.Here) option).owner(), at));
    }
  }

  /** Where the piece goes. */
  record PushTo(Acting by, Party owner, Sector from) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.push-to", owner.word(), from);
    }

    @Override
    public Rule rule() {
      return SM_16_13;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      moon.contents().addSectors(destinations(moon, by, owner, from), may);
    }

    @Override
    @Cites({DP_4, DP_5})
    public void chosen(Moon moon, Seat seat, Option option) {
      var to = (Sector) option;
      moon.tell(KW_23, "pushed", owner.word(), from, to);
      moon.tookEffect(to);
      moon.move(owner, from, to);
    }
  }
}
