package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.SM_16_01;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Moon;

/** Perform a card effect or skip it; once begun it is done whole. The Kingpin must. */
record Confirm(Acting by, Sentence sentence, Step<Moon> effect) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return Seats.of(by.seat());
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.perform", sentence.text());
  }

  @Override
  public Rule rule() {
    return SM_16_01;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    may.add(Reply.PERFORM);
    if (!by.isKingpin()) may.add(Reply.STOP);
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (option == Reply.PERFORM) moon.then(effect);
  }
}
