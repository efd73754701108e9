package nocturne.nightshift.floor;

import static nocturne.nightshift.NightshiftRule.NS_10_01;
import static nocturne.nightshift.NightshiftRule.NS_10_02;
import static nocturne.nightshift.NightshiftRule.NS_10_03;
import static nocturne.nightshift.NightshiftRule.NS_10_05;
import static nocturne.nightshift.NightshiftRule.NS_10_19;
import static nocturne.nightshift.NightshiftRule.NS_16_02;
import static nocturne.nightshift.NightshiftRule.NS_16_03;
import static nocturne.nightshift.NightshiftRule.NS_16_05;
import static nocturne.nightshift.NightshiftRule.NS_16_06;
import static nocturne.nightshift.NightshiftRule.NS_16_07;
import static nocturne.nightshift.NightshiftRule.NS_16_08;
import static nocturne.nightshift.NightshiftRule.NS_2_02;
import static nocturne.nightshift.NightshiftRule.NS_2_03;
import static nocturne.nightshift.NightshiftRule.NS_2_10;
import static nocturne.nightshift.NightshiftRule.NS_2_19;
import static nocturne.nightshift.NightshiftRule.NS_2_20;
import static nocturne.nightshift.NightshiftRule.NS_2_22;
import static nocturne.nightshift.NightshiftRule.NS_2_24;
import static nocturne.nightshift.NightshiftRule.NS_2_25;
import static nocturne.nightshift.NightshiftRule.NS_2_26;
import static nocturne.nightshift.NightshiftRule.NS_2_28;
import static nocturne.nightshift.NightshiftRule.NS_2_29;
import static nocturne.nightshift.NightshiftRule.NS_2_30;
import static nocturne.nightshift.NightshiftRule.NS_3_15;
import static nocturne.nightshift.NightshiftRule.NS_4_01;
import static nocturne.nightshift.NightshiftRule.NS_4_02;
import static nocturne.nightshift.NightshiftRule.NS_6_01;
import static nocturne.nightshift.NightshiftRule.NS_6_02;
import static nocturne.nightshift.NightshiftRule.NS_6_03;
import static nocturne.nightshift.NightshiftRule.NS_6_09;

import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Text;
import nocturne.nightshift.Cites;
import nocturne.nightshift.Club;
import nocturne.nightshift.Place;
import nocturne.nightshift.component.Drink;
import nocturne.nightshift.component.PowerCard;
import nocturne.nightshift.component.Spot;
import nocturne.nightshift.power.Moment;
import nocturne.nightshift.power.PowerCards;

/**
 * What the dancer does next in a floor turn; it is asked again until she rolls or ends the turn.
 */
@Cites({NS_2_02, NS_2_03, NS_2_10, NS_2_25, NS_2_26, NS_2_28, NS_2_30})
public record FloorTurn(Seat seat) implements SeatAsk<Club> {

  @Override
  public Text prompt(Club club, Seat seat) {
    return Text.of("ask.floor", club.at().energy.get(club));
  }

  @Override
  public Rule rule() {
    return NS_2_02;
  }

  @Override
  public void options(Club club, Seat seat, Options may) {
    var spot = club.spot(seat);
    if (spot.isPresent()) onFloor(club, spot.get(), may);
    else offFloor(club, may);
    PowerCards.offer(club, seat, Moment.FLOOR_TURN, may);
  }

  @Cites({NS_16_02, NS_16_03, NS_16_05, NS_16_06, NS_16_07, NS_16_08})
  private void onFloor(Club club, Spot spot, Options may) {
    var table = club.table(spot);
    boolean faceDown = club.isFaceDown(spot);
    boolean guest = !faceDown && !table.isEmpty(club);
    if (guest && table.top(club).dad()) {
      may.add(FloorMove.ENGAGE);
      may.refuse(FloorMove.END, NS_16_02);
      if (spot.bar()) may.refuse(FloorMove.BUY_SHOT, NS_16_03);
      return;
    }
    boolean energy = club.at().energy.get(club) > 0;
    if (energy) {
      may.add(FloorMove.CLOCKWISE);
      may.add(FloorMove.COUNTERCLOCKWISE);
      if (faceDown) may.add(FloorMove.FLIP);
    } else {
      may.refuse(FloorMove.CLOCKWISE, NS_2_02);
      if (faceDown) may.refuse(FloorMove.FLIP, NS_2_02);
    }
    if (faceDown) may.refuse(FloorMove.ENGAGE, NS_4_01);
    if (guest) guest(club, spot, may);
    bar(club, spot.bar(), may);
    may.add(FloorMove.END);
  }

  @Cites({NS_2_22, NS_2_24, NS_3_15, NS_6_02, NS_6_03})
  private void guest(Club club, Spot spot, Options may) {
    var owner = club.committedTo(spot);
    if (owner.isEmpty()) {
      may.add(FloorMove.ENGAGE);
      may.refuse(FloorMove.STEAL, NS_6_01);
    } else {
      may.refuse(FloorMove.ENGAGE, NS_4_02);
      if (club.at().stolen.get(club, spot.index()) == 1) may.refuse(FloorMove.STEAL, NS_6_09);
      else may.add(FloorMove.STEAL);
    }
  }

  @Cites({NS_10_02, NS_10_03, NS_10_19})
  private void bar(Club club, boolean atBar, Options may) {
    if (!atBar && club.at().openBar.get(club) == 0) {
      may.refuse(FloorMove.BUY_SHOT, NS_10_01);
      may.refuse(FloorMove.BUY_CHAMPAGNE, NS_10_01);
      return;
    }
    buy(club, Drink.SHOT, FloorMove.BUY_SHOT, may);
    buy(club, Drink.CHAMPAGNE, FloorMove.BUY_CHAMPAGNE, may);
  }

  private void buy(Club club, Drink drink, FloorMove move, Options may) {
    if (Bar.price(club, drink) <= club.cash(seat)) may.add(move);
    else may.refuse(move, NS_10_05);
  }

  @Cites({NS_2_20, NS_2_29})
  private void offFloor(Club club, Options may) {
    if (club.isAt(seat, Place.STAGE)) {
      may.add(FloorMove.STEP_LEFT);
      may.add(FloorMove.STEP_RIGHT);
      may.refuse(FloorMove.END, NS_2_19);
    } else {
      if (club.at().energy.get(club) > 0) may.add(FloorMove.ENTER);
      may.add(FloorMove.END);
    }
    bar(club, false, may);
  }

  @Override
  public void chosen(Club club, Seat seat, Option option) {
    if (option instanceof PowerCard card) {
      club.then(this);
      PowerCards.play(club, seat, card);
    } else {
      Floor.act(club, this, (FloorMove) option);
    }
  }
}
