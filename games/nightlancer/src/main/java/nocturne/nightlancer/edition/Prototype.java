package nocturne.nightlancer.edition;

import static nocturne.nightlancer.NightlancerRule.NL_12_17;
import static nocturne.nightlancer.NightlancerRule.NL_12_18;
import static nocturne.nightlancer.NightlancerRule.NL_12_19;
import static nocturne.nightlancer.NightlancerRule.NL_12_20;
import static nocturne.nightlancer.NightlancerRule.NL_15_10;
import static nocturne.nightlancer.NightlancerRule.NL_15_11;
import static nocturne.nightlancer.NightlancerRule.NL_15_15;
import static nocturne.nightlancer.NightlancerRule.NL_16_07;
import static nocturne.nightlancer.NightlancerRule.NL_17_11;
import static nocturne.nightlancer.NightlancerRule.NL_18_06;
import static nocturne.nightlancer.NightlancerRule.NL_18_23;
import static nocturne.nightlancer.NightlancerRule.NL_20_04;
import static nocturne.nightlancer.NightlancerRule.NL_2_02;
import static nocturne.nightlancer.NightlancerRule.NL_2_03;
import static nocturne.nightlancer.NightlancerRule.NL_7_23;
import static nocturne.nightlancer.NightlancerRule.NL_8_07;
import static nocturne.nightlancer.NightlancerRule.NL_8_09;
import static nocturne.nightlancer.NightlancerRule.NL_8_13;
import static nocturne.nightlancer.NightlancerRule.NL_8_14;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;
import static nocturne.nightlancer.NightlancerRule.NL_8_17;
import static nocturne.nightlancer.NightlancerRule.NL_8_21;
import static nocturne.nightlancer.NightlancerRule.NL_8_22;
import static nocturne.nightlancer.NightlancerRule.NL_8_26;
import static nocturne.nightlancer.NightlancerRule.NL_8_28;
import static nocturne.nightlancer.NightlancerRule.NL_8_30;
import static nocturne.nightlancer.NightlancerRule.NL_9_15;

import java.util.List;
import nocturne.kernel.Rule;
import nocturne.kernel.Seat;
import nocturne.nightlancer.Cites;
import nocturne.nightlancer.City;
import nocturne.nightlancer.CityPlan;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.automaton.Automaton;
import nocturne.nightlancer.automaton.Rival;
import nocturne.nightlancer.component.Deed;
import nocturne.nightlancer.component.Resource;

/** The edition of 2018. */
public final class Prototype implements Edition {

  /** A face of the die: what it adds, and whether it shows the Resolve symbol. */
  private record Face(int adds, boolean costs) {}

  private static final List<Face> DIE =
      List.of(
          new Face(0, true),
          new Face(1, false),
          new Face(1, false),
          new Face(2, false),
          new Face(2, false),
          new Face(3, true));

  private static final int FEW = 2;
  private static final int ROUNDS = 4;
  private static final int ROUNDS_OF_FEW = 5;
  private static final int MOST_AGENDAS = 6;

  /** By Ideals from 2 on, then by Agendas. */
  private static final int[][] AGENDAS = {
    {0, 0, 0, 0, 1, 1, 2},
    {0, 0, 0, 1, 1, 1, 2},
    {0, 0, 0, 1, 1, 2, 2},
    {0, 0, 1, 1, 1, 2, 2},
    {0, 0, 1, 1, 2, 2, 3},
  };

  private final Automaton rival = new Rival();

  @Override
  public String id() {
    return "prototype";
  }

  @Override
  @Cites(NL_18_06)
  public int counted(CityPlan plan) {
    return plan.isTogether() ? plan.players() + 1 : plan.players();
  }

  @Override
  @Cites({NL_2_02, NL_2_03, NL_18_23})
  public int roundsOfAPart(CityPlan plan) {
    return plan.players() <= FEW ? ROUNDS_OF_FEW : ROUNDS;
  }

  @Override
  public Automaton automaton() {
    return rival;
  }

  @Override
  @Cites(NL_20_04)
  public boolean hardensCompetition() {
    return true;
  }

  @Override
  public boolean givesEquipment() {
    return false;
  }

  @Override
  @Cites(NL_16_07)
  public boolean spends() {
    return true;
  }

  @Override
  @Cites(NL_8_09)
  public boolean sellsImplantsTwice() {
    return false;
  }

  @Override
  public Rule citing(Deed deed) {
    return switch (deed) {
      case BLACK_MARKET -> NL_8_07;
      case GATHER_FAVOURS -> NL_8_13;
      case SLUMS_HUSTLES -> NL_8_14;
      case USE_CONNECTIONS -> NL_8_16;
      case LOAN -> NL_8_21;
      case BUY_PROSPECTS -> NL_8_22;
      case DROP_HEAT -> NL_8_30;
      case HARD_WORK -> NL_8_26;
      case REST -> NL_8_28;
    };
  }

  @Override
  public Rule risky() {
    return NL_8_17;
  }

  @Override
  @Cites(NL_8_14)
  public int hustleHealth() {
    return 0;
  }

  @Override
  @Cites(NL_8_26)
  public int hardWorkCosts() {
    return 1;
  }

  @Override
  @Cites(NL_8_28)
  public boolean restsWhole() {
    return false;
  }

  @Override
  @Cites(NL_9_15)
  public boolean attemptsTogether() {
    return false;
  }

  @Override
  public int decoys(CityPlan plan) {
    return 0;
  }

  @Override
  public boolean rollMayHurt() {
    return true;
  }

  @Override
  @Cites({NL_12_17, NL_12_19})
  public void roll(City city, Seat seat) {
    var face = DIE.get(city.chance("challenge die").below(DIE.size()));
    city.at().rolled.set(city, seat.index(), face.adds);
    city.tell(NL_12_17, "rolled", seat, face.adds);
    if (face.costs) Fortune.lose(city, seat, Resource.RESOLVE, 1, NL_12_18);
  }

  @Override
  public int bestRoll() {
    return DIE.getLast().adds;
  }

  @Override
  @Cites(NL_12_20)
  public boolean canReroll(City city, Seat seat) {
    return false;
  }

  @Override
  public int chance(int needed) {
    long enough = DIE.stream().filter(face -> face.adds >= needed).count();
    return (int) (1000 * enough / DIE.size());
  }

  @Override
  @Cites(NL_17_11)
  public void shake(City city, Seat seat) {
    Fortune.loseIdeals(city, seat, 1, NL_17_11);
  }

  @Override
  @Cites(NL_7_23)
  public boolean calmsByLayingLow() {
    return true;
  }

  @Override
  public Rule agendas() {
    return NL_15_10;
  }

  @Override
  @Cites({NL_15_10, NL_15_11})
  public int agendaBonus(int ideals, int agendas) {
    return ideals < 2 ? 0 : AGENDAS[ideals - 2][Math.min(agendas, MOST_AGENDAS)];
  }

  @Override
  @Cites(NL_15_15)
  public boolean tiesByChips() {
    return true;
  }
}
