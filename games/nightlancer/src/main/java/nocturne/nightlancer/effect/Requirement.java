package nocturne.nightlancer.effect;

import static nocturne.nightlancer.NightlancerRule.NL_16_21;

import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.MarketType;

/** What must be so. */
@Cites(NL_16_21)
public sealed interface Requirement {

  /** Whether it would be so with so much more Heat. */
  boolean isMet(City city, Seat seat, int heat);

  default boolean isMet(City city, Seat seat) {
    return isMet(city, seat, 0);
  }

  /** A rating that is always there. */
  record Rated(Ability ability, int least) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      return city.rating(seat, ability) >= least;
    }
  }

  record Ideals(int least, int most) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      int ideals = city.ideals(seat);
      return ideals >= least && ideals <= most;
    }
  }

  record Heat(int least, int most) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      int heat = Math.min(City.MOST_HEAT, city.heat(seat) + more);
      return heat >= least && heat <= most;
    }
  }

  record Loans(int least, int most) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      int loans = city.loans(seat);
      return loans >= least && loans <= most;
    }
  }

  record Owns(MarketType type, int least) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      int owned = 0;
      var assets = city.at().assets(seat);
      for (int place = 0; place < assets.size(city); place++)
        if (!assets.isFaceDown(city, place) && assets.get(city, place).type() == type) owned++;
      return owned >= least;
    }
  }

  record Prospects(int least) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      int over = Math.max(0, city.heat(seat) + more - City.MOST_HEAT);
      return city.prospects(seat) - over >= least;
    }
  }

  record CompletedMission() implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      return city.at().completed.get(city, seat.index()) > 0;
    }
  }

  /** Neither on a Dirty mission now nor paid for one in this round. */
  record NotDirty() implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      if (city.at().dirtied.get(city, seat.index()) > 0) return false;
      var mission = city.missionOf(seat);
      return mission.isEmpty() || !mission.get().dirty();
    }
  }

  record NotOnMission() implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      return city.missionOf(seat).isEmpty();
    }
  }

  record Position(int place) implements Requirement {

    @Override
    public boolean isMet(City city, Seat seat, int more) {
      return city.order().placeOf(seat) == place - 1;
    }
  }
}
