package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_10_08;
import static nocturne.nightlancer.NightlancerRule.NL_10_09;
import static nocturne.nightlancer.NightlancerRule.NL_10_10;
import static nocturne.nightlancer.NightlancerRule.NL_10_11;
import static nocturne.nightlancer.NightlancerRule.NL_10_12;
import static nocturne.nightlancer.NightlancerRule.NL_10_13;
import static nocturne.nightlancer.NightlancerRule.NL_10_14;
import static nocturne.nightlancer.NightlancerRule.NL_10_15;
import static nocturne.nightlancer.NightlancerRule.NL_10_16;
import static nocturne.nightlancer.NightlancerRule.NL_10_17;
import static nocturne.nightlancer.NightlancerRule.NL_10_18;

import java.util.Optional;
import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.kernel.Text;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Hit;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;

/** Two crews at the last stage: one of them gives way. */
@Cites({NL_10_08, NL_10_10})
record FaceOff(int slot) implements Step<City> {

  private static final int DANGER = 5;

  @Override
  public void run(City city) {
    city.tell(NL_10_08, "face-off", city.mission(slot));
    var first = Crews.of(city, slot, Crews.FIRST);
    var second = Crews.of(city, slot, Crews.SECOND);
    city.then(new Abandon(first, Seats.NONE), new Name(slot, first, second));
  }

  /** Whether both crews are still there. */
  @Cites(NL_10_18)
  private static boolean isOn(City city, int slot, Seats first, Seats second) {
    return !ChooseRoute.left(city, first, slot).isEmpty()
        && !ChooseRoute.left(city, second, slot).isEmpty();
  }

  /** The Boss of the crew in front names the ability. */
  @Cites({NL_10_09, NL_10_11, NL_10_12})
  record Name(int slot, Seats first, Seats second) implements Ask<City> {

    @Override
    public Seats asked(City city) {
      return isOn(city, slot, first, second)
          ? Seats.of(Crews.top(city, ChooseRoute.left(city, first, slot)))
          : Seats.NONE;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.face-off");
    }

    @Override
    public Rule rule() {
      return NL_10_09;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      for (var ability : Ability.values()) if (ability.isCombat()) may.add(ability);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      var ability = (Ability) option;
      city.tell(NL_10_09, "face-off.named", seat, ability);
      city.then(new Abandon(second, Seats.NONE), new Show(slot, first, second, ability));
    }
  }

  /** The crew in front shows what it can do. */
  @Cites(NL_10_13)
  record Show(int slot, Seats first, Seats second, Ability ability) implements Step<City> {

    @Override
    public void run(City city) {
      if (!isOn(city, slot, first, second)) return;
      city.then(new Match(slot, first, second, ability));
      Challenges.face(
          city,
          Source.FACE_OFF,
          new Challenge(ability, 0, Optional.empty(), DANGER),
          ChooseRoute.left(city, first, slot));
    }
  }

  /** The other crew has to do as well. */
  @Cites(NL_10_14)
  record Match(int slot, Seats first, Seats second, Ability ability) implements Step<City> {

    @Override
    public void run(City city) {
      if (!isOn(city, slot, first, second)) return;
      int mark = city.at().best.get(city);
      city.then(new Settle(slot, first, second));
      Challenges.face(
          city,
          Source.FACE_OFF_ANSWER,
          new Challenge(ability, mark, Optional.empty(), DANGER),
          ChooseRoute.left(city, second, slot));
    }
  }

  /** The losers are hurt and go. */
  @Cites({NL_10_15, NL_10_17})
  record Settle(int slot, Seats first, Seats second) implements Step<City> {

    @Override
    public void run(City city) {
      if (!isOn(city, slot, first, second)) return;
      var losers = ChooseRoute.left(city, Challenges.isPassed(city) ? first : second, slot);
      city.then(new Hit(losers, DANGER), new Retreat(losers, slot));
    }
  }

  /** Those of a crew who are left give the mission up. */
  record Retreat(Seats crew, int slot) implements Step<City> {

    @Override
    public void run(City city) {
      for (var seat : ChooseRoute.left(city, crew, slot).list()) {
        city.tell(NL_10_16, "retreated", seat);
        Crews.leave(city, seat);
      }
    }
  }
}
