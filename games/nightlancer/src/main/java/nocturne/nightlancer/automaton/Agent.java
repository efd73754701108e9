package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_19_03;
import static nocturne.nightlancer.NightlancerRule.NL_19_04;
import static nocturne.nightlancer.NightlancerRule.NL_19_05;
import static nocturne.nightlancer.NightlancerRule.NL_19_06;
import static nocturne.nightlancer.NightlancerRule.NL_19_07;
import static nocturne.nightlancer.NightlancerRule.NL_19_08;
import static nocturne.nightlancer.NightlancerRule.NL_19_09;
import static nocturne.nightlancer.NightlancerRule.NL_19_10;
import static nocturne.nightlancer.NightlancerRule.NL_19_12;
import static nocturne.nightlancer.NightlancerRule.NL_19_14;
import static nocturne.nightlancer.NightlancerRule.NL_19_16;
import static nocturne.nightlancer.NightlancerRule.NL_19_17;
import static nocturne.nightlancer.NightlancerRule.NL_19_18;
import static nocturne.nightlancer.NightlancerRule.NL_19_19;
import static nocturne.nightlancer.NightlancerRule.NL_19_20;
import static nocturne.nightlancer.NightlancerRule.NL_19_21;
import static nocturne.nightlancer.NightlancerRule.NL_19_22;
import static nocturne.nightlancer.NightlancerRule.NL_19_23;
import static nocturne.nightlancer.NightlancerRule.NL_19_24;
import static nocturne.nightlancer.NightlancerRule.NL_19_25;
import static nocturne.nightlancer.NightlancerRule.NL_19_29;
import static nocturne.nightlancer.NightlancerRule.NL_19_30;
import static nocturne.nightlancer.NightlancerRule.NL_19_31;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.Places;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Space;
import nocturne.nightlancer.mission.Crews;

/** The final edition's automaton. */
@Cites({NL_19_05, NL_19_31})
public final class Agent extends Automaton {

  private static final int MASTERY = 6;
  private static final int EACH = 20;
  private static final int TOGETHER = 25;

  @Override
  public Name name() {
    return Name.AGENT;
  }

  @Override
  @Cites(NL_19_04)
  public int start() {
    return 2;
  }

  @Override
  @Cites(NL_19_06)
  public boolean letsPlayersOrder() {
    return true;
  }

  @Override
  @Cites({NL_19_09, NL_19_10})
  public boolean letsPlayersOrderDraws() {
    return false;
  }

  @Override
  public void downtime(City city) {
    lead(city, city.isLate(city.round()), NL_19_07);
    cool(city, city.seatCount());
  }

  @Override
  @Cites(NL_19_03)
  void coldAlready(City city) {
    setProspects(city, prospects(city) + 1);
  }

  @Override
  public void revealed(City city) {}

  /** In an Early round Low profile ones, unless there are none. */
  @Override
  @Cites(NL_19_14)
  boolean wants(City city, Mission mission) {
    return city.roundCard().late() || !mission.high() || !isAnyLow(city);
  }

  private static boolean isAnyLow(City city) {
    for (int slot = 0; slot < Places.MISSIONS; slot++)
      if (city.isOpen(slot) && !city.mission(slot).high() && Crews.on(city, slot).isEmpty())
        return true;
    return false;
  }

  @Override
  @Cites(NL_19_16)
  int busy(City city, Space.Kind kind) {
    int tokens = 0;
    for (var space : city.contents().spaces()) {
      int by = city.at().taken.get(city, space.index());
      // Its own tokens don't draw it on.
      if (space.kind() == kind && by != 0 && by != city.seatCount() + 1) tokens++;
    }
    return tokens;
  }

  @Override
  @Cites(NL_19_18)
  boolean prefers(Space space, Space other) {
    return space.ring() && !other.ring();
  }

  @Override
  void standAside(City city) {
    city.tell(NL_19_20, "automaton.own-space", name());
    cool(city, 1);
  }

  @Override
  @Cites(NL_19_12)
  public boolean respectsDeals() {
    return true;
  }

  @Override
  @Cites({NL_19_22, NL_19_23})
  boolean breaks(City city, Seat seat) {
    return city.ideals(seat) == 0 && city.at().hadIdeal.get(city, seat.index()) > 0;
  }

  @Override
  Rule breaking() {
    return NL_19_22;
  }

  @Override
  Rule missions() {
    return NL_19_14;
  }

  @Override
  Rule spaces() {
    return NL_19_17;
  }

  @Override
  Rule pairs() {
    return NL_19_19;
  }

  @Override
  Rule contacts() {
    return NL_19_08;
  }

  @Override
  public Rule alliance() {
    return NL_19_24;
  }

  @Override
  public Rule gifts() {
    return NL_19_25;
  }

  @Override
  public Rule comparing() {
    return NL_19_21;
  }

  @Override
  public boolean masters(City city, Seat seat, Ability ability) {
    return city.rating(seat, ability) >= MASTERY;
  }

  @Override
  public Rule mastering() {
    return NL_19_29;
  }

  @Override
  @Cites(NL_19_30)
  public boolean isBeaten(City city) {
    int sum = 0;
    for (var seat : city.seats().list()) {
      boolean enough =
          city.prospects(seat) >= EACH
              && city.ideals(seat) > 0
              && city.at().boughtUnique.get(city, seat.index()) > 0;
      if (!enough) return false;
      sum += city.prospects(seat);
    }
    return sum >= TOGETHER * city.seatCount();
  }
}
