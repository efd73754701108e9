package nocturne.gangs;

import static nocturne.gangs.GangsRule.GN_14_02;
import static nocturne.gangs.GangsRule.GN_14_05;
import static nocturne.gangs.GangsRule.GN_20_01;
import static nocturne.gangs.GangsRule.GN_20_02;
import static nocturne.gangs.GangsRule.GN_20_04;
import static nocturne.gangs.GangsRule.GN_20_05;
import static nocturne.gangs.GangsRule.GN_20_06;
import static nocturne.gangs.GangsRule.GN_20_07;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_2_33;
import static nocturne.gangs.GangsRule.GN_3_03;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.GangsRule.GN_7_17;
import static nocturne.gangs.GangsRule.GN_7_22;
import static nocturne.gangs.GangsRule.GN_7_23;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.GangsRule.GN_7_30;
import static nocturne.gangs.GangsRule.GN_7_34;
import static nocturne.gangs.GangsRule.GN_7_35;
import static nocturne.gangs.GangsRule.GN_7_38;
import static nocturne.gangs.GangsRule.GN_8_12;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static nocturne.gangs.NightCityTable.GAME;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Set;
import nocturne.gangs.component.Resource;
import nocturne.gangs.firefight.Firefight;
import nocturne.gangs.story.Token;
import nocturne.kernel.FastChance;
import nocturne.kernel.Rule;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.testkit.property.Pick;
import org.junit.jupiter.api.Test;

/**
 * What holds everywhere: whose word goes first, who is asked, in which order, and by what chance.
 */
class PrinciplesTest {

  /** Questions to those whose turn it is not: cards, losses and effects of a firefight. */
  private static final Set<Rule> IN_A_FIREFIGHT =
      Set.of(
          GN_7_13, GN_7_17, GN_7_22, GN_7_23, GN_7_27, GN_7_34, GN_7_35, GN_7_38, GN_2_33, GN_3_03);

  private static final int GAMES = 6;

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  @Test
  @Covers(GN_20_01)
  void storyCardGoesBeforeTheNumberOfACard() {
    smartWeapon("hot-freight").hasFirepower(BEN, 2);
    smartWeapon("war-of-the-barrels").hasFirepower(BEN, 4);
  }

  private static NightCityTable smartWeapon(String act) {
    return NightCityTable.story("an-awkward-gift", 2)
        .open(act)
        .emptyBoard()
        .units(BEN, "watson", "solo")
        .units(ANN, "watson", "solo")
        .hand(BEN, "smart-weapon-prototype")
        .hand(ANN, "crusher")
        .fights(BEN, "watson");
  }

  @Test
  @Covers(GN_20_01)
  void storyCardGoesBeforeTheBasicRules() {
    for (var agent : new String[] {"watson", "pacifica"}) {
      var table =
          NightCityTable.story("the-unseen-war", 2)
              .open("iron-patrol")
              .emptyBoard()
              .tokensAt(Token.AGENT, agent, 1)
              .units(ANN, "watson", "solo")
              .units(BEN, "watson", "solo")
              .units(ANN, "heywood", "solo")
              .units(BEN, "heywood", "solo")
              .activates(ANN, "solos", "done");
      if (agent.equals("watson")) table.offers(ANN, "pass", "heywood");
      else table.offers(ANN, "pass", "watson", "heywood");
    }
  }

  @Test
  @Covers({GN_20_01, GN_7_30})
  void cardGoesBeforeTheRuleThatTheTopLosesNothing() {
    for (var card : new String[] {"crusher", "zetatech-berserk"})
      empty()
          .units(DAN, "watson", "solo")
          .units(BEN, "watson", "solo")
          .hand(DAN, card)
          .hand(BEN, "short-circuit")
          .fights(DAN, "watson")
          .stands(DAN, "solo", "watson", card.equals("crusher") ? 1 : 0)
          .rests();
  }

  @Test
  @Covers(GN_20_02)
  void whatIsNotOptionalIsDoneAsFarAsPossible() {
    empty()
        .units(DAN, "watson", "solo", "techie")
        .units(BEN, "watson", "solo")
        .hand(DAN, "zetatech-berserk")
        .hand(BEN, "short-circuit")
        .fights(DAN, "watson")
        .offers(DAN, "maelstrom-solo-watson", "maelstrom-techie-watson");
    empty()
        .units(DAN, "watson", "solo")
        .units(BEN, "watson", "solo", "drone")
        .hand(DAN, "mech-looter")
        .hand(BEN, "cyberpsychosis")
        .fights(DAN, "watson")
        .stands(BEN, "drone", "watson", 0)
        .hasCred(DAN, 2)
        .rests();
  }

  @Test
  @Covers(GN_20_04)
  void whoHasSeveralAbilitiesDueChoosesTheirOrder() {
    dueAbilities().chooses(ANN, "goro-takemura").isAsked(ANN, GN_14_05);
    dueAbilities().chooses(ANN, "rogue-amendiares").isAsked(ANN, GN_2_23);
  }

