package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import nocturne.kernel.Tray.Pebble;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;

class ImagineTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);

  private final List<Pebble> pebbles =
      List.of(
          new Pebble(0, 0),
          new Pebble(1, 0),
          new Pebble(2, 0),
          new Pebble(3, 0),
          new Pebble(4, 1),
          new Pebble(5, 1));
  private final Layout layout = new Layout();
  private final Kind<Pebble> kind = layout.kind("pebbles", pebbles);
  private final Zone<Pebble> deck = layout.zone("deck", kind, Sight.HIDDEN);
  private final Zone<Pebble> annsHand = layout.zone("Ann's hand", kind, Sight.only(Seats.of(ANN)));
  private final Zone<Pebble> bensHand = layout.zone("Ben's hand", kind, Sight.only(Seats.of(BEN)));
  private final Register vote = layout.secret("vote", 2, Seats.of(BEN), 3);
  private final Chance dealer = new FastChance(42);

  /** Ann holds p0; the deck is p1 p4 from the bottom, Ben holds p2 p3 p5. */
  private Tray dealt() {
    var tray = Tray.of(layout, 2);
    annsHand.fill(tray, List.of(pebbles.get(0)));
    deck.fill(tray, List.of(pebbles.get(1), pebbles.get(4)));
    bensHand.fill(tray, List.of(pebbles.get(2), pebbles.get(3), pebbles.get(5)));
    return tray;
  }

  @Test
  void whatASeatSeesIsTheSameAtTheImaginedTable() {
    var tray = dealt();
    for (int i = 0; i < 100; i++) {
      var imagined = tray.imagine(ANN, dealer);
      assertThat(tray.view(Viewer.of(ANN)).difference(imagined.view(Viewer.of(ANN)))).isEmpty();
    }
  }

  @Test
  void everyConsistentDealAppearsEquallyOften() {
    // Ben's hand shows two backs of p1 p2 p3 and one of p4 p5; the deck shows no back of the other
    // two.
    var tray = dealt();
    var seen = new HashMap<String, Integer>();
    int[] count = new int[24];
    for (int i = 0; i < 24_000; i++) {
      var imagined = tray.imagine(ANN, dealer);
      var deal = deck.list(imagined) + " " + bensHand.list(imagined);
      count[seen.computeIfAbsent(deal, key -> seen.size())]++;
    }
    assertThat(seen).hasSize(24);
    assertThat(ChanceTest.chiSquare(count)).isLessThan(ChanceTest.critical(23));
  }

  @Test
  void tablesThatLookTheSameToASeatAreImaginedTheSame() {
    var otherDeck = layout.zone("other deck", kind, Sight.HIDDEN);
    var tray = dealt();
    bensHand.moveTop(tray, otherDeck);
    for (int i = 0; i < 100; i++) {
      var twin = tray.imagine(ANN, dealer);
      var imagined = twin.imagine(ANN, new FastChance(i));
      assertThat(imagined.difference(tray.imagine(ANN, new FastChance(i)))).isEmpty();
    }
  }

  @Test
  void componentsOfDifferentBacksAreNeverMixedUpWhereTheBacksAreSeen() {
    var tray = dealt();
    for (int i = 0; i < 200; i++) {
      var imagined = tray.imagine(ANN, dealer);
      assertThat(deck.list(imagined)).extracting(Pebble::back).containsExactlyInAnyOrder(0, 1);
      assertThat(bensHand.list(imagined)).extracting(Pebble::back).containsExactly(0, 0, 1);
    }
  }

  @Test
  void aPeekedComponentStaysWhereItWasSeen() {
    var tray = dealt();
    deck.show(tray, 0, Seats.of(ANN));
    for (int i = 0; i < 200; i++)
      assertThat(deck.get(tray.imagine(ANN, dealer), 0)).isEqualTo(pebbles.get(1));
  }

  @Test
  void whatAnotherHasPeekedAtStaysUnknownAndIsKnownToThatSeatStill() {
    var tray = dealt();
    deck.show(tray, 0, Seats.of(BEN));
    var tops = new HashSet<Pebble>();
    for (int i = 0; i < 200; i++) {
      var imagined = tray.imagine(ANN, dealer);
      tops.add(deck.get(imagined, 0));
      assertThat(deck.isHidden(imagined.view(Viewer.of(BEN)).table(), 0)).isFalse();
    }
    assertThat(tops).containsExactlyInAnyOrderElementsOf(pebbles.subList(1, 6));
  }

  @Test
  void componentsOfDifferentKindsAreNeverMixedUp() {
    var both = new Layout();
    var stones = Pebble.all(3);
    var shells = Pebble.all(3);
    var stoneBag = both.zone("stones", both.kind("stones", stones), Sight.HIDDEN);
    var shellBag = both.zone("shells", both.kind("shells", shells), Sight.HIDDEN);
    var tray = Tray.of(both, 2);
    stoneBag.fill(tray, stones);
    shellBag.fill(tray, shells);
    for (int i = 0; i < 50; i++) {
      var imagined = tray.imagine(ANN, dealer);
      assertThat(stoneBag.list(imagined)).containsExactlyInAnyOrderElementsOf(stones);
      assertThat(shellBag.list(imagined)).containsExactlyInAnyOrderElementsOf(shells);
    }
  }

  @Test
  void theWayAHiddenComponentFacesStaysWithItsPlace() {
    var places = new Layout();
    var bens = places.zone("stack", places.kind("pebbles", pebbles), Sight.faceDownFor(BEN));
    var bag = places.zone("bag", bens.kind(), Sight.HIDDEN);
    var tray = Tray.of(places, 2);
    bag.fill(tray, pebbles);
    bag.moveFaceDown(tray, pebbles.get(0), bens);
    bag.move(tray, pebbles.get(1), bens);
    for (int i = 0; i < 50; i++) {
      var imagined = tray.imagine(ANN, dealer);
      assertThat(bens.isFaceDown(imagined, 0)).isTrue();
      assertThat(bens.isFaceDown(imagined, 1)).isFalse();
      assertThat(bens.get(imagined, 1)).isEqualTo(pebbles.get(1));
    }
  }

  @Test
  void aSecretNumberThatIsSetBecomesAnyThatItMightBeAndOneThatIsNotStaysUnset() {
    var tray = dealt();
    vote.set(tray, 0, 2);
    int[] count = new int[3];
    for (int i = 0; i < 3_000; i++) {
      var imagined = tray.imagine(ANN, dealer);
      count[vote.get(imagined, 0) - 1]++;
      assertThat(vote.get(imagined, 1)).isZero();
    }
    assertThat(ChanceTest.chiSquare(count)).isLessThan(ChanceTest.critical(2));
  }

  @Test
  void ownSecretsAreNotImagined() {
    var tray = dealt();
    vote.set(tray, 0, 2);
    for (int i = 0; i < 50; i++) {
      var imagined = tray.imagine(BEN, dealer);
      assertThat(vote.get(imagined, 0)).isEqualTo(2);
      assertThat(bensHand.list(imagined)).isEqualTo(bensHand.list(tray));
    }
  }

  @Test
  void imaginingLeavesTheRealTableAlone() {
    var tray = dealt();
    long before = tray.hash();
    deck.shuffle(tray.imagine(ANN, dealer));
    assertThat(deck.list(tray)).containsExactly(pebbles.get(1), pebbles.get(4));
    assertThat(tray.hash()).isEqualTo(before);
  }

  @Test
  void anImaginedTableRollsItsOwnDice() {
    var tray = dealt();
    var rolls = new HashSet<Integer>();
    for (int i = 0; i < 100; i++) rolls.add(tray.imagine(ANN, dealer).chance("die").below(6));
    assertThat(rolls).hasSize(6);
  }

  @Test
  void theSameDealerImaginesTheSameTables() {
    var tray = dealt();
    assertThat(tray.imagine(ANN, new FastChance(5)).hash())
        .isEqualTo(tray.imagine(ANN, new FastChance(5)).hash());
  }

  @Test
  void imaginedNightsLookRealToTheirSeatAndCanBePlayedToTheEnd() {
    for (int seed = 0; seed < 40; seed++) {
      var chance = new FastChance(seed);
      var night =
          NightCards.GAME.open(
              NightCards.setup(Map.of("rounds", "2"), "Ann", "Ben", "Cleo"), new FastChance(seed));
      while (!night.isOver()) {
        for (var seat : night.seats()) {
          var imagined = night.imagine(seat, dealer);
          assertThat(night.view(Viewer.of(seat)).difference(imagined.view(Viewer.of(seat))))
              .isEmpty();
          playOn(imagined, chance);
        }
        playOne(night, chance);
      }
    }
  }

  private static void playOn(Night night, Chance chance) {
    while (!night.isOver()) playOne(night, chance);
  }

  static void playOne(Night night, Chance chance) {
    var asked = new ArrayList<>(night.asked().list());
    var seat = asked.get(chance.below(asked.size()));
    night.choose(seat, chance.below(night.options(seat).size()));
  }

  @Test
  void householdsKeepTheBacksThatTheyHaveBetweenThem() {
    var homes = new Layout();
    var kind = homes.kind("pebbles", pebbles);
    var unseen = new Sight(Seats.of(BEN), Seats.of(BEN), false, false);
    var hand = homes.zone("hand", kind, unseen);
    var chest = homes.zone("chest", kind, unseen);
    var elsewhere = homes.zone("elsewhere", kind, unseen);
    homes.household(List.of(hand, chest), homes.register("mixed", 1), 0);
    var tray = Tray.of(homes, 2);
    hand.fill(tray, pebbles.subList(0, 2));
    chest.fill(tray, pebbles.subList(4, 5));
    elsewhere.fill(tray, List.of(pebbles.get(2), pebbles.get(3), pebbles.get(5)));
    var hands = new HashSet<List<Integer>>();
    for (int i = 0; i < 200; i++) {
      var imagined = tray.imagine(ANN, dealer);
      var owned = new ArrayList<>(hand.list(imagined));
      hands.add(owned.stream().map(Pebble::back).toList());
      owned.addAll(chest.list(imagined));
      assertThat(owned).extracting(Pebble::back).containsExactlyInAnyOrder(0, 0, 1);
    }
    assertThat(hands).contains(List.of(0, 0), List.of(0, 1), List.of(1, 0));
  }

  @Test
  void householdsWhoseThingsWereSwappedUnseenAreDealtTogether() {
    var homes = new Layout();
    var kind = homes.kind("pebbles", pebbles);
    var unseen = new Sight(Seats.of(BEN), Seats.of(BEN), false, false);
    var hands =
        List.of(
            homes.zone("one", kind, unseen),
            homes.zone("two", kind, unseen),
            homes.zone("three", kind, unseen));
    var swapped = homes.register("swapped", 3);
    for (int i = 0; i < 3; i++) homes.household(List.of(hands.get(i)), swapped, i);
    var tray = Tray.of(homes, 2);
    hands.get(0).fill(tray, pebbles.subList(0, 1));
    hands.get(1).fill(tray, pebbles.subList(4, 5));
    hands.get(2).fill(tray, pebbles.subList(5, 6));
    swapped.set(tray, 0, 1);
    swapped.set(tray, 1, 1);
    var backs = new HashSet<List<Integer>>();
    for (int i = 0; i < 200; i++) {
      var imagined = tray.imagine(ANN, dealer);
      backs.add(hands.stream().map(hand -> hand.get(imagined, 0).back()).toList());
    }
    assertThat(backs).containsExactlyInAnyOrder(List.of(0, 1, 1), List.of(1, 0, 1));
  }
}
