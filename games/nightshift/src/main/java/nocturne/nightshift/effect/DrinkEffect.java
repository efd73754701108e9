package nocturne.nightshift.effect;

import static nocturne.nightshift.NightshiftRule.NS_10_13;
import static nocturne.nightshift.NightshiftRule.NS_11_17;

import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.component.Drink;

/** Effects on Drinks. */
@Cites(NS_10_13)
public sealed interface DrinkEffect extends Effect {

  /** DRINK_GAIN: takes a Drink from the Bar. */
  record DrinkGain(Who who, Drink drink) implements DrinkEffect, ChoosePlayer.OnPlayer {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return true;
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, who, who.seats(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.give(target, drink, NS_11_17);
    }
  }

  /** DRINK_LOSE: another player returns a Drink of a chosen type, or pays where she has none. */
  record DrinkLose(int otherwise)
      implements DrinkEffect, ChoosePlayer.OnPlayer, ChooseDrink.OnDrink {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.seatCount() > 1;
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, Who.OTHER, Who.OTHER.seats(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      if (club.drinks(target) == 0) club.lose(target, otherwise, NS_11_17);
      else club.then(new ChooseDrink(player, target, false, this, NS_11_17));
    }

    @Override
    public void happen(Club club, Seat player, Seat target, Drink drink) {
      club.take(target, drink);
      club.tell(NS_11_17, "drink.returned", target, drink);
    }
  }

  /** DRINK_MOVE: a Drink of another player goes to the card's player. */
  record DrinkMove() implements DrinkEffect, ChoosePlayer.OnPlayer, ChooseDrink.OnDrink {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return !holders(club, player).isEmpty();
    }

    private static Seats holders(Club club, Seat player) {
      var holders = Seats.NONE;
      for (var seat : club.seats().without(player).list())
        if (club.drinks(seat) > 0) holders = holders.with(seat);
      return holders;
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, Who.OTHER, holders(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.then(new ChooseDrink(player, target, false, this, NS_11_17));
    }

    @Override
    public void happen(Club club, Seat player, Seat target, Drink drink) {
      club.take(target, drink);
      club.tell(NS_11_17, "drink.stolen", player, drink, target);
      club.give(player, drink, NS_11_17);
    }
  }

  /** DRINK_CHARGED: takes any Drink, and another player is charged its price. */
  record DrinkCharged() implements DrinkEffect, ChoosePlayer.OnPlayer, ChooseDrink.OnDrink {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return club.seatCount() > 1;
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, Who.OTHER, Who.OTHER.seats(club, player), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.then(new ChooseDrink(player, target, true, this, NS_11_17));
    }

    @Override
    public void happen(Club club, Seat player, Seat target, Drink drink) {
      club.lose(target, club.contents().house().price(drink), NS_11_17);
      club.give(player, drink, NS_11_17);
    }
  }

  /** DRINKS_CAP: everybody returns Drinks until so many are left. */
  record DrinksCap(int most) implements DrinkEffect, ChoosePlayer.OnPlayer {

    @Override
    public boolean isPossible(Club club, Seat player) {
      return true;
    }

    @Override
    public void perform(Club club, Seat player) {
      ChoosePlayer.each(club, player, Who.ALL, club.seats(), this, NS_11_17);
    }

    @Override
    public void happen(Club club, Seat player, Seat target) {
      club.then(new ReturnDrink(target, most));
    }
  }
}