  /** Goro comes to a Fixer beside an opponent: that wakes him and Rogue. */
  private static NightCityTable dueAbilities() {
    return empty()
        .hired(ANN, "goro-takemura", "watson")
        .hired(ANN, "rogue-amendiares", "watson")
        .units(BEN, "westbrook", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "goro-takemura", "watson", "westbrook-fixer")
        .isAsked(ANN, GN_20_04)
        .offers(ANN, "goro-takemura", "rogue-amendiares");
  }

  @Test
  @Covers({GN_20_05, GN_8_12})
  void triggeredAbilityComesBetweenTheTwoPartsOfAReward() {
    empty()
        .hired(ANN, "kerry-eurodyne", "watson")
        .units(ANN, "pacifica-business", "techie")
        .resources(ANN, 0, 1, 0)
        .market("back-alley-ripperdoc")
        .activates(ANN, "techies", "done", "back-alley-ripperdoc")
        .hasCred(ANN, 1)
        .has(ANN, Resource.EDDIES, 0)
        .moves(ANN, "kerry-eurodyne", "watson", "westbrook")
        .has(ANN, Resource.EDDIES, 1);
  }

  @Test
  @Covers({GN_20_05, GN_20_07})
  void kerryMovesForEveryGainInAnybodysActivateAndNotInAReclaim() {
    NightCityTable.of(3)
        .emptyBoard()
        .hired(BEN, "kerry-eurodyne", "heywood")
        .units(BEN, "watson", "solo", "drone")
        .units(CAT, "watson", "solo", "techie")
        .hand(BEN, "ping", "crusher")
        .hand(CAT, "cyberpsychosis")
        .activates(CAT, "solos", "done", "watson")
        .plays(BEN, "ping")
        .chooses(BEN, "crusher-valentinos")
        .chooses(CAT, "voodoo-boys-techie-watson")
        .hasCred(BEN, 1)
        .moves(BEN, "kerry-eurodyne", "heywood", "westbrook")
        .hasCred(BEN, 2)
        .moves(BEN, "kerry-eurodyne", "westbrook", "watson")
        .isAsked(CAT, GN_6_04);
    empty()
        .hired(BEN, "kerry-eurodyne", "heywood")
        .reclaims(BEN)
        .chooses(BEN, "eddies-1")
        .hasCred(BEN, 2)
        .isNotAsked(BEN);
  }

  @Test
  @Covers({GN_20_06, GN_14_02})
  void tableDrawsTheRandomCardOfASwapAndTellsItToThoseConcerned() {
    var table =
        NightCityTable.of(3)
            .emptyBoard()
            .units(ANN, "pacifica-business", "techie")
            .units(ANN, "watson", "solo")
            .resources(ANN, 0, 3, 0)
            .market("night-market-tune-up")
            .hand(ANN, "crusher", "ping")
            .hand(BEN, "monowire", "lynx-paws")
            .rig("random card", 1)
            .activates(ANN, "techies", "done", "night-market-tune-up")
            .chooses(ANN, "ping-with-valentinos")
            .happened(GN_20_06)
            .hasHand(ANN, "crusher", "lynx-paws")
            .hasHand(BEN, "monowire", "ping");
    for (var card : List.of(table.combat(ANN, "ping"), table.combat(BEN, "lynx-paws")))
      table.sees(ANN, card).sees(BEN, card).doesNotSee(CAT, card);
  }

  @Test
  @Covers(GN_20_06)
  void equalSeedsMakeEqualTables() {
    assertThat(played(3).hash()).isEqualTo(played(3).hash()).isNotEqualTo(played(4).hash());
  }

  /** A few dozen choices, always the first; only chance differs. */
  private static NightCity played(int seed) {
    var city = lay(seed);
    for (int i = 0; i < 40; i++) {
      var pick = Pick.of(city, 0);
      city.choose(pick.seat(), pick.option());
    }
    return city;
  }

  private static NightCity lay(int seed) {
    var players = List.of("Ann", "Ben", "Cat").stream().map(Setup.Player::person).toList();
    var setup = new Setup(Variant.of(GAME.settings(), Map.of()), players);
    var city = GAME.lay(setup, new FastChance(seed));
    city.begin();
    return city;
  }

  @Test
  @Covers(GN_20_07)
  void othersThanTheActivePlayerAreAskedInFirefightsAndForAbilitiesAlone() {
    int asked = 0;
    for (int game = 0; game < GAMES; game++) {
      var city = lay(game);
      var chance = new FastChance(100 + game);
      while (!city.isOver()) {
        asked += strangers(city);
        var pick = Pick.of(city, chance.below(Integer.MAX_VALUE));
        city.choose(pick.seat(), pick.option());
      }
    }
    assertThat(asked).as("questions to others in %s games", GAMES).isPositive();
  }

  /** How many others are asked now; whatever they are asked must be theirs to answer. */
  private static int strangers(NightCity city) {
    if (city.at().turn.get(city) == 0) return 0;
    int strangers = 0;
    for (var seat : city.asked()) {
      if (seat.index() == city.active()) continue;
      var rule = city.question(seat).orElseThrow().rule();
      boolean kerry = rule == GN_2_23 && city.isActivating();
      assertThat(kerry || Firefight.isOn(city) && IN_A_FIREFIGHT.contains(rule))
          .as("%s is asked by %s", seat, rule)
          .isTrue();
      strangers++;
    }
    return strangers;
  }
}
