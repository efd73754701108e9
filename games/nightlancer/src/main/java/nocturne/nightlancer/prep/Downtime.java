package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_16_08;
import static nocturne.nightlancer.NightlancerRule.NL_20_05;
import static nocturne.nightlancer.NightlancerRule.NL_4_01;
import static nocturne.nightlancer.NightlancerRule.NL_4_02;
import static nocturne.nightlancer.NightlancerRule.NL_4_03;
import static nocturne.nightlancer.NightlancerRule.NL_4_04;
import static nocturne.nightlancer.NightlancerRule.NL_4_05;
import static nocturne.nightlancer.NightlancerRule.NL_4_06;
import static nocturne.nightlancer.NightlancerRule.NL_4_07;
import static nocturne.nightlancer.NightlancerRule.NL_4_12;

import java.util.List;
import nocturne.kernel.Seat;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.Shaken;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.effect.Effects;

/** Everybody gets some rest, some money and some new friends; then the Euromafia calls. */
@Cites({NL_4_01, NL_4_07, NL_4_12, NL_20_05})
public record Downtime() implements Step<City> {

  private static final int CONTACTS = 2;

  @Override
  public void run(City city) {
    city.tell(NL_4_01, "downtime");
    if (city.plan().isTogether()) city.edition().automaton().downtime(city);
    for (var seat : city.seats().list()) {
      Fortune.heal(city, seat, 1, NL_4_02);
      Fortune.calm(city, seat, 1, NL_4_02);
      Fortune.chips(city, seat, 1, NL_4_03);
      Shaken.end(city, seat, NL_4_04);
      if (city.edition().spends()) refresh(city, seat);
    }
    city.then(new Loans.InterestOf(0), new Loans.PayOffOf(0));
    for (int place = city.order().size() - 1; place >= 0; place--)
      if (!city.order().isAutomaton(place)) city.then(new Friends(city.order().seat(place)));
  }

  @Cites({NL_4_06, NL_16_08})
  private static void refresh(City city, Seat seat) {
    var assets = city.at().assets(seat);
    for (int place = 0; place < assets.size(city); place++)
      if (assets.isFaceDown(city, place)) assets.turn(city, assets.get(city, place), false);
  }

  /** A player draws Contacts, and gets what Agendas bring every time. */
  @Cites(NL_4_05)
  record Friends(Seat seat) implements Step<City> {

    @Override
    public void run(City city) {
      city.drawContacts(seat, CONTACTS, NL_4_05);
      var bought = city.at().bought(seat);
      for (int place = 0; place < bought.size(city); place++)
        for (var effect : bought.get(city, place).effects())
          if (effect instanceof Effect.PerDowntime(var each))
            Effects.perform(city, seat, List.of(each), NL_4_05);
    }
  }
}
