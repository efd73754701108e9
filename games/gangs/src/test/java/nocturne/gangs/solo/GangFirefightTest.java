package nocturne.gangs.solo;

import static nocturne.gangs.GangsRule.GN_19_16;
import static nocturne.gangs.GangsRule.GN_19_17;
import static nocturne.gangs.GangsRule.GN_19_18;
import static nocturne.gangs.GangsRule.GN_19_19;
import static nocturne.gangs.GangsRule.GN_19_20;
import static nocturne.gangs.GangsRule.GN_19_21;
import static nocturne.gangs.GangsRule.GN_19_22;
import static nocturne.gangs.GangsRule.GN_19_23;
import static nocturne.gangs.GangsRule.GN_7_13;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.GANG;
import static nocturne.gangs.NightCityTable.JOHNNY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import org.junit.jupiter.api.Test;

/** Firefights with the opposing gang, with Johnny there or not. */
class GangFirefightTest {

  private static NightCityTable against(String gang) {
    return NightCityTable.solo("valentinos", gang)
        .emptyBoard()
        .units(ANN, "watson", "solo", "techie")
        .hand(ANN, "crusher", "cyberpsychosis");
  }

  private static int firepower(NightCityTable table, int side) {
    return table.at().firepower.get(table.city(), side);
  }

  @Test
  @Covers(GN_19_16)
  void gangHasTheBestOfTwoUpgradesWhoseTextDoesNotCount() {
    var table =
        against("voodoo-boys")
            .units(ANN, "watson", "drone")
            .units(GANG, "watson", "solo")
            .upgrades("shock-n-awe", "tsunami-nekomata", "zetatech-berserk")
            .fights(ANN, "watson")
            .plays(ANN, "crusher")
            .stands(ANN, "drone", "watson", 1)
            .hasCred(GANG, 0);
    assertThat(firepower(table, GANG)).isEqualTo(2);
    var nothing =
        against("voodoo-boys")
            .units(GANG, "watson", "solo")
            .upgrades("spiderbot-splinter", "tsunami-nekomata")
            .fights(ANN, "watson")
            .plays(ANN, "crusher");
    assertThat(firepower(nothing, GANG)).isZero();
  }

  @Test
  @Covers(GN_19_16)
  void behaviourCardsAddFirepower() {
    var voodoo =
        against("voodoo-boys")
            .units(GANG, "watson", "netrunner", "netrunner")
            .upgrades("ping", "mech-looter")
            .fights(ANN, "watson")
            .plays(ANN, "crusher");
    assertThat(firepower(voodoo, GANG)).isEqualTo(3);
    var maelstrom =
        against("maelstrom")
            .units(GANG, "watson", "solo")
            .upgrades("ping", "mech-looter", "tsunami-ashura");
    maelstrom.fights(ANN, "watson").plays(ANN, "crusher");
    assertThat(firepower(maelstrom, GANG)).isEqualTo(2);
    maelstrom
        .units(GANG, "watson", "solo")
        .upgrades("ping", "mech-looter", "tsunami-ashura")
        .cred(GANG, 0)
        .fights(GANG, "watson")
        .chooses(ANN, "valentinos-techie-watson");
    assertThat(firepower(maelstrom, GANG)).isEqualTo(4);
    maelstrom.hasCred(GANG, 3 + 1);
  }

  @Test
  @Covers(GN_19_16)
  void opposingTygerClawsAddFirepowerForTheFallenUntilTheyWin() {
    var table =
        against("tyger-claws")
            .hand(ANN, "crusher", "cyberpsychosis", "short-circuit")
            .units(GANG, "watson", "solo", "techie")
            .upgrades("ping", "lynx-paws")
            .fights(ANN, "watson")
            .plays(ANN, "crusher")
            .chooses(ANN, "tyger-claws-techie-watson");
    assertThat(firepower(table, GANG)).isEqualTo(1);
    table.upgrades("ping", "lynx-paws").fights(ANN, "watson").plays(ANN, "cyberpsychosis");
    assertThat(firepower(table, GANG)).isEqualTo(2);
    table.chooses(ANN, "valentinos-techie-watson");
    table.upgrades("ping", "lynx-paws").fights(ANN, "watson");
    assertThat(firepower(table, GANG)).isEqualTo(1);
  }

  @Test
  @Covers(GN_19_17)
  void gangWithTheSingleHighestIsPaidThreeAndThePlayerLosesOne() {
    against("voodoo-boys")
        .units(GANG, "watson", "solo")
        .upgrades("tsunami-ashura", "ping")
        .fights(ANN, "watson")
        .plays(ANN, "crusher")
        .isAsked(ANN, GN_7_27)
        .offers(ANN, "valentinos-solo-watson", "valentinos-techie-watson")
        .chooses(ANN, "valentinos-techie-watson")
        .stands(ANN, "solo", "watson", 1)
        .stands(GANG, "solo", "watson", 1)
        .hasCred(GANG, 3)
        .rests();
  }

