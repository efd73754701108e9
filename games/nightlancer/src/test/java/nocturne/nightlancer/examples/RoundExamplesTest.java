package nocturne.nightlancer.examples;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.CityTable.DAN;
import static nocturne.nightlancer.NightlancerRule.NL_14_01;
import static nocturne.nightlancer.NightlancerRule.NL_14_02;
import static nocturne.nightlancer.NightlancerRule.NL_14_03;
import static nocturne.nightlancer.NightlancerRule.NL_14_05;
import static nocturne.nightlancer.NightlancerRule.NL_14_07;
import static nocturne.nightlancer.NightlancerRule.NL_14_08;
import static nocturne.nightlancer.NightlancerRule.NL_16_02;
import static nocturne.nightlancer.NightlancerRule.NL_2_02;
import static nocturne.nightlancer.NightlancerRule.NL_2_03;
import static nocturne.nightlancer.NightlancerRule.NL_2_04;
import static nocturne.nightlancer.NightlancerRule.NL_2_16;
import static nocturne.nightlancer.NightlancerRule.NL_4_03;
import static nocturne.nightlancer.NightlancerRule.NL_4_08;
import static nocturne.nightlancer.NightlancerRule.NL_4_11;
import static nocturne.nightlancer.NightlancerRule.NL_5_02;
import static nocturne.nightlancer.NightlancerRule.NL_5_03;
import static nocturne.nightlancer.NightlancerRule.NL_5_05;
import static nocturne.nightlancer.NightlancerRule.NL_6_05;
import static nocturne.nightlancer.NightlancerRule.NL_6_08;
import static nocturne.nightlancer.NightlancerRule.NL_8_03;
import static nocturne.nightlancer.NightlancerRule.NL_8_07;
import static nocturne.nightlancer.NightlancerRule.NL_8_22;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import nocturne.kernel.Seats;
import nocturne.nightlancer.BetweenRounds;
import nocturne.nightlancer.CityTable;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Mission;
import nocturne.nightlancer.component.RoundCard;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.prep.DrawCards;
import nocturne.nightlancer.prep.EventStep;
import nocturne.nightlancer.round.EndRound;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Setup, Prep, Street and End: WE-18, WE-19, WE-23 to WE-25 and WE-34 to WE-36. */
class RoundExamplesTest {

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_5_02, NL_5_03, NL_5_05, NL_6_05, NL_6_08})
  void we18RivetsHarassingThreePlayers(String edition) {
    var table = BetweenRounds.of(3, "edition", edition).nextRound("rivets-harassing").owns(ANN);
    table.chips(ANN, 6);
    table.run(new DrawCards(), new EventStep(0));
    var open =
        table.at().missions.stream().flatMap(slot -> slot.list(table.city()).stream()).toList();
    assertThat(open).extracting(Mission::high).containsExactly(false, false, false, true);
    assertThat(table.at().pairs.stream().mapToInt(pair -> pair.size(table.city())).sum())
        .isEqualTo(8);
    assertThat(table.city().roundCard().price()).isEqualTo(2);
    table.chooses(ANN, "face-event");
    assertThat(Challenges.ability(table.city())).isEqualTo(Ability.STREETWISE);
    assertThat(Challenges.difficulty(table.city())).isEqualTo(6);
    table.chooses(ANN, "stand-back").offers(ANN, "loss-1", "loss-2").chooses(ANN, "loss-2");
    table.hasChips(ANN, 6 - 2).offersAmongOthers(BEN, "face-event", "lay-low");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_22)
  void we19BuyingTwoProspects(String edition) {
    Examples.table(edition, 2)
        .round("rivets-harassing")
        .chips(ANN, 5)
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "buy-prospects")
        .offers(ANN, "prospects-1", "prospects-2")
        .chooses(ANN, "prospects-2")
        .hasChips(ANN, 1)
        .hasProspects(ANN, 2);
  }

  /** A single option needs no question. */
  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_8_22)
  void we19ThreeChipsBuyOneProspectOnly(String edition) {
    Examples.table(edition, 2)
        .round("rivets-harassing")
        .chips(ANN, 3)
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "buy-prospects")
        .hasProspects(ANN, 1)
        .hasChips(ANN, 1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_14_01, NL_14_02, NL_14_03})
  void we23TheTurnOrder(String edition) {
    var table = BetweenRounds.of(4, "edition", edition);
    table.heat(ANN, 2).heat(BEN, 1).heat(CAT, 2).heat(DAN, 1).run(new EndRound());
    var order = table.city().order();
    assertThat(List.of(order.seat(0), order.seat(1), order.seat(2), order.seat(3)))
        .containsExactly(DAN, BEN, CAT, ANN);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_14_05, NL_14_07, NL_16_02})
  void we24TheHandLimit(String edition) {
    var table =
        BetweenRounds.of(2, "edition", edition)
            .hand(ANN, "recruiter", "accountant", "solicitor", "detective", "performer")
            .opportunities(ANN, "soft-shoes", "blind-spots", "local-knowledge", "weapons-tech");
    table.run(new EndRound()).chooses(ANN, "give-recruiter", "give-soft-shoes");
    assertThat(table.city().handSize(ANN)).isEqualTo(7);
    table.didNotHappen(NL_14_08).chooses(ANN, "give-detective").happened(NL_14_08);
    // Six are left, and Downtime has brought two Contacts.
    assertThat(table.city().handSize(ANN)).isEqualTo(8);
    assertThat(table.at().contactDiscard.list(table.city()))
        .containsExactly(table.contact("recruiter"), table.contact("detective"));
    assertThat(table.at().opportunityDiscard.list(table.city()))
        .containsExactly(table.opportunity("soft-shoes"));
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers({NL_4_03, NL_4_08, NL_4_11})
  void we25Interest(String edition) {
    var table = Examples.table(edition, 2).loans(ANN, 2).chips(ANN, 12).run(new Downtime());
    table.chooses(ANN, "pay-chip", "pay-chip", "pay-off").rests().hasChips(ANN, 1);
    assertThat(table.city().loans(ANN)).isEqualTo(1);
  }

  /** No card of the packs costs 6; one of 5 is as much out of reach with 4 Chips. */
  @Test
  @Covers({NL_8_03, NL_8_07})
  void we34TheOtherCardOfAPairGoesAndTheSpaceIsClosed() {
    var table = CityTable.of(2).pair(1, "calmax", "hardshell").chips(ANN, 4);
    table.run(new StreetPhase()).chooses(ANN, "bm-1").hasChips(ANN, 1);
    assertThat(table.at().assets(ANN).has(table.city(), table.market("calmax"))).isTrue();
    assertThat(table.at().marketDiscard.has(table.city(), table.market("hardshell"))).isTrue();
    table.doesNotOffer(BEN, "bm-1").chooses(BEN, "op-2").doesNotOffer(ANN, "bm-1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_2_16)
  void we35TheFourthInTheOrderHasAChipMore(String edition) {
    var table = Examples.table(edition, 4);
    for (var seat : Seats.first(4)) {
      int more = seat.equals(DAN) ? 1 : 0;
      table.hasChips(seat, table.city().lancer(seat).chips() + more);
    }
  }

  @ParameterizedTest
  @CsvSource({"prototype, 2, 10, 5", "prototype, 4, 8, 4", "final, 2, 6, 3", "final, 4, 6, 3"})
  @Covers({NL_2_02, NL_2_03, NL_2_04})
  void we36TheNumberOfRounds(String edition, int players, int rounds, int early) {
    var table = CityTable.choosing(players, "edition", edition);
    var deck = table.at().roundDeck.list(table.city()).reversed();
    assertThat(deck).hasSize(rounds);
    assertThat(deck.subList(0, early)).noneMatch(RoundCard::late);
    assertThat(deck.subList(early, rounds)).allMatch(RoundCard::late);
  }
}
