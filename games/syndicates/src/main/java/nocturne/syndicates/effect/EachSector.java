package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_17_12;
import static nocturne.syndicates.SyndicatesRule.TG_11;

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

/**
 * Performs a sentence in each of several sectors, in the order the chooser likes, each at most
 * once.
 */
@Cites(SM_17_12)
record EachSector(Acting by, PieceSentence sentence, int sectors) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return fit(moon) == 0 ? Seats.NONE : Seats.of(by.seat());
  }

  private int fit(Moon moon) {
    int fit = 0;
    for (int rest = sectors; rest != 0; rest &= rest - 1) {
      var sector = moon.contents().sector(Integer.numberOfTrailingZeros(rest));
      if (sentence.most(moon, by, sector, sentence.amount()) > 0) fit |= sector.bit();
    }
    return fit;
  }

  /** How many pieces all these sectors together can still take. */
  private int most(Moon moon) {
    int most = 0;
    for (int rest = sectors; rest != 0; rest &= rest - 1) {
      var sector = moon.contents().sector(Integer.numberOfTrailingZeros(rest));
      most += sentence.most(moon, by, sector, sentence.amount());
    }
    return most;
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.each-sector", by.party().word(), sentence.text());
  }

  @Override
  public Rule rule() {
    return TG_11;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    moon.contents().addSectors(fit(moon), may);
    if (!by.isKingpin()) may.add(Reply.STOP);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (!(option instanceof Sector sector)) return;
    if (sentence.places()) Placing.provide(moon, by, most(moon));
    moon.then(new EachSector(by, sentence, sectors & ~sector.bit()));
    sentence.begin(moon, by, sector);
  }
}
