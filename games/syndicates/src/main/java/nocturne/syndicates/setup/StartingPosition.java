package nocturne.syndicates.setup;

import static nocturne.syndicates.SyndicatesRule.SM_2_33;
import static nocturne.syndicates.SyndicatesRule.SM_2_34;
import static nocturne.syndicates.SyndicatesRule.SM_2_35;
import static nocturne.syndicates.SyndicatesRule.SM_2_36;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Operation;
import nocturne.syndicates.round.NextTurn;

/** In turn order each player takes one of the operations shown and starts in its two sectors. */
@Cites(SM_2_36)
public record StartingPosition(int place) implements Ask<Moon> {

  @Override
  public Seats asked(Moon moon) {
    return Seats.of(moon.inTurnOrder(place));
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.start");
  }

  @Override
  public Rule rule() {
    return SM_2_33;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    var shown = moon.at().starting;
    for (int i = 0; i < shown.size(moon); i++) may.add(shown.get(moon, i));
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    var operation = (Operation) option;
    for (var sector : operation.sectors()) moon.place(Party.of(seat), sector);
    moon.tell(
        SM_2_34, "started", seat, operation.sectors().getFirst(), operation.sectors().getLast());
    moon.at().starting.move(moon, operation, moon.at().bag);
    moon.then(place + 1 < moon.seatCount() ? new StartingPosition(place + 1) : new Begin());
  }

  /** The starting operations are mixed with the others again, and the first turn begins. */
  record Begin() implements Step<Moon> {

    @Override
    @Cites(SM_2_35)
    public void run(Moon moon) {
      moon.at().bag.shuffle(moon);
      moon.then(new NextTurn());
    }
  }
}
