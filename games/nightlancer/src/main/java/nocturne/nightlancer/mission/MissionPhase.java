package nocturne.nightlancer.mission;

import static nocturne.nightlancer.NightlancerRule.NL_10_01;
import static nocturne.nightlancer.NightlancerRule.NL_10_02;
import static nocturne.nightlancer.NightlancerRule.NL_10_03;
import static nocturne.nightlancer.NightlancerRule.NL_10_04;
import static nocturne.nightlancer.NightlancerRule.NL_10_05;
import static nocturne.nightlancer.NightlancerRule.NL_10_06;
import static nocturne.nightlancer.NightlancerRule.NL_10_08;
import static nocturne.nightlancer.NightlancerRule.NL_11_05;
import static nocturne.nightlancer.NightlancerRule.NL_11_16;
import static nocturne.nightlancer.NightlancerRule.NL_9_01;
import static nocturne.nightlancer.NightlancerRule.NL_9_02;
import static nocturne.nightlancer.NightlancerRule.NL_9_03;
import static nocturne.nightlancer.NightlancerRule.NL_9_28;
import static nocturne.nightlancer.NightlancerRule.NL_9_29;

import nocturne.kernel.Seats;
import nocturne.kernel.Step;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;
import nocturne.nightlancer.Specials;
import nocturne.nightlancer.challenge.Kit;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.effect.Effect.Span;

/** In turn order the missions are attempted, each once and to its end. */
@Cites({NL_9_01, NL_9_02, NL_11_16})
public record MissionPhase(int place) implements Step<City> {

  @Override
  public void run(City city) {
    if (place == 0) prepare(city);
    if (place == city.order().size()) return;
    city.then(new MissionPhase(place + 1));
    if (city.order().isAutomaton(place)) return;
    int slot = city.slotOf(city.order().seat(place));
    if (slot < 0 || city.at().attempted.get(city, slot) > 0) return;
    city.at().attempted.set(city, slot, 1);
    city.tell(NL_9_01, "mission.begins", city.mission(slot));
    for (var seat : Crews.on(city, slot).list()) {
      Specials.begin(city, seat, Span.MISSION);
      Kit.forget(city, seat, Kit.IN_MISSION);
    }
    begin(city, slot);
  }

  private static void prepare(City city) {
    for (int slot = 0; slot < Places.MISSIONS; slot++) city.at().attempted.set(city, slot, 0);
  }

  @Cites(NL_9_03)
  private static void begin(City city, int slot) {
    city.then(new Stages(slot, 1));
    Loadout.begin(city, slot);
  }

  /** A stage for every crew, and then the next one. */
  @Cites({NL_10_08, NL_9_28, NL_9_29})
  record Stages(int slot, int stage) implements Step<City> {

    @Override
    public void run(City city) {
      if (Crews.on(city, slot).isEmpty()) {
        city.tell(NL_11_05, "mission.failed", city.mission(slot));
        Crews.discard(city, slot);
      } else if (stage > Mission.STAGES) {
        city.then(new Payment(slot));
      } else {
        for (var seat : Crews.on(city, slot).list()) Specials.begin(city, seat, Span.STAGE);
        city.then(new NextCrew(slot, stage), new Advance(slot), new Stages(slot, stage + 1));
        if (stage == Mission.STAGES && isContested(city, slot)) city.then(new FaceOff(slot));
      }
    }
  }

  static boolean isContested(City city, int slot) {
    return !Crews.of(city, slot, Crews.FIRST).isEmpty()
        && !Crews.of(city, slot, Crews.SECOND).isEmpty();
  }

  /** The crew in front that has not been through this stage. */
  @Cites(NL_10_01)
  record NextCrew(int slot, int stage) implements Step<City> {

    @Override
    public void run(City city) {
      for (int crew : new int[] {Crews.FIRST, Crews.SECOND}) {
        var members = Crews.of(city, slot, crew);
        if (members.isEmpty() || city.at().stageDone.get(city, members.first().index()) >= stage)
          continue;
        for (var seat : members.list()) {
          city.at().stageDone.set(city, seat.index(), stage);
          city.at().routePassed.set(city, seat.index(), 0);
        }
        city.then(new Abandon(members, Seats.NONE), new ChooseRoute(slot, stage, members), this);
        return;
      }
    }
  }

  /** The lead changes where the crew in front failed and the one behind did not. */
  @Cites({NL_10_02, NL_10_03, NL_10_04, NL_10_05})
  record Advance(int slot) implements Step<City> {

    @Override
    public void run(City city) {
      if (!isContested(city, slot)) return;
      boolean first = hasPassed(city, Crews.of(city, slot, Crews.FIRST));
      boolean second = hasPassed(city, Crews.of(city, slot, Crews.SECOND));
      if (first || !second) return;
      Crews.swap(city, slot);
      city.tell(NL_10_06, "crew.overtook", city.mission(slot));
    }

    private static boolean hasPassed(City city, Seats members) {
      return city.at().routePassed.get(city, members.first().index()) > 0;
    }
  }
}
