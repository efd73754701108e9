package nocturne.nightshift.component;

import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_1_07;
import static nocturne.nightshift.NightshiftRule.NS_1_21;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nocturne.nightshift.Covers;
import nocturne.nightshift.component.Contents.Door;
import nocturne.nightshift.component.Contents.Shift;
import nocturne.nightshift.component.PowerCard.Star;
import nocturne.nightshift.component.RoundPlan.Kind;
import org.junit.jupiter.api.Test;

/** The cards, the timer and the house of the built-in packs. */
class ClubPackTest {

  private static final Contents CONTENTS = GAME.contents();

  private static List<String> removed(Star... stars) {
    return CONTENTS.powerCards().stream()
        .filter(card -> List.of(stars).contains(card.star()))
        .map(card -> card.name().en())
        .toList();
  }

  @Test
  void fortyPowerCardsOfWhichSevenAreSolidAndElevenHollow() {
    assertThat(CONTENTS.powerCards()).hasSize(40);
    assertThat(removed(Star.SOLID))
        .containsExactly(
            "Bad Influence",
            "Locked Door",
            "Cold Feet",
            "I Don't Think So",
            "Money Troubles",
            "Sprained Ankle",
            "Wandering Eyes");
    assertThat(removed(Star.HOLLOW))
        .containsExactly(
            "Bad Karma",
            "Cheers!",
            "Double Trouble",
            "Drinks On You",
            "New Faces",
            "Girl Code",
            "Helping Hand",
            "Profit & Power",
            "Rigged Roll",
            "Spell Doll",
            "Stolen Goods");
    assertThat(removed(Star.NONE)).hasSize(22);
  }

  @Test
  void eightEventsOfWhichTwoAreNotForOne() {
    assertThat(CONTENTS.events()).hasSize(8);
    assertThat(CONTENTS.events().stream().filter(it -> !it.inSolo()).map(it -> it.name().en()))
        .containsExactly("Card Cartel", "Quiet Night");
  }

  @Test
  void everyMoveStandsElevenTimesOnTheThirtyFiveDances() {
    assertThat(CONTENTS.dances()).hasSize(35);
    for (var move : Move.values()) {
      var with = CONTENTS.dances().stream().filter(it -> it.moves().contains(move)).toList();
      assertThat(with.stream().filter(it -> it.moves().size() == 1)).hasSize(3);
      assertThat(with.stream().filter(it -> it.moves().equals(List.of(move, move)))).hasSize(2);
      assertThat(with).hasSize(3 + 2 + 4);
    }
    assertThat(CONTENTS.dances().stream().mapToInt(it -> it.moves().size()).sum()).isEqualTo(55);
  }

  @Test
  void secondDanceIsABustOnceInEight() {
    int busts = 0;
    for (var first : CONTENTS.dances())
      for (var second : CONTENTS.dances()) if (first != second && busts(first, second)) busts++;
    assertThat(busts * 119).isEqualTo(15 * 35 * 34);
  }

  private static boolean busts(Dance first, Dance second) {
    return Stream.of(Move.values())
        .anyMatch(
            move ->
                Stream.concat(first.moves().stream(), second.moves().stream())
                        .filter(move::equals)
                        .count()
                    >= 3);
  }

  @Test
  void dancesPayByMovesAndStars() {
    for (var dance : CONTENTS.dances()) {
      var pays =
          dance.moves().size() == 1
              ? List.of(500, 1000, 1000)
              : dance.moves().getFirst() == dance.moves().getLast()
                  ? List.of(1000, 1500, 2500)
                  : List.of(1000, 1000, 1500);
      assertThat(dance.pays()).as(dance.id()).isEqualTo(pays);
    }
  }

  @Test
  void heartsPayByLevelAndStars() {
    assertThat(CONTENTS.house().hearts())
        .containsExactly(
            List.of(1000, 1500, 2000),
            List.of(2000, 3000, 4000),
            List.of(3000, 5000, 7000),
            List.of(5000, 8000, 12000),
            List.of(10000, 15000, 20000));
  }

  @Test
  void fiveDancersHaveFiveTraitsAndTheirAbilities() {
    assertThat(CONTENTS.dancers())
        .extracting(Dancer::id, Dancer::trait, Dancer::ability)
        .containsExactly(
            tuple("ruby", Trait.EGO, new Ability.TipAdd(500)),
            tuple("topaz", Trait.COMPASSION, new Ability.LoyaltyAdd(1)),
            tuple("emerald", Trait.FUN, new Ability.ShotAdd(1)),
            tuple("sapphire", Trait.INTELLECT, new Ability.Reroll(1)),
            tuple("amethyst", Trait.FANTASY, new Ability.FreeRedo()));
  }

