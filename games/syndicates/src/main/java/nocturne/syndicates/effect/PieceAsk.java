package nocturne.syndicates.effect;

import static nocturne.syndicates.SyndicatesRule.KW_5;
import static nocturne.syndicates.SyndicatesRule.SM_16_03;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.syndicates.Acting;
import nocturne.syndicates.Cites;
import nocturne.syndicates.Moon;
import nocturne.syndicates.component.Sector;

/**
 * The question for the next piece of a sentence. It comes back after each piece, with one less
 * left, until nothing is left, nothing can be done or the player stops; the Kingpin does not stop.
 */
@Cites({SM_16_03, KW_5})
interface PieceAsk extends Ask<Moon> {

  Acting by();

  PieceSentence sentence();

  Sector at();

  int left();

  /** Lists the pieces that may be chosen. */
  void pieces(Moon moon, Options may);

  /** Handles the piece chosen; the question for the next one already waits on the agenda. */
  void piece(Moon moon, Option option);

  @Override
  default Seats asked(Moon moon) {
    return sentence().most(moon, by(), at(), left()) > 0 ? Seats.of(by().seat()) : Seats.NONE;
  }

  @Override
  default Text prompt(Moon moon, Seat seat) {
    return Text.of("ask.piece", by().party().word(), sentence().text(), at(), left());
  }

  @Override
  default void options(Moon moon, Seat seat, Options may) {
    pieces(moon, may);
    if (!by().isKingpin()) may.add(Reply.STOP);
  }

  @Override
  default void chosen(Moon moon, Seat seat, Option option) {
    if (option == Reply.STOP) return;
    moon.then(sentence().next(by(), at(), left() - 1));
    piece(moon, option);
  }
}
