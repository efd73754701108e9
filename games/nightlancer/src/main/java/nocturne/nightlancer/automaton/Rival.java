package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.NightlancerRule.NL_18_01;
import static nocturne.nightlancer.NightlancerRule.NL_18_02;
import static nocturne.nightlancer.NightlancerRule.NL_18_03;
import static nocturne.nightlancer.NightlancerRule.NL_18_04;
import static nocturne.nightlancer.NightlancerRule.NL_18_05;
import static nocturne.nightlancer.NightlancerRule.NL_18_07;
import static nocturne.nightlancer.NightlancerRule.NL_18_08;
import static nocturne.nightlancer.NightlancerRule.NL_18_10;
import static nocturne.nightlancer.NightlancerRule.NL_18_11;
import static nocturne.nightlancer.NightlancerRule.NL_18_12;
import static nocturne.nightlancer.NightlancerRule.NL_18_14;
import static nocturne.nightlancer.NightlancerRule.NL_18_15;
import static nocturne.nightlancer.NightlancerRule.NL_18_16;
import static nocturne.nightlancer.NightlancerRule.NL_18_18;
import static nocturne.nightlancer.NightlancerRule.NL_18_19;
import static nocturne.nightlancer.NightlancerRule.NL_18_20;
import static nocturne.nightlancer.NightlancerRule.NL_18_21;
import static nocturne.nightlancer.NightlancerRule.NL_18_22;
import static nocturne.nightlancer.NightlancerRule.NL_18_24;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.Space;

/** The prototype's automaton. */
@Cites({NL_18_01, NL_18_22})
public final class Rival extends Automaton {

  private static final int MASTERY = 6;
  private static final int EACH = 15;
  private static final int TOGETHER = 20;

  @Override
  public Name name() {
    return Name.RIVAL;
  }

  @Override
  @Cites(NL_18_03)
  public int start() {
    return 0;
  }

  @Override
  @Cites(NL_18_04)
  public boolean letsPlayersOrder() {
    return false;
  }

  @Override
  @Cites({NL_18_15, NL_18_16})
  public boolean letsPlayersOrderDraws() {
    return true;
  }

  @Override
  @Cites(NL_18_05)
  public void downtime(City city) {
    cool(city, city.seatCount());
  }

  @Override
  void coldAlready(City city) {}

  @Override
  public void revealed(City city) {
    lead(city, city.roundCard().late(), NL_18_07);
  }

  @Override
  @Cites(NL_18_08)
  boolean wants(City city, Mission mission) {
    return city.roundCard().late() || !mission.high();
  }

  @Override
  @Cites(NL_18_10)
  int busy(City city, Space.Kind kind) {
    return city.at().deedsDone.get(city, kind.ordinal());
  }

  @Override
  boolean prefers(Space space, Space other) {
    return false;
  }

  @Override
  void standAside(City city) {
    city.tell(NL_18_24, "automaton.aside", name());
  }

  @Override
  public boolean respectsDeals() {
    return false;
  }

  @Override
  @Cites(NL_18_19)
  boolean breaks(City city, Seat seat) {
    return city.ideals(seat) == 0;
  }

  @Override
  Rule breaking() {
    return NL_18_19;
  }

  @Override
  Rule missions() {
    return NL_18_08;
  }

  @Override
  Rule spaces() {
    return NL_18_11;
  }

  @Override
  Rule pairs() {
    return NL_18_12;
  }

  @Override
  Rule contacts() {
    return NL_18_14;
  }

  @Override
  public Rule alliance() {
    return NL_18_02;
  }

  @Override
  public Rule gifts() {
    return NL_18_02;
  }

  @Override
  public Rule comparing() {
    return NL_18_18;
  }

  @Override
  public boolean masters(City city, Seat seat, Ability ability) {
    for (var anybody : city.seats().list())
      if (city.rating(anybody, ability) >= MASTERY) return true;
    return false;
  }

  @Override
  public Rule mastering() {
    return NL_18_20;
  }

  @Override
  @Cites(NL_18_21)
  public boolean isBeaten(City city) {
    int sum = 0;
    for (var seat : city.seats().list()) {
      if (city.prospects(seat) < EACH) return false;
      sum += city.prospects(seat);
    }
    return sum >= TOGETHER * city.seatCount();
  }
}
