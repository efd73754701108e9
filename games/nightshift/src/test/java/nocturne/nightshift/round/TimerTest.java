package nocturne.nightshift.round;

import static nocturne.nightshift.ClubTable.ANN;
import static nocturne.nightshift.ClubTable.BEA;
import static nocturne.nightshift.ClubTable.CAT;
import static nocturne.nightshift.ClubTable.GAME;
import static nocturne.nightshift.NightshiftRule.NS_7_01;
import static nocturne.nightshift.NightshiftRule.NS_7_02;
import static nocturne.nightshift.NightshiftRule.NS_7_03;
import static nocturne.nightshift.NightshiftRule.NS_7_04;
import static nocturne.nightshift.NightshiftRule.NS_7_06;
import static nocturne.nightshift.NightshiftRule.NS_7_07;
import static nocturne.nightshift.NightshiftRule.NS_7_08;
import static nocturne.nightshift.NightshiftRule.NS_7_09;
import static nocturne.nightshift.NightshiftRule.NS_7_10;
import static nocturne.nightshift.NightshiftRule.NS_9_10;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import nocturne.kernel.Viewer;
import nocturne.nightshift.ClubTable;
import nocturne.nightshift.Covers;
import nocturne.nightshift.Nightshift;
import nocturne.nightshift.component.Contents.Shift;
import nocturne.nightshift.component.Room;
import nocturne.nightshift.component.RoundPlan.Kind;
import nocturne.nightshift.floor.FloorTurn;
import nocturne.nightshift.stage.StageChoice;
import nocturne.testkit.Play;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimerTest {

  private static List<Integer> rounds(ClubTable table, Kind kind) {
    var plans = table.club().plan().rounds();
    return IntStream.rangeClosed(1, plans.size())
        .filter(round -> plans.get(round - 1).kind() == kind)
        .boxed()
        .toList();
  }

  private static List<Integer> roster(ClubTable table, String dancer) {
    var plans = table.club().plan().rounds();
    return IntStream.rangeClosed(1, plans.size())
        .filter(round -> plans.get(round - 1).stage().contains(table.dancer(dancer)))
        .boxed()
        .toList();
  }

  @Test
  @Covers(NS_7_01)
  void timerMovesOnByOneRoundWhenEveryPlayerHasTakenATurn() {
    var table = ClubTable.of(3).chooses(ANN, "end").chooses(BEA, "end");
    assertThat(table.club().round()).isEqualTo(1);
    table.chooses(CAT, "end").asks(ANN, FloorTurn.class);
    assertThat(table.club().round()).isEqualTo(2);
  }

  @Test
  @Covers({NS_7_06, NS_7_08})
  void longerShiftRefreshesInRounds4And7And12WithTheEventIn9AndLightsOnIn15() {
    var table = ClubTable.of(2);
    assertThat(rounds(table, Kind.REFRESH)).containsExactly(4, 7, 12);
    assertThat(rounds(table, Kind.EVENT)).containsExactly(9);
    assertThat(rounds(table, Kind.LIGHTS_ON)).containsExactly(15);
    assertThat(rounds(table, Kind.FINAL)).containsExactly(16);
    assertThat(table.club().plan().rounds()).hasSize(16);
  }

  @Test
  @Covers({NS_7_06, NS_7_08})
  void shorterShiftRefreshesInRound7WithTheEventIn5AndLightsOnIn9() {
    var table = ClubTable.of(2, "shift", "shorter");
    assertThat(rounds(table, Kind.REFRESH)).containsExactly(7);
    assertThat(rounds(table, Kind.EVENT)).containsExactly(5);
    assertThat(rounds(table, Kind.LIGHTS_ON)).containsExactly(9);
    assertThat(rounds(table, Kind.FINAL)).containsExactly(10);
    assertThat(table.club().plan().rounds()).hasSize(10);
  }

  @ParameterizedTest
  @CsvSource({
    "ruby, 3, 8, 4",
    "topaz, 3, 11, 4",
    "emerald, 6, 11, 6",
    "sapphire, 6, 13, 6",
    "amethyst, 8, 13, 8"
  })
  @Covers(NS_7_07)
  void timerMarksTheRoundsInWhichADancerIsRostered(
      String dancer, int first, int second, int shorter) {
    assertThat(roster(ClubTable.of(2), dancer)).containsExactly(first, second);
    assertThat(roster(ClubTable.of(2, "shift", "shorter"), dancer)).containsExactly(shorter);
  }

  @Test
  @Covers(NS_7_08)
  void oneRoundFollowsLightsOnAndThenTheNightIsOver() {
    var table = ClubTable.of(2).round(15).run(new BeginRound());
    table.chooses(ANN, "end").chooses(BEA, "end");
    assertThat(table.club().roundPlan().kind()).isEqualTo(Kind.FINAL);
    table.chooses(ANN, "end").chooses(BEA, "end");
    table.test().isOver();
  }

  @Test
  @Covers(NS_7_09)
  void everybodySeesTheWholeTimerFromTheStart() {
    var table = ClubTable.of(2);
    var timer = GAME.contents().timers().get(Shift.LONGER);
    for (var viewer : List.of(Viewer.of(ANN), Viewer.of(BEA), Viewer.SPECTATOR))
      assertThat(table.club().view(viewer).table().plan().rounds()).isEqualTo(timer);
  }

  @Test
  @Covers(NS_7_02)
  void wholeStageStepComesBeforeTheFirstTurn() {
    var table = ClubTable.of(3).cash(ANN, 1_000).cash(BEA, 1_000).round(3).run(new BeginRound());
    table.asks(ANN, StageChoice.class).chooses(ANN, "skip-stage");
    table.asks(BEA, StageChoice.class).chooses(BEA, "skip-stage");
    table.asks(ANN, FloorTurn.class);
  }

  @Test
  @Covers(NS_7_03)
  void refreshComesBeforeTheFirstTurn() {
    var table = ClubTable.of(2).guest("S4", "C16").customerDeckTop("C17").round(4);
    table.run(new BeginRound()).asks(ANN, FloorTurn.class);
    assertThat(table.table("S4").top(table.club()).id()).isEqualTo("C17");
  }

  @Test
  @Covers(NS_7_03)
  void eventComesBeforeTheFirstTurn() {
    var table = ClubTable.of(2).event("E5").round(9).run(new BeginRound());
    table.asks(ANN, FloorTurn.class).hasEnergy(3);
  }

  @Test
  @Covers(NS_7_03)
  void lightsGoOnBeforeTheFirstTurn() {
    var table = ClubTable.of(2).round(15).run(new BeginRound()).asks(ANN, FloorTurn.class);
    assertThat(table.club().spots()).noneMatch(table.club()::isFaceDown);
  }

  @Test
  @Covers(NS_7_04)
  void stageStepComesBeforeTheRefreshOfTheSameRound(@TempDir Path packs) throws IOException {
    Files.writeString(
        packs.resolve("timer.yaml"),
        """
        rounds:
          - id: longer-04
            shift: longer
            round: 4
            kind: refresh
            stage: [ruby]
            provenance: original
        """);
    var table = Play.of(Nightshift.with(Optional.of(packs))).seats("Ann", "Bea");
    var test = table.rig("first player", 0).begin();
    test.seat(ANN).chooses("ruby");
    test.seat(BEA).chooses("topaz");
    var club = test.table();
    var spot = club.spots().getFirst();
    club.flip(spot, NS_9_10);
    club.commit(spot, ANN, Room.VIP);
    club.at().round.set(club, 4);
    club.at().cash(ANN).set(club, 1_000);
    test.then(new BeginRound());
    assertThat(club.guest(spot)).isPresent();
    test.seat(ANN).isAsked(StageChoice.class).chooses("go-on-stage");
    test.seat(ANN).isAsked(FloorTurn.class);
    assertThat(club.isFaceDown(spot)).as("the table she vacated has been filled").isTrue();
  }

  @Test
  @Covers(NS_7_10)
  void dancerOnStageTakesHerFloorTurnAndSpendsOneEnergyOnSteppingOff() {
    var table = ClubTable.of(2).plays(BEA, "emerald").cash(ANN, 1_000).round(3);
    table.run(new BeginRound()).chooses(ANN, "go-on-stage").hand(ANN);
    table.asks(ANN, FloorTurn.class).hasEnergy(4).offers(ANN, "step-left", "step-right");
    table.chooses(ANN, "step-right").isAt(ANN, "S10").hasEnergy(3);
  }
}
