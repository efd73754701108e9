package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_14_01;
import static nocturne.gangs.GangsRule.GN_14_02;
import static nocturne.gangs.GangsRule.GN_14_03;
import static nocturne.gangs.GangsRule.GN_14_04;
import static nocturne.gangs.GangsRule.GN_14_05;
import static nocturne.gangs.GangsRule.GN_14_06;
import static nocturne.gangs.GangsRule.GN_20_06;
import static nocturne.gangs.GangsRule.GN_7_22;
import static nocturne.gangs.GangsRule.GN_7_45;
import static nocturne.gangs.GangsRule.GN_7_46;
import static nocturne.gangs.GangsRule.GN_7_47;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.CombatCard;
import nocturne.gangs.component.Disc;
import nocturne.kernel.Seat;
import nocturne.kernel.Viewer;
import org.junit.jupiter.api.Test;

/** Step 7 of a firefight, and what becomes of combat cards in hand. */
class CombatHandTest {

  private static final int CARDS = 4;

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  private static int owned(NightCityTable table, int side) {
    var city = table.city();
    return table.at().hand(side).size(city) + table.at().discard(side).size(city);
  }

  @Test
  @Covers({GN_7_45, GN_14_02})
  void playedCardsLieOpenInTheirOwnersDiscardPilesAndHandsStaySecret() {
    var table =
        empty()
            .units(BEN, "watson", "solo")
            .units(DAN, "watson", "solo")
            .hand(BEN, "monowire", "ping")
            .fights(DAN, "watson");
    var monowire = table.combat(BEN, "monowire");
    var ping = table.combat(BEN, "ping");
    table
        .doesNotSee(CAT, monowire)
        .plays(BEN, "monowire")
        .doesNotSee(CAT, monowire)
        .plays(DAN, "crusher")
        .hasDiscarded(BEN, "monowire")
        .hasDiscarded(DAN, "crusher")
        .sees(CAT, monowire)
        .sees(DAN, monowire)
        .sees(BEN, ping)
        .doesNotSee(CAT, ping)
        .doesNotSee(DAN, ping);
    var view = table.city().view(Viewer.of(Seat.of(CAT))).table();
    assertThat(table.at().hand(BEN).size(view)).isEqualTo(1);
    assertThat(table.at().hand(DAN).size(view)).isEqualTo(3);
  }

  @Test
  @Covers({GN_7_46, GN_14_03, GN_14_04})
  void handWhoseLastCardIsInPlayRecoversWithItWhenTheFirefightIsOver() {
    empty()
        .units(BEN, "watson", "solo", "drone")
        .units(DAN, "watson", "solo", "techie")
        .hand(BEN, "ping")
        .discarded(BEN, "crusher", "monowire")
        .hand(DAN, "cyberpsychosis")
        .rage(DAN, 1)
        .fights(BEN, "watson")
        .isAsked(DAN, GN_7_22)
        .hasHand(BEN)
        .hasDiscarded(BEN, "crusher", "monowire")
        .chooses(DAN, "0")
        .hasHand(BEN, "ping", "crusher", "monowire")
        .hasDiscarded(BEN)
        .rests();
  }

  @Test
  @Covers(GN_7_46)
  void handThatIsNotEmptyDoesNotRecover() {
    empty()
        .units(BEN, "watson", "solo")
        .units(DAN, "watson", "solo")
        .hand(BEN, "ping", "crusher")
        .discarded(BEN, "monowire")
        .hand(DAN, "cyberpsychosis")
        .fights(BEN, "watson")
        .plays(BEN, "ping")
        .hasHand(BEN, "crusher")
        .hasDiscarded(BEN, "ping", "monowire")
        .rests();
  }

