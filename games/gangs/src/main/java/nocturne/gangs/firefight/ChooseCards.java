package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.GangsRule.GN_7_14;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.story.Modifiers;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;

/** Step 2: everybody picks a card, all at once and unseen. What is picked stays in the hand. */
@Cites(GN_7_14)
record ChooseCards() implements Ask<NightCity> {

  /** In secret, or where a story has it so one after another. */
  record Begin() implements Step<NightCity> {

    @Override
    public void run(NightCity city) {
      city.at().arrivedPois.set(city, 0);
      if (!Modifiers.isChoiceOpen(city, Firefight.district(city))) {
        city.then(new ChooseCards());
        return;
      }
      // The last to be put on the agenda is the first to choose: the initiator's left neighbour.
      for (int place = city.sides(); place > 0; place--) {
        int side = city.clockwise(Firefight.initiator(city), place % city.sides());
        if (Firefight.isPlaying(city, side)) city.then(new Openly(Seat.of(side)));
      }
    }
  }

  @Override
  public Seats asked(NightCity city) {
    var asked = Seats.NONE;
    for (int side = 0; side < city.seatCount(); side++)
      if (Firefight.takesPart(city, side) && city.at().pick(side).get(city) == 0)
        asked = asked.with(Seat.of(side));
    return asked;
  }

  @Override
  public Text prompt(NightCity city, Seat seat) {
    return Text.of("ask.combat-card", city.board().district(Firefight.district(city)));
  }

  @Override
  public Rule rule() {
    return GN_7_13;
  }

  @Override
  public boolean revealedTogether() {
    return true;
  }

  @Override
  public void options(NightCity city, Seat seat, Options may) {
    var hand = city.at().hand(seat.index());
    for (int place = 0; place < hand.size(city); place++) may.add(hand.get(city, place));
  }

  @Override
  public void chosen(NightCity city, Seat seat, Option option) {
    city.then(this);
    int place = city.at().hand(seat.index()).placeOf(city, (CombatCard) option);
    city.at().pick(seat.index()).set(city, place + 1);
  }

  /** A card that everybody sees at once. */
  record Openly(Seat seat) implements SeatAsk<NightCity> {

    @Override
    public Text prompt(NightCity city, Seat seat) {
      return Text.of("ask.combat-card-open", city.board().district(Firefight.district(city)));
    }

    @Override
    public Rule rule() {
      return GN_7_13;
    }

    @Override
    public void options(NightCity city, Seat seat, Options may) {
      new ChooseCards().options(city, seat, may);
    }

    @Override
    public void chosen(NightCity city, Seat seat, Option option) {
      Reveal.play(city, seat.index(), (CombatCard) option);
    }
  }
}
