package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_16_23;
import static nocturne.nightlancer.NightlancerRule.NL_3_05;
import static nocturne.nightlancer.NightlancerRule.NL_3_06;
import static nocturne.nightlancer.NightlancerRule.NL_3_07;
import static nocturne.nightlancer.NightlancerRule.NL_3_08;
import static nocturne.nightlancer.NightlancerRule.NL_3_09;
import static nocturne.nightlancer.NightlancerRule.NL_3_10;
import static nocturne.nightlancer.NightlancerRule.NL_3_14;
import static nocturne.nightlancer.NightlancerRule.NL_8_07;
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
import nocturne.nightlancer.prep.TakeMissions;
import nocturne.nightlancer.scoring.Scoring;
import nocturne.nightlancer.street.StreetPhase;
import nocturne.testkit.Arrange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Turning equipment into Chips. */
class SellingTest {

  private static final String VAN = "the-borrowed-van";
  private static final Challenge GUNFIGHT = new Challenge(Ability.GUNFIGHT, 9, Optional.empty(), 3);

  private static CityTable fight(CityTable table) {
    return table
        .run(city -> Challenges.face(city, Source.PENALTY, GUNFIGHT, Seats.of(ANN)))
        .chooses(ANN, "attempt");
  }

  // When and what

  @Test
  @Covers({NL_3_05, NL_3_07})
  void equipmentCanBeSoldAndImplantsAndOpportunitiesCannot() {
    CityTable.of(2)
        .owns(ANN, "plate-vest", "calmax", "monowire", "lie-filter", "palm-gun")
        .opportunities(ANN, "soft-shoes")
        .bought(ANN, "weapons-tech")
        .run(new EventStep(0))
        .offers(ANN, "face-event", "lay-low", "sell-plate-vest", "sell-calmax", "sell-monowire");
  }

  @Test
  @Covers(NL_3_05)
  void equipmentCanBeSoldInEveryPhase() {
    var table = CityTable.of(2).missions(VAN).owns(ANN, "monowire").loans(ANN, 1).chips(ANN, 5);
    var sell = "sell-monowire";
    table.run(new Downtime()).offersAmongOthers(ANN, sell);
    table.run(new EventStep(0)).offersAmongOthers(ANN, sell);
    table.run(new TakeMissions(0)).offersAmongOthers(ANN, sell);
    table.run(new StreetPhase()).offersAmongOthers(ANN, sell);
    table.missions(VAN).crew(ANN, Crews.FIRST);
    table.run(new MissionPhase(0)).offersAmongOthers(ANN, sell);
    table.run(new Scoring()).offersAmongOthers(ANN, sell);
  }

  /** Two Health or two Chips, and only one Chip at hand. */
  @Test
  @Covers({NL_3_05, NL_3_14})
  void whoHasTooFewChipsForAPenaltyMaySellSomethingForIt() {
    var table = CityTable.of(2).round("rivets-harassing").owns(ANN, "silenced-smg").chips(ANN, 1);
    table
        .run(new EventStep(0))
        .chooses(ANN, "face-event", "stand-back")
        .offers(ANN, "loss-1", "sell-silenced-smg")
        .chooses(ANN, "sell-silenced-smg")
        .offers(ANN, "loss-1", "loss-2")
        .chooses(ANN, "loss-2")
        .hasChips(ANN, 1)
        .hasHealth(ANN, 7);
  }

  @Test
  @Covers(NL_3_05)
  void whoIsShownCardsMaySellSomethingToBuyOne() {
    var table = CityTable.of(2).owns(ANN, "silenced-smg").chips(ANN, 1).hand(ANN, "cyberspacer");
    Arrange.put(table.city(), table.at().marketDeck, table.market("monowire"));
    Arrange.put(table.city(), table.at().marketDeck, table.market("calmax"));
    table
        .run(new StreetPhase())
        .chooses(ANN, "play-cyberspacer-2")
        .refuses(ANN, "buy-calmax", NL_8_07)
        .chooses(ANN, "sell-silenced-smg", "buy-calmax")
        .hasChips(ANN, 0);
    assertThat(table.at().assets(ANN).list(table.city())).containsExactly(table.market("calmax"));
    assertThat(table.at().marketDiscard.list(table.city()))
        .contains(table.market("monowire"), table.market("silenced-smg"));
  }

  // For how much

