package nocturne.nightlancer.component;

import static nocturne.nightlancer.CityTable.GAME;
import static nocturne.nightlancer.NightlancerRule.NL_16_09;
import static nocturne.nightlancer.NightlancerRule.NL_16_10;
import static nocturne.nightlancer.NightlancerRule.NL_16_16;
import static nocturne.nightlancer.NightlancerRule.NL_16_18;
import static nocturne.nightlancer.NightlancerRule.NL_16_24;
import static nocturne.nightlancer.NightlancerRule.NL_16_25;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import nocturne.nightlancer.Covers;
import nocturne.nightlancer.effect.Cost;
import nocturne.nightlancer.effect.Effect;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is printed on the cards of each edition. */
class CardKindsTest {

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_09)
  void blackMarketHasFiveTypes(String edition) {
    assertThat(GAME.contents(edition).market())
        .extracting(MarketCard::type)
        .containsOnly(
            MarketType.ARMOUR,
            MarketType.GEAR,
            MarketType.WEAPON,
            MarketType.CYBERWARE,
            MarketType.CYBERWEAPON);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_10)
  void blackMarketHasTwoTraits(String edition) {
    var market = GAME.contents(edition).market();
    assertThat(Trait.values()).containsExactly(Trait.LOUD, Trait.OBVIOUS);
    assertThat(market).anyMatch(card -> card.isLoud() && !card.isObvious());
    assertThat(market).anyMatch(card -> card.isObvious() && !card.isLoud());
    assertThat(market).anyMatch(card -> card.traits().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_16)
  void contactsHaveFiveTypesInEqualNumbers(String edition) {
    var contacts = GAME.contents(edition).contacts();
    var byType =
        contacts.stream().collect(Collectors.groupingBy(Contact::type, Collectors.counting()));
    assertThat(byType)
        .containsOnlyKeys(
            ContactType.COMPANY,
            ContactType.FIXER,
            ContactType.SECURITY,
            ContactType.SMARTS,
            ContactType.SOCIAL);
    assertThat(byType.values()).containsOnly(contacts.size() / 5L);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_16)
  void someOpportunitiesAskForContactsOfEachType(String edition) {
    var sorts =
        GAME.contents(edition).opportunities().stream()
            .flatMap(card -> card.costs().stream())
            .filter(Cost.DiscardHand.class::isInstance)
            .map(cost -> ((Cost.DiscardHand) cost).sort())
            .toList();
    for (var type : ContactType.values())
      assertThat(sorts)
          .as(type.name())
          .anyMatch(sort -> sort.takes(type) && !sort.equals(Cost.Sort.ANY) && takesOne(sort));
  }

  private static boolean takesOne(Cost.Sort sort) {
    return List.of(ContactType.values()).stream().filter(sort::takes).count() == 1;
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_18)
  void opportunitiesAreSkillsAndAgendas(String edition) {
    assertThat(GAME.contents(edition).opportunities())
        .extracting(Opportunity::type)
        .containsOnly(Opportunity.Type.SKILL, Opportunity.Type.AGENDA);
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_24)
  void roundCardHasMissionNumbersAnEventAndAPrice(String edition) {
    var rounds = GAME.contents(edition).rounds();
    assertThat(rounds).extracting(RoundCard::late).contains(true, false);
    assertThat(rounds).extracting(card -> card.name().en()).doesNotHaveDuplicates();
    for (var card : rounds) {
      for (int players = 2; players <= 4; players++) {
        assertThat(card.deal(players).low()).as(card.id()).isPositive();
        assertThat(card.deal(players).high()).as(card.id()).isPositive();
      }
      assertThat(card.challenge().difficulty()).as(card.id()).isPositive();
      assertThat(card.penalty()).as(card.id()).isNotInstanceOf(Penalty.Abort.class);
      assertThat(card.price()).as(card.id()).isPositive();
    }
    assertThat(rounds).anyMatch(card -> card.conditions().isEmpty());
    assertThat(rounds).anyMatch(card -> !card.conditions().isEmpty());
  }

  @ParameterizedTest
  @ValueSource(strings = {"final", "prototype"})
  @Covers(NL_16_25)
  void missionHasAProfileTraitsThreeStagesAndAPaymentForEveryCrew(String edition) {
    var missions = GAME.contents(edition).missions();
    for (Function<Mission, Boolean> trait :
        List.<Function<Mission, Boolean>>of(
            Mission::high,
            Mission::dirty,
            it -> it.excludes().contains(Trait.LOUD),
            it -> it.excludes().contains(Trait.OBVIOUS)))
      assertThat(missions).extracting(trait::apply).contains(true, false);
    assertThat(missions).extracting(mission -> mission.name().en()).doesNotHaveDuplicates();
    for (var mission : missions) {
      assertThat(mission.stages()).as(mission.id()).hasSize(3);
      assertThat(mission.payments()).as(mission.id()).hasSize(4);
      for (int crew = 1; crew <= 4; crew++)
        assertThat(Effect.gained(mission.payment(crew), Resource.CHIP))
            .as(mission.id())
            .isPositive();
    }
  }
}
