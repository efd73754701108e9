package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_18_17;
import static nocturne.syndicates.SyndicatesRule.SM_18_18;
import static nocturne.syndicates.SyndicatesRule.SM_18_19;
import static nocturne.syndicates.SyndicatesRule.SM_18_20;
import static nocturne.syndicates.SyndicatesRule.SM_18_21;
import static nocturne.syndicates.SyndicatesRule.SM_18_22;
import static nocturne.syndicates.SyndicatesRule.SM_18_23;
import static nocturne.syndicates.SyndicatesRule.SM_18_24;
import static nocturne.syndicates.SyndicatesRule.SM_19_34;
import static nocturne.syndicates.SyndicatesRule.SM_19_40;
import static nocturne.syndicates.SyndicatesRule.SM_19_41;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/**
 * A piece has entered a sector with a Displace token, whose owner may push it on.
 *
 * @param pushedFrom the sectors from which this piece was already displaced since it last arrived
 *     otherwise
 */
@Cites({SM_18_17, SM_18_18, SM_18_20, SM_18_21, SM_18_24})
public record DisplacePiece(Party piece, Sector at, int pushedFrom) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return Seats.of(decider(moon));
  }

  /** The token's owner; for the Kingpin the player who most recently finished a turn. */
  @Cites({SM_18_19, SM_19_40, SM_19_41})
  private Seat decider(Moon moon) {
    return moon.statusOwner(at).seat().orElseGet(() -> Seat.of(moon.at().lastTurn.get(moon)));
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.displace", piece.word(), at);
  }

  @Override
  public Rule rule() {
    return SM_18_17;
  }

  @Override
  @Cites(SM_19_34)
  public void options(Moon moon, Seat seat, Options may) {
    may.add(Reply.LEAVE.in(at));
    boolean kingpinActs =
        moon.statusOwner(at).isKingpin() && moon.onTurn().filter(Party::isKingpin).isPresent();
    boolean limited = piece.isKingpin() && kingpinActs;
    moon.contents()
        .addSectors(limited ? KingpinLimit.below(moon, at.neighbours()) : at.neighbours(), may);
  }

  @Override
  @Cites({SM_18_22, SM_18_23})
  public void chosen(Moon moon, Seat seat, Option option) {
    if (!(option instanceof Sector to)) return;
    moon.tell(SM_18_17, "displaced", piece.word(), at, to);
    int used = pushedFrom | at.bit();
    moon.leave(piece, at);
    moon.arrive(piece, to);
    if (moon.status(to) == Moon.Status.DISPLACE && !to.isIn(used))
      moon.then(new DisplacePiece(piece, to, used));
  }

  @Override
  public boolean shownWhenForced() {
    return true;
  }
}