  @ParameterizedTest
  @CsvSource({
    "final, service-pistol, 2, 1",
    "final, silenced-smg, 3, 2",
    "final, hardshell, 5, 3",
    "prototype, service-pistol, 3, 2",
    "prototype, silenced-smg, 4, 2"
  })
  @Covers(NL_3_06)
  void saleBringsHalfOfTheCostRoundedUp(String edition, String card, int cost, int price) {
    var table = CityTable.of(2, "edition", edition).owns(ANN, card).chips(ANN, 0);
    assertThat(table.market(card).chips()).isEqualTo(cost);
    table.run(new EventStep(0)).chooses(ANN, "sell-" + card).hasChips(ANN, price);
    assertThat(table.at().marketDiscard.top(table.city())).isEqualTo(table.market(card));
    assertThat(table.at().assets(ANN).isEmpty(table.city())).isTrue();
  }

  @Test
  @Covers({NL_3_06, NL_16_23})
  void uniqueCardThatIsSoldLeavesTheGame() {
    var table = CityTable.of(2).chips(ANN, 0).run(new EventStep(0));
    table.chooses(ANN, "sell-lock-spider").hasChips(ANN, 2);
    var card = table.market("lock-spider");
    assertThat(table.at().marketGone.has(table.city(), card)).isTrue();
    assertThat(table.at().marketDiscard.has(table.city(), card)).isFalse();
  }

  // What can't be sold just now

  @Test
  @Covers(NL_3_08)
  void spentCardCannotBeSoldBeforeItIsTurnedUp() {
    var table = CityTable.prototype(2).owns(ANN, "burner-handset", "calmax");
    table
        .run(new StreetPhase())
        .offersAmongOthers(ANN, "sell-burner-handset")
        .chooses(ANN, "use-burner-handset")
        .doesNotOffer(ANN, "sell-burner-handset")
        .offersAmongOthers(ANN, "sell-calmax")
        .run(new Downtime(), new EventStep(0))
        .offersAmongOthers(ANN, "sell-burner-handset");
  }

  @Test
  @Covers(NL_3_09)
  void cardUsedInAChallengeCannotBeSoldBeforeItIsOver() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).owns(ANN);
    table.carries(ANN, "silenced-smg", "service-pistol").has(ANN, 7, 1);
    fight(table)
        .offersAmongOthers(ANN, "sell-silenced-smg", "sell-service-pistol")
        .chooses(ANN, "use-silenced-smg")
        .doesNotOffer(ANN, "sell-silenced-smg")
        .offersAmongOthers(ANN, "sell-service-pistol")
        .crosshairs(0)
        .chooses(ANN, "done")
        .run(StageOf.stage(0, 2))
        .offersAmongOthers(ANN, "sell-silenced-smg");
  }

  /** A smoke canister is gone with its use; whoever buys it later has not used it. */
  @Test
  @Covers(NL_3_09)
  void cardThatWasDiscardedCountsAsUnusedForItsNextOwner() {
    var table = CityTable.of(2).owns(ANN, "smoke-canister").has(ANN, 7, 1).crosshairs(0);
    var covert = new Challenge(Ability.COVERT, 9, Optional.empty(), 0);
    table
        .run(city -> Challenges.face(city, Source.EVENT, covert, Seats.of(ANN)))
        .chooses(ANN, "attempt", "use-smoke-canister")
        .owns(BEN, "smoke-canister")
        .run(new EventStep(1))
        .offersAmongOthers(BEN, "sell-smoke-canister")
        .run(city -> Challenges.face(city, Source.EVENT, covert, Seats.of(BEN)))
        .chooses(BEN, "attempt")
        .offersAmongOthers(BEN, "use-smoke-canister");
  }

  @Test
  @Covers(NL_3_10)
  void cardOfTheLoadoutMayBeSoldAndNothingTakesItsPlace() {
    var table = CityTable.of(2).missions(VAN).crew(ANN, Crews.FIRST).chips(ANN, 0);
    table.owns(ANN, "silenced-smg", "service-pistol", "plate-vest", "calmax");
    table
        .run(new MissionPhase(0))
        .chooses(ANN, "take-service-pistol", "take-plate-vest", "take-calmax")
        .chooses(ANN, "sell-service-pistol")
        .hasChips(ANN, 1)
        .offers(ANN, "stay", "abandon", "sell-plate-vest", "sell-calmax", "sell-silenced-smg");
    fight(table).doesNotOffer(ANN, "use-silenced-smg");
    assertThat(table.at().loadout(ANN).size(table.city())).isEqualTo(2);
  }
}
