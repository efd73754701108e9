package nocturne.syndicates.turn;

import static nocturne.syndicates.SyndicatesRule.SM_11_02;
import static nocturne.syndicates.SyndicatesRule.SM_11_03;
import static nocturne.syndicates.SyndicatesRule.SM_11_04;
import static nocturne.syndicates.SyndicatesRule.SM_11_05;
import static nocturne.syndicates.SyndicatesRule.SM_11_06;
import static nocturne.syndicates.SyndicatesRule.SM_11_07;
import static nocturne.syndicates.SyndicatesRule.SM_11_08;
import static nocturne.syndicates.SyndicatesRule.SM_11_09;
import static nocturne.syndicates.SyndicatesRule.SM_20_04;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.Party;
import nocturne.syndicates.component.Agent;
import nocturne.syndicates.effect.Drawing;
import nocturne.syndicates.effect.HandCards;

/**
 * Step 4, in rounds 1 and 2: may exchange one card of the hand with the Card Row or with the Deck.
 */
@Cites({SM_11_03, SM_11_07, SM_11_08})
public record Manipulate(Seat seat) implements Ask<Moon> {

  @Override
  @Cites(SM_11_02)
  public Seats asked(Moon moon) {
    return moon.at().hand(Party.of(seat)).isEmpty(moon) ? Seats.NONE : Seats.of(seat);
  }

  @Override
  public Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.manipulate");
  }

  @Override
  public Rule rule() {
    return SM_11_07;
  }

  @Override
  public void options(Moon moon, Seat seat, Options may) {
    if (!moon.hasCardRow()) may.refuse(TurnChoice.SWAP, SM_20_04);
    else if (anyInRow(moon)) may.add(TurnChoice.SWAP);
    if (moon.at().deck.isEmpty(moon)) may.refuse(TurnChoice.CYCLE, SM_11_09);
    else may.add(TurnChoice.CYCLE);
    may.add(TurnChoice.PASS);
  }

  private static boolean anyInRow(Moon moon) {
    for (var slot : moon.at().row) if (!slot.isEmpty(moon)) return true;
    return false;
  }

  @Override
  public void chosen(Moon moon, Seat seat, Option option) {
    if (option != TurnChoice.PASS) moon.then(new GiveCard(seat, option == TurnChoice.SWAP));
  }

  /** Which card of the hand is given away, into the Card Row or under the Deck. */
  record GiveCard(Seat seat, boolean intoRow) implements SeatAsk<Moon> {

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of(intoRow ? "ask.swap-card" : "ask.cycle-card");
    }

    @Override
    public Rule rule() {
      return intoRow ? SM_11_04 : SM_11_06;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      HandCards.offer(moon, Party.of(seat), may);
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      var party = Party.of(seat);
      var hand = moon.at().hand(party);
      if (intoRow) {
        hand.move(moon, (Agent) option, moon.at().picked(party));
        moon.then(new TakeFromRow(seat));
      } else {
        moon.tell(SM_11_06, "cycled", seat);
        hand.moveUnder(moon, (Agent) option, moon.at().deck);
        Drawing.one(moon, party, SM_11_06);
      }
    }
  }

  /** Which card of the row is taken; the one given takes its slot. */
  @Cites(SM_11_05)
  record TakeFromRow(Seat seat) implements SeatAsk<Moon> {

    @Override
    public Text prompt(Moon moon, Seat seat) {
      return Text.of("ask.row", moon.at().picked(Party.of(seat)).top(moon));
    }

    @Override
    public Rule rule() {
      return SM_11_04;
    }

    @Override
    public void options(Moon moon, Seat seat, Options may) {
      for (var slot : moon.at().row) if (!slot.isEmpty(moon)) may.add(slot.top(moon));
    }

    @Override
    public void chosen(Moon moon, Seat seat, Option option) {
      var party = Party.of(seat);
      var picked = moon.at().picked(party);
      for (var slot : moon.at().row) {
        if (slot.isEmpty(moon) || !slot.top(moon).equals(option)) continue;
        moon.tell(SM_11_04, "swapped", seat, picked.top(moon), slot.top(moon));
        slot.moveTop(moon, moon.at().hand(party));
        picked.moveTop(moon, slot);
        return;
      }
    }
  }
}
