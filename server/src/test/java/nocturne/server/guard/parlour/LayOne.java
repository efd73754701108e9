package nocturne.server.guard.parlour;

import java.util.List;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Result;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;

/** A seat lays a card, and then the other does. */
record LayOne(Seat seat, int turn, Leak leak) implements Ask<Room> {

  private static final int TURNS = 20;

  /** The only rule there is. */
  enum Manners implements Rule {
    IN_TURN;

    @Override
    public String id() {
      return "PA-1";
    }
  }

  @Override
  public Seats asked(Room room) {
    return Seats.of(seat);
  }

  @Override
  public Text prompt(Room room, Seat seat) {
    return leak == Leak.ASKED ? Text.of("whichOver", room.at.deck.top(room)) : Text.of("which");
  }

  @Override
  public Rule rule() {
    return Manners.IN_TURN;
  }

  @Override
  public void options(Room room, Seat seat, Options may) {
    room.at.hands.get(seat.index()).list(room).forEach(may::add);
    if (leak == Leak.REFUSED) may.refuse(room.at.deck.top(room), Manners.IN_TURN);
  }

  @Override
  public void chosen(Room room, Seat seat, Option option) {
    var card = (Card) option;
    var hand = room.at.hands.get(seat.index());
    var seen = hand.seen(room, hand.placeOf(room, card));
    hand.moveFaceDown(room, card, room.at.laid.get(seat.index()));
    room.at.deck.moveTop(room, hand);
    room.tell(Manners.IN_TURN, "laid", seat, leak == Leak.NAMED ? card : seen);
    if (leak == Leak.HINTED && card.index() % 2 == 0) room.tell(Manners.IN_TURN, "laughs", seat);
    if (turn == TURNS) room.end(result());
    else room.then(new LayOne(Seat.of(1 - seat.index()), turn + 1, leak));
  }

  private static Result result() {
    return new Result(
        List.of(
            new Result.Standing(Seat.of(0), 0, 1, true, 0),
            new Result.Standing(Seat.of(1), 1, 1, true, 0)),
        Text.of("over"));
  }
}
