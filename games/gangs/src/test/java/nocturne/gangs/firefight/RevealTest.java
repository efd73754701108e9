package nocturne.gangs.firefight;

import static nocturne.gangs.GangsRule.GN_14_03;
import static nocturne.gangs.GangsRule.GN_14_05;
import static nocturne.gangs.GangsRule.GN_20_03;
import static nocturne.gangs.GangsRule.GN_7_14;
import static nocturne.gangs.GangsRule.GN_7_16;
import static nocturne.gangs.GangsRule.GN_7_17;
import static nocturne.gangs.GangsRule.GN_7_18;
import static nocturne.gangs.GangsRule.GN_7_19;
import static nocturne.gangs.GangsRule.GN_7_20;
import static nocturne.gangs.GangsRule.GN_7_27;
import static nocturne.gangs.GangsRule.GN_7_39;
import static nocturne.gangs.NightCityTable.ANN;
import static nocturne.gangs.NightCityTable.BEN;
import static nocturne.gangs.NightCityTable.CAT;
import static nocturne.gangs.NightCityTable.DAN;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.gangs.Covers;
import nocturne.gangs.NightCityTable;
import nocturne.gangs.component.Resource;
import nocturne.kernel.Seat;
import org.junit.jupiter.api.Test;

/** Steps 2 and 3 of a firefight: cards are chosen, turned up, and do what they do at once. */
class RevealTest {

  private static NightCityTable empty() {
    return NightCityTable.of(4).emptyBoard();
  }

  @Test
  @Covers({GN_7_14, GN_14_03, GN_14_05})
  void whoHasLostTheLastCardOfTheHandStillHasOneToChoose() {
    var table =
        empty()
            .hired(ANN, "goro-takemura", "watson")
            .units(BEN, "westbrook", "techie")
            .hand(BEN, "crusher")
            .discarded(BEN, "monowire", "ping");
    table
        .activates(ANN, "solos")
        .moves(ANN, "goro-takemura", "watson", "westbrook")
        .chooses(ANN, "valentinos", table.combat(BEN, "crusher").id())
        .hasHand(BEN, "crusher", "monowire", "ping")
        .hasDiscarded(BEN)
        .chooses(ANN, "westbrook")
        .offers(BEN, table.combat(BEN, "crusher").id(), "monowire", "ping");
  }

  @Test
  @Covers(GN_7_14)
  void cardsThatAreChosenUnseenAreSetAgainstEachOther() {
    assertThat(new ChooseCards().revealedTogether()).isTrue();
    assertThat(new ChooseCards.Openly(Seat.of(CAT)).revealedTogether()).isFalse();
  }

  @Test
  @Covers({GN_7_16, GN_7_18})
  void cardThatBlanksOthersComesBeforeTheInitiatorsEffect() {
    droneOfBen("cyberware-malfunction").stands(BEN, "drone", "watson", 1).rests();
    droneOfBen("short-circuit").stands(BEN, "drone", "watson", 0).rests();
  }

  /** Cat starts a firefight with a card that shoots all drones; Ben has one there. */
  private static NightCityTable droneOfBen(String card) {
    return empty()
        .units(CAT, "watson", "solo")
        .units(BEN, "watson", "solo", "drone")
        .hand(CAT, "shock-n-awe")
        .hand(BEN, card)
        .fights(CAT, "watson");
  }

  @Test
  @Covers({GN_7_16, GN_20_03})
  void effectsComeFromTheInitiatorFirstAndThenClockwise() {
    var table =
        empty()
            .units(CAT, "watson", "solo", "drone")
            .units(BEN, "watson", "techie")
            .units(DAN, "watson", "netrunner")
            .hand(CAT, "ping", "crusher")
            .hand(BEN, "recon-grenade", "crusher")
            .hand(DAN, "arasaka-mk-4", "crusher")
            .fights(CAT, "watson")
            .plays(BEN, "recon-grenade")
            .plays(DAN, "arasaka-mk-4")
            .plays(CAT, "ping");
    table.isAsked(CAT, GN_7_17).isNotAsked(DAN).isNotAsked(BEN).chooses(CAT, "pass");
    table.isAsked(DAN, GN_7_17).isNotAsked(BEN).chooses(DAN, "pass");
    table.isAsked(BEN, GN_7_17);
  }

  @Test
  @Covers({GN_7_17, GN_7_39})
  void chainedCardAddsItsFirepowerItsEffectAndItsConditionAndMayChainAgain() {
    var table =
        empty()
            .units(BEN, "watson", "solo", "techie", "drone")
            .units(CAT, "watson", "solo", "techie", "techie")
            .hand(BEN, "ping", "recon-grenade", "monowire")
            .hand(CAT, "crusher")
            .fights(BEN, "watson")
            .plays(BEN, "ping")
            .offers(BEN, "pass", "recon-grenade", "monowire");
    table
        .doesNotSee(CAT, table.combat(BEN, "recon-grenade"))
        .chooses(BEN, "recon-grenade")
        .sees(CAT, table.combat(BEN, "recon-grenade"))
        .offers(BEN, "pass", "monowire")
        .chooses(BEN, "monowire")
        .hasFirepower(BEN, 5)
        .chooses(CAT, "voodoo-boys-techie-watson", "voodoo-boys-techie-watson")
        .stands(CAT, "solo", "watson", 1)
        .hasCred(BEN, 4)
        .rests();
  }