  /** The rounds of a shift that are of a kind, from 1. */
  private static List<Integer> rounds(Shift shift, Kind kind) {
    var timer = CONTENTS.timers().get(shift);
    return IntStream.rangeClosed(1, timer.size())
        .filter(round -> timer.get(round - 1).kind() == kind)
        .boxed()
        .toList();
  }

  @Test
  @Covers(NS_1_07)
  void longerShiftHasSixteenRounds() {
    assertThat(CONTENTS.timers().get(Shift.LONGER)).hasSize(16);
    assertThat(rounds(Shift.LONGER, Kind.REFRESH)).containsExactly(4, 7, 12);
    assertThat(rounds(Shift.LONGER, Kind.EVENT)).containsExactly(9);
    assertThat(rounds(Shift.LONGER, Kind.LIGHTS_ON)).containsExactly(15);
    assertThat(rounds(Shift.LONGER, Kind.FINAL)).containsExactly(16);
    assertThat(roster(Shift.LONGER))
        .containsExactly(
            List.of(3, 8), List.of(3, 11), List.of(6, 11), List.of(6, 13), List.of(8, 13));
  }

  @Test
  @Covers(NS_1_07)
  void shorterShiftHasTenRounds() {
    assertThat(CONTENTS.timers().get(Shift.SHORTER)).hasSize(10);
    assertThat(rounds(Shift.SHORTER, Kind.REFRESH)).containsExactly(7);
    assertThat(rounds(Shift.SHORTER, Kind.EVENT)).containsExactly(5);
    assertThat(rounds(Shift.SHORTER, Kind.LIGHTS_ON)).containsExactly(9);
    assertThat(rounds(Shift.SHORTER, Kind.FINAL)).containsExactly(10);
    assertThat(roster(Shift.SHORTER))
        .containsExactly(List.of(4), List.of(4), List.of(6), List.of(6), List.of(8));
  }

  /** The Stage rounds of every dancer. */
  private static List<List<Integer>> roster(Shift shift) {
    var timer = CONTENTS.timers().get(shift);
    return CONTENTS.dancers().stream()
        .map(
            dancer ->
                IntStream.rangeClosed(1, timer.size())
                    .filter(round -> timer.get(round - 1).stage().contains(dancer))
                    .boxed()
                    .toList())
        .toList();
  }

  @Test
  void noRoundHasBothARosterAndABoardStep() {
    for (var timer : CONTENTS.timers().values())
      assertThat(timer).allMatch(it -> it.kind() == Kind.PLAIN || it.stage().isEmpty());
  }

  @Test
  void targetsOfTheLongerShiftAreFortyThousandEach() {
    assertThat(CONTENTS.targets().get(Shift.LONGER)).containsExactly(80000, 120000, 160000, 200000);
    assertThat(CONTENTS.targets().get(Shift.SHORTER)).containsExactly(50000, 70000, 90000, 110000);
  }

  @Test
  void barIsAtThreeTablesAndFiveWaysLeadToTheFloor() {
    assertThat(CONTENTS.spots().stream().filter(Spot::bar).map(Spot::id))
        .containsExactly("S6", "S7", "S8");
    assertThat(CONTENTS.door(Door.LOCKER_ROOM).id()).isEqualTo("S1");
    assertThat(CONTENTS.door(Door.PRIVATE_EXIT).id()).isEqualTo("S5");
    assertThat(CONTENTS.door(Door.VIP_EXIT).id()).isEqualTo("S9");
    assertThat(CONTENTS.door(Door.STAGE_LEFT).id()).isEqualTo("S4");
    assertThat(CONTENTS.door(Door.STAGE_RIGHT).id()).isEqualTo("S10");
  }

  @Test
  @Covers(NS_1_21)
  void allAmountsAreMultiplesOfFiveHundred() {
    var house = CONTENTS.house();
    var fixed =
        Stream.of(
            house.shot(),
            house.champagne(),
            house.fine(),
            house.tip(),
            house.privateBust(),
            house.vipBust(),
            house.diamondTip());
    var tables =
        Stream.of(
                house.income().stream().map(House.Income::amount),
                house.hearts().stream().flatMap(List::stream),
                CONTENTS.dances().stream().flatMap(it -> it.pays().stream()),
                CONTENTS.targets().values().stream().flatMap(List::stream))
            .flatMap(it -> it);
    assertThat(Stream.concat(fixed, tables)).allMatch(amount -> amount % 500 == 0);
    assertThat(house)
        .extracting(House::shot, House::champagne, House::fine, House::tip)
        .containsExactly(500, 1500, 1000, 500);
    assertThat(house)
        .extracting(House::privateBust, House::vipBust, House::diamondTip)
        .containsExactly(500, 1000, 1000);
  }
}
