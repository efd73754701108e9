package nocturne.gangs.turn;

import static nocturne.gangs.GangsRule.GN_12_01;
import static nocturne.gangs.GangsRule.GN_13_03;
import static nocturne.gangs.GangsRule.GN_2_23;
import static nocturne.gangs.GangsRule.GN_6_03;
import static nocturne.gangs.GangsRule.GN_6_04;
import static nocturne.gangs.GangsRule.GN_6_06;
import static nocturne.gangs.GangsRule.GN_6_07;
import static nocturne.gangs.GangsRule.GN_6_08;
import static nocturne.gangs.GangsRule.GN_6_09;
import static nocturne.gangs.GangsRule.GN_6_10;
import static nocturne.gangs.GangsRule.GN_6_11;
import static nocturne.gangs.GangsRule.GN_6_12;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Disc;
import org.junit.jupiter.api.Test;

/** The six discs: which can be spent, and which can't. */
class DiscsTest {

  private static NightCityTable empty() {
    return NightCityTable.of(2).emptyBoard().resources(ANN, 1, 0, 0).units(BEN, "heywood", "solo");
  }

  @Test
  @Covers(GN_6_06)
  void sixDiscsCanBeSpentByWhoCanDoEverything() {
    NightCityTable.of(2)
        .resources(ANN, 2, 0, 0)
        .activates(ANN)
        .offers(ANN, "solos", "techies", "netrunners", "hideout", "upgrade", "wild");
  }

  @Test
  @Covers(GN_6_06)
  void wildDiscDoesWhatAnyOtherDoes() {
    NightCityTable.of(2)
        .resources(ANN, 2, 0, 0)
        .activates(ANN, "wild")
        .isAsked(ANN, GN_12_01)
        .offers(ANN, "solos", "techies", "netrunners", "hideout", "upgrade");
  }

  @Test
  @Covers(GN_6_07)
  void spentDiscCannotBeSpentAgainBeforeAReclaim() {
    empty()
        .units(ANN, "watson", "solo", "techie")
        .activates(ANN, "solos", "done")
        .refuses(ANN, "solos", GN_6_07)
        .chooses(ANN, "end-turn")
        .activates(ANN)
        .refuses(ANN, "solos", GN_6_07)
        .offersAmongOthers(ANN, "techies")
        .reclaims(ANN)
        .chooses(ANN, "eddies-1")
        .activates(ANN)
        .offersAmongOthers(ANN, "solos");
  }

  @Test
  @Covers(GN_6_08)
  void unitDiscNeedsAUnitOfItsTypeInPlay() {
    empty()
        .units(ANN, "watson", "techie", "drone")
        .activates(ANN)
        .offersAmongOthers(ANN, "techies")
        .refuses(ANN, "solos", GN_6_08)
        .refuses(ANN, "netrunners", GN_6_08);
    empty()
        .units(ANN, "westbrook-fixer", "solo")
        .units(ANN, "watson-business", "netrunner")
        .activates(ANN)
        .offersAmongOthers(ANN, "solos", "netrunners")
        .refuses(ANN, "techies", GN_6_08);
  }

  @Test
  @Covers(GN_6_08)
  void edgerunnerOfTheTypeIsEnoughAndOneInTheReserveIsNot() {
    empty()
        .units(ANN, "watson", "solo")
        .hired(ANN, "judy-alvarez", "watson")
        .inReserve(ANN, "nix")
        .activates(ANN)
        .offersAmongOthers(ANN, "techies")
        .refuses(ANN, "netrunners", GN_6_08);
  }

  @Test
  @Covers(GN_6_09)
  void hideoutDiscNeedsItsPrice() {
    empty().units(ANN, "watson", "solo").activates(ANN).refuses(ANN, "hideout", GN_6_09);
    empty()
        .resources(ANN, 2, 0, 0)
        .units(ANN, "watson", "solo")
        .activates(ANN)
        .offersAmongOthers(ANN, "hideout");
  }

  @Test
  @Covers(GN_6_09)
  void hideoutDiscNeedsAHideoutToBuild() {
    hideouts("watson", "westbrook", "heywood").offersAmongOthers(ANN, "hideout");
    hideouts("watson", "westbrook", "heywood", "pacifica").refuses(ANN, "hideout", GN_6_09);
  }

  private static NightCityTable hideouts(String... districts) {
    return empty()
        .resources(ANN, 9, 0, 0)
        .units(ANN, "watson", "solo")
        .hideouts(ANN, districts)
        .activates(ANN);
  }

