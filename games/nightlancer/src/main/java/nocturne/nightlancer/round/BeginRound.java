package nocturne.nightlancer.round;

import static nocturne.nightlancer.NightlancerRule.NL_3_01;

import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.challenge.Kit;
import nocturne.nightlancer.effect.Effect.Span;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.DrawCards;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.street.StreetPhase;

/** A round: preparations, the street, missions, and the end of it. */
@Cites(NL_3_01)
public record BeginRound() implements Step<City> {

  @Override
  public void run(City city) {
    var at = city.at();
    at.round.add(city, 0, 1);
    city.tell(NL_3_01, "round", city.round(), 2 * city.edition().roundsOfAPart(city.plan()));
    for (var seat : city.seats().list()) {
      at.laidLow.set(city, seat.index(), 0);
      at.completed.set(city, seat.index(), 0);
      at.dirtied.set(city, seat.index(), 0);
      Specials.begin(city, seat, Span.ROUND);
      Kit.forget(city, seat, Kit.IN_ROUND);
    }
    for (int i = 0; i < at.deedsDone.length(); i++) at.deedsDone.set(city, i, 0);
    city.then(
        new DrawCards(),
        new EventStep(0),
        new TakeMissions(0),
        new StreetPhase(),
        new MissionPhase(0),
        new EndRound());
    if (city.round() > 1) city.then(new Downtime());
  }
}
