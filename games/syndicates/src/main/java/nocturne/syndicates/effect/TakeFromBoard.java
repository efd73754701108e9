package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_7;
import static nocturne.syndicates.SyndicatesRule.SM_4_05;
import static nocturne.syndicates.SyndicatesRule.SM_4_06;
import static nocturne.syndicates.SyndicatesRule.SM_4_07;
import static nocturne.syndicates.SyndicatesRule.SM_4_08;

import java.util.Optional;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Sector;

/**
 * With an empty supply a piece to be placed is taken from another sector instead; it counts as
 * placed.
 *
 * @param victim whose piece it replaces, if any
 */
@Cites({SM_4_05, SM_4_06, SM_4_07, SM_4_08, KW_7})
public record TakeFromBoard(Acting by, Sector at, Optional<Party> victim) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return Seats.of(by.seat());
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.take-from-board", at);
  }

  @Override
  public Rule rule() {
    return SM_4_05;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    for (var sector : moon.contents().sectors()) {
      if (moon.influence(sector, by.party()) == 0) continue;
      if (sector.equals(at)) may.refuse(sector, SM_4_07);
      else may.add(sector);
    }
    may.add(Reply.STOP);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (!(option instanceof Sector from)) return;
    victim.ifPresent(owner -> moon.remove(owner, at));
    moon.tell(SM_4_05, "taken-from-board", by.party().word(), from, at);
    moon.tookEffect(at);
    moon.move(by.party(), from, at);
  }
}