  @Test
  @Covers(GN_7_17)
  void chainNeedsTheUnitThatItsCardNames() {
    chain("ping", "solo").isAsked(DAN, GN_7_27);
    chain("ping", "drone").isAsked(BEN, GN_7_17);
    chain("recon-grenade", "drone").isAsked(DAN, GN_7_27);
    chain("recon-grenade", "techie").isAsked(BEN, GN_7_17);
    chain("arasaka-mk-4", "techie").isAsked(DAN, GN_7_27);
    chain("arasaka-mk-4", "netrunner").isAsked(BEN, GN_7_17);
  }

  /** Ben plays a card with a solo and another unit there; then Dan has to lose a unit. */
  private static NightCityTable chain(String card, String unit) {
    return empty()
        .units(BEN, "watson", "solo", unit)
        .units(DAN, "watson", "solo", "techie", "netrunner", "drone")
        .hand(BEN, card, "crusher")
        .hand(DAN, "lynx-paws")
        .fights(BEN, "watson")
        .plays(BEN, card);
  }

  @Test
  @Covers(GN_7_17)
  void lynxPawsTakeTheDiscardPileBackOrPlayAnotherCardButNotBoth() {
    var table =
        empty()
            .units(BEN, "watson", "solo")
            .units(DAN, "watson", "solo")
            .hand(BEN, "lynx-paws", "crusher")
            .discarded(BEN, "monowire", "ping")
            .hand(DAN, "cyberpsychosis")
            .fights(BEN, "watson")
            .plays(BEN, "lynx-paws");
    table
        .offers(BEN, "pass", "take-back", table.combat(BEN, "crusher").id())
        .chooses(BEN, "take-back")
        .hasFirepower(BEN, 0)
        .hasHand(BEN, "crusher", "monowire", "ping")
        .hasDiscarded(BEN, "lynx-paws")
        .hasCred(BEN, 2)
        .rests();
  }

  @Test
  @Covers(GN_7_18)
  void firepowerThatComesFromAnEffectIsNothingWhileTheCardIsBlanked() {
    spiderbot("cyberware-malfunction").hasFirepower(CAT, 0);
    spiderbot("cyberpsychosis").hasFirepower(CAT, 2);
  }

  private static NightCityTable spiderbot(String against) {
    return empty()
        .units(BEN, "watson", "solo")
        .units(CAT, "watson", "solo", "drone", "drone")
        .hand(BEN, against)
        .hand(CAT, "spiderbot-splinter")
        .fights(BEN, "watson");
  }

  @Test
  @Covers({GN_7_18, GN_7_19})
  void whatWasCarriedOutBeforeACardIsBlankedStaysAndWhatComesLaterDoesNotHappen() {
    empty()
        .resources(ANN, 0, 0, 0)
        .units(ANN, "watson", "solo")
        .units(BEN, "watson", "solo", "drone")
        .units(DAN, "watson", "netrunner")
        .hand(ANN, "stephenson-tech-mk-4")
        .hand(BEN, "ping", "cyberware-malfunction")
        .hand(DAN, "shock-n-awe")
        .fights(ANN, "watson")
        .plays(BEN, "ping")
        .has(ANN, Resource.SECRETS, 1)
        .chooses(BEN, "cyberware-malfunction")
        .has(ANN, Resource.SECRETS, 1)
        .chooses(ANN, "reserve")
        .stands(BEN, "drone", "watson", 1)
        .hasCred(ANN, 1)
        .hasCred(BEN, 4)
        .rests();
  }

  @Test
  @Covers(GN_7_20)
  void droneLostAtRevealCountsAsLostInTheFirefight() {
    empty()
        .units(CAT, "watson", "solo", "techie")
        .units(BEN, "watson", "solo", "drone", "drone")
        .hand(CAT, "mech-looter")
        .hand(BEN, "crusher")
        .fights(CAT, "watson")
        .stands(BEN, "drone", "watson", 1)
        .chooses(CAT, "voodoo-boys-techie-watson")
        .hasCred(CAT, 2)
        .hasCred(BEN, 0)
        .rests();
  }

  @Test
  @Covers(GN_7_16)
  void secretsComeForEveryNetrunnerThereWhoseverItIs() {
    empty()
        .resources(BEN, 0, 0, 0)
        .units(BEN, "watson", "netrunner")
        .units(DAN, "watson", "solo", "netrunner")
        .hired(DAN, "nix", "watson")
        .units(DAN, "westbrook", "netrunner")
        .hand(BEN, "stephenson-tech-mk-4")
        .hand(DAN, "cyberpsychosis")
        .fights(DAN, "watson")
        .has(BEN, Resource.SECRETS, 3)
        .hasCred(BEN, 3)
        .rests();
  }
}
