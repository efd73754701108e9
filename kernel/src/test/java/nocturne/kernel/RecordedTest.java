package nocturne.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nocturne.kernel.night.Night;
import nocturne.kernel.night.NightCards;
import org.junit.jupiter.api.Test;

class RecordedTest {

  private static final Seat ANN = Seat.of(0);
  private static final Seat BEN = Seat.of(1);
  private static final Seat CLEO = Seat.of(2);

  private static GameRecord with(GameRecord record, List<GameRecord.Entry> entries) {
    return new GameRecord(
        record.game(),
        record.rules(),
        record.packs(),
        record.setup(),
        record.seed(),
        entries,
        record.hashes());
  }

  @Test
  void aLoadedRecordIsTheTableThatWasRecorded() {
    for (int choices = 0; choices < 40; choices++) {
      var recorded = Games.play(Games.open("Ann", "Ben"), choices, 9);
      var loaded = Recorded.load(NightCards.GAME, recorded.record());
      assertThat(loaded.table().hash()).isEqualTo(recorded.table().hash());
      assertThat(loaded.table().difference(recorded.table())).isEmpty();
      assertThat(loaded.table().version()).isEqualTo(recorded.table().version());
      assertThat(loaded.log()).isEqualTo(recorded.log());
      assertThat(loaded.record()).isEqualTo(recorded.record());
    }
  }

  @Test
  void theQuestionsThatASeatHasAnsweredAreKnownAndUndoneOnesAreNot() {
    var recorded = Games.open("Ann", "Ben");
    var prompts = new ArrayList<Text>();
    while (prompts.size() < 5) {
      var seat = recorded.table().asked().first();
      var question = recorded.table().question(seat).orElseThrow();
      Games.choose(recorded, seat, question.options().getFirst().id());
      if (seat.equals(ANN)) prompts.add(question.prompt());
    }
    assertThat(recorded.answered(ANN, 9)).isEqualTo(prompts);
    assertThat(recorded.answered(ANN, 2)).isEqualTo(prompts.subList(0, 2));
    recorded.undo(ANN);
    assertThat(recorded.answered(ANN, 9)).isEqualTo(prompts.subList(0, 4));
  }

  @Test
  void whoLooksOnIsShownTheTableAfterEveryEntry() {
    var recorded = Games.play(Games.open("Ann", "Ben"), 12, 9);
    var shown = new ArrayList<Long>();
    Recorded.load(
        NightCards.GAME,
        recorded.record(),
        (table, entries) -> {
          assertThat(entries).isEqualTo(shown.size());
          shown.add(table.hash());
        });
    assertThat(shown).hasSize(13).endsWith(recorded.table().hash());
    for (int entries = 0; entries <= 12; entries++) {
      var branch = recorded.branch(entries, recorded.setup().players());
      assertThat(shown.get(entries)).isEqualTo(branch.table().hash());
    }
  }

  @Test
  void aTableThatRestsKnowsAllThatHappenedWhenItIsAsked() {
    var awake = Games.play(Games.open("Ann", "Ben"), 20, 9);
    var rested = Recorded.load(NightCards.GAME, awake.record());
    rested.rest();
    assertThat(rested.log(awake.log().size())).isEmpty();
    assertThat(rested.log()).isEqualTo(awake.log());
    assertThat(rested.record()).isEqualTo(awake.record());
  }

  @Test
  void whatHappensAfterARestIsToldAsEver() {
    var awake = Games.play(Games.open("Ann", "Ben"), 20, 9);
    var rested = Recorded.load(NightCards.GAME, awake.record());
    int told = awake.log().size();
    for (int i = 0; i < 3; i++) {
      rested.rest();
      Games.play(awake, 4, i);
      Games.play(rested, 4, i);
    }
    assertThat(rested.log(told)).isEqualTo(awake.log(told)).isNotEmpty();
    assertThat(rested.log()).isEqualTo(awake.log());
    assertThat(rested.record()).isEqualTo(awake.record());
  }

  @Test
  void aChoiceFromBeforeARestCanBeTakenBack() {
    var awake = Games.play(Games.open("Ann", "Ben"), 20, 9);
    var rested = Recorded.load(NightCards.GAME, awake.record());
    var last = (GameRecord.Entry.Choice) awake.record().entries().getLast();
    rested.rest();
    awake.undo(last.seat());
    rested.undo(last.seat());
    assertThat(rested.log()).isEqualTo(awake.log());
    assertThat(rested.record()).isEqualTo(awake.record());
  }

