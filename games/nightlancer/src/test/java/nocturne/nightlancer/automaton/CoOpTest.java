package nocturne.nightlancer.automaton;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.CityTable.CAT;
import static nocturne.nightlancer.NightlancerRule.NL_18_02;
import static nocturne.nightlancer.NightlancerRule.NL_18_25;
import static nocturne.nightlancer.NightlancerRule.NL_19_24;
import static nocturne.nightlancer.NightlancerRule.NL_19_25;
import static nocturne.nightlancer.NightlancerRule.NL_19_34;
import static nocturne.nightlancer.NightlancerRule.NL_19_35;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import nocturne.kernel.Option;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.StageOf;
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** What those who play together may do to and for each other. */
class CoOpTest {

  private static final String VAN = "the-borrowed-van";

  private static List<Opponent> both() {
    return List.of(Opponent.rival(2).last().heat(5), Opponent.agent(2).last().heat(5));
  }

  // They do not compete

  @Test
  @Covers({NL_18_02, NL_19_24})
  void thereAreNoSecondCrews() {
    for (var opponent : both()) {
      var rule = opponent.city().edition().spends() ? NL_18_02 : NL_19_24;
      opponent
          .table()
          .missions(VAN)
          .run(new TakeMissions(0))
          .chooses(ANN, "start-first-" + VAN, "pass")
          .refuses(BEN, "start-second-" + VAN, rule)
          .offersAmongOthers(BEN, "join-first-" + VAN, "lay-low");
    }
  }

  @Test
  @Covers({NL_18_02, NL_19_24})
  void nobodyPlaysContactsOnOneAnother() {
    for (var opponent : both()) {
      opponent.table().hand(BEN, "detective", "accountant", "broker").heat(ANN, 0).heat(BEN, 1);
      opponent.table().missions(VAN).crew(ANN, Crews.FIRST);
      opponent.face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt", "done");
      opponent.table().isNotAsked(BEN);
      opponent.table().run(StageOf.payment(0)).isNotAsked(BEN);
      opponent.endRound().table().doesNotOffer(ANN, "pass").isNotAsked(BEN);
      assertThat(opponent.city().round()).isEqualTo(2);
    }
  }

  @Test
  @Covers({NL_18_25, NL_19_34})
  void nobodyPlaysContactsOnTheAutomaton() {
    for (var opponent : both()) {
      opponent.table().hand(ANN, "broker", "detective", "accountant");
      opponent.last().table().run(new StreetPhase());
      assertThat(offered(opponent)).noneMatch(id -> id.contains("-on-"));
      // Ann could change places with the automaton if that were allowed.
      opponent.heat(1).table().heat(ANN, 2).heat(BEN, 3);
      opponent.endRound().hasPlace(1).table().offersAmongOthers(ANN, "face-event");
      assertThat(opponent.city().round()).isEqualTo(2);
    }
  }

  private static Stream<String> offered(Opponent opponent) {
    return opponent.city().options(ANN).list().stream().map(Option::id);
  }

  // They may give

  private static Opponent generous(Opponent opponent) {
    opponent
        .last()
        .table()
        .owns(ANN, "lock-spider", "medkit", "long-rifle", "lined-jacket", "palm-gun", "grip-link")
        .hand(ANN, "broker")
        .opportunities(ANN, "soft-shoes")
        .chips(ANN, 2)
        .chips(BEN, 0)
        .run(new StreetPhase());
    return opponent;
  }

  @Test
  @Covers(NL_18_02)
  void againstTheRivalChipsAndContactsAreGivenAndNothingElse() {
    var rival = generous(Opponent.rival(2));
    assertThat(offered(rival).filter(id -> id.startsWith("gift")))
        .containsExactlyInAnyOrder("gift-chip-to-2", "gift-broker-to-2");
    rival
        .table()
        .chooses(ANN, "gift-chip-to-2", "gift-chip-to-2", "gift-broker-to-2")
        .happened(NL_18_02)
        .hasChips(ANN, 0)
        .hasChips(BEN, 2)
        .hasHand(ANN)
        .hasHand(BEN, "broker")
        .doesNotOffer(ANN, "gift-chip-to-2");
  }

  @Test
  @Covers(NL_19_25)
  void againstTheAgentEquipmentIsGivenTooUnlessItIsUniqueOrBuiltIn() {
    var agent = generous(Opponent.agent(2));
    assertThat(offered(agent).filter(id -> id.startsWith("gift")))
        .containsExactlyInAnyOrder(
            "gift-chip-to-2",
            "gift-broker-to-2",
            "gift-medkit-to-2",
            "gift-long-rifle-to-2",
            "gift-lined-jacket-to-2");
    agent.table().chooses(ANN, "gift-long-rifle-to-2", "gift-chip-to-2").happened(NL_19_25);
    agent.table().hasChips(ANN, 1).hasChips(BEN, 1);
    assertThat(agent.table().at().assets(BEN).list(agent.city()))
        .contains(agent.table().market("long-rifle"));
  }

  @Test
  @Covers(NL_19_25)
  void everyOtherPlayerCanBeGiven() {
    var agent = generous(Opponent.agent(3));
    agent.table().offersAmongOthers(ANN, "gift-broker-to-2", "gift-broker-to-3");
    agent.table().chooses(ANN, "gift-broker-to-3").hasHand(CAT, "broker");
  }

  @Test
  @Covers({NL_18_02, NL_19_25})
  void nothingIsGivenWhileARollIsPending() {
    for (var opponent : both()) {
      generous(opponent).face(Source.EVENT, Ability.COVERT, ANN).table().chooses(ANN, "attempt");
      assertThat(offered(opponent)).contains("sell-medkit").noneMatch(id -> id.startsWith("gift"));
    }
  }

  // Who decides

  @Test
  @Covers(NL_19_35)
  void firstPlayerInTurnOrderSettlesTies() {
    for (var opponent : List.of(Opponent.rival(2), Opponent.agent(2))) {
      opponent.city().order().set(1, BEN.index());
      opponent.city().order().set(2, ANN.index());
      opponent
          .table()
          .round("rivets-harassing")
          .missions("loose-tongue", "repossession")
          .run(new TakeMissions(0))
          .isNotAsked(ANN)
          .chooses(BEN, "lose-repossession");
      opponent.leavesMissions("loose-tongue");
    }
  }
}
