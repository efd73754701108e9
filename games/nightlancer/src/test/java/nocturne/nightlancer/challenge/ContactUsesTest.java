package nocturne.nightlancer.challenge;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_14_04;
import static nocturne.nightlancer.NightlancerRule.NL_16_14;
import static nocturne.nightlancer.NightlancerRule.NL_16_15;
import static nocturne.nightlancer.NightlancerRule.NL_16_17;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seat;
import nocturne.kernel.Seats;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.Contact;
import nocturne.nightlancer.component.ContactType;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.round.EndRound;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** The three uses of a Contact, for oneself and against others. */
class ContactUsesTest {

  private static CityTable faces(CityTable table, Ability ability, Seat... group) {
    var seats = Seats.NONE;
    for (var seat : group) seats = seats.with(seat);
    var all = seats;
    var challenge = new Challenge(ability, 20, Optional.empty(), ability.isCombat() ? 2 : 0);
    return table.run(city -> Challenges.face(city, Source.EVENT, challenge, all));
  }

  // One use, then it is gone

  @Test
  @Covers(NL_16_14)
  void contactHasThreeUses() {
    for (var edition : List.of("final", "prototype"))
      assertThat(GAME.contents(edition).contacts()).allMatch(card -> card.uses().size() == 3);
  }

  @Test
  @Covers(NL_16_14)
  void oneUseIsChosenAndTheCardIsDiscarded() {
    var table = CityTable.of(2).hand(ANN, "smuggler").chips(ANN, 0);
    table
        .run(new StreetPhase())
        .offersAmongOthers(ANN, "play-smuggler-1", "play-smuggler-2")
        .chooses(ANN, "play-smuggler-2")
        .happened(NL_16_14)
        .hasChips(ANN, 2)
        .hasHand(ANN)
        .doesNotOffer(ANN, "play-smuggler-1");
    assertThat(table.at().contactDiscard.list(table.city()))
        .containsExactly(table.contact("smuggler"));
  }

  @Test
  @Covers(NL_16_14)
  void contactThatHinderedSomebodyIsDiscardedWhenTheChallengeIsOver() {
    var table = CityTable.of(2).hand(BEN, "detective");
    faces(table, Ability.COVERT, ANN)
        .chooses(ANN, "attempt", "done")
        .chooses(BEN, "play-detective-on-1")
        .hasHand(BEN)
        .chooses(ANN, "done")
        .rests();
    assertThat(table.at().contactDiscard.list(table.city()))
        .containsExactly(table.contact("detective"));
  }

  // For whom

  @Test
  @Covers(NL_16_15)
  void firstAndSecondUseHelpOnlyWhoPlaysTheCard() {
    var table =
        CityTable.of(3)
            .missions("the-borrowed-van")
            .crew(ANN, Crews.FIRST)
            .crew(BEN, Crews.FIRST)
            .owns(ANN)
            .owns(BEN)
            .hand(BEN, "detective", "night-watchman");
    faces(table, Ability.COVERT, ANN, BEN).chooses(ANN, "attempt").chooses(BEN, "stand-back");
    table.offers(BEN, "play-detective-on-1", "play-night-watchman-on-1", "pass");
    var own = CityTable.of(3).hand(ANN, "detective", "night-watchman").owns(ANN);
    faces(own, Ability.COVERT, ANN)
        .chooses(ANN, "attempt")
        .offers(ANN, "play-detective-1", "play-night-watchman-2", "done");
  }

  @Test
  @Covers(NL_16_15)
  void thirdUseHindersOneOpponent() {
    var table = CityTable.of(3).missions("the-borrowed-van").hand(CAT, "detective");
    for (var seat : List.of(ANN, BEN)) table.crew(seat, Crews.FIRST).owns(seat);
    table.owns(BEN, "medkit");
    faces(table, Ability.COVERT, ANN, BEN).chooses(ANN, "attempt").chooses(BEN, "attempt", "done");
    table
        .offers(CAT, "play-detective-on-1", "play-detective-on-2", "pass")
        .chooses(CAT, "play-detective-on-2");
    assertThat(Challenges.penalty(table.city(), ANN)).isZero();
    assertThat(Challenges.penalty(table.city(), BEN)).isEqualTo(1);
  }

  // The third use

  @Test
  @Covers(NL_16_17)
  void everyTypeHindersInItsOwnWay() {
    hinders("detective", Optional.of(Ability.COVERT));
    hinders("face-man", Optional.of(Ability.STREETWISE));
    hinders("cyberspacer", Optional.of(Ability.TECHNICAL));
    hinders("broker", Optional.empty());
    hinders("accountant", Optional.empty());
  }

  /** Ben is asked only where his Contact fits the challenge, and then takes 1 off Ann's rating. */
  private static void hinders(String contact, Optional<Ability> ability) {
    for (var tested : Ability.values()) {
      var table = CityTable.of(2).hand(BEN, contact).owns(ANN, "medkit");
      faces(table, tested, ANN).chooses(ANN, "attempt", "done");
      if (ability.equals(Optional.of(tested))) {
        table.chooses(BEN, "play-" + contact + "-on-1");
        assertThat(Challenges.rating(table.city(), ANN))
            .isEqualTo(table.city().rating(ANN, tested) - 1);
      } else {
        table.isNotAsked(BEN);
      }
    }
  }

  @Test
  @Covers(NL_16_17)
  void everyThirdUseTakesOrAddsOne() {
    for (var edition : List.of("final", "prototype"))
      assertThat(GAME.contents(edition).contacts())
          .filteredOn(card -> card.type() != ContactType.FIXER)
          .extracting(Contact::harm)
          .containsOnly(1);
  }

  @Test
  @Covers(NL_16_17)
  void companyRaisesTheHeatOfWhoHasJustBeenPaid() {
    CityTable.of(3)
        .missions("the-borrowed-van")
        .crew(BEN, Crews.FIRST)
        .heat(BEN, 2)
        .hand(ANN, "accountant", "detective", "broker")
        .run(StageOf.payment(0))
        .offers(ANN, "play-accountant-on-2", "pass")
        .chooses(ANN, "play-accountant-on-2")
        .happened(NL_16_17)
        .hasHeat(BEN, 3)
        .rests();
  }

  @Test
  @Covers(NL_16_17)
  void fixerSwapsPlacesInTheTurnOrder() {
    var table = CityTable.of(3).missions().heat(ANN, 0).heat(BEN, 1).heat(CAT, 2);
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    table
        .hand(CAT, "broker", "accountant", "detective")
        .run(new EndRound())
        .offers(CAT, "play-broker-on-1", "play-broker-on-2", "pass")
        .chooses(CAT, "play-broker-on-1")
        .happened(NL_14_04);
    var order = table.city().order();
    assertThat(List.of(order.seat(0), order.seat(1), order.seat(2))).containsExactly(CAT, BEN, ANN);
  }
}
