package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_17_12;

import nocturne.gangs.Cites;
import nocturne.gangs.NightCity;
import nocturne.gangs.market.Markets;
import nocturne.gangs.turn.EndTurn;
import nocturne.kernel.Step;

/** District cards are shuffled again and the markets filled, after the turn of an opponent. */
@Cites(GN_17_12)
record EndOpponentTurn(int side) implements Step<NightCity> {

  @Override
  public void run(NightCity city) {
    city.at().districtsDrawn.moveAll(city, city.at().districtDeck);
    city.at().districtDeck.shuffle(city);
    Markets.refill(city);
    city.then(new EndTurn(side));
  }
}
