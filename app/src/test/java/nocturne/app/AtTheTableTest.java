package nocturne.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can be typed at a question. Seed "a" deals Ghost and Magpie to seat 1. */
class AtTheTableTest {

  @TempDir private Path state;

  private String afterTyping(String... lines) {
    return new Trial(state)
        .types(lines)
        .runs("play", "moths", "--seed", "a", "--bots", "random")
        .out();
  }

  @Test
  void questionMarkShowsTheRuleBehindTheQuestion() {
    assertThat(afterTyping("?"))
        .contains(
            "MO-1.02. On a turn a moth flies to the lamp, or another is drawn, or nothing happens.");
  }

  @Test
  void questionMarkAndNumberExplainsOptionsAndRefusals() {
    assertThat(afterTyping("? 1")).contains("Ghost flies\nGhost: worth 6.");
    assertThat(afterTyping("?4"))
        .contains("This is not possible now:\nMO-1.03. In the first round the most valuable moth");
    assertThat(afterTyping("? 9")).contains("There is no 9 here; the numbers go from 1 to 4.");
  }

  @Test
  void questionMarkAndNameFindsThings() {
    assertThat(afterTyping("? atl")).contains("Atlas: worth 3.");
    assertThat(afterTyping("? bat")).contains("Nothing here is called “bat”.");
  }

  @Test
  void refusedOptionAnswersWithItsRule() {
    assertThat(afterTyping("4"))
        .contains("This is not possible now:\nMO-1.03.")
        .doesNotContain("Player lets Magpie fly.");
  }

  @Test
  void wrongInputIsAnsweredWithWhatWouldBeRight() {
    assertThat(afterTyping("17")).contains("There is no 17 here; the numbers go from 1 to 4.");
    assertThat(afterTyping("xyz")).contains("Nothing here begins with “xyz”.");
    assertThat(afterTyping("")).contains("Type the number of an option");
    assertThat(afterTyping("3", "1", "wager"))
        .contains("That could mean Wager 1 and Wager 2; type more of it, or its number.");
  }

  @Test
  void logListsEveryLineWithItsRule() {
    assertThat(afterTyping("1", "l")).contains("2. Player lets Ghost fly. MO-1.02.");
    assertThat(afterTyping("l 1"))
        .contains("Two moths are dealt to everybody.\nMO-1.01. Everybody is dealt two moths.");
    assertThat(afterTyping("l 99")).contains("There is no line 99; the log has 1 line.");
  }

  @Test
  void rulesAreFoundById() {
    assertThat(afterTyping("r mo-1.04"))
        .contains("MO-1.04. At the end everybody wagers in secret.");
    assertThat(afterTyping("r XX-1")).contains("There is no rule XX-1.");
    assertThat(afterTyping("r")).contains("Type the id of a rule after it.");
  }

  @Test
  void viewComesAgainOnDemand() {
    var once = afterTyping();
    var twice = afterTyping("v");
    assertThat(twice.split("Moths in the dark", -1))
        .hasSize(once.split("Moths in the dark", -1).length + 1);
  }

  @Test
  void helpNamesEveryKey() {
    var help = afterTyping("h");
    for (var key : List.of("?", "v", "l", "u", "r", "s", "h", "q"))
      assertThat(help).contains("\nKey: " + key);
  }

  @Test
  void undoBeyondTheBarrierIsConfirmed() {
    assertThat(afterTyping("u")).contains("There is nothing to take back yet.");
    assertThat(afterTyping("1", "u", "n"))
        .contains("Taking it back takes back 1 later choice with it")
        .doesNotContain("Taken back");
    assertThat(afterTyping("1", "u", "y")).contains("Taken back; from here chance runs otherwise.");
  }

  @Test
  void undoIsFreeWhereNobodyLearntAnything() {
    var out =
        new Trial(state)
            .types("", "rest", "u", "1", "")
            .runs("play", "moths", "--seed", "a", "--hotseat", "2")
            .out();

    assertThat(out).contains("Taken back.").contains("Player 1 lets Ghost fly.");
  }

  @Test
  void endOfTheGameCanBeTakenBack() {
    assertThat(afterTyping("1", "1", "1", "u", "y", "2", ""))
        .contains("Player: Player. Points: 17.")
        .contains("Player: Player. Points: 18.");
  }

  @Test
  void gameIsSavedWhereOneSays() throws IOException {
    var own = state.resolve("my game.record");

    assertThat(afterTyping("1", "s " + own)).contains("Saved in " + own);
    assertThat(Files.readString(own)).contains("\n1 fly ghost\n");
    assertThat(afterTyping("s " + own, "n")).contains(own + " is there already. Replace it?");
    assertThat(Files.readString(own)).contains("\n1 fly ghost\n");
    assertThat(afterTyping("s")).contains("Saved in " + state.resolve("nocturne"));
    assertThat(afterTyping("s " + own + "/x")).contains("The game can't be saved: ");
  }

  @Test
  void leavingAsksWhetherToSave() {
    var own = state.resolve("left.record");

    assertThat(afterTyping("q", "y", own.toString())).contains("Saved in " + own);
    assertThat(own).exists();
  }

  @Test
  void longPagesStopAtTheEndOfTheScreen() {
    var out =
        new Trial(state)
            .atScreenOf(6)
            .types("", "h", "", "q", "q", "")
            .runs("play", "moths", "--seed", "a")
            .out();

    assertThat(out).contains("Enter for more, q to stop:");
  }

  @Test
  void screenReaderHearsTheTableOnlyWhenOthersHaveChosen() {
    // The wager is asked of everybody at once, so nobody else chooses between it and seat 1's last.
    var out =
        new Trial(state)
            .types("", "1", "", "1")
            .runs("play", "moths", "--seed", "a", "--hotseat", "2", "--variant", "rounds=1")
            .out();

    assertThat(out.split("Moths in the dark", -1)).hasSize(3 + 1 - 1);
  }

  @Test
  void handOverHidesWhatTheOtherSaw() {
    var out =
        new Trial(state)
            .atScreen()
            .types("", "1", "", "1", "", "1")
            .runs(
                "play",
                "moths",
                "--seed",
                "a",
                "--hotseat",
                "2",
                "--name",
                "Vera",
                "--name",
                "Ilya")
            .out();

    var screens = new ArrayList<>(List.of(out.split("\033\\[H\033\\[2J\033\\[3J", -1)));
    assertThat(out).contains("Hand the keyboard to Ilya.");
    // Between two erasures of the whole screen, one hand at most is in sight.
    for (var screen : screens) assertThat(screen.split("Your hand", -1).length).isLessThan(3);
    assertThat(screens.get(1)).contains("Hand the keyboard to Ilya.").doesNotContain("Magpie");
  }

  @Test
  void undoAmongPeopleNeedsTheConsentOfTheOthers() {
    String[] hotseat = {
      "play", "moths", "--seed", "a", "--hotseat", "2", "--name", "Vera", "--name", "Ilya"
    };

    var agreed = new Trial(state).types("", "draw", "", "u", "y").runs(hotseat).out();
    var refused = new Trial(state).types("", "draw", "", "u", "n").runs(hotseat).out();

    assertThat(agreed)
        .contains("Vera asks to take back the last choice.")
        .contains("Ilya, do you agree? (y/n)")
        .contains("Hand the keyboard to Vera.");
    assertThat(refused).contains("Not everybody agrees; the game goes on as it stands.");
  }
}