  @Test
  @Covers(GN_19_18)
  void beatenGangLosesADroneAndOtherwiseWhomThePlayerPicks() {
    against("voodoo-boys")
        .units(GANG, "watson", "solo", "techie", "drone")
        .upgrades("ping", "lynx-paws")
        .fights(ANN, "watson")
        .plays(ANN, "crusher")
        .hasReserve(GANG, "drone", 4)
        .stands(GANG, "solo", "watson", 1)
        .stands(GANG, "techie", "watson", 1)
        .hasCred(GANG, 0)
        .rests();
    against("voodoo-boys")
        .units(GANG, "watson", "solo", "techie")
        .upgrades("ping", "lynx-paws")
        .fights(ANN, "watson")
        .plays(ANN, "crusher")
        .offers(ANN, "voodoo-boys-solo-watson", "voodoo-boys-techie-watson")
        .chooses(ANN, "voodoo-boys-solo-watson")
        .hasReserve(GANG, "solo", 3)
        .stands(ANN, "solo", "watson", 1);
  }

  @Test
  @Covers(GN_19_19)
  void tieBetweenPlayerAndGangHurtsNobodyAndPaysNothing() {
    against("voodoo-boys")
        .units(GANG, "watson", "solo", "drone")
        .upgrades("monowire", "lynx-paws")
        .fights(ANN, "watson")
        .plays(ANN, "crusher")
        .stands(ANN, "solo", "watson", 1)
        .stands(ANN, "techie", "watson", 1)
        .stands(GANG, "solo", "watson", 1)
        .stands(GANG, "drone", "watson", 1)
        .hasCred(GANG, 0)
        .rests();
  }

  @Test
  @Covers({GN_19_19, GN_19_20})
  void whoIsBelowATieWithJohnnyLosesAUnitAndTheGangIsNotPaid() {
    against("voodoo-boys")
        .johnnyAt("watson")
        .units(GANG, "watson", "solo", "techie", "drone")
        .upgrades("ping", "lynx-paws", "monowire", "recon-grenade", "second-heart")
        .fights(ANN, "watson")
        .plays(ANN, "crusher")
        .hasReserve(GANG, "drone", 4)
        .stands(GANG, "solo", "watson", 1)
        .stands(ANN, "solo", "watson", 1)
        .stands(JOHNNY, "johnny-silverhand", "watson", 1)
        .rests();
    against("voodoo-boys")
        .johnnyAt("watson")
        .units(GANG, "watson", "solo")
        .upgrades("monowire", "lynx-paws", "mantis-blades", "recon-grenade", "second-heart")
        .fights(ANN, "watson")
        .plays(ANN, "cyberpsychosis")
        .chooses(ANN, "valentinos-techie-watson")
        .stands(GANG, "solo", "watson", 1)
        .hasCred(GANG, 0)
        .hasCred(JOHNNY, 1)
        .rests();
  }

  @Test
  @Covers({GN_19_20, GN_19_17})
  void johnnyIsUnhurtWhereTheGangHasTheSingleHighest() {
    against("voodoo-boys")
        .johnnyAt("watson")
        .units(GANG, "watson", "solo")
        .upgrades("m2067-defender", "lynx-paws", "mech-looter", "recon-grenade", "second-heart")
        .fights(ANN, "watson")
        .plays(ANN, "crusher")
        .chooses(ANN, "valentinos-techie-watson")
        .stands(JOHNNY, "johnny-silverhand", "watson", 1)
        .hasCred(GANG, 3)
        .hasCred(JOHNNY, 1)
        .rests();
  }

  @Test
  @Covers(GN_19_21)
  void cardsUsedForTheGangGoUnderTheDeck() {
    var table =
        against("voodoo-boys")
            .units(GANG, "watson", "solo")
            .upgrades("ping", "lynx-paws", "monowire")
            .fights(ANN, "watson")
            .plays(ANN, "crusher")
            .rests();
    var deck = table.at().combatDeck;
    var city = table.city();
    assertThat(deck.size(city)).isEqualTo(22);
    assertThat(deck.top(city).id()).isEqualTo("monowire");
    assertThat(List.of(deck.get(city, 0).id(), deck.get(city, 1).id()))
        .containsExactlyInAnyOrder("ping", "lynx-paws");
  }

  @Test
  @Covers(GN_19_22)
  void playerChoosesFirstThenTheGangDrawsThenJohnny() {
    var table =
        against("voodoo-boys")
            .johnnyAt("watson")
            .units(GANG, "watson", "solo")
            .upgrades("mech-looter", "lynx-paws", "monowire", "ping", "second-heart")
            .fights(GANG, "watson")
            .isAsked(ANN, GN_7_13);
    assertThat(table.at().combatDeck.size(table.city())).isEqualTo(22);
    table.plays(ANN, "cyberpsychosis");
    assertThat(firepower(table, GANG)).isEqualTo(2);
    assertThat(firepower(table, JOHNNY)).isEqualTo(3);
  }

  @Test
  @Covers(GN_19_23)
  void opponentsNeverSwap() {
    for (int initiator : new int[] {GANG, JOHNNY})
      NightCityTable.solo("valentinos", "voodoo-boys")
          .emptyBoard()
          .johnnyAt("watson")
          .units(ANN, "watson-business", "solo")
          .units(GANG, "watson", "solo", "drone")
          .upgrades("ping", "lynx-paws", "mech-looter", "recon-grenade", "second-heart")
          .hand(ANN, "crusher", "cyberpsychosis")
          .fights(initiator, "watson")
          .isAsked(ANN, GN_7_13)
          .plays(ANN, "crusher")
          .stands(ANN, "solo", "watson-business", 1)
          .stands(GANG, "solo", "watson", 1)
          .stands(JOHNNY, "johnny-silverhand", "watson", 1);
  }
}
