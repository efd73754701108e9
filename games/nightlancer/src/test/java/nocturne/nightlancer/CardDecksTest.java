package nocturne.nightlancer;

import static nocturne.nightlancer.CityTable.ANN;
import static nocturne.nightlancer.CityTable.BEN;
import static nocturne.nightlancer.NightlancerRule.NL_16_01;
import static nocturne.nightlancer.NightlancerRule.NL_16_02;
import static nocturne.nightlancer.NightlancerRule.NL_16_03;
import static nocturne.nightlancer.NightlancerRule.NL_16_04;
import static nocturne.nightlancer.NightlancerRule.NL_16_05;
import static nocturne.nightlancer.NightlancerRule.NL_16_06;
import static nocturne.nightlancer.NightlancerRule.NL_16_23;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import nocturne.kernel.Seats;
import nocturne.nightlancer.challenge.Challenges;
import nocturne.nightlancer.challenge.Source;
import nocturne.nightlancer.component.Ability;
import nocturne.nightlancer.component.Challenge;
import nocturne.nightlancer.mission.Crews;
import nocturne.nightlancer.round.EndRound;
import nocturne.nightlancer.scoring.Scoring;
import nocturne.nightlancer.street.StreetPhase;
import org.junit.jupiter.api.Test;

/** Drawing, discarding, and decks that run out. */
class CardDecksTest {

  /** Nobody holds Contacts, and the deck has only these; the rest is out of reach with Ben. */
  private static CityTable contactsLeft(String edition, String... ids) {
    var table = CityTable.of(2, "edition", edition);
    table.at().contactDeck.moveAll(table.city(), table.at().contacts(BEN));
    for (var id : ids)
      table.at().contacts(BEN).move(table.city(), table.contact(id), table.at().contactDeck);
    return table;
  }

  private static CityTable draw(CityTable table, int count) {
    return table.run(city -> city.drawContacts(ANN, count, NL_16_01));
  }

  @Test
  @Covers(NL_16_01)
  void drawnCardsComeToTheHand() {
    var table = contactsLeft("final", "broker", "detective");
    draw(table, 2).hasHand(ANN, "broker", "detective");
    table.opportunities(ANN).run(city -> city.drawOpportunities(ANN, 1, NL_16_01));
    assertThat(table.at().opportunities(ANN).size(table.city())).isEqualTo(1);
  }

  // Discarding

  @Test
  @Covers(NL_16_02)
  void everyKindOfCardHasADiscardPileOfItsOwnFaceUp() {
    var table =
        CityTable.of(2)
            .missions("the-borrowed-van", highMission())
            .owns(ANN, "medkit")
            .hand(ANN, "broker")
            .opportunities(ANN, "soft-shoes");
    table.run(
        city -> {
          city.discard(ANN, table.contact("broker"));
          city.discard(city.at().opportunities(ANN), table.opportunity("soft-shoes"));
          city.discardMarket(city.at().assets(ANN), table.market("medkit"));
          Crews.discard(city, 0);
          Crews.discard(city, 1);
        });
    var at = table.at();
    for (var pile :
        List.of(
            at.contactDiscard,
            at.opportunityDiscard,
            at.marketDiscard,
            at.lowDiscard,
            at.highDiscard)) {
      assertThat(pile.size(table.city())).as(pile.name()).isEqualTo(1);
      assertThat(pile.isTopFaceDown(table.city())).as(pile.name()).isFalse();
    }
    assertThat(at.lowDiscard.top(table.city()).id()).isEqualTo("the-borrowed-van");
  }

  private static String highMission() {
    return CityTable.GAME.contents("final").missions().stream()
        .filter(mission -> mission.high())
        .findFirst()
        .orElseThrow()
        .id();
  }

  @Test
  @Covers(NL_16_06)
  void cardThatIsDiscardedComesFromTheHand() {
    CityTable.of(2)
        .owns(ANN, "medkit")
        .hand(ANN, "broker", "detective")
        .opportunities(ANN, "soft-shoes")
        .heat(ANN, 1)
        .chips(ANN, 0)
        .run(new StreetPhase())
        .chooses(ANN, "em-1", "drop-heat")
        .offers(ANN, "give-broker", "give-detective", "give-soft-shoes");
    CityTable.prototype(2)
        .owns(ANN, "medkit")
        .hand(ANN, "broker")
        .opportunities(ANN, "soft-shoes")
        .heat(ANN, 1)
        .run(new StreetPhase())
        .chooses(ANN, "op-3")
        .offers(ANN, "give-broker", "give-soft-shoes");
  }

