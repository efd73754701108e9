package nocturne.testkit.ferry;

import static nocturne.testkit.ferry.FerryRule.FE_2;
import static nocturne.testkit.ferry.Move.Plain.FETCH;
import static nocturne.testkit.ferry.Move.Plain.PASS;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.kernel.Zone;

/** FE-2: fetch a crate from the hold, unload one, stow one away, or pass. */
public record Work(Seat seat, int left) implements Ask<Ferry> {

  /** Has a crate in mind until its turn on the agenda comes. */
  public record Remember(Crate crate) implements Step<Ferry> {

    @Override
    public void run(Ferry ferry) {}
  }

  @Override
  public Seats asked(Ferry ferry) {
    return Seats.of(seat);
  }

  @Override
  public Text prompt(Ferry ferry, Seat seat) {
    var hold = ferry.at().hold;
    if (ferry.has(Fault.SPEECHLESS) && left == 1) return Text.of("ask.silence");
    if (ferry.has(Fault.TELLTALE_PROMPT) && !hold.isEmpty(ferry))
      return Text.of("move.unload", hold.top(ferry));
    return Text.of("ask.work", left);
  }

  @Override
  public Rule rule() {
    return FE_2;
  }

  @Override
  public void options(Ferry ferry, Seat seat, Options may) {
    var hold = ferry.at().hold;
    may.add(PASS);
    if (ferry.has(Fault.TWIN_OPTIONS) && left == 1) may.add(PASS);
    if (ferry.has(Fault.OFFERED_AND_REFUSED)) may.refuse(PASS, FE_2);
    if (hold.isEmpty(ferry)) may.refuse(FETCH, FE_2);
    else if (!ferry.has(Fault.TELLTALE_OPTIONS) || hold.top(ferry).index() % 2 == 0) may.add(FETCH);
    for (var crate : ferry.hands(seat).list(ferry)) {
      may.add(new Move.Unload(crate));
      may.add(new Move.Stow(crate));
    }
  }

  @Override
  public boolean shownWhenForced() {
    return true;
  }

  @Override
  public void chosen(Ferry ferry, Seat seat, Option option) {
    if (option == PASS) return;
    var hands = ferry.hands(seat);
    if (ferry.has(Fault.TELLTALE_STEP) && option instanceof Move.Stow stow)
      ferry.then(new Remember(stow.crate()));
    if (left > 1) ferry.then(new Work(seat, left - 1));
    switch ((Move) option) {
      case Move.Plain fetch -> {
        ferry.at().hold.moveTop(ferry, hands);
        if (ferry.has(Fault.TELLTALE_HAPPENING))
          ferry.tell(FE_2, "fetched", seat, hands.top(ferry));
        else ferry.tell(FE_2, "fetched", seat, hands.seenTop(ferry));
      }
      case Move.Unload unload -> unload(ferry, hands, unload.crate());
      case Move.Stow stow -> {
        if (ferry.has(Fault.BROKEN_OPTION) && stow.crate().index() == 5)
          throw new IllegalStateException("crate-6 does not fit into any cabin");
        hands.moveFaceDown(ferry, stow.crate(), ferry.cabin(seat));
      }
      case Move.Price price -> throw new IllegalStateException("nobody names a price at work");
    }
  }

  private void unload(Ferry ferry, Zone<Crate> hands, Crate crate) {
    hands.move(ferry, crate, ferry.at().quay);
    int lying = ferry.at().quay.size(ferry);
    if (ferry.has(Fault.THROWS) && lying == 3)
      throw new IllegalStateException("three crates are too many");
    if (ferry.has(Fault.DOUBLES_A_CRATE) && lying == 2) ferry.at().hold.fill(ferry, List.of(crate));
    ferry.tell(FE_2, "unloaded", crate);
  }
}
