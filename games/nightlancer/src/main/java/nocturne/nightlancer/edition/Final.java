package nocturne.nightlancer.edition;

import static nocturne.nightlancer.NightlancerRule.NL_12_21;
import static nocturne.nightlancer.NightlancerRule.NL_12_22;
import static nocturne.nightlancer.NightlancerRule.NL_12_24;
import static nocturne.nightlancer.NightlancerRule.NL_12_26;
import static nocturne.nightlancer.NightlancerRule.NL_15_12;
import static nocturne.nightlancer.NightlancerRule.NL_15_16;
import static nocturne.nightlancer.NightlancerRule.NL_17_12;
import static nocturne.nightlancer.NightlancerRule.NL_19_02;
import static nocturne.nightlancer.NightlancerRule.NL_19_33;
import static nocturne.nightlancer.NightlancerRule.NL_2_04;
import static nocturne.nightlancer.NightlancerRule.NL_7_24;
import static nocturne.nightlancer.NightlancerRule.NL_8_07;
import static nocturne.nightlancer.NightlancerRule.NL_8_13;
import static nocturne.nightlancer.NightlancerRule.NL_8_15;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;
import static nocturne.nightlancer.NightlancerRule.NL_8_18;
import static nocturne.nightlancer.NightlancerRule.NL_8_21;
import static nocturne.nightlancer.NightlancerRule.NL_8_22;
import static nocturne.nightlancer.NightlancerRule.NL_8_23;
import static nocturne.nightlancer.NightlancerRule.NL_8_27;
import static nocturne.nightlancer.NightlancerRule.NL_8_29;
import static nocturne.nightlancer.NightlancerRule.NL_9_14;

import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityPlan;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.automaton.Agent;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.nightlancer.component.Deed;

/** The published edition. */
public final class Final implements Edition {

  private static final int ROUNDS = 3;
  private static final int DICE = 3;
  private static final int DECOYS = 4;

  /** Of eight ways in which three dice fall, those with at least so many crosshairs. */
  private static final int[] WAYS = {8, 7, 4, 1};

  private static final int FEWEST_COUNTED = 2;
  private static final int FEWEST_IDEALS = 2;
  private static final int RATE = 8;

  private final Automaton agent = new Agent();

  @Override
  public String id() {
    return "final";
  }

  @Override
  @Cites({NL_19_02, NL_19_33})
  public int counted(CityPlan plan) {
    return Math.max(FEWEST_COUNTED, plan.players());
  }

  @Override
  @Cites(NL_2_04)
  public int roundsOfAPart(CityPlan plan) {
    return ROUNDS;
  }

  @Override
  public Automaton automaton() {
    return agent;
  }

  @Override
  public boolean hardensCompetition() {
    return false;
  }

  @Override
  public boolean givesEquipment() {
    return true;
  }

  @Override
  public boolean spends() {
    return false;
  }

  @Override
  public boolean sellsImplantsTwice() {
    return true;
  }

  @Override
  public Rule citing(Deed deed) {
    return switch (deed) {
      case BLACK_MARKET -> NL_8_07;
      case GATHER_FAVOURS -> NL_8_13;
      case SLUMS_HUSTLES -> NL_8_15;
      case USE_CONNECTIONS -> NL_8_16;
      case LOAN -> NL_8_21;
      case BUY_PROSPECTS -> NL_8_22;
      case DROP_HEAT -> NL_8_23;
      case HARD_WORK -> NL_8_27;
      case REST -> NL_8_29;
    };
  }

  @Override
  public Rule risky() {
    return NL_8_18;
  }

  @Override
  @Cites(NL_8_15)
  public int hustleHealth() {
    return 1;
  }

  @Override
  @Cites(NL_8_27)
  public int hardWorkCosts() {
    return 0;
  }

  @Override
  @Cites(NL_8_29)
  public boolean restsWhole() {
    return true;
  }

  @Override
  @Cites(NL_9_14)
  public boolean attemptsTogether() {
    return true;
  }

  @Override
  public int decoys(CityPlan plan) {
    return plan.isSolo() ? DECOYS : 0;
  }

  @Override
  public boolean rollMayHurt() {
    return false;
  }

  @Override
  @Cites({NL_12_21, NL_12_22})
  public void roll(City city, Seat seat) {
    var chance = city.chance("challenge dice");
    int crosshairs = 0;
    for (int die = 0; die < DICE; die++) crosshairs += chance.below(2);
    city.at().rolled.set(city, seat.index(), crosshairs);
    city.tell(NL_12_21, "rolled", seat, crosshairs);
  }

  @Override
  public int bestRoll() {
    return DICE;
  }

  @Override
  @Cites({NL_12_24, NL_12_26})
  public boolean canReroll(City city, Seat seat) {
    return city.resolve(seat) >= 2;
  }

  @Override
  public int chance(int needed) {
    if (needed > DICE) return 0;
    return 1000 * WAYS[Math.max(0, needed)] / WAYS[0];
  }

  @Override
  @Cites(NL_17_12)
  public void shake(City city, Seat seat) {
    Fortune.heal(city, seat, 1, NL_17_12);
    Fortune.calm(city, seat, 1, NL_17_12);
    Fortune.cool(city, seat, 1, NL_17_12);
    Fortune.loseIdeals(city, seat, 1, NL_17_12);
  }

  @Override
  @Cites(NL_7_24)
  public boolean calmsByLayingLow() {
    return false;
  }

  @Override
  public Rule agendas() {
    return NL_15_12;
  }

  @Override
  @Cites(NL_15_12)
  public int agendaBonus(int ideals, int agendas) {
    return ideals < FEWEST_IDEALS ? 0 : agendas / (RATE - ideals);
  }

  @Override
  @Cites(NL_15_16)
  public boolean tiesByChips() {
    return false;
  }
}
