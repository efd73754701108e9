package nocturne.nightshift.effect;

import nocturne.kernel.Seat;
import nocturne.nightshift.Club;

/**
 * What a Power Card or an Event does, in the closed vocabulary of the cards: one word, one record.
 */
public sealed interface Effect
    permits CashEffect,
        DrinkEffect,
        CardEffect,
        RollEffect,
        FigureEffect,
        CustomerEffect,
        RoomEffect,
        StageEffect,
        FloorEffect {

  /** Whether any of it can happen now. */
  boolean isPossible(Club club, Seat player);

  void perform(Club club, Seat player);
}