  @Test
  void aRecordHasAHashEverySixteenChoicesAndAtItsEnd() {
    var recorded = Games.play(Games.open("Ann", "Ben", "Cleo"), 34, 9);
    assertThat(recorded.record().hashes().keySet()).containsExactlyInAnyOrder(16, 32, 34);
    assertThat(recorded.record().hashes()).containsEntry(34, recorded.table().hash());
  }

  @Test
  void aRecordOfAnotherGameIsRefused() {
    var record = Games.open("Ann", "Ben").record();
    var other = new Tray.TrayGame(new Layout(), tray -> {});
    assertThatThrownBy(() -> Recorded.load(other, record))
        .isInstanceOf(RecordRefused.class)
        .hasMessage("the record is of game night-cards, not of tray");
  }

  @Test
  void aRecordOfOtherRulesIsRefused() {
    var record = Games.open("Ann", "Ben").record();
    assertThatThrownBy(() -> Recorded.load(new NightCards("2", "none"), record))
        .isInstanceOf(RecordRefused.class)
        .hasMessage("the record is of rules 1, not of 2");
  }

  @Test
  void aRecordOfOtherPacksIsRefused() {
    var record = Games.open("Ann", "Ben").record();
    assertThatThrownBy(() -> Recorded.load(new NightCards("1", "own"), record))
        .isInstanceOf(RecordRefused.class)
        .hasMessage("the record is of packs none, not of own");
  }

  @Test
  void aChoiceThatDoesNotReplayIsNamedByItsNumber() {
    var record = Games.play(Games.open("Ann", "Ben"), 5, 9).record();
    var entries = new ArrayList<>(record.entries());
    entries.set(2, new GameRecord.Entry.Choice(Seat.of(0), "fly"));
    assertThatThrownBy(() -> Recorded.load(NightCards.GAME, with(record, entries)))
        .isInstanceOf(RecordRefused.class)
        .hasMessageStartingWith("entry 3 does not replay: ");
  }

  @Test
  void aTableThatIsNotTheRecordedOneIsNamedByItsEntry() {
    var record = Games.play(Games.open("Ann", "Ben"), 20, 9).record();
    var hashes = new HashMap<>(record.hashes());
    hashes.put(16, 1L);
    var wrong =
        new GameRecord(
            record.game(),
            record.rules(),
            record.packs(),
            record.setup(),
            record.seed(),
            record.entries(),
            hashes);
    assertThatThrownBy(() -> Recorded.load(NightCards.GAME, wrong))
        .isInstanceOf(RecordRefused.class)
        .hasMessage("after entry 16 the table is not the one that was recorded");
  }

  @Test
  void aChoiceAfterTheEndOfTheGameIsRefused() {
    var recorded = Games.play(Games.open("Ann", "Ben"), 1000, 9);
    assertThat(recorded.table().isOver()).isTrue();
    var entries = new ArrayList<>(recorded.record().entries());
    entries.add(new GameRecord.Entry.Choice(ANN, "done"));
    assertThatThrownBy(() -> Recorded.load(NightCards.GAME, with(recorded.record(), entries)))
        .isInstanceOf(RecordRefused.class)
        .hasMessageContaining("the game is over");
  }

  @Test
  void aRecordWithTooManySeatsIsRefused() {
    var record = Games.open("Ann", "Ben").record();
    var crowded =
        new GameRecord(
            record.game(),
            record.rules(),
            record.packs(),
            NightCards.setup("a", "b", "c", "d", "e", "f"),
            record.seed(),
            List.of(),
            Map.of());
    assertThatThrownBy(() -> Recorded.load(NightCards.GAME, crowded))
        .isInstanceOf(RecordRefused.class)
        .hasMessageStartingWith("the record's setup is refused: ");
  }

  @Test
  void aRefusedChoiceIsNotRecorded() {
    var recorded = Games.open("Ann", "Ben");
    var before = recorded.record();
    assertThatThrownBy(() -> recorded.choose(ANN, "fly", 0)).isInstanceOf(ChoiceRefused.class);
    assertThatThrownBy(() -> recorded.choose(ANN, "done", 5)).isInstanceOf(ChoiceRefused.class);
    assertThatThrownBy(() -> recorded.choose(Seat.of(1), "done", 0))
        .isInstanceOf(ChoiceRefused.class);
    assertThat(recorded.record()).isEqualTo(before);
  }

  @Test
  void aBranchBeginsAsTheTableDidAndGoesItsOwnWay() {
    var recorded = Games.play(Games.open("Ann", "Ben"), 12, 9);
    var before = recorded.record();
    var branch = recorded.branch(7, recorded.setup().players());
    var same = Games.play(Games.open("Ann", "Ben"), 7, 9);
    assertThat(branch.table().hash()).isEqualTo(same.table().hash());
    Games.play(branch, 100, 10);
    assertThat(recorded.record()).isEqualTo(before);
  }

