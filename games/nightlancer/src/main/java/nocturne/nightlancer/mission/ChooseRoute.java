package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_9_11;
import static nocturne.nightlancer.NightlancerRule.NL_9_12;
import static nocturne.nightlancer.NightlancerRule.NL_9_19;
import static nocturne.nightlancer.NightlancerRule.NL_9_20;
import static nocturne.nightlancer.NightlancerRule.NL_9_25;

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
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Stage;
import nocturne.nightlancer.component.Words;

/** The Boss chooses the way through a stage. */
@Cites({NL_9_11, NL_9_12})
record ChooseRoute(int slot, int stage, Seats crew) implements Ask<City> {

  /** One of the routes. */
  record Way(int number, Challenge challenge, Words text) implements Option {

    @Override
    public String id() {
      return "route-" + (number + 1);
    }

    @Override
    public Text label() {
      return Text.of("option.route", text, challenge.ability(), challenge.difficulty());
    }
  }

  /** Those of a crew who are still on a mission. */
  static Seats left(City city, Seats crew, int slot) {
    return Seats.ofMask(crew.mask() & Crews.on(city, slot).mask());
  }

  private Stage faced(City city) {
    return city.mission(slot).stages().get(stage - 1);
  }

  @Override
  public Seats asked(City city) {
    var members = left(city, crew, slot);
    return members.isEmpty() ? members : Seats.of(Crews.top(city, members));
  }

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of(
        "ask.route", stage, city.mission(slot), new Words("stage-" + stage, faced(city).name()));
  }

  @Override
  public Rule rule() {
    return NL_9_12;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    var routes = faced(city).routes();
    for (int i = 0; i < routes.size(); i++) {
      var route = routes.get(i);
      may.add(new Way(i, route.challenge(), new Words("route-" + (i + 1), route.text())));
    }
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    var route = faced(city).routes().get(((Way) option).number());
    var members = left(city, crew, slot);
    city.then(new AfterRoute(slot, stage, members, route.challenge().danger()));
    Challenges.face(city, Source.ROUTE, route.challenge(), members);
  }

  /** A route that was passed is behind the crew; otherwise its danger comes, then the penalty. */
  @Cites({NL_9_19, NL_9_20, NL_9_25})
  record AfterRoute(int slot, int stage, Seats crew, int danger) implements Step<City> {

    @Override
    public void run(City city) {
      var members = left(city, crew, slot);
      if (Challenges.isPassed(city)) {
        for (var seat : members.list()) city.at().routePassed.set(city, seat.index(), 1);
        return;
      }
      var penalty = city.mission(slot).stages().get(stage - 1).penalty();
      city.then(new Suffer(crew, penalty, slot));
      if (danger > 0 && !members.isEmpty()) city.then(new Hit(members, danger));
    }
  }
}
