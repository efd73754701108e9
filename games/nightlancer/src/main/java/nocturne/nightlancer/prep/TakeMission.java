package nocturne.nightlancer.prep;

import static nocturne.nightlancer.NightlancerRule.NL_7_01;
import static nocturne.nightlancer.NightlancerRule.NL_7_04;
import static nocturne.nightlancer.NightlancerRule.NL_7_05;
import static nocturne.nightlancer.NightlancerRule.NL_7_08;
import static nocturne.nightlancer.NightlancerRule.NL_7_11;
import static nocturne.nightlancer.NightlancerRule.NL_7_12;
import static nocturne.nightlancer.NightlancerRule.NL_7_13;
import static nocturne.nightlancer.NightlancerRule.NL_7_20;

import nocturne.kernel.Ask;
import nocturne.kernel.Option;
import nocturne.kernel.Options;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.kernel.SeatAsk;
import nocturne.kernel.Seats;
import nocturne.kernel.Text;
import nocturne.nightlancer.Aside;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;
import nocturne.nightlancer.YesNo;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.OnMission;

/** What somebody does with the night. */
@Cites({NL_7_01, NL_7_04, NL_7_20})
record TakeMission(Seat seat) implements SeatAsk<City> {

  @Override
  public Text prompt(City city, Seat seat) {
    return Text.of("ask.mission");
  }

  @Override
  public Rule rule() {
    return NL_7_01;
  }

  @Override
  public void options(City city, Seat seat, Options may) {
    for (int slot = 0; slot < Places.MISSIONS; slot++)
      if (city.isOpen(slot)) offer(city, slot, may);
    may.add(EventStep.Way.LAY_LOW);
    Aside.offer(city, seat, may);
  }

  @Cites({NL_7_05, NL_7_11, NL_7_12})
  private static void offer(City city, int slot, Options may) {
    var mission = city.mission(slot);
    if (Crews.of(city, slot, Crews.FIRST).isEmpty()) {
      may.add(OnMission.startFirst(mission));
      may.refuse(OnMission.startSecond(mission), NL_7_11);
      return;
    }
    join(city, slot, Crews.FIRST, may);
    if (!Crews.of(city, slot, Crews.SECOND).isEmpty()) join(city, slot, Crews.SECOND, may);
    else if (city.plan().isTogether())
      may.refuse(OnMission.startSecond(mission), city.edition().automaton().alliance());
    else if (Crews.hasDeal(city, slot)) may.refuse(OnMission.startSecond(mission), NL_7_08);
    else may.add(OnMission.startSecond(mission));
  }

  @Cites(NL_7_13)
  private static void join(City city, int slot, int crew, Options may) {
    var join = OnMission.join(city.mission(slot), crew);
    if (city.at().refused.get(city, slot * 2 + crew) == 0) may.add(join);
    else may.refuse(join, NL_7_13);
  }

  @Override
  public void chosen(City city, Seat seat, Option option) {
    if (option == EventStep.Way.LAY_LOW) {
      LayLow.lie(city, seat);
    } else if (option instanceof OnMission wish) {
      take(city, seat, wish);
    } else {
      city.then(this);
      Aside.take(city, seat, option);
    }
  }

  private static void take(City city, Seat seat, OnMission wish) {
    int slot = slot(city, wish);
    switch (wish.wish()) {
      case START_FIRST -> {
        Crews.join(city, seat, slot, Crews.FIRST);
        city.tell(NL_7_05, "crew.first", seat, wish.mission());
        city.ask(new PlaceDeal(seat));
      }
      case START_SECOND -> {
        Crews.join(city, seat, slot, Crews.SECOND);
        city.tell(NL_7_11, "crew.second", seat, wish.mission());
      }
      case JOIN_FIRST -> city.then(new Admit(seat, slot, Crews.FIRST));
      case JOIN_SECOND -> city.then(new Admit(seat, slot, Crews.SECOND));
      case LOSE -> throw new IllegalStateException("nobody gives a mission away here");
    }
  }

  private static int slot(City city, OnMission wish) {
    for (int slot = 0; slot < Places.MISSIONS; slot++)
      if (city.isOpen(slot) && city.mission(slot).equals(wish.mission())) return slot;
    throw new IllegalStateException(wish.mission() + " is not open");
  }

  /** The Boss decides whether somebody may join. */
  record Admit(Seat wishing, int slot, int crew) implements Ask<City> {

    @Override
    public Seats asked(City city) {
      return Seats.of(Crews.boss(city, slot, crew));
    }

    @Override
    public Text prompt(City city, Seat seat) {
      return Text.of("ask.admit", wishing, city.mission(slot));
    }

    @Override
    public Rule rule() {
      return NL_7_12;
    }

    @Override
    public void options(City city, Seat seat, Options may) {
      may.add(YesNo.YES);
      may.add(YesNo.NO);
    }

    @Override
    public void chosen(City city, Seat seat, Option option) {
      if (option == YesNo.YES) {
        Crews.join(city, wishing, slot, crew);
        city.tell(NL_7_12, "crew.joined", wishing, city.mission(slot));
      } else {
        city.at().refused.set(city, slot * 2 + crew, 1);
        city.tell(NL_7_13, "crew.refused", wishing);
        city.then(new TakeMission(wishing));
      }
    }
  }
}
