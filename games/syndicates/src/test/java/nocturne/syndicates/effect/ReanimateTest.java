package nocturne.syndicates.effect;

import static nocturne.syndicates.MoonTable.BLUE;
import static nocturne.syndicates.MoonTable.MAGENTA;
import static nocturne.syndicates.MoonTable.ORANGE;
import static nocturne.syndicates.MoonTable.TEAL;
import static nocturne.syndicates.MoonTable.seat;
import static nocturne.syndicates.SyndicatesRule.KW_10;
import static nocturne.syndicates.SyndicatesRule.KW_14;
import static nocturne.syndicates.SyndicatesRule.KW_15;
import static nocturne.syndicates.SyndicatesRule.KW_33;
import static nocturne.syndicates.SyndicatesRule.SM_16_03;
import static nocturne.syndicates.SyndicatesRule.SM_17_01;
import static nocturne.syndicates.SyndicatesRule.SM_17_05;
import static nocturne.syndicates.SyndicatesRule.SM_17_06;
import static nocturne.syndicates.SyndicatesRule.SM_19_43;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import nocturne.kernel.Happening;
import nocturne.syndicates.Covers;
import nocturne.syndicates.MoonTable;
import org.junit.jupiter.api.Test;

class ReanimateTest {

  private static MoonTable burnPile() {
    return MoonTable.of(3).noBurnedCard().burned("FO-001").burned("LE-006").hand(BLUE, "CO-001");
  }

  @Test
  @Covers({KW_33, KW_14, SM_16_03})
  void influenceIsAddedThenTheCardTakenAndOnePlaced() {
    burnPile()
        .performs(BLUE, "REANIMATE")
        .chooses(BLUE, "perform")
        .offers(BLUE, "UH", "WK", "SD", "MZ", "stop")
        .hasHand(BLUE, "CO-001")
        .chooses(BLUE, "UH")
        .hasInfluence("UH", BLUE, 1)
        .hasHand(BLUE, "CO-001", "LE-006")
        .offers(BLUE, "CO-001", "LE-006")
        .chooses(BLUE, "CO-001")
        .offers(BLUE, "stack-player-1", "stack-player-2", "stack-player-3")
        .chooses(BLUE, "stack-player-2")
        .hasStack(ORANGE, "CO-001")
        .hasHand(BLUE, "LE-006")
        .rests();
  }

  @Test
  @Covers({KW_15, SM_17_01})
  void takenCardMayBePlacedAndTheNextIsTheBurnedCard() {
    var table =
        burnPile()
            .performs(BLUE, "REANIMATE")
            .chooses(BLUE, "perform", "stop", "LE-006", "stack-player-1")
            .hasStack(BLUE, "LE-006")
            .hasHand(BLUE, "CO-001")
            .hasBurnPile("FO-001");
    assertThat(table.moon().burnedCard()).contains(table.agent("FO-001"));
  }

  @Test
  @Covers(KW_14)
  void influenceMayBeDeclinedButNotTheCard() {
    burnPile()
        .performs(BLUE, "REANIMATE")
        .chooses(BLUE, "perform", "stop")
        .hasSupply(BLUE, 16)
        .hasHand(BLUE, "CO-001", "LE-006")
        .offers(BLUE, "CO-001", "LE-006");
  }

  @Test
  @Covers({KW_14, SM_17_06})
  void withoutABurnedCardNothingHappens() {
    MoonTable.of(3)
        .noBurnedCard()
        .hand(BLUE, "CO-001")
        .performs(BLUE, "REANIMATE")
        .hasHand(BLUE, "CO-001")
        .rests();
  }

  @Test
  @Covers(KW_10)
  void cardIsPlacedOnOwnEmptyOrOpenStacks() {
    MoonTable.of(5)
        .noBurnedCard()
        .burned("LE-006")
        .hand(BLUE, "CO-001")
        .stackFaceDown(BLUE, "LE-001")
        .stackFaceDown(ORANGE, "LE-002")
        .stack(MAGENTA, "LE-003")
        .stackFaceDown(TEAL, "LE-004")
        .performs(BLUE, "REANIMATE")
        .chooses(BLUE, "perform", "stop", "CO-001")
        .offers(BLUE, "stack-player-1", "stack-player-3", "stack-player-4");
  }

  @Test
  @Covers(SM_17_01)
  void onlyTheTopOfTheBurnPileIsSeen() {
    var table = burnPile();
    for (var party : List.of(BLUE, ORANGE, MAGENTA)) {
      table.test().seat(seat(party)).sees(table.agent("LE-006"));
      table.test().seat(seat(party)).doesNotSee(table.agent("FO-001"));
    }
  }

  @Test
  @Covers(SM_17_05)
  void nothingElseTakesCardsFromTheBurnPile() {
    var table = MoonTable.of(2, "syndicates", "LE+MF+BF+NC+TB");
    var moon = table.moon();
    var pile = table.at().burnPile;
    var random = new Random(17);
    for (int choice = 0; choice < 5_000 && !moon.isOver(); choice++) {
      var before = pile.list(moon);
      var seat = moon.asked().list().getFirst();
      var options = moon.options(seat).list();
      table.test().seat(seat).chooses(options.get(random.nextInt(options.size())));
      boolean reanimated =
          table.test().happenings().stream()
              .map(Happening::rule)
              .anyMatch(rule -> rule == KW_33 || rule == SM_19_43);
      if (!reanimated) assertThat(pile.list(moon)).containsAll(before);
    }
    assertThat(moon.isOver()).isTrue();
  }
}
