package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_20;
import static nocturne.syndicates.SyndicatesRule.SM_18_05;
import static nocturne.syndicates.SyndicatesRule.SM_18_06;
import static nocturne.syndicates.SyndicatesRule.SM_18_07;
import static nocturne.syndicates.SyndicatesRule.SM_18_11;
import static nocturne.syndicates.SyndicatesRule.SM_18_16;

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
import nocturne.syndicates.component.Sector;

/** A sentence that places a status token, or removes the one that lies there already. */
public sealed interface StatusSentence extends Sentence permits Lockdown, Displace {

  Target target();

  Moon.Status status();

  Rule rule();

  @Override
  default void perform(Moon moon, Acting by) {
    moon.then(new Mark(by, this));
  }

  /** The sectors where it can take effect: there must be own influence. */
  @Cites(SM_18_07)
  default int fit(Moon moon, Acting by) {
    int fit = 0;
    for (int rest = target().sectors(moon, by.party()); rest != 0; rest &= rest - 1) {
      var sector = moon.contents().sector(Integer.numberOfTrailingZeros(rest));
      if (moon.influence(sector, by.party()) > 0) fit |= sector.bit();
    }
    return fit;
  }

  @Cites({KW_20, SM_18_05, SM_18_06, SM_18_11, SM_18_16})
  default void mark(Moon moon, Acting by, Sector sector) {
    moon.tookEffect(sector);
    if (moon.status(sector) == Moon.Status.NONE) {
      moon.tell(rule(), "status.placed", by.party().word(), status(), sector);
      moon.setStatus(sector, status(), by.party());
    } else {
      moon.clearStatus(sector, SM_18_05);
    }
  }

  /** Where the token goes. */
  record Mark(Acting by, StatusSentence sentence) implements Ask<Moon> {

    @Override
    public Seats asked(Moon moon) {
      return sentence.fit(moon, by) == 0 ? Seats.NONE : Seats.of(by.seat());
    }

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.sector", by.party().word(), sentence.text());
    }

    @Override
    public Rule rule() {
      return sentence.rule();
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      int fit = sentence.fit(moon, by);
      moon.contents().addSectors(fit, may);
      if (may.explaining()) {
        for (var sector : moon.contents().sectors()) {
          boolean meant = sector.isIn(sentence.target().sectors(moon, by.party()));
          if (meant && !sector.isIn(fit)) may.refuse(sector, SM_18_07);
        }
      }
      if (!by.isKingpin()) may.add(Reply.STOP);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      if (option instanceof Sector sector) sentence.mark(moon, by, sector);
    }
  }
}
