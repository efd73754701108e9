package nocturne.nightlancer.prep;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_13_12;
import static nocturne.nightlancer.NightlancerRule.NL_7_07;
import static nocturne.nightlancer.NightlancerRule.NL_7_08;
import static nocturne.nightlancer.NightlancerRule.NL_7_10;
import static nocturne.nightlancer.NightlancerRule.NL_7_11;
import static nocturne.nightlancer.NightlancerRule.NL_7_21;
import static org.assertj.core.api.Assertions.assertThat;

import nocturne.kernel.Seat;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.Fortune;
import nocturne.nightlancer.component.Resource;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import org.junit.jupiter.api.Test;

/** A Deal keeps second crews away for as long as whoever made it is on the mission. */
class DealTest {

  private static final String VAN = "the-borrowed-van";
  private static final String FIRST = "start-first-" + VAN;
  private static final String SECOND = "start-second-" + VAN;

  private static CityTable starts(Seat... others) {
    var table = CityTable.of(3).missions(VAN).hand(ANN, "broker");
    for (var seat : others) table.hand(seat, "recruiter");
    return table.run(new TakeMissions(0)).chooses(ANN, FIRST);
  }

  @Test
  @Covers(NL_7_07)
  void contactMayPlaceADealWhenAFirstCrewIsStarted() {
    var table = starts().offers(ANN, "play-broker-1", "done").chooses(ANN, "play-broker-1");
    table.happened(NL_7_07).hasHand(ANN);
    assertThat(Crews.hasDeal(table.city(), 0)).isTrue();
    assertThat(table.at().contactDiscard.has(table.city(), table.contact("broker"))).isTrue();
  }

  @Test
  @Covers(NL_7_07)
  void contactsOfMoreThanOneTypeOfferADealAndNobodyHasToMakeOne() {
    var table = CityTable.of(2).missions(VAN).hand(ANN, "recruiter", "broker", "detective");
    table.run(new TakeMissions(0)).chooses(ANN, FIRST);
    table.offers(ANN, "play-broker-1", "play-recruiter-1", "done").chooses(ANN, "done");
    table.hasHand(ANN, "recruiter", "broker", "detective").offers(ANN, "pass", "leave-mission");
    assertThat(Crews.hasDeal(table.city(), 0)).isFalse();
  }

  @Test
  @Covers(NL_7_07)
  void nobodyIsAskedForADealWithoutSuchAContact() {
    CityTable.of(2)
        .missions(VAN)
        .hand(ANN, "detective")
        .run(new TakeMissions(0))
        .chooses(ANN, FIRST)
        .offers(ANN, "pass", "leave-mission");
  }

  @Test
  @Covers(NL_7_08)
  void dealKeepsSecondCrewsAwayAndLetsOthersJoin() {
    starts()
        .chooses(ANN, "play-broker-1", "pass")
        .offersAmongOthers(BEN, "join-first-" + VAN)
        .doesNotOffer(BEN, SECOND)
        .refuses(BEN, SECOND, NL_7_08);
  }

  @Test
  @Covers({NL_7_08, NL_7_11})
  void withoutADealASecondCrewMayBeStarted() {
    starts().chooses(ANN, "done", "pass").offersAmongOthers(BEN, SECOND);
  }

  @Test
  @Covers({NL_7_10, NL_7_08})
  void dealIsOverWhenItsOwnerLeavesThoughTheCrewGoesOn() {
    var table = starts().chooses(ANN, "play-broker-1", "pass");
    table.chooses(BEN, "join-first-" + VAN).chooses(ANN, "yes", "leave-mission");
    assertThat(Crews.hasDeal(table.city(), 0)).isFalse();
    table.chooses(BEN, "pass").isOn(BEN, Crews.FIRST).offersAmongOthers(CAT, SECOND);
  }

  @Test
  @Covers(NL_7_10)
  void dealStaysWhenSomebodyElseLeaves() {
    var table = starts().chooses(ANN, "play-broker-1", "pass");
    table.chooses(BEN, "join-first-" + VAN).chooses(ANN, "yes").chooses(BEN, "leave-mission");
    table.chooses(ANN, "pass").refuses(CAT, SECOND, NL_7_08);
  }

  @Test
  @Covers(NL_7_10)
  void dealIsOverWhenItsOwnerIsShakenOrAbandons() {
    var shaken = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).deal(ANN);
    shaken.crew(BEN, Crews.FIRST);
    Fortune.lose(shaken.city(), ANN, Resource.HEALTH, 99, NL_13_12);
    assertThat(Crews.hasDeal(shaken.city(), 0)).isFalse();
    var abandoned = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).deal(ANN);
    abandoned.crew(BEN, Crews.FIRST).run(StageOf.stage(0, 1)).chooses(ANN, "abandon");
    assertThat(Crews.hasDeal(abandoned.city(), 0)).isFalse();
  }

  @Test
  @Covers(NL_7_10)
  void dealComesBackWhenTheMissionEnds() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).deal(ANN);
    table.run(StageOf.payment(0)).rests();
    assertThat(table.at().deal.get(table.city(), ANN.index())).isZero();
  }

  @Test
  @Covers(NL_7_21)
  void secondCrewMakesNoDealNeitherWhenItIsStartedNorWhenItMovesUp() {
    var table = starts(BEN).chooses(ANN, "done", "pass").chooses(BEN, SECOND);
    table.offers(BEN, "pass", "leave-mission").chooses(ANN, "leave-mission");
    table.isOn(BEN, Crews.FIRST).offers(BEN, "pass", "leave-mission").chooses(BEN, "pass");
    table.hasHand(BEN, "recruiter").offersAmongOthers(CAT, SECOND);
  }
}
