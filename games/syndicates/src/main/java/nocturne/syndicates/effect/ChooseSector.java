package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.DP_4;
import static nocturne.syndicates.SyndicatesRule.SM_16_06;
import static nocturne.syndicates.SyndicatesRule.SM_16_07;
import static nocturne.syndicates.SyndicatesRule.SM_16_11;

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
 * Names the one sector that a sentence with an open target speaks of; stopping here skips the
 * sentence.
 */
@Cites({SM_16_06, SM_16_07, DP_4})
record ChooseSector(Acting by, PieceSentence sentence) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return fit(moon) == 0 ? Seats.NONE : Seats.of(by.seat());
  }

  private int fit(Moon moon) {
    return sentence.fit(moon, by, sentence.target().sectors(moon, by.party()));
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.sector", by.party().word(), sentence.text());
  }

  @Override
  public Rule rule() {
    return SM_16_11;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    moon.contents().addSectors(fit(moon), may);
    if (!by.isKingpin()) may.add(Reply.STOP);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (option instanceof Sector sector) sentence.begin(moon, by, sector);
  }
}
