package nocturne.syndicates;

import static nocturne.syndicates.MoonTable.GAME;
import static nocturne.syndicates.SyndicatesRule.SM_12_01;
import static nocturne.syndicates.SyndicatesRule.SM_1_02;
import static nocturne.syndicates.SyndicatesRule.SM_1_03;
import static nocturne.syndicates.SyndicatesRule.SM_1_04;
import static nocturne.syndicates.SyndicatesRule.SM_1_06;
import static nocturne.syndicates.SyndicatesRule.SM_1_07;
import static nocturne.syndicates.SyndicatesRule.SM_1_08;
import static nocturne.syndicates.SyndicatesRule.SM_1_09;
import static nocturne.syndicates.SyndicatesRule.SM_1_11;
import static nocturne.syndicates.SyndicatesRule.SM_20_06;
import static nocturne.syndicates.SyndicatesRule.SM_2_11;
import static nocturne.syndicates.SyndicatesRule.SM_2_23;
import static nocturne.syndicates.SyndicatesRule.SM_2_28;
import static nocturne.syndicates.SyndicatesRule.SM_6_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import nocturne.kernel.FastChance;
import nocturne.kernel.Happening;
import nocturne.kernel.Setup;
import nocturne.kernel.Variant;
import nocturne.syndicates.component.Operation;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What holds from the first turn to the last, seen in games played at random. */
class WholeGameTest {

  /** A turn as it begins: who holds the marker then, and how many cards everybody has. */
  private record TurnBegun(int round, int firstPlayer, int player, List<Integer> hands) {}

  private static final class Story {

    private final Moon moon;
    private final FastChance dice;
    private final List<TurnBegun> turns = new ArrayList<>();
    private final List<Integer> endsOfRound = new ArrayList<>();
    private final List<List<Integer>> handsAtEnds = new ArrayList<>();

    Story(int players, String row, long seed) {
      var names = IntStream.range(0, players).mapToObj(i -> Setup.Player.person("P" + i)).toList();
      var variant = Variant.of(GAME.settings(), Map.of(Syndicates.CARD_ROW, row));
      moon = GAME.lay(new Setup(variant, names), new FastChance(seed));
      moon.listen(this::hear);
      moon.begin();
      dice = new FastChance(seed);
    }

    private void hear(Happening happening) {
      if (happening.rule() == SM_1_04)
        turns.add(
            new TurnBegun(
                moon.round(),
                moon.at().firstPlayer.get(moon),
                moon.onTurn().orElseThrow().index(),
                hands()));
      if (happening.rule() == SM_12_01) {
        endsOfRound.add(moon.round());
        handsAtEnds.add(hands());
      }
    }

    private List<Integer> hands() {
      return IntStream.range(0, moon.seatCount())
          .mapToObj(seat -> moon.at().hand(Party.of(seat)).size(moon))
          .toList();
    }

    void choose() {
      var asked = moon.asked().list();
      var seat = asked.get(dice.below(asked.size()));
      moon.choose(seat, dice.below(moon.options(seat).size()));
    }

    Story toTheEnd() {
      while (!moon.isOver()) choose();
      return this;
    }
  }

  @ParameterizedTest
  @CsvSource({"2, yes", "3, yes", "4, yes", "5, yes", "3, no", "4, no", "5, no"})
  @Covers({SM_1_02, SM_1_03, SM_1_04, SM_20_06})
  void threeRoundsOfSixTurnsEachGoClockwiseFromTheMarker(int players, String row) {
    for (long seed = 1; seed <= 3; seed++) {
      var turns = new Story(players, row, seed).toTheEnd().turns;
      assertThat(turns).hasSize(3 * 6 * players);
      for (int i = 0; i < turns.size(); i++) {
        var turn = turns.get(i);
        assertThat(turn.round()).isEqualTo(1 + i / (6 * players));
        assertThat(turn.player()).isEqualTo((turn.firstPlayer() + i) % players);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2, yes", "3, yes", "4, no", "5, yes"})
  @Covers({SM_1_06, SM_1_08, SM_1_09})
  void roundsOneAndTwoEndWithEmptyHandsAndTheEndOfRound(int players, String row) {
    var story = new Story(players, row, 4).toTheEnd();
    assertThat(story.endsOfRound).containsExactly(1, 2);
    for (var hands : story.handsAtEnds) assertThat(hands).containsOnly(0);
  }

  @ParameterizedTest
  @CsvSource({"2, yes", "3, yes", "4, no", "5, yes"})
  @Covers(SM_1_07)
  void everyTurnCostsItsPlayerOneCardAndNobodyElse(int players, String row) {
    var turns = new Story(players, row, 5).toTheEnd().turns;
    for (int i = 1; i < turns.size(); i++) {
      var before = turns.get(i - 1);
      if (turns.get(i).round() != before.round()) continue;
      var expected = new ArrayList<>(before.hands());
      expected.set(before.player(), expected.get(before.player()) - 1);
      assertThat(turns.get(i).hands()).isEqualTo(expected);
    }
  }

  @ParameterizedTest
  @CsvSource({"2, yes", "3, yes", "4, no", "5, yes"})
  @Covers({SM_1_11, SM_6_10})
  void kreditsAndClaimedTokensAreNeverLost(int players, String row) {
    var story = new Story(players, row, 6);
    var moon = story.moon;
    var kredits = new HashMap<Integer, Integer>();
    var owned = new HashMap<Integer, Set<Operation>>();
    while (!moon.isOver()) {
      story.choose();
      for (int seat = 0; seat < players; seat++) {
        var party = Party.of(seat);
        var tokens = new HashSet<>(moon.at().owned(party).list(moon));
        assertThat(moon.kredits(party)).isGreaterThanOrEqualTo(kredits.getOrDefault(seat, 0));
        assertThat(tokens).containsAll(owned.getOrDefault(seat, Set.of()));
        kredits.put(seat, moon.kredits(party));
        owned.put(seat, tokens);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"2, yes", "3, yes", "4, no", "5, yes"})
  @Covers({SM_2_11, SM_2_23, SM_2_28})
  void whatLeftTheGameStaysOutAndPettyCrimeNeverEntersTheBag(int players, String row) {
    var story = new Story(players, row, 7);
    var moon = story.moon;
    var objectives = new HashSet<>(moon.at().objectiveDeck.list(moon));
    var agents = new HashSet<>(moon.at().outOfPlay.list(moon));
    while (!moon.isOver()) {
      story.choose();
      assertThat(moon.at().bag.list(moon)).doesNotContainAnyElementsOf(moon.at().petty);
    }
    assertThat(new HashSet<>(moon.at().objectiveDeck.list(moon))).isEqualTo(objectives);
    assertThat(new HashSet<>(moon.at().outOfPlay.list(moon))).isEqualTo(agents);
  }
}
