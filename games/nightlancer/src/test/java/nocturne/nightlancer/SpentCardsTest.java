package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_16_07;
import static nocturne.nightlancer.NightlancerRule.NL_16_08;
import static nocturne.nightlancer.NightlancerRule.NL_8_16;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import java.util.stream.Stream;
import nocturne.kernel.Seats;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.component.MarketCard;
import nocturne.nightlancer.component.Penalty;
import nocturne.nightlancer.effect.Effect;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.mission.Suffer;
import nocturne.nightlancer.prep.Downtime;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** Cards of the prototype that are turned face down by their use, until Downtime. */
class SpentCardsTest {

  private static final Challenge TECHNICAL =
      new Challenge(Ability.TECHNICAL, 9, Optional.empty(), 0);

  private static CityTable facesTechnical(CityTable table) {
    return table.run(city -> Challenges.face(city, Source.EVENT, TECHNICAL, Seats.of(ANN)));
  }

  private static boolean isSpent(CityTable table, String card) {
    var assets = table.at().assets(ANN);
    return assets.isFaceDown(table.city(), assets.placeOf(table.city(), table.market(card)));
  }

  @Test
  @Covers(NL_16_07)
  void spentCardIsTurnedFaceDownAndIsNeitherUsedNorSold() {
    var table = CityTable.prototype(2).owns(ANN, "lock-spider", "medkit");
    facesTechnical(table)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-lock-spider", "sell-lock-spider")
        .chooses(ANN, "use-lock-spider")
        .happened(NL_16_07)
        .chooses(ANN, "done", "decline");
    assertThat(isSpent(table, "lock-spider")).isTrue();
    facesTechnical(table)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "sell-medkit")
        .doesNotOffer(ANN, "use-lock-spider", "sell-lock-spider");
  }

  @Test
  @Covers(NL_16_07)
  void spentCardIsNoAssetForOpportunities() {
    var table =
        CityTable.prototype(2)
            .owns(ANN, "adrenal-pump", "nanite-filter")
            .opportunities(ANN, "product-ambassador", "soft-shoes", "weapons-tech")
            .chips(ANN, 9)
            .has(ANN, 5, 5);
    table
        .run(new StreetPhase())
        .chooses(ANN, "uc-2")
        .offers(ANN, "buy-product-ambassador", "buy-soft-shoes", "buy-weapons-tech");
    table
        .run(new StreetPhase())
        .chooses(ANN, "use-adrenal-pump")
        .hasResolve(ANN, 7)
        .chooses(ANN, "uc-1")
        .refuses(ANN, "buy-product-ambassador", NL_8_16);
  }

  @Test
  @Covers(NL_16_07)
  void armourThatIsSpentOnAMissionComesBackFaceDown() {
    var table =
        CityTable.prototype(2)
            .missions("the-borrowed-van")
            .crew(ANN, Crews.FIRST)
            .owns(ANN)
            .carries(ANN, "reactive-vest")
            .has(ANN, 7, 5);
    var fight = new Penalty.Fight(new Challenge(Ability.MELEE, 9, Optional.empty(), 4));
    table
        .run(new Suffer(Seats.of(ANN), fight, 0))
        .chooses(ANN, "stand-back", "use-reactive-vest")
        .hasHealth(ANN, 5);
    assertThat(isSpent(table, "reactive-vest")).isTrue();
    table.run(new Suffer(Seats.of(ANN), fight, 0)).chooses(ANN, "stand-back").hasHealth(ANN, 1);
  }

  @Test
  @Covers(NL_16_08)
  void spentCardsAreRefreshedInDowntime() {
    var table = CityTable.prototype(2).owns(ANN, "lock-spider").heat(ANN, 0);
    table.at().assets(ANN).turn(table.city(), table.market("lock-spider"), true);
    table.run(new Downtime());
    assertThat(isSpent(table, "lock-spider")).isFalse();
    facesTechnical(table)
        .chooses(ANN, "attempt")
        .offersAmongOthers(ANN, "use-lock-spider", "sell-lock-spider");
  }

  @Test
  @Covers(NL_16_07)
  void onlyThePrototypeHasCardsThatAreSpent() {
    assertThat(GAME.contents("prototype").market()).anyMatch(SpentCardsTest::spends);
    assertThat(GAME.contents("final").market()).noneMatch(SpentCardsTest::spends);
  }

  private static boolean spends(MarketCard card) {
    return Stream.concat(
            card.effects().stream(), card.uses().stream().flatMap(use -> use.effects().stream()))
        .anyMatch(Effect.SpendSelf.class::isInstance);
  }
}
