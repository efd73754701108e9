package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_8_02;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.MissionPhase;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.round.EndRound;
import nocturne.nightlancer.scoring.Scoring;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the game departs from a sentence of its rules ledger that said too much or too little. */
class LedgerCorrectionsTest {

  private static final String VAN = "the-borrowed-van";

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  void contactsOfTheStartAreDrawnInBothEditions(String edition) {
    var table = CityTable.choosing(2, "edition", edition);
    var deck = table.at().contactDeck.list(table.city());
    table.chooses(ANN, "assassin").chooses(BEN, "bombshell");
    // The last of the deck is drawn first.
    assertThat(table.at().contacts(ANN).list(table.city()))
        .containsExactlyInAnyOrderElementsOf(deck.subList(deck.size() - 2, deck.size()));
    assertThat(table.at().contacts(BEN).list(table.city()))
        .containsExactlyInAnyOrderElementsOf(deck.subList(deck.size() - 4, deck.size() - 2));
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  void whatOneCannotPayIsNotBoughtInEitherEdition(String edition) {
    var table = CityTable.of(2, "edition", edition).pair(1, "medkit", "hardshell");
    table.owns(ANN).chips(ANN, 1).run(new StreetPhase()).refuses(ANN, "bm-1", NL_8_02);
    table.chips(ANN, 4).run(new StreetPhase()).chooses(ANN, "bm-1").hasChips(ANN, 2);
    assertThat(table.at().assets(ANN).list(table.city())).containsExactly(table.market("medkit"));
  }

  @Test
  void whoIsShakenByInterestIsCalmAgainAfterLyingLowInThePrototypeOnly() {
    assertThat(isShakenAfterTheEventStep("prototype")).isFalse();
    assertThat(isShakenAfterTheEventStep("final")).isTrue();
  }

  private static boolean isShakenAfterTheEventStep(String edition) {
    var table = CityTable.of(2, "edition", edition).loans(ANN, 1).has(ANN, 2, 5).ideals(ANN, 3);
    table.run(new Downtime()).chooses(ANN, "take-harm");
    assertThat(table.city().isShaken(ANN)).isTrue();
    table.run(new EventStep(0)).isNotAsked(ANN);
    assertThat(table.city().hasLaidLow(ANN)).isTrue();
    return table.city().isShaken(ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  void nobodyWithdrawsFromAFaceOffThatWasAccepted(String edition) {
    var table = CityTable.of(2, "edition", edition).missions(VAN).owns(ANN).owns(BEN);
    table
        .crew(BEN, Crews.FIRST)
        .crew(ANN, Crews.SECOND)
        .run(StageOf.stage(0, 3))
        .chooses(BEN, "stay", "melee")
        .chooses(ANN, "stay")
        .offers(BEN, "attempt", "stand-back")
        .chooses(BEN, "stand-back")
        .offers(ANN, "attempt", "stand-back");
  }

  @ParameterizedTest
  @ValueSource(strings = {"yes", "ultimate"})
  void hardenedEngineerHasTwoLoansAndNotThree(String level) {
    for (var edition : new String[] {"final", "prototype"}) {
      var table =
          CityTable.choosing(1, "edition", edition, "hardened", level).chooses(ANN, "engineer");
      assertThat(table.city().lancer(ANN).loans()).isEqualTo(1);
      assertThat(table.city().loans(ANN)).isEqualTo(2);
    }
  }

  @Test
  void answerWhetherOneAssistsIsBinding() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).crew(BEN, Crews.FIRST);
    faces(table, 7, Seats.first(2))
        .offers(ANN, "attempt", "stand-back")
        .chooses(ANN, "stand-back")
        .isNotAsked(ANN)
        .offers(BEN, "attempt", "stand-back");
  }

  private static CityTable faces(CityTable table, int difficulty, Seats group) {
    var challenge = new Challenge(Ability.COVERT, difficulty, Optional.empty(), 0);
    return table.run(city -> Challenges.face(city, Source.EVENT, challenge, group));
  }

  @Test
  void nobodyIsAskedForARerollThatCannotHelp() {
    // The Assassin has Covert 4, and three dice add three at most.
    for (int difficulty : new int[] {5, 6, 7})
      faces(CityTable.of(2).owns(ANN).crosshairs(0), difficulty, Seats.of(ANN))
          .chooses(ANN, "attempt")
          .offers(ANN, "reroll", "keep");
    faces(CityTable.of(2).owns(ANN).crosshairs(0), 4, Seats.of(ANN))
        .chooses(ANN, "attempt")
        .rests();
    faces(CityTable.of(2).owns(ANN).crosshairs(2), 6, Seats.of(ANN))
        .chooses(ANN, "attempt")
        .rests();
    faces(CityTable.of(2).owns(ANN).crosshairs(2), 8, Seats.of(ANN))
        .chooses(ANN, "attempt")
        .rests();
  }

  @Test
  void threeCardsAreTakenAlongWithoutAQuestionAndOfFourOneStaysBehind() {
    var few = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST);
    few.owns(ANN, "medkit", "long-rifle", "lined-jacket", "palm-gun");
    few.run(new MissionPhase(0)).offersAmongOthers(ANN, "stay", "abandon");
    assertThat(few.at().loadout(ANN).list(few.city()))
        .containsExactlyInAnyOrder(
            few.market("medkit"), few.market("long-rifle"), few.market("lined-jacket"));
    CityTable.of(2)
        .missions(VAN)
        .crew(ANN, Crews.FIRST)
        .owns(ANN, "medkit", "long-rifle", "lined-jacket", "tool-roll")
        .run(new MissionPhase(0))
        .offers(
            ANN, "take-medkit", "take-long-rifle", "take-lined-jacket", "take-tool-roll", "done");
  }

  @Test
  void missionOfTheRoundIsCompletedTooLateForTheStreetAndInTimeForScoring() {
    var table = paid();
    table.run(new Scoring()).chooses(ANN, "buy-last-good-job").hasProspects(ANN, 2);
    var next = paid();
    for (int pair = 1; pair <= 5; pair++) next.pair(pair);
    next.missions().run(new EndRound());
    assertThat(next.city().round()).isEqualTo(2);
    next.order(ANN, BEN)
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .refuses(ANN, "buy-last-good-job", NL_8_16);
  }

  /** Ann has just been paid for a mission, and has an Agenda for those who were. */
  private static CityTable paid() {
    return CityTable.of(2)
        .missions(VAN)
        .crew(ANN, Crews.FIRST)
        .opportunities(ANN, "last-good-job", "soft-shoes", "weapons-tech")
        .run(StageOf.payment(0))
        .chips(ANN, 9)
        .prospects(ANN, 0);
  }
}
