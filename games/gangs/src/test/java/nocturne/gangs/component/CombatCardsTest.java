package nocturne.gangs.component;

import static nocturne.gangs.GangsRule.GN_7_21;
import static nocturne.gangs.GangsRule.GN_7_28;
import static nocturne.gangs.GangsRule.GN_7_42;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** What stands on the combat cards: firepower, effect, and what they pay for. */
class CombatCardsTest {

  /**
   * Firepower, with a question mark where it is no number; the effect; what it pays, and for what.
   */
  private static final String CARDS =
      """
      crusher 3 NONE 1 if LOST_NONE
      cyberpsychosis 1 NONE 1 if NONE_LEFT
      short-circuit 2 NONE 1 if OPPONENT_LOST DRONE
      subdermal-armor 2 NONE 1 if OPPONENT_LOST NON_DRONE
      arasaka-mk-4 1 CHAIN NETRUNNER 1 per BUY 4
      cyberware-malfunction 2 BLANK_OTHERS 3 if OPPONENT_LOST UNIT
      emp-grenade 2 KILL_FOR_DRONE 2 if OPPONENT_LOST TECHIE
      kiroshi-optics 4 PICK_LOSSES 3 if OPPONENT_LOST EDGERUNNER
      l-69-zhuo 3 FP_FOR_DRONE 2 if OPPONENT_LOST NON_DRONE
      lynx-paws 0 TAKE_BACK_OR_CHAIN 2 if NONE_LEFT
      m2067-defender 5 NONE 1 if OPPONENT_LOST UNIT
      mantis-blades 3 EXTRA_LOSS 3 if NO_OPPOSING_LEFT
      mech-looter 2 OPP_DRONES 1 2 per OPPONENT_LOST DRONE
      monowire 3 EXTRA_LOSS 2 if LOST_NONE
      pain-editor 3 TIE_LOSES 2 if OPPONENT_LOST UNIT
      ping 1 CHAIN DRONE 1 if OPPONENT_LOST UNIT
      recon-grenade 1 CHAIN TECHIE 1 if TECHIE_LEFT
      second-heart 1 IMMUNE 2 if OPPONENT_FIREPOWER 4
      shock-n-awe 2 OPP_DRONES all 1 per OPPONENT_LOST DRONE
      spiderbot-splinter ? FP_ALL_DRONES 3 if OPPONENT_LOST DRONE
      stephenson-tech-mk-4 1 SECRET_PER_NETRUNNER 1 per SECRET_GAINED
      synaptic-accelerator 1 MOVE_SURVIVOR 2 if NOT_DOMINATING
      tki-20-shingen 3 PICK_LOSSES 2 per OPPONENT_LOST SOLO
      tsunami-ashura 4 PICK_LOSSES 1 if LOST_NONE
      tsunami-nekomata ? FP_COPY 1 per OPPONENT_LOST UNIT
      zetatech-berserk 6 SACRIFICE 1 per OPPONENT_LOST SOLO
      smart-weapon-prototype 2 KILL_ANY 2 if NO_OPPOSING_LEFT
      """;

  @Test
  @Covers({GN_7_21, GN_7_28, GN_7_42})
  void everyCardHasTheFirepowerTheEffectAndTheConditionOfTheList() {
    var printed =
        NightCityTable.GAME.contents().combat().stream()
            .map(CombatCardsTest::line)
            .distinct()
            .toList();
    assertThat(printed).containsExactlyInAnyOrderElementsOf(CARDS.lines().toList());
  }

  private static String line(CombatCard card) {
    var firepower = card.variable() ? "?" : "" + card.firepower();
    return card.design() + " " + firepower + " " + effect(card.tactic()) + " " + pay(card.feat());
  }

  private static String effect(Tactic tactic) {
    return switch (tactic.word()) {
      case CHAIN -> "CHAIN " + tactic.needs();
      case OPP_DRONES ->
          "OPP_DRONES " + (tactic.number() == Tactic.ALL ? "all" : "" + tactic.number());
      default -> tactic.word().name();
    };
  }

  private static String pay(Feat feat) {
    var pay = feat.cred() + (feat.each() ? " per " : " if ") + feat.word();
    return switch (feat.word()) {
      case OPPONENT_LOST -> pay + " " + feat.kin();
      case OPPONENT_FIREPOWER, BUY -> pay + " " + feat.number();
      default -> pay;
    };
  }
}
