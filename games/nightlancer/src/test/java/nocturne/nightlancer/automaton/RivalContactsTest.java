package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_18_14;
import static nocturne.nightlancer.NightlancerRule.NL_18_15;
import static nocturne.nightlancer.NightlancerRule.NL_18_16;
import static nocturne.nightlancer.NightlancerRule.NL_18_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Obstacle;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import org.junit.jupiter.api.Test;

/** The Contacts that the Rival turns up against the players. */
class RivalContactsTest {

  private static final String VAN = "the-borrowed-van";

  // How it draws

  @Test
  @Covers(NL_18_14)
  void rivalTurnsUpTwoContactsAndPlaysThoseThatFit() {
    var rival = Opponent.rival(2).heat(1).willDraw("broker", "detective", "detective-2");
    rival.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    rival.hasHeat(2).playedOn(ANN, "detective").discarded("broker");
    assertThat(Challenges.rating(rival.city(), ANN)).isEqualTo(4 - 1);
  }

  @Test
  @Covers(NL_18_14)
  void bothMayFit() {
    var rival = Opponent.rival(2).heat(1).willDraw("detective", "detective-2", "detective-3");
    rival.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    rival.hasHeat(3).playedOn(ANN, "detective", "detective-2").discarded();
    assertThat(Challenges.rating(rival.city(), ANN)).isEqualTo(4 - 2);
  }

  @Test
  @Covers(NL_18_14)
  void rivalStopsAtFiveHeat() {
    var rival = Opponent.rival(2).heat(4).willDraw("detective", "detective-2");
    rival.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    rival.hasHeat(5).playedOn(ANN, "detective").discarded();
    var hot = Opponent.rival(2).heat(5).willDraw("detective", "detective-2");
    hot.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
    hot.hasHeat(5).playedOn(ANN).discarded();
  }

  // Challenges

  @Test
  @Covers(NL_18_15)
  void securityFitsCovertSocialStreetwiseAndSmartsTechnical() {
    fits(Ability.COVERT, "detective");
    fits(Ability.STREETWISE, "face-man");
    fits(Ability.TECHNICAL, "cyberspacer");
  }

  private static void fits(Ability ability, String fitting) {
    for (var contact : List.of("detective", "face-man", "cyberspacer", "broker", "accountant"))
      for (var source : List.of(Source.EVENT, Source.ROUTE)) {
        var rival = Opponent.rival(2).willDraw(contact, "broker-2");
        rival.table().missions(VAN).crew(ANN, Crews.FIRST);
        rival.face(source, ability, ANN).table().chooses(ANN, "attempt");
        if (contact.equals(fitting)) rival.playedOn(ANN, contact).discarded("broker-2");
        else rival.playedOn(ANN).discarded(contact, "broker-2");
      }
  }