  @Test
  void othersMaySitAtABranch() {
    var recorded = Games.play(Games.open("Ann", "Ben"), 12, 9);
    var bots = List.of(new Setup.Player("R1", "random"), new Setup.Player("R2", "random"));
    var branch = recorded.branch(12, bots);
    assertThat(branch.setup().players()).isEqualTo(bots);
    assertThat(branch.table().hash()).isEqualTo(recorded.table().hash());
  }

  @Test
  void theLogHasEverythingFromTheFirstStepOn() {
    var recorded = Games.open("Ann", "Ben");
    assertThat(recorded.log()).hasSize(1);
    Games.choose(recorded, ANN, "draw");
    assertThat(recorded.log()).hasSize(2);
  }

  @Test
  void theLogIsReadOnFromWhereSomebodyHasRead() {
    var recorded = Games.play(Games.open("Ann", "Ben"), 12, 9);
    var log = recorded.log();
    assertThat(log).hasSizeGreaterThan(3);
    assertThat(recorded.log(0)).isEqualTo(log);
    assertThat(recorded.log(3)).isEqualTo(log.subList(3, log.size()));
    assertThat(recorded.log(log.size())).isEmpty();
  }

  @Test
  void choicesAndRetakesAreCounted() {
    var recorded = Games.open("Ann", "Ben");
    assertThat(recorded.size()).isZero();
    Games.choose(recorded, ANN, "draw");
    assertThat(recorded.size()).isEqualTo(1);
    recorded.undo(ANN);
    assertThat(recorded.size()).isEqualTo(recorded.record().entries().size()).isEqualTo(1);
  }

  @Test
  void aQuestionToOneSeatIsPosedByTheChoiceBeforeIt() {
    var recorded = Games.open("Ann", "Ben");
    assertThat(recorded.posed(ANN)).isZero();
    Games.choose(recorded, ANN, "draw");
    assertThat(recorded.posed(ANN)).isEqualTo(1);
    recorded.undo(ANN);
    assertThat(recorded.posed(ANN)).isEqualTo(1);
  }

  @Test
  void anAnswerLeavesTheQuestionOfThoseAloneWhoAreStillAsked() {
    var recorded = atWager();
    int posed = recorded.posed(BEN);
    assertThat(posed).isEqualTo(recorded.size()).isEqualTo(recorded.posed(CLEO));
    Games.choose(recorded, ANN, "stake 1");
    Games.choose(recorded, CLEO, "stake 2");
    assertThat(recorded.posed(BEN)).isEqualTo(posed);
    recorded.undo(CLEO);
    assertThat(recorded.posed(CLEO)).isEqualTo(posed);
    assertThat(recorded.posed(BEN)).isEqualTo(posed);
  }

  @Test
  void anInterruptThatOpensTheWindowAgainPosesItAnewAndAPassDoesNot() {
    for (int i = 0; ; i++) {
      var recorded = atAlarm("alarm " + i);
      if (recorded.table().asked().size() < 2) continue;
      var first = recorded.table().asked().first();
      var other = recorded.table().asked().without(first).first();
      int posed = recorded.posed(other);
      var passed = recorded.branch(recorded.size(), recorded.setup().players());
      Games.choose(passed, first, "pass");
      assertThat(passed.posed(other)).isEqualTo(posed);
      Games.choose(recorded, first, recorded.table().options(first).get(1).id());
      assertThat(recorded.posed(other)).isEqualTo(recorded.size());
      return;
    }
  }

  private static Recorded<Night> atWager() {
    var recorded = open("no", "wager");
    for (var seat : recorded.table().seats()) Games.choose(recorded, seat, "done");
    return recorded;
  }

  private static Recorded<Night> atAlarm(String seed) {
    var recorded = open("yes", seed);
    Games.choose(recorded, ANN, "done");
    return recorded;
  }

  private static Recorded<Night> open(String alarm, String seed) {
    var setup = NightCards.setup(Map.of("alarm", alarm), "Ann", "Ben", "Cleo");
    return Recorded.open(NightCards.GAME, setup, Seed.of(seed));
  }

  @Test
  void aGameThatIsOverIsRecordedToo() {
    Recorded<Night> recorded = Games.play(Games.open("Ann", "Ben"), 1000, 9);
    var loaded = Recorded.load(NightCards.GAME, recorded.record());
    assertThat(loaded.table().result()).isEqualTo(recorded.table().result());
  }
}
