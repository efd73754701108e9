package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_3_02;
import static nocturne.nightlancer.NightlancerRule.NL_7_01;
import static nocturne.nightlancer.NightlancerRule.NL_7_02;
import static nocturne.nightlancer.NightlancerRule.NL_7_03;
import static nocturne.nightlancer.NightlancerRule.NL_7_16;
import static nocturne.nightlancer.NightlancerRule.NL_7_17;
import static nocturne.nightlancer.NightlancerRule.NL_7_26;

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
import nocturne.nightlancer.automaton.AutomatonTurn;
import nocturne.nightlancer.mission.Crews;

/** In turn order everybody takes on a mission or lies low. */
@Cites({NL_3_02, NL_7_01})
public record TakeMissions(int place) implements Step<City> {

  @Override
  @Cites({NL_7_02, NL_7_03})
  public void run(City city) {
    if (place == city.order().size()) {
      Crews.dropDeserted(city, NL_7_26, "mission.dropped");
      return;
    }
    city.then(new Leave(Seats.NONE), new TakeMissions(place + 1));
    if (city.order().isAutomaton(place)) {
      AutomatonTurn.takeMission(city);
      return;
    }
    var seat = city.order().seat(place);
    if (city.hasLaidLow(seat)) return;
    for (int i = 0; i < city.at().refused.length(); i++) city.at().refused.set(city, i, 0);
    if (LayLow.isForced(city, seat)) LayLow.lie(city, seat);
    else city.then(new TakeMission(seat));
  }

  /**
   * After each turn those on a mission may leave it and lie low.
   *
   * @param staying who has said that she stays
   */
  @Cites({NL_7_16, NL_7_17})
  record Leave(Seats staying) implements Ask<City> {

    /** To let the moment pass, or to leave the mission. */
    enum Leaving implements Option {
      STAY("pass", "option.stay"),
      LEAVE("leave-mission", "option.leave-mission");

      private final String id;
      private final String label;

      Leaving(String id, String label) {
        this.id = id;
        this.label = label;
      }

      @Override
      public String id() {
        return id;
      }

      @Override
      public Text label() {
        return Text.of(label);
      }
    }

    @Override
    public Seats asked(City city) {
      var asked = Seats.NONE;
      for (var seat : city.seats().list())
        if (city.slotOf(seat) >= 0 && !staying.has(seat)) asked = asked.with(seat);
      return asked;
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.leave", city.missionOf(seat).orElseThrow());
    }

    @Override
    public Rule rule() {
      return NL_7_16;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      may.add(Leaving.STAY);
      may.add(Leaving.LEAVE);
    }

    /** Whoever is content with a mission may say so once for the whole step. */
    @Override
    public boolean interrupts(City city, Seat seat) {
      return true;
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == Leaving.STAY) {
        city.ask(new Leave(staying.with(seat)));
        return;
      }
      city.tell(NL_7_16, "left-mission", seat, city.missionOf(seat).orElseThrow());
      Crews.leave(city, seat);
      LayLow.lie(city, seat);
      city.ask(new Leave(Seats.NONE));
    }
  }
}