  @Test
  @Covers(NL_18_15)
  void rivalDoesNotDrawInAFightNorAgainstWhoStandsBack() {
    var rival = Opponent.rival(2).willDraw("detective");
    rival.face(Source.EVENT, Ability.MELEE, ANN).table().chooses(ANN, "attempt");
    rival.discarded();
    rival.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "stand-back");
    rival.discarded();
  }

  @Test
  @Covers(NL_18_15)
  void rivalDrawsWhenTheObstacleIsPassedAndBeforeTheOtherCardsAndTheRoll() {
    var covert = new Challenge(Ability.COVERT, 20, Optional.of(Obstacle.DISTRACTION), 0);
    var rival = Opponent.rival(2).willDraw("detective", "broker");
    rival
        .table()
        .hand(ANN, "performer", "face-man")
        .run(city -> Challenges.face(city, Source.EVENT, covert, Seats.of(ANN)))
        .chooses(ANN, "attempt");
    rival.discarded().playedOn(ANN).table().chooses(ANN, "play-performer-1");
    rival.playedOn(ANN, "detective");
    rival.table().chooses(ANN, "cancel-detective-with-face-man");
    rival.playedOn(ANN).hasHeat(1);
    var gaveUp = Opponent.rival(2).willDraw("detective");
    gaveUp
        .table()
        .run(city -> Challenges.face(city, Source.EVENT, covert, Seats.of(ANN)))
        .chooses(ANN, "attempt");
    gaveUp.discarded();
  }

  @Test
  @Covers(NL_18_15)
  void playersSayInWhichOrderTheRivalDrawsAgainstThoseWhoAssist() {
    var rival = crew().willDraw("broker", "broker-2", "detective", "detective-2");
    rival.face(Source.ROUTE, Ability.COVERT, ANN, BEN).table().chooses(ANN, "attempt");
    rival
        .table()
        .chooses(BEN, "attempt")
        .offers(ANN, "player-1", "player-2")
        .isNotAsked(BEN)
        .chooses(ANN, "player-2");
    rival.playedOn(BEN).discarded("broker", "broker-2").table().chooses(BEN, "done", "decline");
    rival.playedOn(ANN, "detective", "detective-2");
  }

  @Test
  @Covers(NL_18_15)
  void noOrderIsAskedForWhereTheRivalDoesNotDraw() {
    var fight = crew();
    fight.face(Source.ROUTE, Ability.MELEE, ANN, BEN).table().chooses(ANN, "attempt");
    fight.table().chooses(BEN, "attempt").doesNotOffer(ANN, "player-1");
    var hot = crew().heat(5);
    hot.face(Source.ROUTE, Ability.COVERT, ANN, BEN).table().chooses(ANN, "attempt");
    hot.table().chooses(BEN, "attempt").doesNotOffer(ANN, "player-1");
  }

  /** Ann and Ben are a crew. */
  private static Opponent crew() {
    var rival = Opponent.rival(2);
    rival.table().missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST);
    return rival;
  }

  // Payment

  @Test
  @Covers(NL_18_16)
  void companyRaisesTheHeatOfWhoIsPaid() {
    var rival = Opponent.rival(2).willDraw("accountant", "detective");
    rival.table().missions(VAN).crew(BEN, Crews.FIRST).heat(BEN, 1).run(StageOf.payment(0));
    rival.hasHeat(1).discarded("accountant", "detective");
    rival.table().hasHeat(BEN, 2).hasHeat(ANN, 0).rests();
  }

  @Test
  @Covers(NL_18_16)
  void playersSayInWhichOrderTheRivalDrawsAgainstThoseWhoArePaid() {
    var rival = crew().heat(4).willDraw("accountant");
    rival
        .table()
        .run(StageOf.payment(0))
        .offers(ANN, "player-1", "player-2")
        .chooses(ANN, "player-2")
        .hasHeat(BEN, 1)
        .hasHeat(ANN, 0)
        .rests();
    rival.hasHeat(5).discarded("accountant");
    var hot = crew().heat(5).willDraw("accountant");
    hot.table().run(StageOf.payment(0)).rests();
    hot.discarded();
  }

  @Test
  @Covers(NL_18_16)
  void dealDoesNotKeepTheRivalAway() {
    var rival = Opponent.rival(2).willDraw("accountant", "broker");
    rival.table().missions(VAN).crew(BEN, Crews.FIRST);
    rival.table().at().deal.set(rival.city(), BEN.index(), 1);
    rival.table().run(StageOf.payment(0)).hasHeat(BEN, 1);
  }

  // Turn order

  @Test
  @Covers(NL_18_17)
  void fixerPutsTheRivalBeforeTheFirstPlayer() {
    var rival = Opponent.rival(2).heat(3).prospects(-9).willDraw("detective", "broker");
    rival.table().heat(ANN, 1).heat(BEN, 0);
    // Ben would be first, Ann second and the Rival third.
    rival.endRound().hasPlace(1);
    assertThat(rival.city().order().seat(1)).isEqualTo(ANN);
    assertThat(rival.city().order().seat(2)).isEqualTo(BEN);
  }

  @Test
  @Covers(NL_18_17)
  void withoutAFixerTheOrderStays() {
    var rival = Opponent.rival(2).heat(3).willDraw("detective", "accountant", "broker");
    rival.endRound().hasPlace(3);
  }

  @Test
  @Covers(NL_18_17)
  void rivalDoesNotDrawWhenItIsFirstAndStopsWhenItHasBecomeFirst() {
    var first = Opponent.rival(2).heat(0).willDraw("broker", "broker-2");
    first.table().heat(ANN, 1).heat(BEN, 1);
    first.endRound().hasPlace(1).discarded();
    var becomes = Opponent.rival(2).heat(2).willDraw("broker", "broker-2");
    becomes.endRound().hasPlace(1).discarded("broker");
  }

  @Test
  @Covers(NL_18_17)
  void firstPlayerMayCancelTheFixer() {
    var rival = Opponent.rival(2).heat(3).willDraw("broker", "detective");
    rival.table().heat(BEN, 1).hand(ANN, "solicitor");
    rival.endRound().table().chooses(ANN, "cancel-broker-with-solicitor");
    rival.hasPlace(3).discarded("broker", "detective", "solicitor");
  }
}