  @Test
  @Covers(GN_6_09)
  void upgradeDiscNeedsItsPrice() {
    empty().units(ANN, "watson", "solo").activates(ANN).offersAmongOthers(ANN, "upgrade");
    empty()
        .resources(ANN, 0, 5, 0)
        .units(ANN, "watson", "solo")
        .activates(ANN)
        .refuses(ANN, "upgrade", GN_6_09);
  }

  @Test
  @Covers(GN_6_09)
  void upgradeDiscNeedsACardToDraw() {
    var table = empty().units(ANN, "watson", "solo");
    var deck = table.at().combatDeck;
    for (CombatCard card : deck.list(table.city()))
      deck.move(table.city(), card, table.at().combatBox);
    table.activates(ANN).refuses(ANN, "upgrade", GN_6_09);
  }

  @Test
  @Covers(GN_6_09)
  void wildDiscNeedsAnActionThatCanBePerformed() {
    empty()
        .resources(ANN, 0, 1, 0)
        .units(ANN, "heywood", "solo")
        .hand(ANN, "cyberpsychosis")
        .hand(BEN, "crusher")
        .activates(ANN, "solos", "done", "heywood")
        .chooses(ANN, "reserve")
        .isNotAsked(ANN)
        .isAsked(BEN, GN_6_04);
  }

  @Test
  @Covers(GN_6_10)
  void unitDiscMayBeSpentForNothing() {
    var table =
        empty()
            .units(ANN, "heywood", "solo")
            .activates(ANN, "solos", "done", "pass")
            .stands(ANN, "solo", "heywood", 1)
            .isAsked(ANN, GN_6_04);
    assertThat(table.at().spentDiscs.get(table.city(), ANN)).isEqualTo(Disc.SOLOS.bit());
    empty()
        .units(ANN, "heywood-fixer", "techie")
        .edgerunners("jackie-welles")
        .activates(ANN, "techies", "done", "done")
        .isAsked(ANN, GN_6_04);
    empty()
        .units(ANN, "watson", "netrunner")
        .activates(ANN, "netrunners", "done", "no")
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_6_11)
  void bothActionsMayBeTheSameWithTheWildDisc() {
    empty()
        .units(ANN, "watson", "solo")
        .activates(ANN, "solos")
        .moves(ANN, "solo", "watson", "westbrook")
        .chooses(ANN, "wild", "solos")
        .moves(ANN, "solo", "westbrook", "santo-domingo")
        .stands(ANN, "solo", "santo-domingo", 1)
        .isNotAsked(ANN);
  }

  @Test
  @Covers(GN_6_11)
  void wildDiscMayComeFirstAndTheDiscItselfAfterwards() {
    empty()
        .units(ANN, "watson", "solo")
        .activates(ANN, "wild", "solos", "done")
        .offersAmongOthers(ANN, "solos")
        .refuses(ANN, "wild", GN_6_07);
  }

  @Test
  @Covers(GN_6_12)
  void playerWhoCanSpendNoDiscMustReclaim() {
    empty()
        .resources(ANN, 0, 1, 0)
        .hired(ANN, "kerry-eurodyne", "watson")
        .run(new Turn(ANN))
        .isAsked(ANN, GN_13_03);
    empty()
        .resources(ANN, 1, 0, 0)
        .hired(ANN, "kerry-eurodyne", "watson")
        .run(new Turn(ANN))
        .isAsked(ANN, GN_6_04);
  }

  @Test
  @Covers(GN_6_12)
  void playerWhoHasSpentEveryDiscMustReclaim() {
    empty()
        .units(ANN, "watson", "solo", "techie", "netrunner")
        .spent(ANN, Disc.values())
        .run(new Turn(ANN))
        .isAsked(ANN, GN_13_03);
  }

  @Test
  @Covers({GN_6_03, GN_6_12})
  void turnEndsAfterOneActionWhereNoDiscIsLeft() {
    empty()
        .units(ANN, "watson", "solo")
        .spent(ANN, Disc.TECHIES, Disc.NETRUNNERS, Disc.HIDEOUT, Disc.UPGRADE, Disc.WILD)
        .activates(ANN)
        .isAsked(ANN, GN_2_23)
        .chooses(ANN, "done")
        .isNotAsked(ANN)
        .isAsked(BEN, GN_6_04);
  }
}