  // Decks that run out

  @Test
  @Covers(NL_16_03)
  void discardPileBecomesTheDeckAndTheDrawGoesOn() {
    for (var edition : List.of("final", "prototype")) {
      var table = contactsLeft(edition, "broker", "detective", "performer", "solicitor");
      for (var id : List.of("detective", "performer", "solicitor"))
        table.at().contactDeck.move(table.city(), table.contact(id), table.at().contactDiscard);
      draw(table, 3).happened(NL_16_03);
      assertThat(table.at().contacts(ANN).list(table.city()))
          .hasSize(3)
          .contains(table.contact("broker"));
      assertThat(table.at().contactDiscard.isEmpty(table.city())).isTrue();
      assertThat(table.at().contactDeck.size(table.city())).isEqualTo(1);
    }
  }

  @Test
  @Covers(NL_16_03)
  void deckIsNotShuffledBeforeACardIsMissing() {
    var table = contactsLeft("final", "broker", "detective");
    table.at().contactDeck.move(table.city(), table.contact("broker"), table.at().contactDiscard);
    draw(table, 1).didNotHappen(NL_16_03).hasHand(ANN, "detective");
    assertThat(table.at().contactDeck.isEmpty(table.city())).isTrue();
    assertThat(table.at().contactDiscard.size(table.city())).isEqualTo(1);
  }

  @Test
  @Covers(NL_16_03)
  void cardThatComesBackIsAsNew() {
    var outOfReach = new Challenge(Ability.COVERT, 20, Optional.empty(), 0);
    var table = CityTable.of(2);
    for (int time = 0; time < 2; time++)
      table
          .owns(ANN, "smoke-canister")
          .run(city -> Challenges.face(city, Source.EVENT, outOfReach, Seats.of(ANN)))
          .chooses(ANN, "attempt", "use-smoke-canister")
          .rests();
    assertThat(table.at().marketDiscard.list(table.city()))
        .containsExactly(table.market("smoke-canister"));
  }

  @Test
  @Covers(NL_16_04)
  void nothingIsDrawnWhereDeckAndDiscardPileAreEmpty() {
    for (var edition : List.of("final", "prototype")) {
      draw(contactsLeft(edition, "broker"), 3).didNotHappen(NL_16_03).hasHand(ANN, "broker");
      draw(contactsLeft(edition), 1).hasHand(ANN);
    }
  }

  @Test
  @Covers(NL_16_05)
  void roundDeckIsNeverShuffledAnew() {
    var table = CityTable.of(2).missions().owns(ANN).owns(BEN, "medkit");
    for (int pair = 1; pair <= 5; pair++) table.pair(pair);
    table.at().roundDeck.moveAll(table.city(), table.at().roundPast);
    table.run(new EndRound()).offersAmongOthers(BEN, "sell-medkit", "done");
    assertThat(table.at().roundDeck.isEmpty(table.city())).isTrue();
    assertThat(table.city().round()).isEqualTo(1);
  }

  // Unique cards

  @Test
  @Covers(NL_16_23)
  void uniqueCardThatIsSoldLeavesTheGame() {
    var table = CityTable.of(2).owns(ANN, "lock-spider", "medkit");
    table.run(new Scoring()).chooses(ANN, "sell-lock-spider", "sell-medkit");
    assertThat(table.at().marketGone.has(table.city(), table.market("lock-spider"))).isTrue();
    assertThat(table.at().marketDiscard.list(table.city())).containsExactly(table.market("medkit"));
  }

  @Test
  @Covers(NL_16_23)
  void uniqueOpportunityThatIsDiscardedLeavesTheGame() {
    var table =
        CityTable.of(2)
            .owns(ANN)
            .opportunities(ANN, "a-clean-name", "inner-city-lease")
            .chips(ANN, 0)
            .heat(ANN, 1);
    table.run(new Scoring()).chooses(ANN, "give-a-clean-name");
    assertThat(table.at().opportunityGone.has(table.city(), table.opportunity("a-clean-name")))
        .isTrue();
    assertThat(table.at().opportunityDiscard.list(table.city()))
        .containsExactly(table.opportunity("inner-city-lease"));
  }
}
