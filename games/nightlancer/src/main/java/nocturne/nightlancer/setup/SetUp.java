package nocturne.nightlancer.setup;

import static nocturne.nightlancer.NightlancerRule.NL_16_05;
import static nocturne.nightlancer.NightlancerRule.NL_18_04;
import static nocturne.nightlancer.NightlancerRule.NL_19_01;
import static nocturne.nightlancer.NightlancerRule.NL_1_01;
import static nocturne.nightlancer.NightlancerRule.NL_2_01;
import static nocturne.nightlancer.NightlancerRule.NL_2_02;
import static nocturne.nightlancer.NightlancerRule.NL_2_04;
import static nocturne.nightlancer.NightlancerRule.NL_2_05;
import static nocturne.nightlancer.NightlancerRule.NL_2_06;
import static nocturne.nightlancer.NightlancerRule.NL_2_15;
import static nocturne.nightlancer.NightlancerRule.NL_3_04;

import java.util.ArrayList;
import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.RoundCard;

/** Prepares the decks and the turn order; then everybody gets a Nightlancer. */
@Cites({NL_1_01, NL_16_05, NL_19_01})
public record SetUp() implements Step<City> {

  @Override
  public void run(City city) {
    decks(city);
    rounds(city);
    if (city.plan().isTogether())
      city.at().prospects.set(city, city.seatCount(), city.edition().automaton().start());
    city.then(new Cast(0));
    order(city);
  }

  /** The unique cards lie beside the decks until their owners are known. */
  @Cites({NL_2_01, NL_2_06})
  private static void decks(City city) {
    var at = city.at();
    for (var card : city.contents().market())
      if (card.unique()) at.marketDeck.move(city, card, at.marketGone);
    for (var card : city.contents().opportunities())
      if (card.unique()) at.opportunityDeck.move(city, card, at.opportunityGone);
    for (var mission : city.contents().missions())
      if (mission.high()) at.lowDeck.move(city, mission, at.highDeck);
    at.marketDeck.shuffle(city);
    at.contactDeck.shuffle(city);
    at.opportunityDeck.shuffle(city);
    at.lowDeck.shuffle(city);
    at.highDeck.shuffle(city);
  }

  /** Some Late cards, some Early ones on top of them; nobody sees the rest. */
  @Cites({NL_2_02, NL_2_04, NL_2_05, NL_3_04})
  private static void rounds(City city) {
    var at = city.at();
    at.roundGone.shuffle(city);
    int count = city.edition().roundsOfAPart(city.plan());
    take(city, count, true);
    take(city, count, false);
  }

  private static void take(City city, int count, boolean late) {
    var gone = city.at().roundGone;
    for (int taken = 0, place = gone.size(city) - 1; taken < count; place--) {
      RoundCard card = gone.get(city, place);
      if (card.late() != late) continue;
      gone.move(city, card, city.at().roundDeck);
      taken++;
    }
  }

  @Cites({NL_2_15, NL_18_04})
  private static void order(City city) {
    int first = 0;
    if (city.plan().isTogether()) city.order().set(first++, city.seatCount());
    if (city.plan().isTogether() && city.edition().automaton().letsPlayersOrder()) {
      city.then(new ChooseOrder(first, city.seats()));
      return;
    }
    var left = city.seats();
    var chance = city.chance("turn order");
    for (int place = first; !left.isEmpty(); place++) {
      var seat = left.list().get(chance.below(left.size()));
      city.order().set(place, seat.index());
      left = left.without(seat);
    }
    city.tell(NL_2_15, "order", names(city));
  }

  static List<Seat> names(City city) {
    var seats = new ArrayList<Seat>();
    for (int place = 0; place < city.order().size(); place++)
      if (!city.order().isAutomaton(place)) seats.add(city.order().seat(place));
    return seats;
  }
}