  @Test
  @Covers(GN_7_47)
  void firefightChangesNoDiscAndFillsNoMarket() {
    var table =
        empty()
            .spent(BEN, Disc.UPGRADE, Disc.TECHIES)
            .units(BEN, "watson", "solo")
            .units(DAN, "watson", "solo")
            .market("preem-bd", "cybered-up")
            .edgerunners("nix")
            .hand(BEN, "crusher")
            .hand(DAN, "cyberpsychosis")
            .activates(BEN, "solos", "done", "watson");
    var city = table.city();
    assertThat(table.at().spentDiscs.get(city, BEN))
        .isEqualTo(Disc.UPGRADE.bit() | Disc.TECHIES.bit() | Disc.SOLOS.bit());
    assertThat(table.at().spentDiscs.get(city, DAN)).isZero();
    assertThat(table.at().opportunities.get(2).isEmpty(city)).isTrue();
    assertThat(table.at().edgerunners.get(1).isEmpty(city)).isTrue();
  }

  @Test
  @Covers(GN_14_01)
  void everyGangStartsWithTheSameFourCards() {
    var contents = NightCityTable.GAME.contents();
    for (var gang : contents.gangs())
      assertThat(contents.combat().stream().filter(card -> card.sort() == gang.index()))
          .extracting(CombatCard::design)
          .containsExactlyInAnyOrder(
              "crusher", "cyberpsychosis", "short-circuit", "subdermal-armor");
    var table = NightCityTable.of(4);
    for (int side = 0; side < 4; side++)
      table
          .hasHand(side, "crusher", "cyberpsychosis", "short-circuit", "subdermal-armor")
          .hasDiscarded(side);
  }

  @Test
  @Covers(GN_14_01)
  void gangOwnsFourCardsAfterAnUpgradeAndAFirefightToo() {
    var table =
        empty()
            .units(BEN, "watson", "solo")
            .units(DAN, "watson", "techie")
            .resources(BEN, 1, 0, 0)
            .upgrades("ping", "monowire");
    table.activates(BEN, "upgrade", "monowire", table.combat(BEN, "crusher").id());
    assertThat(owned(table, BEN)).isEqualTo(CARDS);
    table
        .chooses(BEN, "solos", "done", "watson")
        .plays(BEN, "monowire")
        .plays(DAN, "crusher")
        .hasHand(BEN, "cyberpsychosis", "short-circuit", "subdermal-armor")
        .hasDiscarded(BEN, "monowire");
    assertThat(owned(table, DAN)).isEqualTo(CARDS);
  }

  @Test
  @Covers({GN_14_03, GN_14_05, GN_20_06})
  void randomDiscardGoesFaceUpToItsOwnersPileAndAnEmptyHandTakesItBackAtOnce() {
    netDiscard("crusher", "ping").hasHand(BEN, "crusher").hasDiscarded(BEN, "monowire", "ping");
    netDiscard("ping").hasHand(BEN, "monowire", "ping").hasDiscarded(BEN);
  }

  /** Ben has discarded a card; chance takes the last one of his hand by the Net. */
  private static NightCityTable netDiscard(String... hand) {
    var table =
        NightCityTable.of(2)
            .emptyBoard()
            .units(ANN, "watson", "netrunner")
            .net(ANN, 1)
            .hand(BEN, hand)
            .discarded(BEN, "monowire")
            .rig("random card", hand.length - 1)
            .activates(ANN, "netrunners", "done", "yes", "yes");
    return table.sees(ANN, table.combat(BEN, "ping"));
  }

  @Test
  @Covers(GN_14_06)
  void cardRemovedByAnUpgradeIsKnownToItsOwnerAlone() {
    var table = NightCityTable.of(3).resources(ANN, 1, 0, 0).hand(ANN, "lynx-paws", "crusher");
    table.upgrades("ping", "monowire").activates(ANN, "upgrade", "ping", "lynx-paws");
    var removed = table.combat(ANN, "lynx-paws");
    assertThat(table.at().removed(ANN).has(table.city(), removed)).isTrue();
    table.sees(ANN, removed).doesNotSee(BEN, removed).doesNotSee(CAT, removed);
  }
}
